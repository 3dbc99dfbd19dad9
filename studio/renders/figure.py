"""People as smooth-union signed distance fields -> marching cubes -> build/*.npz   (usage: python3 figure.py)
Only views from behind and from above look right: the figures have no faces and no detailed hands."""
import os
import numpy as np
from skimage.measure import marching_cubes
BUILD = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'build')

def smin(a, b, k): h = np.clip(.5+.5*(b-a)/k, 0, 1); return b*(1-h)+a*h-k*h*(1-h)
def smax(a, b, k): return -smin(-a, -b, k)
def sst(x, a, b): t = np.clip((x-a)/(b-a), 0, 1); return t*t*(3-2*t)
def V(*a): return np.array(a, np.float32)
def ell(p, c, r): q = (p-V(*c)); k0 = np.linalg.norm(q/V(*r), axis=-1); k1 = np.linalg.norm(q/(V(*r)**2), axis=-1); return k0*(k0-1)/np.maximum(k1, 1e-6)
def cone(p, a, b, ra, rb, sq=(1, 1, 1)):       # tapered capsule, sq scales axes (flattening)
    s = V(*sq); a, b = V(*a)/s, V(*b)/s; p = p/s; ba = b-a; t = np.clip(((p-a)@ba)/(ba@ba), 0, 1); t2 = t*t*(3-2*t)*.35+t*.65
    return (np.linalg.norm(p-a-t[..., None]*ba, axis=-1)-(ra+(rb-ra)*t2))*min(sq)

def seated(p, hands='knees', bun=True):
    # torso: pelvis -> waist -> ribs -> shoulders, flattened in y
    f = (1, .70, 1)
    d = ell(p, (0, -.06, .115), (.195, .165, .125))
    d = smin(d, cone(p, (0, -.075, .15), (0, -.055, .34), .152, .128, f), .06)
    d = smin(d, cone(p, (0, -.055, .34), (0, -.05, .50), .128, .158, f), .06)
    d = smin(d, cone(p, (-.145, -.055, .560), (.145, -.055, .560), .060, .060), .075)
    d = smin(d, cone(p, (0, -.06, .575), (0, -.04, .665), .080, .047), .06)
    d = smin(d, cone(p, (0, -.042, .63), (0, -.022, .72), .046, .045), .025)
    hd = ell(p, (0, -.022, .795), (.074, .088, .094)); hd = smin(hd, ell(p, (0, .008, .752), (.055, .062, .062)), .04)
    d = smin(d, hd, .022)
    if bun: d = smin(d, ell(p, (0, -.068, .898), (.041, .041, .035)), .016)
    for s in (1, -1):
        d = smin(d, cone(p, (.11*s, -.03, .105), (.385*s, .255, .095), .118, .070), .05)
        leg = cone(p, (.385*s, .265, .080), (-.04*s, .36, .052), .066, .042); leg = smin(leg, ell(p, (-.10*s, .335, .05), (.085, .045, .036)), .03)
        d = smin(d, leg, .04)
        if hands == 'knees': sh, el, wr, hn = (.198*s, -.055, .548), (.268*s, -.035, .325), (.335*s, .205, .190), (.352*s, .265, .172)
        elif hands == 'up': sh, el, wr, hn = (.188*s, -.055, .565), (.205*s, -.035, .800), (.045*s, -.025, 1.005), (.016*s, -.022, 1.075)
        else: sh, el, wr, hn = (.198*s, -.055, .548), (.262*s, -.02, .315), (.085*s, .19, .205), (.02*s, .205, .198)
        arm = smin(cone(p, sh, el, .058, .043), cone(p, el, wr, .044, .028), .02)
        arm = smin(arm, ell(p, hn, (.036, .052, .022) if hands == 'knees' else (.02, .022, .075) if hands == 'up' else (.06, .036, .02)), .025)
        d = smin(d, arm, .028)
    return d

def wob(x, y, z, s):      # cheap smooth pseudo-noise, about -1..1
    return (np.sin(9.1*x+5.3*y+3.7*z+s)+np.sin(-6.3*x+11.7*y+7.9*z+2.1*s+1.7)+np.sin(4.9*x-7.7*y+13.3*z+3.3*s+.6))/3

def shawl(p, seed=0.0, over=1):
    """soft woollen shawl: sloping round shoulders, a loose roll at the nape, deep uneven folds, one end thrown over a shoulder"""
    x, y, z = p[..., 0], p[..., 1], p[..., 2]
    # body of the cloth: a bell whose section is an ellipse growing downwards
    e = np.clip((.585-z)/.585, 0, 1.05)
    ax = .150+.115*np.sqrt(np.clip(e, 0, 1))+.135*e**1.5+.05*sst(e, .86, 1.03)
    ay = .098+.060*np.sqrt(np.clip(e, 0, 1))+.095*e**1.4+.05*sst(e, .86, 1.03)
    yc = -.050+.022*e**2
    th = np.arctan2((y-yc)/ay, x/ax)
    thw = th+.10*wob(x, y, z*1.3, seed)+.30*(e-.5)*over*.55           # folds lean, as if pulled over one shoulder
    amp = sst(e, .10, .9)
    # folds: rounded ridges with sharper valleys, uneven spacing
    fold = lambda m, ph: 1-np.abs(np.sin(.5*m*thw+ph))**.8*1.0
    rip = amp*(.040*(fold(9, seed+.4)-.4)+.026*(fold(17, 2*seed+1.1)-.4)*sst(e, .25, .8)+.012*np.cos(31*thw+seed)*sst(e, .5, 1))
    rip = rip+.012*wob(x, y, z, seed+4)*sst(e, .02, .3)
    r = np.hypot(x/ax, (y-yc)/ay); d = (r-1-rip)*np.minimum(ax, ay)*.85
    # round shoulders: capsules that slope from the nape
    for s in (1, -1):
        sh = cone(p, (.02*s, -.052, .588), (.170*s, -.055, .538), .088, .083, (1, .92, 1))
        sh = sh-.006*wob(2*x, 2*y, 2*z, seed+9)
        d = smin(d, sh, .075)
    top = z-.655+.30*np.abs(x); d = smax(d, top, .05)
    # swags: soft diagonal folds across the back, hanging from the shoulder that carries the thrown end
    back = sst(-y, -.02, .06)
    u = over*x
    for c, k, w, a in ((.475, .42, .020, .013), (.405, .55, .022, .014), (.325, .62, .022, .013), (.235, .66, .022, .010)):
        q = z-c-k*u-.20*u*u-.012*np.sin(14*u+seed)
        d = d-a*back*np.exp(-(q/w)**2)*sst(u, -.34, -.05)
    # thrown end: a second layer of cloth over one shoulder, with its own edge
    edge = (u-.045)-.22*(z-.30)-.010*np.sin(26*z+seed)
    lay = .011*sst(edge, -.012, .016)*sst(z, .10, .42)*back
    d = d-lay
    # loose roll at the nape
    R = np.hypot(x/1.06, (y+.045)/.86); zz = z-.640+.16*(y+.045)+.018*np.sin(3*np.arctan2(y+.045, x)+seed)
    roll = np.hypot(R-.078, zz*1.05)-.030-.004*np.sin(7*np.arctan2(y+.045, x)+9*z+seed)
    d = smin(d, roll, .022)
    return np.maximum(d, -z+.004)

def cloak(p, seed=0.0):
    """wide shawl that covers arms, lap and knees: for the view from above"""
    x, y, z = p[..., 0], p[..., 1], p[..., 2]; e = np.clip((.585-z)/.585, 0, 1.05)
    # shoulders stay an oval; the cloth drops from the chest to the lap and only then spreads over the knees
    q = np.sqrt(np.clip(e, 0, 1)); ax = .150+.105*q+.165*e**2.6+.05*sst(e, .88, 1.03); ay = .102+.062*q+.190*e**3.0+.05*sst(e, .88, 1.03); yc = -.050+.020*e+.150*e**3.0
    th = np.arctan2((y-yc)/ay, x/ax); thw = th+.12*wob(x, y, z*1.3, seed)
    fold = lambda m, ph: 1-np.abs(np.sin(.5*m*thw+ph))**.8
    rip = sst(e, .08, .8)*(.036*(fold(11, seed+.4)-.4)+.022*(fold(19, 2*seed+1.1)-.4)*sst(e, .25, .8))+.008*wob(x, y, z, seed+4)*sst(e, .02, .3)
    d = (np.hypot(x/ax, (y-yc)/ay)-1-rip)*np.minimum(ax, ay)*.85
    for s in (1, -1): d = smin(d, cone(p, (.02*s, -.052, .588), (.170*s, -.050, .538), .088, .083, (1, .95, 1)), .075)
    d = smax(d, z-.655+.30*np.abs(x), .05)
    R = np.hypot(x/1.06, (y+.040)/.90); zz = z-.636+.16*(y+.045)+.018*np.sin(3*np.arctan2(y+.045, x)+seed)
    d = smin(d, np.hypot(R-.080, zz*1.05)-.034-.004*np.sin(7*np.arctan2(y+.045, x)+9*z+seed), .022)
    u = x if seed < 2 else -x
    edge = (u-.02)+.30*(z-.45)-.010*np.sin(26*z+seed)             # one side laid over the other in front
    d = d-.014*sst(edge, -.006, .010)*sst(y, .02, .10)
    return np.maximum(d-.014, -z+.004)          # a little thicker than the body, so that elbows do not show through

def tunic(p, hands='up', seed=0.):
    """loose kurta: flared torso tube with folds + wide sleeves to the elbow"""
    x, y, z = p[..., 0], p[..., 1], p[..., 2]; e = np.clip((.60-z)/.60, 0, 1); q = np.sqrt(np.clip(e/.10, 0, 1))
    ax = .060+.128*q-.016*np.sin(np.pi*np.clip(e/.75, 0, 1))+.085*e**2.2; ay = .055+.068*q+.090*e**1.8; yc = -.055
    th = np.arctan2((y-yc)/ay, x/ax); thw = th+.08*wob(x, y, z, seed)
    rip = e**1.2*(.030*(1-np.abs(np.sin(3.5*thw+seed))-.4)+.020*(1-np.abs(np.sin(6.5*thw+2*seed-1.5*e))-.4)+.008*np.cos(23*thw+seed))
    sw = sum(a*np.exp(-(((z-c-k*np.abs(x)-.01*np.sin(16*x+seed))/w)**2)) for c, k, w, a in ((.30, .30, .014, .008), (.24, .35, .013, .007), (.185, .30, .014, .006)))
    sw = sw+.006*np.exp(-(((z-.40-.12*x)/.016)**2))
    d = (np.hypot(x/ax, (y-yc)/ay)-1-rip)*np.minimum(ax, ay)*.8-sw
    d = smax(d, z-.612+.10*np.abs(x), .045); d = np.maximum(d, -z+.035)
    for s_ in (1, -1):
        sh, el = ((.170*s_, -.055, .548), (.203*s_, -.037, .760)) if hands == 'up' else ((.186*s_, -.055, .545), (.262*s_, -.03, .345))
        slv = cone(p, sh, el, .068, .064)+.004*np.sin(55*z+20*x+9*y)*(1 if hands == 'up' else .6); d = smin(d, slv, .035)
    return d

def make(name, fn, sh=None, lo=(-.55, -.42, -.02), hi=(.55, .5, 1.0), step=.0068):
    ax = [np.arange(l, h, step, dtype=np.float32) for l, h in zip(lo, hi)]; G = np.stack(np.meshgrid(*ax, indexing='ij'), -1)
    b = fn(G); d = b if sh is None else smin(b, sh(G), .010)
    v, f, _, _ = marching_cubes(d, 0, spacing=(step,)*3); v = (v+np.array(lo)).astype(np.float32)
    lab = np.zeros(len(v), np.float32) if sh is None else np.clip(.5+(fn(v)-sh(v))/.008, 0, 1)
    if name.startswith('tunic'): lab = np.maximum(lab, sst(v[:, 2], .42, .46)*(1-sst(v[:, 2], .630, .642))*(np.abs(v[:, 0]) < .30))     # the shoulders belong to the cloth
    os.makedirs(BUILD, exist_ok=True)
    np.savez(os.path.join(BUILD, name+'.npz'), v=v, f=f.astype(np.int32), lab=lab.astype(np.float32)); print(name, len(v), len(f))

if __name__ == '__main__':
    make('shawl_bun', lambda p: seated(p, 'lap'), lambda p: shawl(p, .0, 1), step=.0060)
    make('shawl_short', lambda p: seated(p, 'lap', bun=False), lambda p: shawl(p, 2.1, -1))
    make('tunic_up', lambda p: seated(p, 'up'), lambda p: tunic(p, 'up'), hi=(.55, .5, 1.18))
    make('tunic_up2', lambda p: seated(p, 'up', bun=False), lambda p: tunic(p, 'up', 2.3), hi=(.55, .5, 1.18))
    make('cloak_bun', lambda p: seated(p, 'lap'), lambda p: cloak(p, .3)); make('cloak_short', lambda p: seated(p, 'lap', bun=False), lambda p: cloak(p, 2.4))
    make('tunic_knees', lambda p: seated(p, 'knees'), lambda p: tunic(p, 'knees', 1.7))
