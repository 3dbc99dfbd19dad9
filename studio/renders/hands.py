"""Two hands round a beaker, with sleeves and the jumper behind: signed distance fields -> build/hands.npz (see figure.py)
usage: python3 hands.py        The beaker stands at the origin; the person sits at +y, the camera at -y."""
import os
import numpy as np
from figure import BUILD, V, along, cone, ell, mesh, ridge, smax, smin, sst, torso, wob

R = .041                                     # outer radius of the beaker
def at(s, angle, r, z): a = np.radians(angle); return np.array((s*r*np.cos(a), r*np.sin(a), z), np.float32)

#         height of the knuckle, angles of the knuckle, middle joint, last joint and tip (0 = side, -90 = front), length, thickness
FINGERS = ((.0800, -16, -45, -63, -77, 1.0), (.0608, -16, -45, -63, -77, 1.06), (.0418, -14, -43, -60, -74, 1.0), (.0245, -12, -38, -54, -67, .88))
def joints(s, i, tilt):
    z, a, b, c, d, k = FINGERS[i]; d2 = tilt*s
    return at(s, a, R+.0185, z), at(s, b+d2*.5, R+.0172, z-.0005), at(s, c+d2, R+.0115, z-.0030), at(s, d+d2, R+.0082, z-.0052), k
def hand(p, s, tilt=0.):
    wrist = V(s*.070, .052, .036); d = cone(p, wrist+V(s*.020, .030, -.006), wrist, .0270, .0250)
    for i in range(4):
        a, b, c, e, k = joints(s, i, tilt); w = wrist+V(-s*.002, -.004, (a[2]-.050)*.55)
        m = cone(p, w, a, .0165, .0122); d = smin(d, m, .016)
    for i in range(4):
        a, b, c, e, k = joints(s, i, tilt); r = np.array((.0108, .0100, .0090, .0076))*(.93+.07*k)
        f = smin(cone(p, a, b, r[0], r[1]*1.02), cone(p, b, c, r[1]*1.02, r[2]), .003); f = smin(f, cone(p, c, e, r[2]*1.01, r[3]), .003)
        d = smin(d, f, .0045)
        out = b/np.linalg.norm(b*V(1, 1, 0)); t = np.linalg.norm(p-(b+out*V(1, 1, 0)*r[1]), axis=-1)
        d = d+.0007*np.exp(-(t/.007)**2)*np.sin((p[..., 0]*s*np.sin(np.radians(48))+p[..., 1]*np.cos(np.radians(48)))*1900)      # creases over the middle joint
    th = [V(s*.060, .036, .048), V(s*.0545, .042, .069), V(s*.040, .0465, .083), V(s*.0215, .0505, .0865)]
    t = smin(cone(p, wrist+V(-s*.004, -.006, .008), th[0], .021, .0165), cone(p, th[0], th[1], .0165, .0125), .012); t = smin(t, cone(p, th[1], th[2], .0122, .0108), .004); t = smin(t, cone(p, th[2], th[3], .0108, .0086), .003)
    d = smin(d, t, .012)
    q = np.hypot(p[..., 0], p[..., 1]); return smax(d, (R+.0006)-q+np.where(p[..., 2] > .093, .02, 0.)*0-np.where(p[..., 2] > .094, .5, 0.), .002)       # the hand lies on the beaker
def skin(p): return np.minimum(hand(p, -1, 2.), hand(p, 1, -4.))
def nails(p):
    d = np.full(p.shape[:-1], 9., np.float32)
    for s, tilt in ((-1, 2.), (1, -4.)):
        for i in range(4):
            a, b, c, e, k = joints(s, i, tilt); m = c*.30+e*.70; out = e*V(1, 1, 0); out /= np.linalg.norm(out); dirn = (e-c)/np.linalg.norm(e-c); up = np.cross(out, dirn); out = np.cross(dirn, up); q = p-(m+dirn*.0022+out*.0046)
            u, v, w = q@dirn, q@up, q@out; r = V(.0054, .0044, .0036); k0 = np.sqrt(np.abs(u/r[0])**2.6+np.abs(v/r[1])**2.6+(w/r[2])**2); d = np.minimum(d, (k0-1)*.0038)
    return d
SHOULDER, ELBOW, WRIST = (.172, .345, .255), (.245, .240, .047), (.092, .083, .036)
def sleeves(p):
    d = None
    for s in (-1, 1):
        S, E, W = ((s*x, y, z) for x, y, z in (SHOULDER, ELBOW, WRIST)); u, v = along(p, S, E), along(p, E, W); w = wob(p, 1.3*s, 3.)
        c = smin(cone(p, S, E, .070, .051), cone(p, E, W, .051, .036), .028)-.0035*w-.0020*sst(v, .05, .5)*ridge(13*v+3.5*w+s)*(1-sst(v, .80, .86))-.0025*(1-sst(v, .0, .3))*ridge(7*u+3*w)
        axis = V(*W)-V(*E); L = np.linalg.norm(axis); t = ((p-V(*E))@axis)/L/L; c = smax(c, (t-1.02)*L, .006)       # the sleeve ends above the wrist
        d = c if d is None else smin(d, c, .02)
    return d
def jumper(p):
    q = p-V(0, .415, -.275); q = np.stack([q[..., 0], -q[..., 1], q[..., 2]], -1); d = torso(q, .028)-.004*wob(p, 2.2, 2.)
    return smin(d, sleeves(p), .035)
if __name__ == '__main__':
    os.makedirs(BUILD, exist_ok=True); out = {}
    for k, fn, lo, hi, step in (('skin', skin, (-.14, -.065, -.01), (.14, .14, .13), .0011), ('nails', nails, (-.06, -.065, .0), (.06, .02, .10), .0006), ('jumper', jumper, (-.36, .02, -.05), (.36, .56, .40), .0035)):
        out[k+'_v'], out[k+'_f'] = mesh(fn, lo, hi, step)
    np.savez(os.path.join(BUILD, 'hands.npz'), **out); print({k: len(v) for k, v in out.items()})
