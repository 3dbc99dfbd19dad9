"""Bed with a folded quilt under a moonlit window, a small lamp beside it. Pale dusk blue at the left so that the picture melts into a light or a dark page."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from furniture import *
out, w, h, spp, rest = args(); s = reset(); random.seed(4); PH = h > w
wl = lime('lime', '#dcdbe0', '#d0d0d9'); fl = wood('floor', ('#9a8468', '#b29c80', '#c6b299'), plank=.16, length=2.4, rough=.5); paint = painted('win', '#e6e2dc', '#b99a78', .2); oak = wood('oak', ('#7a5638', '#98704a', '#b18a60'), plank=9, length=9, rough=.42); bA = brass('bA', '#c79a4e', .24, '#8a6a34', '#ecd08f', .05)
box('floor', 12, 9, .04, fl, loc=(0, -4.4, -.02)); WX0, WX1, WZ0, WZ1 = .62, 1.56, .98, 2.06; window(WX0, WX1, WZ0, WZ1, 0, wl, paint, bars=1, sill=.12)
box('skirt', 9, .02, .09, lime('sk', '#d3d1d4', '#c6c5cb'), loc=(0, -.01, .045), bevel=.004)
# night sky card with a soft horizon, full moon, a few stars, leaves in silhouette
def emit(name, stops, e, axis='z'):
    m = bpy.data.materials.new(name); m.use_nodes = True; t = m.node_tree; t.nodes.clear(); n = N(t); o = n.n('ShaderNodeOutputMaterial'); em = n.n('ShaderNodeEmission'); em.inputs[1].default_value = e; tc = n.n('ShaderNodeTexCoord'); sp = n.n('ShaderNodeSeparateXYZ'); n.l(tc, 'Generated', sp, 0); rp = ramp(n, stops); n.l(sp, 2, rp, 0); n.l(rp, 0, em, 0); n.l(em, 0, o, 0); return m
k = grid('sky', lambda u, v: ((u-.5)*16+1, 8, -1+7*v), 2, 2, emit('sky', [(0, '#8a8fb4'), (.30, '#7480ac'), (.52, '#4f6096'), (.8, '#3a4a80')], .55), smooth=False); k.visible_shadow = False; k.visible_diffuse = False
MO = (1.80, 7.9, 2.56) if not PH else (1.62, 7.9, 2.40); mm = bpy.data.materials.new('moon'); mm.use_nodes = True; t = mm.node_tree; t.nodes.clear(); n = N(t); o = n.n('ShaderNodeOutputMaterial'); em = n.n('ShaderNodeEmission'); em.inputs[1].default_value = 2.1; tc = n.n('ShaderNodeTexCoord'); nz = n.n('ShaderNodeTexNoise', Scale=2.6, Detail=3); n.l(tc, 'Generated', nz, 0); rp = ramp(n, [(.40, '#e8dfca'), (.58, '#fff6e2')]); n.l(nz, 0, rp, 0); n.l(rp, 0, em, 0); n.l(em, 0, o, 0)
k = lathe('moon', [(.001, 0), (.20, 0)], 96, mm, loc=MO, rot=(math.radians(90), 0, 0), smooth=False); k.visible_shadow = False; k.visible_diffuse = False
for R, a in ((.55, .16), (.95, .10)):            # glow round the moon: discs that fade outward
    m = bpy.data.materials.new('halo'); m.use_nodes = True; t = m.node_tree; t.nodes.clear(); n = N(t); o = n.n('ShaderNodeOutputMaterial'); em = n.n('ShaderNodeEmission'); em.inputs[0].default_value = srgb('#f3e9d8'); tr = n.n('ShaderNodeBsdfTransparent'); mx = n.n('ShaderNodeMixShader'); g = n.n('ShaderNodeTexGradient', _gradient_type='SPHERICAL'); tc = n.n('ShaderNodeTexCoord'); mp = n.n('ShaderNodeMapping', Scale=(1/R, 1/R, 1)); n.l(tc, 'Object', mp, 0); n.l(mp, 0, g, 0); q = n.n('ShaderNodeMath', _operation='MULTIPLY'); n.l(g, 0, q, 0); q.inputs[1].default_value = a*2; n.l(q, 0, mx, 0); n.l(tr, 0, mx, 1); n.l(em, 0, mx, 2); n.l(mx, 0, o, 0)
    k = lathe('halo', [(.001, 0), (R, 0)], 96, m, loc=(MO[0], MO[1]-.03-R*.02, MO[2]), rot=(math.radians(90), 0, 0), smooth=False); k.visible_shadow = False; k.visible_diffuse = False
rs = random.Random(5); st = bpy.data.materials.new('star'); st.use_nodes = True; t = st.node_tree; t.nodes.clear(); n = N(t); o = n.n('ShaderNodeOutputMaterial'); em = n.n('ShaderNodeEmission'); em.inputs[0].default_value = srgb('#fff6e4'); em.inputs[1].default_value = 1.6; n.l(em, 0, o, 0)
for i in range(46): lathe('star', [(.0005, 0), (rs.uniform(.006, .014), 0)], 8, st, loc=(rs.uniform(-1.2, 4.2), 7.95, rs.uniform(1.9, 4.6)), rot=(math.radians(90), 0, 0), smooth=False)
ng = leafmat('ng', '#2c3f4a', '#3f5a5a', '#5b7a6c', .2); cloud((-.1, 2.2, .75), (1.1, .5, .75), 700, .12, ng, 3, .4); cloud((2.7, 2.4, .85), (1.0, .5, .95), 700, .12, ng, 6, .4); cloud((1.2, 2.6, .45), (1.4, .5, .60), 700, .12, ng, 8, .4)
# bed: head at the right against the wall, side towards us
BX0, BX1, BY0, BY1 = .02, 2.02, -1.30, -.22; linen = cloth_mat('linen', '#eee9e2', .35, .25); dark = mat('dk', '#5b4634', rough=.6)
box('rail', BX1-BX0+.04, .035, .16, oak, loc=((BX0+BX1)/2, BY0+.02, .27), bevel=.01); box('rail', BX1-BX0+.04, .035, .16, oak, loc=((BX0+BX1)/2, BY1-.02, .27), bevel=.01)
for x in (BX0, BX1+.01):
    for y in (BY0+.02, BY1-.02): hh = .42 if x < 1 else .98; box('post', .055, .055, hh, oak, loc=(x, y, hh/2), bevel=.012)
box('foot', .035, BY1-BY0, .18, oak, loc=(BX0, (BY0+BY1)/2, .28), bevel=.01)
for z, hh in ((.86, .15), (.62, .10), (.45, .10)): box('head', .032, BY1-BY0, hh, oak, loc=(BX1+.01, (BY0+BY1)/2, z), bevel=.012)
def mattress(u, v):
    a = 2*math.pi*u; kx, ky, kz = (BX1-BX0)/2-.02, (BY1-BY0)/2-.02, .11; k = (abs(math.cos(a))**9+abs(math.sin(a))**9)**(-1/9); r = math.sin(math.pi*v)**.16; zz = math.copysign(abs(math.cos(math.pi*v))**.5, -math.cos(math.pi*v)); return ((BX0+BX1)/2+kx*r*k*math.cos(a), (BY0+BY1)/2+ky*r*k*math.sin(a), .42+kz*zz)
grid('mattress', mattress, 200, 48, linen, closed_u=True)
# duvet: a thick cover with soft waves that hangs over the front side
duv = cloth_mat('duvet', '#dfe1ea', .3, .25); DX0, DX1 = .05, 1.42
def duvet(u, v):
    x = DX0+(DX1-DX0)*u; q = v*1.50; n1 = noise.fractal(Vector((x*2.3, q*2.1, 1)), 1, 2, 3); wv = .016*n1+.010*math.sin(x*9+3*n1)
    top = .555; e = min(1, u/.03, (1-u)/.03)**.5; yb = BY1-.02; L1 = yb-(BY0-.05)
    if q < L1: y = yb-q; z = top+.030*e+wv*.9*e
    else: t_ = q-L1; y = BY0-.05-.035*math.sin(min(1, t_/.10)*math.pi/2)-.020*math.sin(x*13+2*n1)*min(1, t_/.2); z = top+.030*e-t_*1.0+wv*.3
    return (x, y, max(z, .14))
g = grid('duvet', duvet, 200, 130, duv); so = g.modifiers.new('so', 'SOLIDIFY'); so.thickness = .030; so.offset = -1; subsurf(g, 1)
# turned-back edge
g = grid('turn', lambda u, v: (DX1-.02-.20*u+.004*math.sin(v*20), BY1-.03-(BY1-BY0+.02)*v-.0*u, .600+.014*math.sin(math.pi*min(1, u*1.3))+.012*noise.noise(Vector((u*2, v*6, 4)))-.012*u), 40, 90, linen); so = g.modifiers.new('so', 'SOLIDIFY'); so.thickness = .022; so.offset = 0; subsurf(g, 1)
# pillows
def pillow(loc, rot, sx=.25, sy=.36, sz=.085, m=linen, seed=0):
    M = Matrix.Translation(loc)@Matrix.Rotation(rot[2], 4, 'Z')@Matrix.Rotation(rot[1], 4, 'Y')@Matrix.Rotation(rot[0], 4, 'X')
    def f(u, v):
        a = 2*math.pi*u; k = (abs(math.cos(a))**3.2+abs(math.sin(a))**3.2)**(-1/3.2); r = math.sin(math.pi*v)**.45; x, y = sx*r*k*math.cos(a), sy*r*k*math.sin(a); pin = 1+.05*abs(math.sin(2*a))*r; z = sz*math.copysign(abs(math.cos(math.pi*v))**.9, -math.cos(math.pi*v)); return tuple(M@Vector((x*pin, y*pin, z+.010*noise.noise(Vector((x*6, y*6, seed)))*r)))
    grid('pillow', f, 128, 48, m, closed_u=True)
pillow((1.83, -.52, .70), (0, math.radians(-62), .05), seed=1); pillow((1.83, -1.00, .69), (0, math.radians(-60), -.05), seed=2); pillow((1.66, -.76, .655), (0, math.radians(-52), .02), .17, .25, .07, cloth_mat('pl2', '#d58a3c', .4, .3), 5)
# folded quilt at the foot: layered, with bands of patchwork on the upper one
def band(name, cols):
    m = cloth_mat(name, cols[0], .4, .35); t = m.node_tree; n = N(t); b = t.nodes['Principled BSDF']; tc = n.n('ShaderNodeTexCoord'); br = n.n('ShaderNodeTexBrick'); br.offset = .5; br.inputs['Scale'].default_value = 1; br.inputs['Brick Width'].default_value = .14; br.inputs['Row Height'].default_value = .14; br.inputs['Mortar Size'].default_value = .0022; br.inputs['Mortar Smooth'].default_value = .8; n.l(tc, 'Object', br, 'Vector'); br.inputs['Color1'].default_value = (0, 0, 0, 1); br.inputs['Color2'].default_value = (1, 1, 1, 1); br.inputs['Mortar'].default_value = (.5, .5, .5, 1); rp = ramp(n, [(i/len(cols), c) for i, c in enumerate(cols)], 'CONSTANT'); n.l(br, 'Color', rp, 0); mj = n.n('ShaderNodeMixRGB'); n.l(br, 'Fac', mj, 0); n.l(rp, 0, mj, 1); mj.inputs[2].default_value = srgb('#e9dcc4'); n.l(mj, 0, b, 'Base Color'); hh = n.n('ShaderNodeMath', _operation='MULTIPLY'); n.l(br, 'Fac', hh, 0); hh.inputs[1].default_value = -1.; bp = n.n('ShaderNodeBump', Strength=.5, Distance=.01); n.l(hh, 0, bp, 'Height'); n.l(bp, 0, b, 'Normal'); return m
q1 = band('q1', ('#5d7391', '#d8a465', '#eadfc9', '#b8705a', '#8fa38f', '#dcb97c', '#7d8ca8')); q2 = band('q2', ('#33507a', '#6f8a72', '#e9d9bd', '#3f5f86'))
folded(.44, -.78, .604, .98, .50, 3, q1, math.radians(88), .050, 2)
# bedside: stool with lamp and a cup
TX, TY = 2.34, -.62; lathe('table', [(.001, .50), (.19, .50), (.195, .51), (.195, .525), (.19, .53), (.001, .53)], 96, oak, loc=(TX, TY, 0))
for k_ in range(3): a = k_*2.094+.4; rod(Matrix.Identity(4), (TX+.16*math.cos(a), TY+.16*math.sin(a), 0), (TX+.08*math.cos(a), TY+.08*math.sin(a), .505), .014, .013, oak)
cer = glaze('cer', '#4f7480', '#6a8f97', '#9db8b6'); lathe('lb', [(.001, 0), (.05, 0), (.07, .03), (.075, .07), (.05, .12), (.02, .15), (.015, .18), (.001, .18)], 72, cer, loc=(TX-.02, TY+.02, .53)); shade = voile('shade', '#f6e2bd', .7, .02); o = lathe('shade', [(.125, .17), (.085, .36)], 72, shade, loc=(TX-.02, TY+.02, .53)); point((TX-.02, TY+.02, .53+.26), 9, '#ffb768', .035)
cup((TX+.09, TY-.11, .53), glaze('cg', '#d9d3c4', '#efeadb', '#faf6ea', .25), .85, -1.)
# moonlight through the window, cool fill, soft blue room
sd = Vector((.10, .86, .56)).normalized(); sun(sd, 3.2, '#c3d2f4', angle=1.2); sky('#8d9cc4', '#b9c0d6', '#d9d6dc', .40)
for o in [o for o in bpy.data.objects if o.name.startswith('wall')]: o.visible_shadow = True
area((-2.4, -3.4, 2.8), (.2, 0, .8), 3.2, 66, '#eceaf2'); area((2.6, -3.0, 2.6), (1, -.4, .6), 2.4, 14, '#b9c6ea'); area((-1.6, -1.6, 2.6), (-1.2, 0, 1.0), 2.0, 24, '#fff0e0')
if PH: camera((.75, -5.4, 1.62), (1.16, -.4, .95), lens=50, fstop=4, focus=(1.0, -1.0, .7), shift_y=-.17)
else: camera((.15, -4.9, 1.55), (.56, -.4, .86), lens=35.5, fstop=4, focus=(1.0, -1.0, .7))
setup_render(s, out, w, h, spp, bounces=5); s.cycles.transparent_max_bounces = 12; render()
