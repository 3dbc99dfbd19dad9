"""Kitchen in the morning: an older man stands at the worktop with both hands on it, seen from behind; a sturdy chair at the wall."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import *
out, w, h, spp, rest = args(); s = reset(); random.seed(4); PH = w < 1.6*h
wl = lime('lime', '#f6ecda', '#ecdfc8'); fl = tiles('floor', ('#d3a888', '#dfbb9b', '#ecd3b8'), .30); paint = painted('win', '#f2eadb', '#b99a78', .3); cab = painted('cab', '#9db59c', '#8a6a4a', .35); top = wood('top', ('#a9794c', '#c1935f', '#d4ad7c'), plank=.09, length=9, rough=.42); oak = wood('oak', ('#8a5e38', '#a97a4c', '#c0925f'), plank=9, length=9, rough=.42); bA = brass('bA', '#c79a4e', .24, '#8a6a34', '#ecd08f', .05)
box('floor', 12, 9, .04, fl, loc=(0, -4.4, -.02)); window(1.22, 2.26, 1.12, 2.10, 0, wl, paint, bars=2, sill=.16)
box('skirt', 7, .02, .09, lime('sk', '#e6d9c3', '#dccdb4'), loc=(-2.6, -.01, .045), bevel=.004)
# worktop: cabinet with framed doors, brass knobs, wooden top, tiled upstand
X0, X1, D = .93, 3.9, .60; box('cab', X1-X0, D-.04, .78, cab, loc=((X0+X1)/2, -D/2, .10+.39), bevel=.004); box('plinth', X1-X0, D-.12, .10, mat('pl', '#7d8d7a', rough=.8), loc=((X0+X1)/2, -D/2+.03, .05)); box('top', X1-X0+.05, D+.03, .036, top, loc=((X0+X1)/2-.012, -D/2, .898), bevel=.006)
for i in range(6):
    x0 = X0+.02+i*.48; x = x0+.225; y = -D+.012
    for dx in (-.19, .19): box('st', .066, .022, .72, cab, loc=(x+dx, y, .49), bevel=.004)
    for z in (.163, .817): box('ra', .32, .022, .066, cab, loc=(x, y, z), bevel=.004)
    lathe('knob', [(.001, .030), (.011, .028), (.014, .020), (.008, .010), (.008, 0)], 24, bA, loc=(x+.165 if i % 2 == 0 else x-.165, y-.012, .74), rot=(math.radians(90), 0, 0))
gt = tiles('up', ('#dfe6d8', '#e9ede0', '#f3f3e8'), .10, joint='#d2cdbf', rough=.25); u = box('up', .02, X1-X0, .20, gt, loc=((X0+X1)/2, -.011, 1.016)); u.rotation_euler = (0, 0, math.radians(90)); u.scale = (1, 1, 1)
# the chair stands with its back to the wall
C = Matrix.Translation((.50, -.36, 0))@Matrix.Rotation(math.radians(-13), 4, 'Z'); sturdy_chair(C, oak, cloth_mat('seat', '#c9733f', .5, .3))
# he holds the worktop, as in the heel raises of /ageing-yoga
person('stander', (1.44, -.93, 0), 0, hair='#6f6a64', tunic='#5f7f95', trousers='#8d7458', skin='#6b4630', shoes='#6b4a35')
# tea towel over a brass rail on the cabinet's side
tube([(X0-.035, -.50, .80), (X0-.035, -.12, .80)], .007, bA, False); st_ = cloth_mat('towel', '#f1e6d2', .6, .3)
def tow(u, v): a = (v-.46)*2; k = max(0, abs(a)-.05); return (X0-.035+(-.012 if a < 0 else .012)*min(1, abs(a)/.05)-.004*math.sin(u*14)*k, -.44+.22*u+.004*math.sin(v*7), .808-.34*k)
g = grid('towel', tow, 60, 80, st_); so = g.modifiers.new('so', 'SOLIDIFY'); so.thickness = .003
# on the worktop: herb pot, bowl of lemons, board, cup; on the sill a small pot
cl = clay(); lf = leafmat('lf', '#3a6420', '#6fa035', '#aecb58', .45); lf2 = leafmat('lf2', '#2f5527', '#5a8a3a', '#9abf5c', .4); stm = mat('stm', '#6a8a3c', rough=.7)
pot((1.14, -.22, .916), .095, .16, cl); cloud((1.14, -.22, 1.17), (.155, .15, .135), 420, .060, lf, 5, .25)
rr = random.Random(3)
for i in range(9): a = rr.uniform(0, 6.28); sprig((1.14, -.22, 1.06), (1.14+.17*math.cos(a), -.22+.15*math.sin(a), 1.24+rr.uniform(-.04, .06)), .02, 11, .055, .030, lf, stm, i, .9)
wb = glaze('wb', '#d9d3c4', '#efeadb', '#faf6ea', .25); bowl(.135, .085, wb, (2.16, -.30, .916)); lem = skin('lem', '#e0a91c', '#f0c437', '#f6d65c', 8, .38, .25, 190)
for x, y, z, rt in ((2.10, -.31, .972, (.9, .2, 0)), (2.21, -.27, .972, (1.2, .5, 1)), (2.16, -.37, .975, (1.4, -.3, 2)), (2.160, -.30, 1.015, (1.1, .8, .5))):
    pr = [(.001 if i in (0, 20) else .033*math.sin(math.pi*i/20)**.9, -.042*math.cos(math.pi*i/20)-(.006 if i < 2 else 0)+(.006 if i > 18 else 0)) for i in range(21)]; o = lathe('lemon', pr, 48, lem, loc=(x, y, z+.012), rot=rt); subsurf(o, 1)
cup((2.44, -.36, .916), glaze('cg'), 1.05, -.6); pot((1.42, -.045, 1.137), .055, .095, cl); mg = petalmat('mg'); cloud((1.42, -.045, 1.275), (.085, .075, .07), 170, .042, lf2, 9, .3)
for i in range(6): a = i*1.05; marigold((1.42+.06*math.cos(a), -.055+.055*math.sin(a), 1.31+.022*math.sin(i*2.1)), .027, mg, (.5*math.sin(-a)+.35, .5*math.cos(a), 0), i % 3, None, 70)
g1, g2, g3 = garden(1.2, -.55, 1.45, 3, .8); cloud((1.25, .95, 1.5), (.40, .2, .30), 150, .085, g2, 4, .2); cloud((1.75, 1.0, 1.25), (.35, .2, .25), 150, .085, g1, 8, .2)
sd = Vector((-.62, -.60, .47)).normalized(); sun(sd, 5.2, '#ffd9a6', angle=.8); sky(e=.62)
gobo_window(sd, 3.4, frame=((-4.1, 0, 6, 12), (4.25, 0, 6, 12), (0, 3.85, 12, 6), (0, -3.95, 12, 6)), bars=((0.02, 0, .06, 6), (0, .12, 6, .05)), leaves=90, leaf_at=(.75, .50), centre=(.85, -.15, .86), seed=6)
area((-2.2, -3.6, 3.0), (.5, 0, .8), 3.0, 95, '#fff0dc'); area((3.2, -2.8, 2.0), (1, 0, .6), 2.2, 30, '#dfe8f4')
if PH: camera((.10, -4.6, 1.22), (.98, 0, .80), lens=39, fstop=3.2, focus=(1.2, -.8, .9))
else: camera((.10, -4.6, 1.22), (.16, 0, .84), lens=26.5, fstop=3.2, focus=(1.2, -.8, .9))
setup_render(s, out, w, h, spp, bounces=5); render()
