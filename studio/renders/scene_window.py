"""An older woman sits on a chair at an open window, seen from behind; a cup of tea on a stool, herbs on the sill. Variants: x | two (a teacher on a second chair beside her)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import *
out, w, h, spp, rest = args(); s = reset(); random.seed(4); PH = w < 1.6*h; TWO = rest[:1] == ['two']
wl = lime('lime', '#f6ecda', '#ecdfc8'); fl = wood('floor', ('#c19a70', '#d3b088', '#e3c8a4'), plank=.13, length=2.2, rough=.45); paint = painted('win', '#f2eadb', '#b99a78', .3); oak = wood('oak', ('#8a5e38', '#a97a4c', '#c0925f'), plank=9, length=9, rough=.42); bA = brass('bA', '#c79a4e', .24, '#8a6a34', '#ecd08f', .05)
X0, X1, Z0, Z1 = .10, 1.72, .82, 2.22
box('floor', 9, 12, .04, fl, loc=(0, -4.4, -.02), rot=(0, 0, math.radians(90))); window(X0, X1, Z0, Z1, 0, wl, paint, bars=2, sill=.18)
box('skirt', 9, .02, .09, lime('sk', '#e6d9c3', '#dccdb4'), loc=(-1., -.01, .045), bevel=.004)
tube([(X0-.30, -.085, Z1+.14), (X1+.34, -.085, Z1+.14)], .011, bA, False); vo = voile(); curtain(X0-.24, X0+.06, .10, Z1+.13, -.085, vo, 4, .030, 2, .05); curtain(X1-.04, X1+.28, .10, Z1+.13, -.085, vo, 4, .030, 5, -.04)
# she sits a little turned to the light
cx, cy, a = (.55, -.86, math.radians(-34)) if TWO else (.90, -.86, math.radians(-27)); C = Matrix.Translation((cx, cy, 0))@Matrix.Rotation(a+math.pi, 4, 'Z'); sturdy_chair(C, oak)
person('grandmother', (cx-math.sin(a)*.02, cy+math.cos(a)*.02, .0), a, shawl='#b9694e', hair='#8d867e', tunic='#efe5d2', trousers='#7f9a7c', skin='#9a6546', size=.98)
if TWO:        # the teacher faces her obliquely
    tx, ty, b = 1.46, -.72, math.radians(36); sturdy_chair(Matrix.Translation((tx, ty, 0))@Matrix.Rotation(b+math.pi, 4, 'Z'), oak); person('teacher', (tx-math.sin(b)*.02, ty+math.cos(b)*.02, .0), b, hair='#2a1a14', tunic='#4f7f80', trousers='#cdb592', skin='#6b4630', shoes='#6b4a35')
# herbs on the sill; a stool with a cup
cl = clay(); lf = leafmat('lf', '#3a6420', '#6fa035', '#aecb58', .45); lf2 = leafmat('lf2', '#2f5527', '#5a8a3a', '#9abf5c', .4); stm = mat('stm', '#6a8a3c', rough=.7); mg = petalmat('mg')
pot((.36, -.055, Z0+.018), .062, .105, cl); cloud((.36, -.055, Z0+.19), (.10, .085, .085), 220, .044, lf, 5, .25)
mx = .985 if TWO else 1.52; pot((mx, -.055, Z0+.018), .058, .100, cl); cloud((mx, -.055, Z0+.165), (.085, .075, .07), 170, .042, lf2, 9, .3)
for i in range(6): b = i*1.05; marigold((mx+.06*math.cos(b), -.065+.055*math.sin(b), Z0+.20+.022*math.sin(i*2.1)), .027, mg, (.5*math.sin(-b)+.35, .5*math.cos(b), 0), i % 3, None, 70)
sx, sy = (-.06, -.66) if TWO else (1.62, -.66); lathe('stool', [(.001, .46), (.17, .46), (.176, .468), (.176, .488), (.17, .496), (.001, .496)], 96, oak, loc=(sx, sy, 0))
for k in range(3): b = k*2.094+.4; rod(Matrix.Identity(4), (sx+.15*math.cos(b), sy+.15*math.sin(b), 0), (sx+.08*math.cos(b), sy+.08*math.sin(b), .465), .015, .012, oak)
cup((sx-.02, sy-.03, .496), glaze('cg'), 1.15, -.5); cam = (.92, -5.0, 1.24) if TWO else (.20, -4.45, 1.22) if not PH else (.86, -4.7, 1.22)
steam((sx-.02, sy-.02, .56), .13, .24, cam, .22, 1.3)
rx, ry, rs = (1.0, -.74, (1.40, .88, 1)) if TWO else (cx+.06, cy+.12, (1.1, .78, 1)); rug = cloth_mat('rug', '#8fa98a', .35, .4); lathe('rug', [(.001, .008), (.86, .008), (.88, .004), (.88, 0)], 160, rug, loc=(rx, ry, 0), scale=rs); lathe('ring', [(.79, .0088), (.805, .0094), (.82, .0088)], 160, cloth_mat('rg', '#efe5d2', .3, .3), loc=(rx, ry, 0), scale=rs)
g1, g2, g3 = garden(1.2, -.55, 1.0, 3, .9); [cloud((x, 9.5, z), (1.9, .8, 1.0), 420, .24, g2, k, .3) for k, (x, z) in enumerate(((-1.2, 3.6), (1.5, 4.1), (4.2, 3.7), (6.6, 4.2)))]; cloud((.45, 1.0, 1.15), (.45, .2, .30), 170, .085, g2, 4, .2); cloud((1.55, 1.05, 1.25), (.40, .2, .30), 150, .085, g1, 8, .2)
sd = Vector((-.62, -.60, .47)).normalized(); sun(sd, 5.2, '#ffd9a6', angle=.8); sky(e=.66)
gobo_window(sd, 3.4, frame=((-4.3, 0, 6, 12), (4.25, 0, 6, 12), (0, 3.95, 12, 6), (0, -3.95, 12, 6)), bars=((-.25, 0, .06, 6), (0, .12, 6, .05)), leaves=90, leaf_at=(-.55, .60), centre=(.60, -.5, .80), seed=6)
area((-2.2, -3.6, 3.0), (.5, 0, .8), 3.0, 95, '#fff0dc'); area((3.2, -2.8, 2.0), (1, 0, .6), 2.2, 30, '#dfe8f4')
if TWO: camera(cam, (.74, -.8, .71), lens=47, fstop=2.8, focus=(1., -.85, .9))
elif PH: camera(cam, (1.02, -.9, .77), lens=51, fstop=3.2, focus=(.88, -.9, .9))
else: camera(cam, (.22, 0, .86), lens=30, fstop=3.2, focus=(.88, -.9, .9))
setup_render(s, out, w, h, spp, bounces=5); render()
