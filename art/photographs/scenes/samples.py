"""A flat lay of every wood and color."""

import random

import studio
from door import build_door
from finishes import material_of
from mesh import box, place
from wood import cut_board

from scenes import cabinets
from scenes.cabinets import style_of, thickness_of
from scenes.materials import timber, wall
from scenes.parts import block
from scenes.room import daylight

ROWS = [
    ["oak", "hadley", "rowan", "ashby", "dunmore"],
    ["barrow", "norwood", "fenwick", "kestrel", "calder"],
    ["bellamy", "marlow", "grange", "linden", "alder-creek"],
    ["pierce", "orchard", "quarry"],
]


def sample(handle, x, y, turn, seed, width=0.076, length=0.108, thick=0.012):
    """A block of a style's own material, on Z = 0, face up."""
    style = style_of("corbin" if handle == "oak" else handle)
    material = timber("oak", "matte") if handle == "oak" else material_of(style)
    item = cut_board(box(handle, width, thick, length, material, 0.0012, 3), seed)
    return place(item, (x, y, thick / 2), (-90, 0, turn))


def flat_lay(aspect):
    """Blocks in rows on pale plaster with two corners of doors, a pull and two knobs."""
    block("table", (-2, -2, -0.05), (2, 2, 0), wall("#d3ccbf"), 0)
    roll, across, along = random.Random(4), 0.088, 0.121
    for row, names in enumerate(ROWS):
        for column, handle in enumerate(names):
            x, y = (column - 2) * across - 0.1, (1.35 - row) * along
            sample(handle, x + roll.gauss(0, 0.0012), y + roll.gauss(0, 0.0012), roll.gauss(0, 0.7), row * 10 + column)
    for handle, x, y, turn, seed in (("rowan", 0.44, 0.19, -2, 3), ("hadley", 0.45, -0.28, 3, 4)):
        style = style_of(handle)
        place(build_door(style, 0.4, 0.44, seed), (x, y, thickness_of(style) / 2), (-90, 0, turn))
    place(cabinets.bar_pull(0.16, "brass"), (0.075, -0.225, 0), (-90, 0, 8))
    place(cabinets.knob("brass"), (0.03, -0.185, 0), (-90, 0, 0))
    place(cabinets.knob("iron"), (0.11, -0.178, 0), (-90, 0, 0))
    studio.world((0.97, 0.98, 1), 0.26)
    daylight((-1.1, 0.9, 0.9), (0, 0, 0), 0.9, 0.9, 24, (1, 0.97, 0.92))
    daylight((1.1, -0.6, 1.3), (0, 0, 0), 1, 1, 4, (0.95, 0.97, 1))
    studio.camera((0.04, -0.005, 1.3), (0.04, 0, 0), 58)
