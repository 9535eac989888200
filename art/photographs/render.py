"""blender -b -P art/photographs/render.py -- <picture> <out.png> [width height samples]"""

import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import portraits
import scenes
import studio
from denoise import render_clean

arguments = sys.argv[sys.argv.index("--") + 1 :]
picture, out = arguments[:2]
width, height, samples = (int(number) for number in (arguments[2:] + ["800", "1000", "48"][len(arguments) - 2 :]))
studio.clear()
kind, name = picture.split("/")
if kind == "scene":
    scenes.build(name, width / height)
else:
    getattr(portraits, kind)(name)
studio.renderer(width, height, samples, exposure=0.1)
start = time.time()
render_clean(out)
print(f"RENDERED {picture} in {time.time() - start:.0f} s")
