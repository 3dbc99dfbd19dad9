"""The sand density map of the picture sacred-symbols.
A free round plate is approximated by  f(r, t) = sum a_i * J_{n_i}(k_i r) * cos(n_i t);  sand gathers where f = 0.
k_i = k0 * ratio (1 : 1 : 3/2 is a fifth), n_i = 12 * integer (twelvefold symmetry).
usage: python3 sand_density.py   ->  build/chladni_density.png"""
import os
import numpy as np, cv2
from scipy.special import jv
HERE = os.path.dirname(os.path.abspath(__file__))
FOLD = 12
ORNATE = (26, [(1, 0, .3), (1, 1, 1), (1.5, 1, 1.3), (1, 2, .48)])        # k0, [(ratio, multiple of the fold, amplitude)]

def field(spec, x, y):
    k0, modes = spec; r, t = np.minimum(1.04, np.hypot(x, y)), np.arctan2(y, x)
    return sum(a*jv(m*FOLD, k0*q*r)*np.cos(m*FOLD*t) for q, m, a in modes)

def density(path, spec=ORNATE, G=1600, width=.0085):
    c = (np.arange(G)+.5)/G*2-1; x, y = np.meshgrid(c, c); e = 1e-3; v = field(spec, x, y)
    g = np.hypot(field(spec, x+e, y)-v, field(spec, x, y+e)-v)/e+.8
    b = 255*np.exp(-(np.abs(v)/g/width)**2); b[np.hypot(x, y) > .965] = 0
    os.makedirs(os.path.dirname(path), exist_ok=True); cv2.imwrite(path, b.round().astype(np.uint8))

if __name__ == '__main__':
    density(os.path.join(HERE, 'build', 'chladni_density.png'))
