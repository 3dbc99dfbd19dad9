"""Hands round a warm beaker at a table by a window; the face is outside the picture."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import *
import numpy as np
out, w, h, spp, rest = args(); s = reset(); random.seed(4); PH = w < 1.6*h
wl = lime('lime', '#f4ebdb', '#e9decb'); top = wood('top', ('#b79a78', '#cdb493', '#dcc8ab'), plank=.62, length=9, rough=.5); paint = painted('win', '#f0e8d8', '#b99a78', .35)
box('table', 6, 1.30, .035, top, loc=(-1.6, -.30, -.0175), bevel=.008)
Y = 1.25
window(-.46, 1.34, -.42, 1.5, Y, wl, paint, bars=1, sill=.14, low=-2.)
# skin: warm brown, a little light passes through; paler nails; a knitted jumper
z = np.load(os.path.join(BUILD, 'hands.npz'))
def part(k, m, it=2):
    me = bpy.data.meshes.new(k); me.from_pydata(z[k+'_v'].tolist(), [], z[k+'_f'][:, ::-1].tolist()); me.update(); o = obj(k, me, m); q = o.modifiers.new('s', 'SMOOTH'); q.factor = .5; q.iterations = it
flesh = mat('skin', '#a8704e', rough=.48, spec=.35, Subsurface=.12); b = flesh.node_tree.nodes['Principled BSDF']; b.inputs['Subsurface Radius'].default_value = (.012, .005, .003); b.inputs['Subsurface Color'].default_value = srgb('#b06850')
t = flesh.node_tree; n = N(t); tc = n.n('ShaderNodeTexCoord'); nz = n.n('ShaderNodeTexNoise', Scale=60, Detail=4); n.l(tc, 'Object', nz, 0); rp = ramp(n, [(.35, '#946550'), (.55, '#a4755a'), (.72, '#b28466')]); n.l(nz, 0, rp, 0); n.l(rp, 0, b, 'Base Color'); n2 = n.n('ShaderNodeTexVoronoi', Scale=900); n.l(tc, 'Object', n2, 0); bp = n.n('ShaderNodeBump', Strength=.12, Distance=.0006); n.l(n2, 0, bp, 'Height'); n.l(bp, 0, b, 'Normal')
part('skin', flesh); part('nails', mat('nail', '#b98a70', rough=.28, spec=.5)); wool = weave('wool', '#dcc7a4', .9); add_bump(wool, 150, .9, .006, 3); part('jumper', wool, 3)
cg = glaze('cg'); H = .098; o = lathe('beaker', [(.001, .004), (.030, .004), (.032, 0), (.035, .003), (.0385, .012), (.0408, .04), (.0412, H-.002), (.0402, H), (.0388, H-.002), (.0382, .04), (.035, .012), (.001, .010)], 96, cg); subsurf(o, 1); lathe('tea', [(.0001, H-.016), (.0386, H-.016)], 64, mat('tea', '#7a3a12', rough=.04, spec=.7))
# a closed book with a ribbon
K = Matrix.Translation((-.225, -.045, 0))@Matrix.Rotation(math.radians(22), 4, 'Z'); bx = frame_bx(K); cv = cloth_mat('cover', '#3f5a63', 1.2, .3); bx(.150, .212, .0035, 0, 0, .002, cv, bev=.0012); bx(.146, .206, .018, .001, 0, .0125, mat('pages', '#f0e6d2', rough=.9), bev=.001); bx(.150, .212, .0035, 0, 0, .0230, cv, bev=.0012); bx(.004, .212, .020, -.074, 0, .0125, cv, bev=.0015)
g1, g2, g3 = garden(2.2, -1.1, .75, 5, .8); [cloud((x, 2.5+.2*math.sin(x*9), z), (.42, .22, .34), 260, .09, g, k, .25) for k, (x, z, g) in enumerate(((-.4, -.35, g2), (.35, -.5, g1), (1.1, -.35, g2), (1.8, -.3, g1), (-.1, .25, g1), (.8, .2, g2), (1.6, .35, g2)))]; mg = petalmat('mg'); [marigold((.3+1.3*random.random(), 2.15, -.45+.6*random.random()), .045, mg, (.9, 0, random.uniform(-.6, .6)), i % 3, None, 40) for i in range(14)]
sd = Vector((-.70, -.30, .52)).normalized(); sun(sd, 4.4, '#ffdcaa', angle=1.0); sky(e=.70)
gobo_window(sd, 2.2, frame=((-3.3, 0, 5, 9), (3.2, 0, 5, 9), (0, 3.1, 9, 5), (0, -3.0, 9, 5)), bars=((.35, 0, .05, 5), (0, .42, 5, .04)), leaves=70, leaf_at=(-.55, .30), centre=(0, .1, .1), seed=6)
area((-1.3, -1.5, 1.7), (0, .2, .1), 1.6, 18, '#ffeed8'); area((.9, -.6, .9), (0, .1, .05), .9, 4, '#eaf1f6')
cam = (-.17, -1.12, .60) if not PH else (.02, -1.20, .62)
steam((.0, .0, H-.01), .11, .20, cam, .26, 1.3)
if PH: camera(cam, (.01, .06, .070), lens=74, fstop=3.2, focus=(0, -.04, .06))
else: camera(cam, (-.14, .10, .075), lens=52, fstop=3.2, focus=(0, -.04, .06))
setup_render(s, out, w, h, spp, bounces=5); render()
