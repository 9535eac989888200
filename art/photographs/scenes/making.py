"""Photographs of the workshop's bench and of fitting a door."""

import studio
from door import build_door
from finishes import material_of
from mesh import box, place

from scenes import leaning, props, room, tools
from scenes.cabinets import run, style_of, thickness_of, worktop
from scenes.hardware import bore_cups, hinge, open_cabinet
from scenes.materials import ceramic, pale_stone, timber, wall
from scenes.parts import block, board, put
from scenes.room import daylight


def workbench(length=2.4, depth=0.9, seed=4):
    """A thick oak top whose surface is Z = 0 and front edge Y = -depth / 2."""
    put(board("bench", length, depth, 0.07, timber("fumed oak", "satin"), seed, "x", 0.005, 3.2), 0, 0, -0.035)
    put(board("apron", length - 0.1, 0.12, 0.03, timber("fumed oak", "satin"), seed + 1, "x upright", 0.003), 0, -depth / 2 + 0.05, -0.13)


def glue_up(aspect):
    """A five-piece cherry frame in two bar clamps, with finished doors behind."""
    workbench(2.6, 1.1)
    block("wall", (-4, 1.35, -1), (4, 1.5, 3), wall("#a39a8a"), 0)
    style, width, height, bar = style_of("norwood"), 0.42, 0.56, 0.036
    thick = thickness_of(style)
    place(build_door(style, width, height, 33), (0.0, -0.12, bar + thick / 2 + 0.0003), (-90, 0, 0))
    for y, shift in ((-0.345, 0.0), (0.105, 0.0)):
        place(tools.bar_clamp(width, 0.72, bar), (shift, y, 0))
    put(board("block", 0.2, 0.07, 0.045, timber("maple", "matte"), 3, "x", 0.003), 0.5, -0.2, 0.0225)
    place(tools.pencil(), (0.5, -0.2, 0.045), (0, 0, 160))
    stack = [("alder-creek", 0.52), ("dunmore", 0.6), ("kestrel", 0.5), ("norwood", 0.62)]
    for i, (handle, tall) in enumerate(stack):
        item = leaning.lean(handle, 0.42, tall, -0.46 + 0.035 * i, 11 * i + 3, i, 0.62, angle=9)
        item.location.y += 0.53
    for i, (handle, tall) in enumerate([("rowan", 0.62), ("bellamy", 0.56), ("eastlake", 0.48)]):
        item = leaning.lean(handle, 0.4, tall, 0.36 - 0.04 * i, 13 * i + 8, i, 0.62, angle=9)
        item.location.y += 0.53
    put(board("rail", 2.4, 0.3, 0.04, timber("fumed oak", "matte"), 9, "x upright", 0.003), 0, 0.551, 0.15)
    studio.world((0.97, 0.98, 1), 0.16)
    daylight((-1.6, 0.2, 1.5), (0, -0.1, 0), 1.2, 1.2, 62, (1, 0.96, 0.9))
    daylight((1.5, -1.5, 1.2), (0, 0, 0.1), 1, 1, 9, (0.95, 0.97, 1))
    studio.camera((0.4, -1.62, 0.74), (0.0, 0.0, 0.13), 50, (0.03, -0.2, 0.06), 5.6)


def open_door(aspect):
    """A base cabinet with its door open on its hinges, and a screwdriver on the countertop."""
    handle, width = "barrow", 0.5
    style = style_of(handle)
    thick, depth, height = thickness_of(style), 0.58, 0.77 - 0.004
    room.plank_floor(-2.2, 2.2, -3, 0, "oak", 0.15, 1.8, 5, "x")
    block("wall", (-3, 0, -0.02), (3, 0.1, 2.6), wall("#cbc4b6"), 0)
    pull = ("knob", "brass")
    put(open_cabinet(width, 0.87, depth), 0, 0, 0)
    place(run(handle, [(0.6, "drawers"), (0.5, "left")], 4, pull=pull), (-1.1, 0, 0))
    place(run(handle, [(0.5, "right"), (0.6, "drawers")], 9, pull=pull), (width, 0, 0))
    worktop(2.3, pale_stone(), x=-1.15, thickness=0.036)
    leaf = build_door(style, width - 0.003, height - 0.003, 8)
    cups = (-0.28, 0.28)
    rear = put(box("rear face", width - 0.0042, 0.001, height - 0.0042, material_of(style), 0), 0, thick / 2 - 0.0005, 0)
    rear.parent = leaf
    bore_cups([rear], width - 0.003, height - 0.003, thick, cups)
    back = 0.018 - 0.004
    place(leaf, (back - thick / 2, -depth - 0.003 - (width - 0.003) / 2, 0.1 + height / 2), (0, 0, -90))
    for z in cups:
        place(hinge(), (back, -depth - 0.003, 0.1 + height / 2 + z), (-90, 0, -90))
    place(tools.screwdriver(), (0.2, -0.45, 0.906), (0, 0, 24))
    for i in range(3):
        place(tools.screw(), (0.36 + 0.03 * i, -0.5 + 0.012 * (i % 2), 0.906), (0, 0, 50 + 70 * i))
    put(props.plates(6, 0.12), 0.25, -0.3, 0.494)
    put(props.bowl(0.12, 0.08, ceramic("#7c7566", 0.5)), 0.25, -0.3, 0.118)
    put(props.vase(0.24, 0.08), -0.55, -0.3, 0.906)
    put(props.branches(6, 0.4, 0.24), -0.55, -0.3, 1.1)
    studio.world((0.97, 0.98, 1), 0.24)
    daylight((2.2, -2.2, 1.9), (0.1, -0.6, 0.6), 1.4, 1.6, 62, (1, 0.96, 0.9))
    daylight((-2, -2.6, 1.6), (0, -0.6, 0.6), 1.4, 1.4, 10, (0.95, 0.97, 1))
    daylight((0.5, -1.1, 1.25), (0.02, -0.6, 0.76), 0.4, 0.4, 6, (1, 0.98, 0.95))
    studio.camera((0.78, -1.5, 1.12), (0.1, -0.57, 0.76), 50, (0.05, -0.6, 0.77), 8)
