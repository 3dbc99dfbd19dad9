"""out/*.png -> assets/pictures/masters/*.webp (quality 92, under ~900 kB).  usage: python3 encode.py [folder with PNGs]"""
import os, sys, glob, cv2
HERE = os.path.dirname(os.path.abspath(__file__)); src = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, 'out'); dst = os.path.join(HERE, '..', '..', 'assets', 'pictures', 'masters'); os.makedirs(dst, exist_ok=True)
for f in sorted(glob.glob(os.path.join(src, '*.png'))):
    n = os.path.basename(f)[:-4]
    if n.endswith('.noisy'): continue
    im = cv2.imread(f)
    for q in (92, 90, 88, 85):
        ok, b = cv2.imencode('.webp', im, [cv2.IMWRITE_WEBP_QUALITY, q])
        if len(b) < 900_000: break
    open(os.path.join(dst, n+'.webp'), 'wb').write(b.tobytes()); print(n, im.shape[1], 'x', im.shape[0], q, len(b)//1000, 'kB')
