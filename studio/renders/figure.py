"""People seen from behind: each part (skin, hair, clothes) is a signed distance field -> marching cubes -> build/*.npz
usage: python3 figure.py        The figures have no faces, so a camera must stay behind them."""
import os
import numpy as np
from scipy.interpolate import PchipInterpolator
from skimage.measure import marching_cubes
BUILD = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'build')

def smin(a, b, k): h = np.clip(.5+.5*(b-a)/k, 0, 1); return b*(1-h)+a*h-k*h*(1-h)
def smax(a, b, k): return -smin(-a, -b, k)
def sst(x, a, b): t = np.clip((x-a)/(b-a), 0, 1); return t*t*(3-2*t)
def V(*a): return np.array(a, np.float32)
def ell(p, c, r): q = p-V(*c); k0 = np.linalg.norm(q/V(*r), axis=-1); k1 = np.linalg.norm(q/(V(*r)**2), axis=-1); return k0*(k0-1)/np.maximum(k1, 1e-6)
def cone(p, a, b, ra, rb):       # capsule with two radii
    a, b = V(*a), V(*b); ba = b-a; t = np.clip(((p-a)@ba)/(ba@ba), 0, 1); return np.linalg.norm(p-a-t[..., None]*ba, axis=-1)-(ra+(rb-ra)*t)
def along(p, a, b): a, b = V(*a), V(*b); ba = b-a; return np.clip(((p-a)@ba)/(ba@ba), 0, 1)
def wob(p, s, f=1.): x, y, z = p[..., 0]*f, p[..., 1]*f, p[..., 2]*f; return (np.sin(9.1*x+5.3*y+3.7*z+s)+np.sin(-6.3*x+11.7*y+7.9*z+2.1*s+1.7)+np.sin(4.9*x-7.7*y+13.3*z+3.3*s+.6))/3
def crease(q, w): return np.exp(-(q/w)**2)
def ridge(t): return 1-2*np.abs(np.sin(t))**.7      # rounded ridges, sharp valleys

class Pose:
    """joints; x to the person's right, y forward, z up, the ground at 0; feet only where crossed legs do not hide them;
    a joint is the same on both sides, or a pair: right, left"""
    def __init__(self, seat, knee, ankle, elbow, wrist, hand, lean=0., feet=False):
        self.feet = feet
        self.seat, self.knee, self.ankle, self.elbow, self.wrist, self.hand, self.lean = seat, knee, ankle, elbow, wrist, hand, lean
    def up(self, p):             # the upper body in its own space, straight and with the seat at 0
        q = p-V(0, 0, self.seat); c, s = np.cos(self.lean), np.sin(self.lean); return np.stack([q[..., 0], q[..., 1]*c-q[..., 2]*s, q[..., 1]*s+q[..., 2]*c], -1)
    def at(self, s, v, k=1.): v = v if np.isscalar(v[0]) else v[s < 0]; return (v[0]*s, v[1], v[2])

TORSO = np.array([   # height, half width, half depth, middle
    (-.10, .215, .170, -.060), (.00, .212, .168, -.060), (.08, .200, .150, -.066), (.17, .172, .124, -.066), (.27, .152, .108, -.058), (.37, .162, .112, -.052),
    (.46, .170, .112, -.055), (.52, .158, .096, -.058), (.565, .112, .080, -.052), (.615, .066, .062, -.045), (.65, .05, .05, -.04)], np.float32)
FINE = np.linspace(-.10, .65, 151); SMOOTH = [PchipInterpolator(TORSO[:, 0], TORSO[:, i])(FINE) for i in (1, 2, 3)]
def torso(q, grow=0.):
    z = q[..., 2]; f = [np.interp(z, FINE, c).astype(np.float32) for c in SMOOTH]
    ax, ay = f[0]+grow, f[1]+grow; k = np.hypot(q[..., 0]/ax, (q[..., 1]-f[2])/ay); d = (k-1)*np.minimum(ax, ay)*.9
    for s in (1, -1): d = smin(d, cone(q, (.030*s, -.055, .582), (.158*s, -.058, .528), .042+grow, .047+grow), .05)
    return smax(smax(d, z-.625-grow, .03), -z-.030, .03)

def arm(p, P, s, r=(.056, .046, .034)):
    # the shoulder belongs to the leaning upper body, elbow and hand are given in the room
    c, sn = np.cos(-P.lean), np.sin(-P.lean); y, z = -.056, .526; sh = (.166*s, y*c-z*sn, y*sn+z*c+P.seat); el, wr = P.at(s, P.elbow), P.at(s, P.wrist)
    return smin(cone(p, sh, el, r[0], r[1]), cone(p, el, wr, r[1], r[2]), .03), along(p, sh, el), along(p, el, wr)

def hands(p, P):
    d = 9.
    for s in (1, -1):
        w, h = V(*P.at(s, P.wrist)), V(*P.at(s, P.hand)); f = (h-w)/np.linalg.norm(h-w); up = V(0, 0, 1); side = np.cross(f, up); side /= np.linalg.norm(side); n = np.cross(side, f)
        m = cone(p, w-f*.03, w+f*.02, .027, .026); m = smin(m, smin(cone(p, w+f*.03+side*.018, w+f*.075+side*.022, .0175, .0165), cone(p, w+f*.03-side*.018, w+f*.075-side*.022, .0175, .0165), .02), .02)
        for i, k in enumerate((-.030, -.010, .010, .029)):
            a = w+f*.085+side*k; b = a+f*(.036, .044, .041, .030)[i]+side*k*.15-n*.016; c = b+f*.018-n*.022; m = smin(m, np.minimum(cone(p, a, b, .0098, .0088), cone(p, b, c, .0088, .0075)), .007)
        t = w+f*.035-side*.030*s; m = smin(m, cone(p, t, t+f*.045-side*.022*s-n*.006, .0125, .0095), .014); d = np.minimum(d, m)
    return d

def skin(p, P, head=(0, 0)):
    q = P.up(p); d = cone(q, (0, -.050, .57), (0, -.028, .70), .050, .047)
    d = smin(d, smin(ell(q, (0, -.022, .788), (.0775, .099, .104)), ell(q, (0, .022, .735), (.057, .063, .070)), .04), .02)
    for s in (1, -1): d = smin(d, ell(q, (.0795*s, -.012, .768), (.011, .021, .030)), .008)
    return np.minimum(d, hands(p, P))

def hair(p, P, style='low'):
    q = P.up(p); x, y, z = q[..., 0], q[..., 1], q[..., 2]
    a = np.arctan2(x, -(y+.02)); cap = ell(q, (0, -.028, .793), (.0860, .107, .110))-.0016*np.sin(46*a+5*z)
    line = -.030+.62*(z-.765); line = np.minimum(line, .055)                                  # hairline: behind the ear, forward over the brow
    cap = smax(cap, y-line, .012); cap = smax(cap, .700+.9*np.maximum(0, np.abs(x)-.035)-z, .014)
    if style == 'low': return smin(cap, ell(q, (0, -.140, .752), (.052, .040, .046))-.002*np.sin(30*np.arctan2(x, z-.752)+40*y), .008)
    if style == 'knot': return np.minimum(cap, smin(ell(q, (0, -.142, .742), (.058, .040, .050))-.0028*np.sin(7*np.arctan2(x, z-.742)+90*np.hypot(x, z-.742)), ell(q, (0, -.118, .742), (.040, .030, .036)), .012))
    if style == 'top': return smin(cap, ell(q, (0, -.075, .893), (.040, .040, .034)), .012)
    return cap                                                                                 # short

def scarf(p, P, over, seed=0.):
    """headscarf: close over the head, its point lies in the middle of the back on the shawl over"""
    q = P.up(p); x, y, z = q[..., 0], q[..., 1], q[..., 2]; w = wob(q, seed, 1.4); back = sst(-y, -.02, .06)
    d = ell(q, (0, -.026, .790), (.0900, .112, .114)); d = smax(d, y-np.minimum(-.005+.45*(z-.70), .070), .012)
    d = smin(d, smax(cone(q, (0, -.052, .745), (0, -.062, .600), .076, .092), y-.020, .02), .06)
    point = smax(shawl(p, P, **over)-.011, .395+.78*np.abs(x-.010)+.004*np.sin(30*x)-z, .008); d = smin(d, smax(point, y+.01, .01), .030)
    d = d-.005*sst(z, .82, .68)*ridge(26*x+1.4*w+seed)*back-.0025*w
    for c, k in ((.700, .30), (.745, -.26), (.800, .42)): d = d-.0035*back*crease(z-c-k*x-.3*x*x-.006*w, .011)      # the cloth wraps round the head
    return d

def feet(p, P):
    d = 9.
    for s in (1, -1): x, y, _ = P.at(s, P.ankle); d = np.minimum(d, smin(cone(p, (x, y, .11), (x, y, .05), .036, .036), ell(p, (x*1.06, y+.065, .034), (.043, .120, .034)), .03))
    return np.maximum(d, .002-p[..., 2])

def sleeve(p, P, s, seed, r=(.064, .058, .045)):
    d, u, v = arm(p, P, s, r); w = wob(p, seed+s, 1.6)
    return d-.0045*sst(u, .55, .95)*np.sin(70*u+6*w+s)-.004*(1-sst(v, .0, .55))*np.sin(55*v+5*w)-.004*w

def tunic(p, P, seed=0., flare=.0):
    """loose shirt: falls from the shoulder blades, gathers at the waist, long sleeves"""
    q = P.up(p); x, z = q[..., 0], q[..., 2]; d = torso(q, .012); w = wob(q, seed)
    back = sst(-q[..., 1], .02, .08)
    d = d-back*(.006*crease(z-.335-.55*np.abs(x)-.012*w, .016)+.006*crease(z-.255-.35*x-.015*w, .015)+.006*crease(z-.205+.42*x-.012*w, .015)+.007*crease(z-.135-.10*np.sin(9*x)-.015*w, .016)+.006*crease(z-.075+.12*x-.02*w, .015))
    d = d-.005*w-.006*sst(z, .50, .30)*np.cos(17*np.arctan2(x, -q[..., 1])+2*w+seed)*sst(z, .02, .25)
    for s in (1, -1): d = smin(d, sleeve(p, P, s, seed), .030)
    c = cone(q, (0, -.048, .592), (0, -.044, .628), .066, .057)-.001*np.sin(20*x)                 # collar
    return smin(d, c, .014)

def trousers(p, P, seed=0.):
    d = ell(p, (0, -.050, P.seat+.060), (.200, .160, .115))
    for s in (1, -1):
        h, k, a = (.100*s, -.020, P.seat+.085), P.at(s, P.knee), P.at(s, P.ankle); u, v = along(p, h, k), along(p, k, a); w = wob(p, seed+3*s, 1.5)
        leg = smin(cone(p, h, k, .108, .070), cone(p, k, a, .068, .056), .035)-.004*w-.0045*sst(u, .35, .8)*ridge(19*u+3*w)-.005*ridge(15*v+3*w)*sst(v, .05, .3)
        d = smin(d, leg, .035)
    return np.maximum(d, .003-p[..., 2])

def shawl(p, P, seed=0., long=.085, over=1):
    """woollen shawl over both shoulders: bridges arm and back, hangs free below, one end laid over the other shoulder"""
    q = P.up(p); x, y, z = q[..., 0], q[..., 1], q[..., 2]; w = wob(q, seed); d = torso(q, .026)
    for s in (1, -1): a, u, _ = arm(p, P, s, (.072, .070, .062)); d = smin(d, a, .085)
    th = np.arctan2(x, -(y+.055)); fall = sst(z, .50, .18)
    d = d-.020*fall*(.72+.28*ridge(3.2*th+.6*w+seed))-.0035*fall*ridge(7.5*th+1.2*w+2*seed)-.003*w
    u_ = over*x                                                                                # folds that run from the shoulder which carries the thrown end
    for c, k, wd, a in ((.500, .35, .013, .010), (.452, .50, .014, .012), (.392, .62, .016, .013), (.322, .72, .018, .012), (.245, .78, .020, .009)): d = d-a*sst(-y, .0, .07)*crease(z-c-k*u_-.5*u_*u_-.012*np.sin(13*u_+seed)-.008*w, wd)*sst(u_, -.30, -.02)
    d = d-.010*sst(u_-.015-.25*(z-.35)-.008*np.sin(22*z), -.008, .008)*sst(-y, -.02, .05)      # the thrown end is a second layer
    edge = long+.10*np.abs(x)+.05*u_+.005*np.sin(9*th+seed)+.006*w; d = smax(d, edge-z, .008)
    d = smax(d, y-.045-.10*sst(z, .45, .2), .02)                                               # open in front
    d = smax(d, z-.640, .02); R = np.hypot(x/1.05, (y+.048)/.92); roll = np.hypot(R-.074, (z-.622+.30*(y+.045)+.006*np.sin(3*th+seed))*1.1)-.022-.003*np.sin(6*th+seed)
    return smin(d, roll, .02)

def mesh(fn, lo, hi, step):
    ax = [np.arange(l, h, step, dtype=np.float32) for l, h in zip(lo, hi)]; d = fn(np.stack(np.meshgrid(*ax, indexing='ij'), -1)).astype(np.float32)
    v, f, _, _ = marching_cubes(d, 0, spacing=(step,)*3); return (v+np.array(lo)).astype(np.float32), f.astype(np.int32)

FLOOR = Pose(seat=.085, knee=(.372, .245, .070), ankle=(-.05, .345, .062), elbow=(.262, .005, .375), wrist=(.338, .172, .196), hand=(.362, .275, .163))
LAP = Pose(seat=.085, knee=(.345, .235, .070), ankle=(-.05, .335, .062), elbow=(.246, .030, .365), wrist=(.170, .190, .190), hand=(.080, .245, .172), lean=.05)
STAND = Pose(seat=.760, knee=(.095, -.015, .470), ankle=(.100, -.045, .090), elbow=(.238, .015, 1.050), wrist=(.195, .235, .958), hand=(.180, .325, .938), lean=.03, feet=True)
CHAIR = Pose(seat=.50, knee=(.140, .395, .540), ankle=(.130, .420, .090), elbow=(.250, -.010, .785), wrist=(.165, .190, .690), hand=(.140, .285, .678), lean=.02, feet=True)
TALK = Pose(seat=.50, knee=CHAIR.knee, ankle=CHAIR.ankle, elbow=(CHAIR.elbow, (.262, .030, .775)), wrist=(CHAIR.wrist, (.235, .250, .800)), hand=(CHAIR.hand, (.235, .345, .835)), lean=.05, feet=True)      # one hand speaks
PEOPLE = {'sitter': (FLOOR, 'low', dict(seed=.4, over=1)), 'covered': (LAP, 'scarf', dict(seed=2.1, over=-1, long=.060)), 'chair-sitter': (CHAIR, 'short', dict(seed=3.3, over=-1, long=.110)),
    'grandmother': (CHAIR, 'knot', dict(seed=1.7, over=1, long=.090)), 'neighbour': (FLOOR, 'short', None), 'teacher': (TALK, 'low', None),
    'stander': (STAND, 'short', None)}     # name: pose, hair, shawl
if __name__ == '__main__':
    import sys; os.makedirs(BUILD, exist_ok=True); step = .0055
    for name in sys.argv[1:] or PEOPLE:
        P, style, sh = PEOPLE[name]; z = P.seat; out = {}
        parts = {'skin': (lambda p: skin(p, P), (-.5, -.25, z-.0), (.5, .48, z+.92)),
                 'tunic': (lambda p: tunic(p, P), (-.45, -.30, z-.12), (.45, .36, z+.68)), 'trousers': (lambda p: trousers(p, P), (-.52, -.27, -.01), (.52, .55, z+.26))}
        if style == 'scarf': parts['scarf'] = (lambda p: scarf(p, P, sh), (-.32, -.34, z+.37), (.32, .16, z+.96))
        else: parts['hair'] = (lambda p: hair(p, P, style), (-.12, -.25, z+.62), (.12, .16, z+.96))
        if P.feet: y = P.ankle[1]; parts['feet'] = (lambda p: feet(p, P), (-.25, y-.12, -.01), (.25, y+.24, .16))
        if sh: parts['shawl'] = (lambda p: shawl(p, P, **sh), (-.45, -.34, z), (.45, .25, z+.70))
        for k, (fn, lo, hi) in parts.items(): out[k+'_v'], out[k+'_f'] = mesh(fn, lo, hi, .004 if k in ('skin', 'hair', 'feet') else step)
        np.savez(os.path.join(BUILD, name+'.npz'), **out); print(name, {k: len(out[k+'_v']) for k in parts})
