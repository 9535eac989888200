"""
blender -b -P art/photographs/render.py -- <kind/name> <out.png> <width> <height> <samples>
blender -b -P art/photographs/render.py -- finish/<style> <folder> <width> <height> <samples> <finishes as JSON>
"""

import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import in_finishes
import portraits
import scenes
import studio
from passes import render_clean, save

picture, out, *size = sys.argv[sys.argv.index("--") + 1 :][:5]
size = [int(number) for number in size]
kind, name = picture.split("/")
start = time.time()
if kind == "finish":
    for slug, seen in in_finishes.fronts(name, json.loads(sys.argv[-1]), size):
        save(seen, os.path.join(out, f"{name}-in-{slug}.png"))
else:
    studio.clear()
    if kind == "scene":
        scenes.build(name, size[0] / size[1])
    else:
        getattr(portraits, kind)(name)
    studio.renderer(*size)
    save(render_clean(), out)
print(f"RENDERED {picture} in {time.time() - start:.0f} s")
