"""Close-up photographs of hinges, of a door's back, and of care."""

import math

import studio
from door import build_door
from mesh import place

from scenes import props, tools
from scenes.cabinets import run, style_of, thickness_of, worktop
from scenes.hardware import SIDE_ABOVE, bore_cups, hinge
from scenes.materials import ceramic, linen, pale_stone, plain, timber, wall
from scenes.parts import block, board, put, ribbon
from scenes.room import daylight


def hinge_close(aspect):
    """A cup hinge between an open oak door and the side of its cabinet."""
    style = style_of("corbin")
    thick, width, height = thickness_of(style), 0.45, 0.7
    leaf = build_door(style, width, height, 14)
    bore_cups(leaf.children, width, height, thick, (0.0,))
    back = -SIDE_ABOVE
    place(leaf, (back - thick / 2, -0.003 - width / 2, 0), (0, 0, -90))
    place(hinge(), (back, -0.003, 0), (-90, 0, -90))
    white = plain("#dcd7cd", 0.45, 0.35)
    block("side", (-0.018, 0, -0.4), (0, 0.56, 0.4), white, 0.0008)
    block("rear", (0, 0.55, -0.4), (0.8, 0.56, 0.4), white, 0)
    block("shelf", (0.0005, 0.02, -0.13), (0.8, 0.549, -0.112), white, 0.001)
    block("far wall", (-3, 1.2, -2), (3, 1.3, 2), wall("#b9b2a5"), 0)
    studio.world((0.97, 0.98, 1), 0.22)
    daylight((0.6, -0.5, 0.7), (0, 0, 0), 0.5, 0.5, 6, (1, 0.97, 0.93))
    daylight((0.9, 0.1, -0.1), (0, 0, 0), 0.5, 0.7, 2, (0.95, 0.97, 1))
    studio.camera((0.36, -0.24, 0.12), (0.0, 0.003, -0.004), 75, (0.01, 0, 0), 9)


def door_back(aspect):
    """The back of a walnut door with two bored cups and one hinge in place, next to the bit, the screws and the
    screwdriver."""
    put(board("bench", 2.2, 1.4, 0.04, timber("oak", "satin"), 16, "x", 0.004, 3.6), 0, 0, -0.02)
    style = style_of("calder")
    thick, width, height = thickness_of(style), 0.4, 0.62
    leaf = build_door({**style, "material": "Walnut", "finish": "matte", "drawing": {**style["drawing"], "wood": "walnut", "color": None}}, width, height, 21)
    cups = (-0.13, 0.13)
    bore_cups(leaf.children, width, height, thick, cups)
    place(leaf, (0.14, 0.07, thick / 2), (90, 0, 0))
    edge = 0.14 - width / 2
    place(hinge(False), (edge, 0.07 + 0.13, thick), (0, 0, 0))
    place(tools.boring_bit(), (edge + 0.12, 0.03, thick), (0, 0, 35))
    place(tools.screwdriver(), (edge - 0.12, -0.02, 0), (0, 0, 74))
    for i, (x, y) in enumerate(((0.075, -0.1), (0.1, -0.115), (0.09, -0.14), (0.125, -0.13))):
        place(tools.screw(), (edge + x, y, thick), (0, 0, 40 + 83 * i))
    place(hinge(False), (edge - 0.045, -0.115, 0.0125), (0, 0, -62))
    studio.world((0.97, 0.98, 1), 0.22)
    daylight((-0.9, 0.7, 0.8), (0, 0, 0), 0.7, 0.7, 17, (1, 0.97, 0.92))
    daylight((1.1, -0.6, 1), (0, 0, 0), 0.9, 0.9, 5, (0.95, 0.97, 1))
    studio.camera((-0.16, -0.52, 0.46), (edge + 0.055, 0.04, 0.01), 58, (edge + 0.06, 0.0, 0.02), 9)


def folded_cloth(width=0.2, length=0.15, layers=4, step=0.0075):
    """A linen cloth folded back and forth, on Z = 0."""
    path, half = [], length / 2
    for i in range(layers):
        z, way = 0.004 + i * step, 1 if i % 2 == 0 else -1
        sway = [math.sin(3.1 * t + i) * 0.0009 for t in range(5)]
        path += [(way * half * t, z + s) for t, s in zip((-0.92, -0.5, 0, 0.5, 0.92), sway)]
        if i < layers - 1:
            path.append((way * (half + 0.004), z + step / 2))
    return ribbon("cloth", path, width, 0.0046, linen("#c9d0cc"), 3)


def wiping_down(aspect):
    """A folded cloth and a bowl of water on a pale countertop above sage doors."""
    handle = "fenwick"
    place(run(handle, [(0.6, "left"), (0.6, "left"), (0.6, "right")], 5, pull=("knob", "brass")), (-0.9, 0, 0))
    worktop(1.9, pale_stone(), x=-0.95, thickness=0.036)
    block("wall", (-3, 0, -0.02), (3, 0.1, 2.6), wall("#c8c1b3"), 0)
    top = 0.906
    place(folded_cloth(), (-0.06, -0.5, top), (0, 0, 62))
    put(props.bowl(0.12, 0.08, ceramic("#e6dfd1", 0.3)), 0.16, -0.42, top)
    put(props.vase(0.22, 0.07, ceramic("#b8ad9a", 0.5)), -0.34, -0.24, top)
    put(props.branches(5, 0.36, 0.2), -0.34, -0.24, top + 0.18)
    studio.world((0.97, 0.98, 1), 0.24)
    daylight((-1.4, -1.3, 1.9), (0, -0.5, 0.8), 0.9, 1, 42, (1, 0.96, 0.9))
    daylight((1.4, -1.9, 1.2), (0, -0.5, 0.7), 1, 1, 6, (0.95, 0.97, 1))
    studio.camera((0.3, -1.75, 1.3), (0.0, -0.5, 0.865), 54, (0.03, -0.55, 0.92), 5.6)
