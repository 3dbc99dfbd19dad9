"""Courtyard wall with an arched lamp niche, stone steps, tulsi in a clay pot."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import *
out, w, h, spp, rest = args(); s = reset(); random.seed(4); PH = h > w
wl = lime('lime', '#f2e6d0', '#e5d4b6', .16); inner = lime('inner', '#cf9460', '#b97c4c', .16); stone = mat('stone', '#cdbfa9', rough=.88); bA = brass('bA', '#c79a4e', .26, '#8a6a34', '#ecd08f', .2)
def stonemat(name, cols):
    m = mat(name, cols[1], rough=.88, spec=.2); t = m.node_tree; n = N(t); b = t.nodes['Principled BSDF']; tc = n.n('ShaderNodeTexCoord'); z = n.n('ShaderNodeTexNoise', Scale=7, Detail=9, Roughness=.68); n.l(tc, 'Object', z, 0); rp = ramp(n, [(.34, cols[0]), (.52, cols[1]), (.70, cols[2])]); n.l(z, 0, rp, 0); n.l(rp, 0, b, 'Base Color'); v = n.n('ShaderNodeTexNoise', Scale=55, Detail=4); n.l(tc, 'Object', v, 0); a = n.n('ShaderNodeMath', _operation='MULTIPLY_ADD'); n.l(v, 0, a, 0); a.inputs[1].default_value = .4; n.l(z, 0, a, 2); bp = n.n('ShaderNodeBump', Strength=.35, Distance=.012); n.l(a, 0, bp, 'Height'); n.l(bp, 0, b, 'Normal'); return m
stone = stonemat('stone', ('#b9a88f', '#cdbfa8', '#ded2bd')); fl = tiles('floor', ('#cdbb9f', '#d9cab0', '#e5d9c3'), .46, 1.4, '#c3b398', .85, .5)
box('floor', 14, 9, .04, fl, loc=(0, -4.4, -.02))
# niche: an arch as front outline, extruded inward; the wall round it is built as a fan so that no boolean is needed
NX, NZ, R, HB, DP = .98, 1.02, .215, .30, .26
arc = [(NX-R, NZ), (NX-R, NZ+HB*.5)]+[(NX-R*math.cos(math.pi*i/36)*(1 if True else 0), NZ+HB+R*1.25*math.sin(math.pi*i/36)**.9) for i in range(37)]+[(NX+R, NZ+HB*.5), (NX+R, NZ)]
bot = [(NX+R-2*R*i/12, NZ) for i in range(1, 12)]; ring = arc+bot; cxz = Vector((NX, NZ+.25)); V = []; F = []; K = len(ring)
for j, k in enumerate((1., 1.03, 1.3, 2.2, 5, 16, 40)):
    for x, z in ring:
        p = Vector((x, z))-cxz; d = p.normalized(); q = cxz+p*k if k < 5 else cxz+d*k; V.append((q.x, (.010 if j == 0 else 0), q.y))
for j in range(6):
    for i in range(K): F.append((j*K+i, j*K+(i+1) % K, (j+1)*K+(i+1) % K, (j+1)*K+i))
me = bpy.data.meshes.new('wall'); me.from_pydata(V, [], F); me.update(); wo = obj('wall', me, wl, smooth=False)
V = []; F = []
for j in range(6):
    for x, z in ring: V.append((x, .010+DP*j/5, z))
for j in range(5):
    for i in range(K): F.append((j*K+i, (j+1)*K+i, (j+1)*K+(i+1) % K, j*K+(i+1) % K))
F.append(tuple(5*K+i for i in range(K))); me = bpy.data.meshes.new('niche'); me.from_pydata(V, [], F); me.update(); obj('niche', me, inner, smooth=False); box('shell', 1.2, .05, 1.6, inner, loc=(NX, DP+.05, NZ+.3))
box('back', 14, .3, 8, wl, loc=(0, 1.2, 2))
# moulding round the arch and a stone sill
def offs(k, y, zc): return [((x-NX)*k+NX, y, (z-NZ)*(1+(k-1)*.75)+NZ) for x, z in arc]
tube(offs(1.13, -.004, 0), .018, stone, False, res=6); tube(offs(1.27, -.002, 0), .010, stone, False, res=6)
box('sill', 2*R+.22, .20, .055, stone, loc=(NX, -.045, NZ-.027), bevel=.010)
box('base', 9.4, .05, .30, stone, loc=(0, -.022, .15), bevel=.008)
# steps under the niche, worn edges
for i, (wd, dp, z) in enumerate(((2.30, .98, 0), (1.86, .68, .155), (1.42, .38, .31))):
    o = box('step', wd, dp, .155, stone, loc=(NX+.02*i, -dp/2-.01, z+.0775), bevel=.020, seg=4)
    for v in o.data.vertices: v.co += Vector((.006*noise.noise(v.co*4+Vector((i, 0, 0))), .008*noise.noise(v.co*3+Vector((0, i, 2))), .004*noise.noise(v.co*5)))
# lamp in the niche, marigolds before it, a small brass pot and petals on the steps
diya((NX-.015, .06, NZ+.002), bA, .098, math.radians(-70), 4.5); mg = petalmat('mg'); mg2 = petalmat('mg2', '#cf6a08', '#f09a1c', '#fbc957'); wh = petalmat('wh', '#d9c9c0', '#f4e8e2', '#fffaf4')
for i, (x, y) in enumerate(((-.15, -.03), (.14, -.05), (.175, .02), (-.115, -.085))): marigold((NX+x, y, NZ+.022), .034, mg if i % 2 else mg2, (.25, .1*i, i), i % 3, None, 110)
garl = []
for i in range(31): q = i/30; garl.append((NX-R*1.27+2*R*1.27*q, -.05, NZ+HB*.92-.16*math.sin(math.pi*q)+.10*abs(2*q-1)**3))
petals([(NX+dx, dy, z) for dx, dy, z in ((-.42, -.30, .466), (-.28, -.50, .311), (.05, -.28, .466), (-.10, -.80, .156), (.38, -.58, .311), (-.62, -.86, .156), (.22, -1.12, .002), (-.35, -1.15, .002))], mg, .017, 3)
lota = [(.001, 0), (.050, 0), (.056, .006), (.082, .040), (.090, .075), (.078, .110), (.050, .132), (.044, .142), (.060, .158), (.064, .163), (.058, .163), (.040, .145), (.001, .14)]; o = lathe('lota', lota, 96, bA, loc=(NX+.44, -.22, .466)); subsurf(o, 1)
lf = leafmat('lf', '#3a6420', '#6fa035', '#aecb58', .45); lf2 = leafmat('lf2', '#2f5527', '#5a8a3a', '#9abf5c', .4); stm = mat('stm', '#6a7a3c', rough=.7); cl = clay('cl', '#b4623f', '#cf8763')
for i, (x, y, z) in enumerate(((-.020, 0, .19), (.03, .02, .22), (.0, -.03, .20), (.055, -.01, .17), (-.05, .01, .16))): sprig((NX+.44, -.22, .60), (NX+.44+x*2.4, -.22+y*2, .60+z), .015, 13, .060, .034, lf, stm, i, .9)
pot((NX-.84, -.835, .155), .150, .25, cl); rr = random.Random(7); cloud((NX-.84, -.835, .60), (.20, .19, .19), 420, .062, lf2, 5, .25)
for i in range(14): a = rr.uniform(0, 6.28); sprig((NX-.84, -.835, .40), (NX-.84+.24*math.cos(a), -.835+.22*math.sin(a), .74+rr.uniform(-.10, .10)), .02, 13, .060, .036, lf2, stm, i, .9)
pot((NX+.90, -.835, .155), .175, .30, cl); cloud((NX+.90, -.835, .74), (.30, .26, .27), 620, .075, lf, 15, .25)
for i in range(16): a = rr.uniform(0, 6.28); marigold((NX+.90+.26*math.cos(a), -.865+.22*math.sin(a), .76+rr.uniform(.0, .26)), .042, mg if i % 3 else mg2, (rr.uniform(.1, .9), rr.uniform(-.4, .4), 0), i % 3, None, 80)
# a climber over the top right corner
for x, z, rx, rz, k in ((2.25, 2.15, .55, .32, 560), (1.75, 2.32, .42, .22, 380), (2.45, 1.75, .28, .36, 340)): cloud((x, -.10, z), (rx, .14, rz), k, .085, lf, int(x*10), .3)
for i in range(30): x = 1.5+1.1*rr.random(); marigold((x, -.22, 2.0+.28*rr.random()+.12*(x-1.5)), .030, wh, (1.2, 0, rr.uniform(-.5, .5)), i % 3, None, 30)
sd = Vector((-.84, -.30, .56)).normalized(); sun(sd, 5.6, '#ffd7a0', angle=.8); sky(e=.62)
gobo_window(sd, 3.6, frame=((-7.4, 0, 12, 14), (0, 5.3, 14, 6)), bars=(), leaves=170, leaf_at=(-.95, .62), centre=(.6, -.1, .9), seed=3); gobo_window(sd, 3.7, frame=(), bars=(), leaves=90, leaf_at=(.55, .75), centre=(.6, -.1, .9), seed=8)
area((-2.4, -3.8, 3.0), (.5, 0, .8), 3.0, 70, '#fff0dc'); area((3.2, -2.8, 2.0), (1, 0, .6), 2.2, 30, '#dfe8f4')
if PH: camera((.80, -5.2, 1.42), (.98, 0, .98), lens=63, fstop=3.5, focus=(.95, -.1, 1.1), shift_y=-.17)
else: camera((.0, -4.7, 1.30), (.34, 0, .84), lens=37.5, fstop=3.2, focus=(.95, -.1, 1.1))
setup_render(s, out, w, h, spp, bounces=5); render()
