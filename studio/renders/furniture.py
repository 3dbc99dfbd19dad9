"""Furniture and room parts shared by the interiors of the second set."""
from green import *

def frame_bx(C):
    """box() in the local space of matrix C"""
    def bx(sx, sy, sz, x, y, z, m, rx=0, ry=0, bev=.006):
        o = box('part', sx, sy, sz, m, bevel=bev); o.matrix_world = C@Matrix.Translation((x, y, z))@Matrix.Rotation(rx, 4, 'X')@Matrix.Rotation(ry, 4, 'Y'); return o
    return bx

def rod(C, p, q, r0, r1, m, seg=32):
    P, Q = Vector(p), Vector(q); d = Q-P; o = lathe('rod', [(.001, 0), (r1, 0), (r0, d.length*.5), (r1*1.02, d.length), (.001, d.length)], seg, m); o.matrix_world = C@Matrix.Translation(P)@d.to_track_quat('Z', 'Y').to_matrix().to_4x4(); return o

def sturdy_chair(C, wd, seat=None):
    """broad ladder-back chair; its front faces local -y"""
    bx = frame_bx(C); sh = .45
    for sx in (-1, 1):
        bx(.044, .044, sh, .205*sx, -.20, sh/2, wd); bx(.046, .040, .50, .205*sx, .205, .24, wd)
        bx(.046, .038, .50, .205*sx, .238, .69, wd, rx=math.radians(-8)); bx(.024, .37, .034, .205*sx, 0, .20, wd); bx(.026, .37, .055, .205*sx, 0, sh-.045, wd)
    bx(.37, .026, .055, 0, -.20, sh-.045, wd); bx(.37, .024, .034, 0, .205, .20, wd); bx(.37, .022, .034, 0, -.20, .27, wd)
    bx(.48, .46, .030, 0, -.005, sh, wd, bev=.013)
    for z, y, hh in ((.60, .227, .050), (.735, .246, .055), (.885, .268, .085)): bx(.385, .020, hh, 0, y, z, wd, rx=math.radians(-8), bev=.007)
    if seat:
        def pad(u, v):
            a = 2*math.pi*u; k = (abs(math.cos(a))**5+abs(math.sin(a))**5)**(-1/5); r = math.sin(math.pi*v)**.32; z = .020*math.copysign(abs(math.cos(math.pi*v))**.7, -math.cos(math.pi*v)); return tuple(C@Vector((.205*r*k*math.cos(a), -.01+.195*r*k*math.sin(a), sh+.037+z+.002*noise.noise(Vector((r*k*math.cos(a)*4, r*k*math.sin(a)*4, 2))))))
        grid('pad', pad, 96, 30, seat, closed_u=True)

def window(x0, x1, z0, z1, y, wall, paint, wide=6., high=5., thick=.2, bars=1, sill=.2, low=-1.):
    """wall at y with an opening, frame, glazing bars and sill; the wall lets the sun pass so that the garden is lit from the front as well"""
    for sx, sz, x, z in ((wide, high-low, x0-wide/2, (high+low)/2), (wide, high-low, x1+wide/2, (high+low)/2), (x1-x0, z0-low, (x0+x1)/2, (z0+low)/2), (x1-x0, high-z1, (x0+x1)/2, (z1+high)/2)):
        o = box('wall', sx, thick, sz, wall, loc=(x, y+thick/2, z)); o.visible_shadow = False
    box('sill', x1-x0+.10, sill+.06, .03, paint, loc=((x0+x1)/2, y+.05-sill/2+.06, z0), bevel=.006)
    for x in [x0+.022, x1-.022]+[x0+(x1-x0)*(i+1)/(bars+1) for i in range(bars)]: box('mul', .044, .05, z1-z0, paint, loc=(x, y+thick*.6, (z0+z1)/2), bevel=.006)
    for z in (z0+.035, z0+(z1-z0)*.58, z1-.02): box('tr', x1-x0, .045, .040, paint, loc=((x0+x1)/2, y+thick*.6, z), bevel=.006)

def big_leaf_plant(base, m, ms, n=13, L=.34, W=.17, height=.75, seed=0, spread=.42):
    """rubber-plant: broad glossy leaves on arching stalks around a stem"""
    r = random.Random(seed); b0 = Vector(base)
    def blade(p, d, up, L, W, a):
        d = d.normalized(); s_ = d.cross(up).normalized(); u_ = s_.cross(d); V = []; F = []; A = []
        for i in range(13):
            q = i/12; wv = W*.5*math.sin(math.pi*min(1, q*.97+.015)**.82)**.85
            for j in range(7): t = j/3-1; V.append(p+d*(L*q)+s_*(wv*t)+u_*(wv*.38*abs(t)-L*.42*q*q+.006*math.sin(q*16+t*2))); A.append(min(1, max(0, a+.20*(1-abs(t))*.5)))
        for i in range(12):
            for j in range(6): F.append((i*7+j, i*7+j+1, (i+1)*7+j+1, (i+1)*7+j))
        attr_mesh('blade', V, F, A, m)
    tube([b0, b0+Vector((.02, 0, height*.4)), b0+Vector((-.01, .01, height*.8)), b0+Vector((.01, 0, height))], .011, ms, taper=lambda q: 1.2-.6*q)
    for i in range(n):
        q = (i+.8)/n; a = i*2.4+r.uniform(-.3, .3); z = height*(.22+.78*q); o = Vector((math.cos(a), math.sin(a), 0)); k = spread*(1-.55*q); p0 = b0+Vector((0, 0, z)); el = .35+.9*q; p1 = p0+(o*math.cos(el)+Vector((0, 0, math.sin(el))))*(.35*k+.04)
        tube([p0, p0.lerp(p1, .5)+Vector((0, 0, .01)), p1], .0045, ms); blade(p1, o*math.cos(el*.8)+Vector((0, 0, math.sin(el*.8))), Vector((0, 0, 1))-o*.2, L*r.uniform(.8, 1.1)*(1-.25*q), W*r.uniform(.85, 1.1)*(1-.2*q), r.random()*.7)

def fruit(loc, r, m, sq=.95, dim=.10, rot=(0, 0, 0), stem=None):
    pr = [(.001 if i in (0, 24) else r*math.sin(math.pi*i/24), r*sq*(1-math.cos(math.pi*i/24))-(dim*r*math.exp(-((24-i)/2.2)**2))) for i in range(25)]; o = lathe('fruit', pr, 72, m, loc=loc, rot=rot); subsurf(o, 1)
    if stem: lathe('stem', [(.001, r*sq*2-dim*r-.003), (.0042, r*sq*2-dim*r-.003), (.0035, r*sq*2-dim*r+.003), (.001, r*sq*2-dim*r+.004)], 10, stem, loc=loc, rot=rot)
    return o

def skin(name, a, b_, c=None, sc=7, rough=.40, bump=.12, bs=160):
    """fruit skin: two or three tones by noise, fine pores"""
    m = mat(name, a, rough=rough, spec=.4); t = m.node_tree; n = N(t); b = t.nodes['Principled BSDF']; tc = n.n('ShaderNodeTexCoord'); nz = n.n('ShaderNodeTexNoise', Scale=sc, Detail=4); n.l(tc, 'Object', nz, 0); rp = ramp(n, [(.34, a), (.58, b_), (.76, c or b_)]); n.l(nz, 0, rp, 0); n.l(rp, 0, b, 'Base Color')
    n2 = n.n('ShaderNodeTexNoise', Scale=bs, Detail=2); n.l(tc, 'Object', n2, 0); bp = n.n('ShaderNodeBump', Strength=bump, Distance=.003); n.l(n2, 0, bp, 'Height'); n.l(bp, 0, b, 'Normal'); return m

def cup(loc, m, k=1., handle=0., tea=None):
    o = lathe('cup', [(r*k, z*k) for r, z in ((.001, .004), (.024, .004), (.026, 0), (.029, .004), (.037, .020), (.0425, .042), (.0440, .060), (.0445, .0625), (.0437, .064), (.0420, .0625), (.0405, .044), (.035, .025), (.026, .012), (.001, .011))], 96, m, loc=loc); subsurf(o, 1)
    M = Matrix.Translation(loc)@Matrix.Rotation(handle, 4, 'Z'); tube([M@(Vector(p)*k) for p in ((.0415, 0, .051), (.057, 0, .055), (.066, 0, .042), (.058, 0, .027), (.038, 0, .022))], .0042*k, m)
    lathe('tea', [(.001, .053*k), (.0425*k, .053*k)], 64, tea or mat('tea', '#7a3a12', rough=.04, spec=.7), loc=loc)

def glaze(name, a='#6d9499', b_='#8db0af', c='#b9cdc4', rough=.18):
    m = mat(name, b_, rough=rough, spec=.55); t = m.node_tree; n = N(t); b = t.nodes['Principled BSDF']; tc = n.n('ShaderNodeTexCoord'); z = n.n('ShaderNodeTexNoise', Scale=14, Detail=6); n.l(tc, 'Object', z, 0); rp = ramp(n, [(.35, a), (.6, b_), (.8, c)]); n.l(z, 0, rp, 0); n.l(rp, 0, b, 'Base Color'); return m
