"""Breakfast plate: oranges (one cut), grapes, a pear and a pomegranate on a stoneware plate, mint, copper cup, linen; garden beyond."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import *
out, w, h, spp, rest = args(); s = reset(); random.seed(4); PH = h > w
wl = lime('lime', '#f4ebdb', '#e9decb'); top = wood('top', ('#c2a27c', '#d3b995', '#e0cbab'), plank=9, length=9, rough=.5); paint = painted('win', '#f0e8d8', '#b99a78', .3)
box('table', 14, 8, .035, top, loc=(-5, .55-4, -.0175), bevel=.008); window(.16, 1.6, .10, 1.6, .62, wl, paint, bars=1, sill=.18, low=-2.)
runner(cloth_mat('linen', '#e6efe8', .5, .25), (.44, -.07, .0005), .86, .50, math.radians(-9), .005, 9, (240, 140))
# plate: shallow, glazed pale green with a bare rim
pl = glaze('pl', '#cfd8c8', '#e3e8da', '#f1f2e6', .22); PX, PY, Z = .345, -.02, .0135; o = lathe('plate', [(.001, .004), (.09, .004), (.095, 0), (.102, .002), (.150, .012), (.176, .024), (.182, .0275), (.180, .0295), (.170, .0265), (.140, .0165), (.100, .011), (.001, .0105)], 160, pl, loc=(PX, PY, .004)); subsurf(o, 1)
orange = skin('orange', '#e07a14', '#f08f22', '#f7a63c', 9, .40, .35, 190); pear = skin('pear', '#a9b23e', '#c9c351', '#dccb6a', 10, .42, .08, 240); pom = skin('pom', '#a02c26', '#c04a38', '#d4764e', 6, .36, .06, 200); green = skin('gr', '#8fae3c', '#b3c95a', '#cfdc86', 30, .22, .02); stem = mat('stem', '#5a4428', rough=.8); stg = mat('stg', '#6d8a3a', rough=.7)
fruit((PX-.085, PY+.045, Z), .043, orange, .94, .08, (.05, .1, 1), stg); fruit((PX-.015, PY+.090, Z), .041, orange, .95, .08, (-.1, .06, 2), stg)
# half an orange, cut face up and towards us: peel, white ring, segments by angle
cut = mat('cut', '#f7a53a', rough=.28, spec=.5); t = cut.node_tree; n = N(t); b = t.nodes['Principled BSDF']; tc = n.n('ShaderNodeTexCoord'); sp = n.n('ShaderNodeSeparateXYZ'); n.l(tc, 'Object', sp, 0)
def mth(op, a, bb=None, c=None):
    q = n.n('ShaderNodeMath', _operation=op)
    for i, v in enumerate((a, bb, c)):
        if v is None: continue
        if isinstance(v, (int, float)): q.inputs[i].default_value = v
        else: t.links.new(v, q.inputs[i])
    return q.outputs[0]
RH = .041; rad = mth('DIVIDE', mth('SQRT', mth('ADD', mth('MULTIPLY', sp.outputs[0], sp.outputs[0]), mth('MULTIPLY', sp.outputs[1], sp.outputs[1]))), RH); ang = mth('MULTIPLY', mth('ADD', mth('ARCTAN2', sp.outputs[1], sp.outputs[0]), math.pi), 10/(2*math.pi)); fr = mth('ABSOLUTE', mth('SUBTRACT', mth('FRACT', ang), .5))     # .5 at the wall between two segments
wall_ = mth('MULTIPLY', mth('SUBTRACT', .5, fr), rad)                            # distance to the wall, grows with the radius
def step(v, a0, a1): q = n.n('ShaderNodeMapRange', _interpolation_type='SMOOTHSTEP'); t.links.new(v, q.inputs[0]); q.inputs[1].default_value = a0; q.inputs[2].default_value = a1; return q.outputs[0]
seg = mth('MULTIPLY', mth('MULTIPLY', step(wall_, .018, .055), step(rad, .88, .84)), step(rad, .07, .12)); nz = n.n('ShaderNodeTexNoise', Scale=120, Detail=3); mp = n.n('ShaderNodeMapping', Scale=(1, 1, 1)); n.l(tc, 'Object', mp, 0); n.l(mp, 0, nz, 0); rp = ramp(n, [(.35, '#ee8416'), (.65, '#fbb044')]); n.l(nz, 0, rp, 0)
mx = n.n('ShaderNodeMixRGB'); t.links.new(seg, mx.inputs[0]); mx.inputs[1].default_value = srgb('#fdf0d2'); n.l(rp, 0, mx, 2); pe = n.n('ShaderNodeMixRGB'); t.links.new(step(rad, .955, .975), pe.inputs[0]); n.l(mx, 0, pe, 1); pe.inputs[2].default_value = srgb('#ee8d20'); n.l(pe, 0, b, 'Base Color'); bp = n.n('ShaderNodeBump', Strength=.35, Distance=.003); t.links.new(mth('ADD', seg, mth('MULTIPLY', nz.outputs[0], .35)), bp.inputs['Height']); n.l(bp, 0, b, 'Normal')
def half(loc, rot):
    lathe('half', [(.001 if i == 0 else RH*math.sin(math.pi/2*i/14), -RH*.94*math.cos(math.pi/2*i/14)) for i in range(15)], 72, orange, loc=loc, rot=rot); lathe('face', [(.0005, .0002)]+[(RH*i/16, .0002) for i in range(1, 17)], 72, cut, loc=loc, rot=rot)
half((PX-.055, PY-.062, Z+.030), (math.radians(38), math.radians(-12), .3))
# slice lying on the plate
lathe('slice', [(RH*.99, 0), (RH, .0035), (RH*.99, .007)], 72, orange, loc=(PX-.119, PY-.030, Z+.011), rot=(.05, .20, 0)); lathe('sf', [(.0005, .0071)]+[(RH*i/16, .0071) for i in range(1, 17)], 72, cut, loc=(PX-.119, PY-.030, Z+.011), rot=(.05, .20, 0))
# pear, leaning
pr = [(.001, .002), (.016, .0), (.034, .008), (.043, .026), (.0435, .040), (.038, .058), (.029, .075), (.0225, .090), (.018, .102), (.011, .110), (.001, .1115)]; Mp = (.12, .16, .4); o = lathe('pear', pr, 72, pear, loc=(PX+.035, PY+.062, Z), rot=Mp); subsurf(o, 2); M = Matrix.Translation((PX+.035, PY+.062, Z))@Matrix.Rotation(Mp[2], 4, 'Z')@Matrix.Rotation(Mp[1], 4, 'Y')@Matrix.Rotation(Mp[0], 4, 'X'); tube([M@Vector(p) for p in ((0, 0, .108), (.002, 0, .118), (.006, .001, .130))], .0018, stem)
# pomegranate with a low crown of small teeth, tilted so that the crown shows
PM = Matrix.Translation((PX+.108, PY+.048, Z+.043))@Matrix.Rotation(math.radians(28), 4, 'X')@Matrix.Rotation(math.radians(14), 4, 'Y'); R = .046; o = lathe('pom', [(.001 if i in (0, 28) else R*math.sin(math.pi*i/28), -R*.94*math.cos(math.pi*i/28)+(.006*math.exp(-((28-i)/2.6)**2))) for i in range(29)], 96, pom)
for v in o.data.vertices: a = math.atan2(v.co.y, v.co.x); k = 1+.016*math.cos(6*a+.5)*(1-abs(v.co.z/R)**2); v.co.x *= k; v.co.y *= k
o.matrix_world = PM; subsurf(o, 1)
def crown(u, v): a = 2*math.pi*u; tooth = abs((u*6) % 1-.5)*2; z = R*.93+.003+.013*v*(1-.55*tooth**1.3); r = .0125-.003*math.sin(math.pi*v)+.005*v*v*(1-tooth*.3); return tuple(PM@Vector((r*math.cos(a), r*math.sin(a), z)))
g = grid('crown', crown, 120, 8, pom, closed_u=True); g.modifiers.new('so', 'SOLIDIFY').thickness = .0014; lathe('eye', [(.001, R*.95+.002), (.010, R*.95+.003)], 24, mat('eye', '#c98a4a', rough=.9)).matrix_world = PM
# grapes: spheres packed in a tapering bunch that hangs over the plate's front
rr = random.Random(11); pts = []; ax0, ax1 = Vector((PX+.114, PY-.020, Z+.026)), Vector((PX+.025, PY-.098, Z+.014))
for tries in range(6000):
    q = rr.random(); c = ax0.lerp(ax1, q); w_ = .036*(1-.55*q); p = c+Vector((rr.gauss(0, .55), rr.gauss(0, .55), rr.gauss(.1, .55)))*w_; r = rr.uniform(.0100, .0122)
    if p.z < Z+r-.001: p.z = Z+r-.001+rr.random()*.002
    if all((p-a).length > (r+b_)*.93 for a, b_ in pts): pts.append((p, r))
    if len(pts) > 52: break
for p, r in pts:
    bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=20, radius=r); me = bpy.data.meshes.new('grape'); bm.to_mesh(me); bm.free(); obj('grape', me, green, loc=p, scale=(1, 1, 1.10), rot=(rr.uniform(-.6, .6), rr.uniform(-.6, .6), 0))
tube([ax0+Vector((.050, .012, .026)), ax0+Vector((.028, .005, .032)), ax0+Vector((-.004, -.006, .024)), ax0.lerp(ax1, .5)+Vector((0, 0, .02))], .0022, stem)
# mint on the linen, copper cup with water, small bowl of almonds
lf = leafmat('mint', '#3d7a2c', '#5fa23a', '#9cc95c', .38); sm = mat('sm', '#6f8f4a', rough=.7)
for i, (a, b_, sg) in enumerate((((.190, -.215, .012), (.318, -.262, .022), .012), ((.205, -.232, .012), (.30, -.292, .020), .010), ((.20, -.205, .012), (.285, -.215, .030), .014))): sprig(a, b_, sg, 14, .030, .021, lf, sm, i, .85, .0014)
copper = brass('copper', '#b3643a', .15, '#7a4126', '#dd9a72', .6); CX, CY = .13, .055; o = lathe('cup', [(.001, 0), (.030, 0), (.033, .003), (.036, .03), (.040, .072), (.0425, .090), (.0435, .094), (.0425, .096), (.0405, .094), (.038, .072), (.034, .03), (.030, .008), (.001, .006)], 128, copper, loc=(CX, CY, 0)); subsurf(o, 1); lathe('wt', [(.001, .078), (.0383, .078)], 64, mat('water', '#6a4a32', rough=.02, spec=.9), loc=(CX, CY, 0))
bw = glaze('bw', '#4f7f8c', '#6f9aa2', '#a3c0bd'); bowl(.048, .034, bw, (.585, .085, .003)); al = skin('al', '#8a5228', '#a96a38', '#bd8450', 30, .6, .3, 120)
for i in range(34): a = rr.uniform(0, 6.28); q = rr.random()**.5*.037; o = lathe('al', [(.001, -.0105), (.0048, -.006), (.0062, 0), (.0045, .006), (.001, .0120)], 16, al, loc=(.585+q*math.cos(a), .085+q*math.sin(a), .033+.006*rr.random()+(.010 if q < .016 else 0)), rot=(1.57+rr.uniform(-.5, .5), rr.uniform(-.4, .4), rr.uniform(0, 6.28)), scale=(1, .62, 1)); subsurf(o, 1)
o = lathe('al', [(.001, -.0105), (.0048, -.006), (.0062, 0), (.0045, .006), (.001, .0120)], 16, al, loc=(.555, -.175, .010), rot=(1.57, 0, .7), scale=(1, .62, 1)); subsurf(o, 1); o = lathe('al', [(.001, -.0105), (.0048, -.006), (.0062, 0), (.0045, .006), (.001, .0120)], 16, al, loc=(.588, -.150, .010), rot=(1.57, 0, 2.3), scale=(1, .62, 1)); subsurf(o, 1)
g1, g2, g3 = garden(1.8, -1.0, .85, 5, .8); cloud((1.1, 1.5, .75), (.75, .30, .45), 300, .085, g2, 4, .2); cloud((.40, 1.6, .95), (.5, .25, .35), 170, .085, g1, 7, .2); cloud((.75, 1.35, .20), (.50, .20, .20), 210, .085, g2, 14, .2)
sd = Vector((-.72, -.18, .44)).normalized(); sun(sd, 5.0, '#ffdcaa', angle=1.0); sky(e=.62)
gobo_window(sd, 2.4, frame=((-3.9, 0, 6, 9), (3.9, 0, 6, 9), (0, 3.75, 9, 6), (0, -3.7, 9, 6)), bars=((-.30, 0, .04, 6), (0, .22, 6, .035)), leaves=46, leaf_at=(-.55, .35), centre=(.30, -.05, .05), seed=6)
area((-1.4, -1.6, 1.7), (.2, 0, .1), 1.7, 20, '#fff0dc'); area((1.6, -1.1, 1.1), (.4, 0, .1), 1.0, 10, '#dfe8f4')
if PH: camera((.24, -1.30, .64), (.345, .0, .09), lens=66, fstop=3.4, focus=(.32, -.06, .04), shift_y=-.13)
else: camera((.06, -1.22, .50), (.135, .02, .075), lens=47, fstop=3.0, focus=(.32, -.06, .04))
setup_render(s, out, w, h, spp, bounces=6); render()
