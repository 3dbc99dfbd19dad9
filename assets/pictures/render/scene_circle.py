"""Meditation circle from straight above: nine people seated round a bowl and candles, a woven Chladni-like rug."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from still import *
out, w, h, spp, rest = args(); s = reset(); random.seed(5)
floor = wood('floor', ('#6d5842', '#95795e', '#b3987b'), plank=.13, length=2.2, rough=.36); box('floor', 40, 40, .02, floor, loc=(0, 0, -.01), rot=(0, 0, math.radians(20)))
rug = cloth_mat('rug', '#cfbc9e', .35, .4); lathe('rug', [(.001, .012), (1.22, .012), (1.24, .006), (1.24, 0)], 160, rug); rug2 = cloth_mat('rug2', '#93533c', .35, .4); rug3 = cloth_mat('rug3', '#8a8d72', .35, .4)
for R, wd, m in ((1.14, .018, rug2), (1.095, .006, rug2), (.60, .010, rug2), (.50, .016, rug3)): lathe('ring', [(R-wd, .0135), (R, .0140), (R+wd, .0135)], 160, m)
for i in range(24):
    a = i/24*2*math.pi
    def pt(u, v):
        th = 2*math.pi*u; x = .845+.195*v*math.cos(th); y = .058*v*math.sin(th)*(1-.45*math.cos(th)); return (x*math.cos(a)-y*math.sin(a), x*math.sin(a)+y*math.cos(a), .0138)
    grid('pet', pt, 28, 3, rug2 if i % 2 else rug3, closed_u=True, smooth=False)
cl = ['#e2d6c2', '#9d5d44', '#7f866b', '#56607a', '#cfb48d', '#b07f63', '#ddd1bd', '#6f768c', '#9a9c80']; SK = ['#8a5a3e', '#b27a55', '#6b432d', '#c08d68']; HR = ['#1c1310', '#2a1a12', '#3a2a20', '#15100f', '#6a625c']
TR = ['#d8cab2', '#cbb899', '#e0d4be', '#d2c3a8', '#8d7a64', '#dccfb8', '#6c7186', '#d9ccb6', '#cfc0a5']; zc = cloth_mat('z', '#5a4034', .5); NP = 9
for i in range(NP):
    a = i/NP*2*math.pi+math.pi/2; R = 1.74; x, y = R*math.cos(a), R*math.sin(a)
    zafu(zc, (x*1.045, y*1.045, 0), .27, .10); person('tunic_lap' if i % 3 != 1 else 'tunic_lap2', person_mat('p%d' % i, TR[i], SK[(i*5+2) % 4], shawl=cl[i], hair=HR[i % 5], hands=True, feet=True), (x, y, .06), a+math.pi/2+random.uniform(-.05, .05), random.uniform(1.08, 1.14))
bowl(.235, .185, brass('bA'), (0, 0, .02))
wax = mat('wax', '#f3e2c4', rough=.5); b = wax.node_tree.nodes['Principled BSDF']; b.inputs['Emission'].default_value = srgb('#ffb46e'); b.inputs['Emission Strength'].default_value = .30
for i in range(8):
    a = i/8*2*math.pi+.2; x, y = .40*math.cos(a), .40*math.sin(a); lathe('candle', [(.035, 0), (.035, .06), (.028, .062), (.001, .058)], 40, wax, loc=(x, y, .012)); f = lathe('flame', [(.001, .066), (.007, .076), (.006, .088), (.001, .108)], 20, flame_mat(20), loc=(x, y, .012)); f.visible_diffuse = False; f.visible_shadow = False
    if i % 2 == 0: point((x, y, .16), 4.5, r=.05)
sun(Vector((-.78, .42, .42)), 4.6, '#ffcfa2', angle=2.2); area((3, -3, 4), (0, 0, 0), 4, 240, '#bcc6d6'); world_flat('#7f7a78', .5)
camera((0.0, -.02, 8.4), (0, 0, .0), lens=45); s.camera.rotation_euler = (0, 0, 0)
setup_render(s, out, w, h, spp, bounces=4); render()
