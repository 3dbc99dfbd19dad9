"""Workplace in the morning: a tidy desk, a broad-leaved plant, the chair pushed back."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import *
out, w, h, spp, rest = args(); s = reset(); random.seed(4); PH = h > w
wl = lime('lime', '#e9ebe0', '#dde2d6'); fl = wood('floor', ('#c2a078', '#d3b58f', '#e2caa8'), plank=.16, length=2.4, rough=.45); paint = painted('win', '#f4eee0', '#b99a78', .2); oak = wood('oak', ('#a97f52', '#c29a6c', '#d6b58a'), plank=9, length=9, rough=.4); bA = brass('bA', '#c79a4e', .24, '#8a6a34', '#ecd08f', .05)
box('floor', 12, 9, .04, fl, loc=(0, -4.4, -.02)); window(.98, 1.92, .98, 2.15, 0, wl, paint, bars=1, sill=.14)
box('skirt', 9, .02, .09, lime('sk', '#e6e0d2', '#dbd5c6'), loc=(0, -.01, .045), bevel=.004)
# desk: top with a drawer, tapered legs
DX0, DX1, DY0, DY1, DZ = .62, 1.92, -.74, -.10, .74; box('dtop', DX1-DX0, DY1-DY0, .030, oak, loc=((DX0+DX1)/2, (DY0+DY1)/2, DZ-.015), bevel=.006); box('drawer', .62, .52, .085, oak, loc=(1.52, (DY0+DY1)/2, DZ-.075), bevel=.004); box('front', .60, .018, .074, painted('dr', '#6f9a90', '#8a6a4a', .2), loc=(1.52, DY0+.055, DZ-.075), bevel=.004); lathe('knob', [(.001, .026), (.010, .024), (.012, .016), (.006, .008), (.006, 0)], 24, bA, loc=(1.52, DY0+.045, DZ-.075), rot=(math.radians(90), 0, 0))
I = Matrix.Identity(4)
for x, dx in ((DX0+.07, -.03), (DX1-.07, .03)):
    for y, dy in ((DY0+.06, -.02), (DY1-.06, .02)): o = lathe('leg', [(.001, 0), (.013, 0), (.022, DZ-.03)], 32, oak); P, Q = Vector((x+dx, y+dy, 0)), Vector((x, y, DZ-.03)); o.matrix_world = Matrix.Translation(P)@(Q-P).to_track_quat('Z', 'Y').to_matrix().to_4x4()
# closed notebook, paper, pencil, cup, brass lamp
C = Matrix.Translation((1.16, -.50, DZ))@Matrix.Rotation(math.radians(9), 4, 'Z'); bx = frame_bx(C); nb = cloth_mat('nb', '#3f6a78', 1.2, .3); pg = mat('pg', '#f6efdf', rough=.9)
bx(.158, .222, .016, .003, 0, .0105, pg, bev=.001); bx(.165, .23, .003, 0, 0, .0015, nb, bev=.001); bx(.165, .23, .003, 0, 0, .020, nb, bev=.001); bx(.006, .23, .021, -.081, 0, .011, nb, bev=.002); bx(.005, .236, .001, .055, 0, .0222, mat('el', '#c9563a', rough=.7), bev=.0003)
pc = mat('pencil', '#e3a02c', rough=.45); P = C@Vector((-.03, -.05, .0265)); o = lathe('pen', [(.001, 0), (.0038, .001), (.0038, .150), (.0008, .168)], 6, pc); o.matrix_world = Matrix.Translation(P)@Matrix.Rotation(math.radians(70), 4, 'Z')@Matrix.Rotation(math.radians(90), 4, 'Y')
cup((.86, -.46, DZ), glaze('cg', '#c96f47', '#dd8f63', '#eab893'), 1.08, 2.6)
for k in range(3): box('bk', .20, .145, .026, cloth_mat('bk%d' % k, ('#c98a3f', '#7c9a86', '#b4543c')[k], 1., .25), loc=(.86+.006*k, -.235, DZ+.013+.0265*k), rot=(0, 0, math.radians((3, -4, 6)[k])), bevel=.003)
LX, LY = 1.76, -.28; sh = mat('shade', '#2f6f68', rough=.35); lathe('base', [(.001, .018), (.075, .016), (.082, .008), (.082, 0)], 64, sh, loc=(LX, LY, DZ)); tube([(LX, LY, DZ+.01), (LX+.05, LY, DZ+.24)], .006, bA, False); tube([(LX+.05, LY, DZ+.24), (LX-.13, LY-.03, DZ+.43)], .006, bA, False); lathe('j', [(.001, -.012), (.012, -.012), (.012, .012), (.001, .012)], 24, bA, loc=(LX+.05, LY, DZ+.24), rot=(math.radians(90), 0, 0))
o = lathe('sh', [(.018, .10), (.024, .098), (.034, .06), (.075, 0), (.078, -.012), (.074, -.010), (.070, 0), (.030, .058), (.018, .09)], 64, sh, loc=(LX-.155, LY-.035, DZ+.385), rot=(0, math.radians(24), 0)); subsurf(o, 1)
# a firm chair without wheels, as the practices ask, pushed back and turned
sturdy_chair(Matrix.Translation((.62, -1.06, 0))@Matrix.Rotation(math.radians(128), 4, 'Z'), oak, cloth_mat('fab', '#55897f', .45, .3))
# plant in a clay pot at the right of the desk, a small one on the sill
cl = clay('cl', '#c27a50', '#d79a74'); lf = leafmat('lf', '#27552c', '#4c8a3e', '#8fbf5a', .28, .3); lf2 = leafmat('lf2', '#3a6420', '#6fa035', '#aecb58', .42); stm = mat('stm', '#5d7a3a', rough=.6); pot((2.14, -.42, 0), .17, .30, cl); big_leaf_plant((2.14, -.42, .26), lf, stm, 17, .36, .19, .86, 5, .50)
wp = glaze('wp', '#e6e0d0', '#f3efe2', '#fbf8ee', .3); pot((1.22, -.055, .995), .055, .085, wp); rr = random.Random(8)
for i in range(15): a = rr.uniform(0, 6.28); k = rr.uniform(.05, .13); sprig((1.22, -.055, 1.06), (1.22+k*math.cos(a), -.075+.6*k*math.sin(a), 1.10+rr.uniform(-.06, .10)), .03, 9, .042, .026, lf2, stm, i, .9)
g1, g2, g3 = garden(1.2, -.6, 1.45, 3, .8); cloud((1.2, .95, 1.65), (.45, .2, .30), 160, .085, g2, 4, .2); cloud((1.75, 1.0, 1.2), (.35, .2, .25), 150, .085, g1, 8, .2)
sd = Vector((-.66, -.56, .48)).normalized(); sun(sd, 5.0, '#ffdcae', angle=.8); sky(e=.80)
gobo_window(sd, 3.4, frame=((-4.15, 0, 6, 12), (4.4, 0, 6, 12), (0, 3.9, 12, 6), (0, -3.95, 12, 6)), bars=((-.10, 0, .06, 6), (.70, 0, .06, 6), (0, .16, 6, .05)), leaves=70, leaf_at=(-.75, .45), centre=(1.05, -.35, .75), seed=9)
area((-2.2, -3.6, 3.0), (.5, 0, .8), 3.0, 95, '#fff0dc'); area((3.2, -2.8, 2.0), (1, 0, .6), 2.2, 32, '#dfe8f4')
if PH: camera((.85, -5.1, 1.36), (1.24, -.3, .80), lens=56, fstop=3.2, focus=(1.1, -.7, .7), shift_y=-.19)
else: camera((.25, -4.6, 1.30), (.50, -.3, .76), lens=36.5, fstop=2.8, focus=(1.1, -.7, .7))
setup_render(s, out, w, h, spp, bounces=5); render()
