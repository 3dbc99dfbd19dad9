"""Writing desk with a blank letter, an envelope, a fountain pen and a small vase; window light on a pale clay wall."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import *
out, w, h, spp, rest = args(); s = reset(); random.seed(4); PH = h > w
wl = lime('lime', '#f5e3d2', '#eed5c0'); top = wood('top', ('#c6a57e', '#d5ba97', '#e2cdae'), plank=9, length=9, rough=.45); paint = painted('win', '#f2eadb', '#b99a78', .3); edge = brass('bA', '#c99b4d', .22, '#8f6d34', '#eed293', .05)
box('desk', 9, 2.6, .04, top, loc=(-2, -.68, -.02), bevel=.008); window(.17, 1.30, .13, 1.5, .62, wl, paint, bars=1, sill=.12, low=-2.)
# leather blotter with a stitched edge
blot = mat('blot', '#6f9080', rough=.62, spec=.3); add_bump(blot, 260, .25, .002); BM = Matrix.Translation((.185, -.045, 0))@Matrix.Rotation(math.radians(-3), 4, 'Z'); bxx = frame_bx(BM); bxx(.47, .31, .003, 0, 0, .0015, blot, bev=.0012)
for sx, sy, x, y in ((.45, .0016, 0, .143), (.45, .0016, 0, -.143), (.0016, .288, .224, 0), (.0016, .288, -.224, 0)): bxx(sx, sy, .0006, x, y, .0032, mat('stitch', '#d9cfae', rough=.8), bev=.0002)
ZB = .003
paper = mat('paper', '#fbf5e8', rough=.9, spec=.15); add_bump(paper, 420, .10, .001); kraft = mat('env', '#e9d6b8', rough=.9, spec=.15); add_bump(kraft, 300, .12, .001); kraft2 = mat('env2', '#dfc8a5', rough=.9)
def sheet(cx, cy, rz, Wd, Ht, z0, curl, seed, m=paper):
    M = Matrix.Translation((cx, cy, 0))@Matrix.Rotation(rz, 4, 'Z')
    def zz(x, y): c = max(0, y/Ht+.5*x/Wd-.30); e = max(0, -y/Ht-.30); return z0+.0016+.0014*noise.noise(Vector((x*8, y*8, seed)))+curl*(c*c*1.1+e*e*.25)+.0022*math.exp(-(abs(y-.02)/.006)**1.4)+.0022*math.exp(-(abs(y+.062)/.006)**1.4)     # two old fold lines
    g = grid('sheet', lambda u, v: tuple(M@Vector(((u-.5)*Wd, (v-.5)*Ht, zz((u-.5)*Wd, (v-.5)*Ht)))), 50, 110, m); so = g.modifiers.new('so', 'SOLIDIFY'); so.thickness = .0005; so.offset = -1; return lambda x, y, e=0.: M@Vector((x, y, zz(x, y)+e))
sheet(.128, -.018, math.radians(14), .178, .245, .0034, .01, 7); p1 = sheet(.175, -.055, math.radians(-7), .178, .245, .0072, .085, 3)
# envelopes: body, flap, seal
def envelope(cx, cy, rz, z0, seal=True, tilt=0.):
    M = Matrix.Translation((cx, cy, z0))@Matrix.Rotation(rz, 4, 'Z')@Matrix.Rotation(tilt, 4, 'X'); W, Hh = .172, .118; o = box('env', W, Hh, .0026, kraft, bevel=.0010); o.matrix_world = M@Matrix.Translation((0, 0, .0013))
    def tri(P, z, m):
        me = bpy.data.meshes.new('fl'); me.from_pydata([(x, y, z) for x, y in P], [], [tuple(range(len(P)))]); me.update(); o = obj('fl', me, m, smooth=False); o.matrix_world = M; so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = .0006; bv = o.modifiers.new('bv', 'BEVEL'); bv.width = .0002
    tri([(-W/2+.001, -Hh/2+.001), (W/2-.001, -Hh/2+.001), (.006, .004), (-.006, .004)], .0032, kraft); tri([(-W/2+.0005, Hh/2-.0005), (-.010, -.016), (-.004, -.020), (.004, -.020), (.010, -.016), (W/2-.0005, Hh/2-.0005)], .0042, kraft2)
    if seal:
        wax = mat('wax', '#a8321f', rough=.32, spec=.5); o = lathe('wax', [(.001, .0030), (.0085, .0030), (.0092, .0042), (.0105, .0046), (.0122, .0036), (.0128, .0016), (.0120, 0)], 60, wax); o.matrix_world = M@Matrix.Translation((0, -.013, .0040))
        for v in o.data.vertices: a = math.atan2(v.co.y, v.co.x); k = 1+.07*math.sin(3*a+1)+.05*math.sin(5*a); q = math.hypot(v.co.x, v.co.y); v.co.x *= 1+(k-1)*min(1, q/.010); v.co.y *= 1+(k-1)*min(1, q/.010)
envelope(.505, .040, math.radians(19), .0, False); envelope(.492, .015, math.radians(-11), .0050, True)
# fountain pen on the letter: lacquer barrel, brass rings, nib; its cap beside it
lac = mat('lac', '#173463', rough=.2, spec=.4); t = lac.node_tree; n = N(t); b = t.nodes['Principled BSDF']; az = math.radians(33); a0 = p1(-.012, -.072, .0062); PM = Matrix.Translation(a0)@Matrix.Rotation(az, 4, 'Z')@Matrix.Rotation(math.radians(89), 4, 'Y')
def pen(pr, m, M=PM, seg=48): o = lathe('pen', pr, seg, m); o.matrix_world = M; subsurf(o, 1); return o
pen([(.001, 0), (.0030, .0005), (.0046, .004), (.0058, .02), (.0062, .055), (.0060, .083)], lac); pen([(.0060, .083), (.0064, .0835), (.0064, .0860), (.0058, .0865)], edge); pen([(.0056, .0862), (.0050, .095), (.0046, .104), (.0051, .1075), (.0048, .109)], lac)
V = []; F = []; nn = 14
for i in range(nn):
    q = i/(nn-1); x = .108+.0215*q; wd = .0036*(1-q)**.55+.0002
    for j in range(7): u = j/3-1; V.append(PM@Vector((-(.0036*(1-q**2)*(1-u*u*.9)+.0003), u*wd, x)))
for i in range(nn-1):
    for j in range(6): F.append((i*7+j, i*7+j+1, (i+1)*7+j+1, (i+1)*7+j))
me = bpy.data.meshes.new('nib'); me.from_pydata(V, [], F); me.update(); o = obj('nib', me, edge); o.modifiers.new('so', 'SOLIDIFY').thickness = .0005
c0 = Vector((.335, -.125, .0102)); CM = Matrix.Translation(c0)@Matrix.Rotation(math.radians(64), 4, 'Z')@Matrix.Rotation(math.radians(90), 4, 'Y'); pen([(.0062, 0), (.0070, .0008), (.0072, .004), (.0071, .045), (.0060, .056), (.0035, .0605), (.001, .0615)], lac, CM); pen([(.0073, .004), (.0077, .0045), (.0077, .0085), (.0073, .009)], edge, CM); tube([CM@Vector((-.0078, 0, .046)), CM@Vector((-.0098, 0, .044)), CM@Vector((-.0094, 0, .020)), CM@Vector((-.0084, 0, .012))], .0013, edge)
# vase with a sprig and two flowers
gz = mat('glaze', '#dfe7e6', rough=.2, spec=.55); t = gz.node_tree; n = N(t); b = t.nodes['Principled BSDF']; tc = n.n('ShaderNodeTexCoord'); sp = n.n('ShaderNodeSeparateXYZ'); n.l(tc, 'Generated', sp, 0); nz = n.n('ShaderNodeTexNoise', Scale=4, Detail=5); n.l(tc, 'Generated', nz, 0); ad = n.n('ShaderNodeMath', _operation='MULTIPLY_ADD'); n.l(nz, 0, ad, 0); ad.inputs[1].default_value = .22; n.l(sp, 2, ad, 2); rp = ramp(n, [(.42, '#f3efe4'), (.60, '#d9e3e4'), (.74, '#5f83a0'), (1.1, '#3f6487')]); n.l(ad, 0, rp, 0); n.l(rp, 0, b, 'Base Color')
VX, VY = .335, .225; o = lathe('vase', [(.001, .002), (.026, .002), (.029, 0), (.034, .006), (.047, .030), (.0505, .052), (.046, .076), (.031, .100), (.0195, .118), (.0175, .134), (.0215, .150), (.0235, .154), (.0215, .1555), (.0180, .149), (.0145, .134), (.001, .12)], 96, gz, loc=(VX, VY, 0)); subsurf(o, 1)
lf = leafmat('lf', '#4b6b4a', '#7f9c74', '#b4c79a', .4); lf2 = leafmat('lf2', '#35591f', '#6d9638', '#aac45a', .45); st = mat('stm', '#6a7a45', rough=.7); rr = random.Random(6)
for i, (dx, dy, z) in enumerate(((-.095, -.02, .262), (-.045, .03, .290), (.060, .0, .276), (.105, .03, .235), (.02, -.05, .258), (-.095, .05, .225))): sprig((VX+.006*dx/.1, VY, .135), (VX+dx, VY+dy, z), .018, 17, .046, .026 if i % 2 else .020, lf if i % 2 else lf2, st, i, .95, .0014)
pk = petalmat('pk', '#b03248', '#e0627a', '#f4a6ae'); cr = petalmat('cr', '#c9482e', '#ee7a58', '#f9b596'); cx = mat('cx', '#5d7a36', rough=.6)
for x, y, z, R, m, rt, sd_ in ((VX-.030, VY-.045, .196, .033, cr, (.75, -.15, .2), 1), (VX+.048, VY-.030, .218, .028, pk, (.6, .35, .9), 2), (VX+.004, VY-.005, .246, .024, cr, (.45, -.1, 1.4), 3)): tube([(VX, VY, .14), (VX+(x-VX)*.5, VY+(y-VY)*.4, .14+(z-.14)*.6), (x, y+.006, z-.01)], .0017, st); marigold((x, y, z), R, m, rt, sd_, cx, 110)
petals([(.255, .135, .001), (.225, .165, .001), (.43, .155, .001)], cr, .010, 3)
# sun through a window at the left: panes and a few leaves on wall and desk
sd = Vector((-.70, -.34, .46)).normalized(); sun(sd, 4.6, '#ffd7a2', angle=.7); g1, g2, g3 = garden(1.8, -1.0, .85, 5, .8); cloud((1.1, 1.5, .75), (.75, .30, .45), 300, .085, g2, 4, .2); cloud((.40, 1.6, .85), (.5, .25, .35), 190, .085, g1, 7, .2); cloud((.75, 1.35, .30), (.50, .20, .20), 210, .085, g2, 14, .2); sky(e=.62)
gobo_window(sd, 2.4, frame=((-4.35, 0, 6, 9), (3.75, 0, 6, 9), (0, 3.75, 9, 6), (0, -4.0, 9, 6)), bars=((.36, 0, .045, 6), (0, .30, 6, .04)), leaves=70, leaf_at=(.42, .42), centre=(.28, .2, .16), seed=6)
area((-1.4, -1.6, 1.7), (.2, 0, .1), 1.7, 18, '#fff0dc'); area((1.6, -1.1, 1.1), (.4, 0, .1), 1.0, 8, '#dfe8f4')
if PH: camera((.18, -1.46, .72), (.268, 0, .110), lens=58, fstop=4.0, focus=(.25, -.02, .06), shift_y=-.13)
else: camera((.02, -1.30, .55), (.088, 0, .120), lens=46.5, fstop=3.6, focus=(.25, -.02, .06))
setup_render(s, out, w, h, spp, bounces=5); render()
