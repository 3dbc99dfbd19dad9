"""Places made ready for a group, seen from above; nobody in the picture. Variants: circle (cushions and shawls round a bowl) | mats (two rows of mats)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import *
out, w, h, spp, rest = args(); s = reset(); random.seed(4); mode = rest[0] if rest else 'circle'
fl = wood('floor', ('#b8946a', '#cba980', '#dcc09a'), plank=.16, length=2.2, rough=.45); box('floor', 12, 12, .04, fl, loc=(0, 0, -.02)); bA = brass('bA', '#c79a4e', .24, '#8a6a34', '#ecd08f', .2); mg = petalmat('mg'); mg2 = petalmat('mg2', '#cf6a08', '#f09a1c', '#fbc957')
COL = ('#c26a45', '#7f9a7c', '#5d7a94', '#d9a24e', '#e8dcc6', '#9c5a4a', '#8fa98a', '#4f6f7c'); cloths = [cloth_mat('c%d' % i, c, .35, .35) for i, c in enumerate(COL)]
def candle(x, y):
    lathe('cp', [(.001, 0), (.042, 0), (.048, .03), (.045, .03), (.040, .008), (.001, .006)], 48, bA, loc=(x, y, .012)); lathe('wax', [(.039, .006), (.039, .034), (.001, .032)], 40, mat('wax', '#f8efdc', rough=.5), loc=(x, y, .012)); f = lathe('fl', [(.001, .040), (.007, .048), (.007, .058), (.001, .082)], 20, flame_mat(9), loc=(x, y, .012)); f.visible_shadow = False; f.visible_diffuse = False
if mode == 'circle':
    rug = cloth_mat('rug', '#efe5d2', .3, .4); lathe('rug', [(.001, .010), (1.86, .010), (1.88, .005), (1.88, 0)], 200, rug); 
    for r, c in ((1.74, '#7f9a7c'), (1.66, '#c26a45'), (.62, '#7f9a7c')): lathe('ring', [(r-.016, .0108), (r, .0118), (r+.016, .0108)], 200, cloth_mat('rg%s' % r, c, .3, .3))
    K = 8
    for i in range(K):
        a = 2*math.pi*i/K+.2; x, y = 1.22*math.cos(a), 1.22*math.sin(a); c = cloths[i]; cushion(.235, .13, c, (x, y, .01), 16)
        k = cloths[(i+3) % 8]; qx, qy = x+.02*math.sin(i*3), y+.02*math.cos(i*2)
        folded(qx, qy, .118, .32, .22, 2+i % 2, k, a+math.pi/2+.25*math.sin(i*2.3), .024, i)
    cushion(.16, .06, cloths[0], (0, 0, .01), 14); bowl(.185, .14, bA, (0, 0, .060)); mallet((.20, -.21, .040), (math.radians(90), 0, math.radians(62)), mat('rose', '#5b3824', rough=.35), mat('sue', '#c9ae8e', rough=.95, sheen=.8), .28)
    rr = random.Random(4)
    for i in range(26): a = 2*math.pi*i/26; marigold((.46*math.cos(a), .46*math.sin(a), .030), .036+.006*math.sin(i*2.3), mg if i % 2 else mg2, (rr.uniform(-.3, .3), rr.uniform(-.3, .3), i), i % 3, None, 90)
    for i in range(4): a = i*math.pi/2+.6; candle(.76*math.cos(a), .76*math.sin(a))
    petals([(.70*math.cos(a)*q, .70*math.sin(a)*q, .012) for a, q in [(rr.uniform(0, 6.28), rr.uniform(.9, 1.3)) for _ in range(16)]], mg, .022, 3)
    cam = ((0, -1.5, 7.0), (0, -.04, 0), 47)
else:
    for r in range(2):
        for c in range(3):
            x, y = (c-1)*1.02+.03*math.sin(r*3+c), (r-.5)*2.06; i = r*3+c; rz = math.radians((1.2, -.8, 1.0, -1.4, .6, -1.)[i]); box('mat', .66, 1.82, .010, cloth_mat('m%d' % i, ('#c26a45', '#7f9a7c', '#5d7a94', '#8fa98a', '#d9a24e', '#b0705a')[i], .35, .3), loc=(x, y, .006), rot=(0, 0, rz), bevel=.004)
            folded(x+.01, y+.64, .011, .46, .28, 2, cloth_mat('b%d' % i, ('#efe5d2', '#e8c48a', '#efe5d2', '#d98d6a', '#efe5d2', '#b9c9b4')[i], .35, .35), rz+.05*math.sin(i*2), .034, i); cork = mat('cork', '#c99a66', rough=.9); add_bump(cork, 90, .6, .01); box('block', .23, .145, .09, cork, loc=(x-.16+.30*(i % 2), y-.70, .056), rot=(0, 0, .2*math.sin(i*1.7)), bevel=.010)
            if i in (1, 3, 5): strap = cloth_mat('st%d' % i, '#4f6f7c', .8); o = lathe('strap', [(.030, 0), (.062, 0), (.064, .012), (.062, .034), (.030, .034)], 64, strap, loc=(x+.2, y-.55, .012))
    bowl(.13, .10, bA, (.0, .0, .0)); marigold((.02, .0, .085), .045, mg, (.2, .1, 0), 1, None); marigold((-.05, -.03, .080), .040, mg2, (-.2, .3, 1), 2, None); marigold((.0, .06, .08), .038, mg, (-.4, 0, 2), 0, None)
    cam = ((0, -2.6, 7.2), (0, .05, 0), 43)
sd = Vector((-.66, .34, .62)).normalized(); sun(sd, 5.4, '#ffd7a2', angle=.8); sky(e=.66)
gobo_window(sd, 4.0, frame=((-7.6, 0, 11, 18), (7.5, 0, 11, 18), (0, 7.3, 18, 11), (0, -7.3, 18, 11)), bars=((-.72, 0, .07, 18), (.72, 0, .07, 18), (0, .1, 18, .06)), leaves=120, leaf_at=(1.25, .9), centre=(0, 0, 0), seed=6)
area((-3, -3, 4.5), (0, 0, 0), 3.5, 190, '#fff0dc'); area((3.5, -2, 4), (0, 0, 0), 3, 70, '#dfe8f4')
camera(cam[0], cam[1], lens=cam[2]); setup_render(s, out, w, h, spp, bounces=5); render()
