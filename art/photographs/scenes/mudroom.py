"""A mudroom: a sage bench with drawers, lockers, hooks."""

import math
import random

import studio
from mesh import box, group, place

from scenes import fittings, props, room
from scenes.cabinets import run, stacked
from scenes.hanging import coat, tote
from scenes.materials import ceramic, linen, paint, plain, shaded, timber
from scenes.parts import baked, block, board, copy_of, lathe, put
from scenes.room import daylight

SAGE = "#99a28c"


def stone_floor(x0, x1, y0, y1, size=0.4, joint=0.005):
    """Slabs of slate in a running bond."""
    roll = random.Random(2)
    mesh = baked(box("slab", 1.5 * size - joint, size - joint, 0.02, shaded("#8f8b83", "#726f69", 0.5, 0.3), 0.002))
    rows, columns = math.ceil((y1 - y0) / size), math.ceil((x1 - x0) / (1.5 * size)) + 1
    for row in range(rows):
        for column in range(columns):
            x = x0 + (column + (0.5 if row % 2 else 0)) * 1.5 * size
            copy_of(mesh, (x, y1 - (row + 0.5) * size, -0.01), (roll.gauss(0, 0.08), roll.gauss(0, 0.08), 0))
    block("bed", (x0 - 1, y0 - 1, -0.1), (x1 + 1, y1 + 1, -0.003), plain("#8c8579", 0.9, 0.1), 0)


def straw_hat():
    """A hat whose brim lies on Z = 0."""
    shape = [(0.19, 0.006), (0.15, 0), (0.095, 0.004), (0.09, 0.03), (0.085, 0.085), (0.06, 0.11), (0, 0.106)]
    inside = [(r - 0.002, z - 0.002) for r, z in reversed(shape[:-1])]
    band = lathe("band", [(0.0955, 0.008), (0.0945, 0.032), (0.09, 0.034), (0.09, 0.008)], linen("#3d3a35"))
    return group("hat", [lathe("hat", [(0, 0.103), *inside, *shape], shaded("#c2a571", "#b0925f", 0.8, 4)), band])


def basket(radius=0.17, height=0.24):
    """A woven basket: cords laid in a spiral."""
    profile = [(0, 0), (radius * 0.85, 0)]
    rounds = 16
    for i in range(rounds):
        z0 = height * i / rounds
        wide = radius * (0.85 + 0.15 * i / rounds)
        profile += [(wide, z0 + 0.001), (wide + 0.005, z0 + height / rounds / 2), (wide, z0 + height / rounds - 0.0005)]
    profile += [(radius - 0.012, height), (radius * 0.8, 0.02), (0, 0.02)]
    return lathe("basket", profile, shaded("#a98757", "#8d6c41", 0.8, 3))


def mudroom(aspect):
    """Lockers on the left, a bench of drawers under a paneled wall with hooks, cabinets above."""
    stone_floor(-2.4, 2.6, -4.6, 0)
    room.back_wall(-3, 3, 3.2, "#cdc5b6")
    sage, brass = paint(SAGE, 0.36), ("knob", "aged brass")
    place(stacked("barrow", [0.5, 0.5], 5, 1.3, 2.3, brass, "lr", 0.45, sage), (-1.7, 0, 0))
    place(run("barrow", [(0.56, "two drawers"), (0.56, "two drawers"), (0.56, "two drawers")], 9, 0.1, 0.44, 0.45, brass, "r", sage), (-0.68, 0, 0))
    place(run("barrow", [(0.56, "left"), (0.56, "left"), (0.56, "right")], 19, 1.86, 2.3, 0.33, brass, "r"), (-0.68, 0, 0))
    seat = board("seat", 1.72, 0.5, 0.036, timber("oak", "satin"), 13, "x", 0.004, 5)
    put(seat, 0.185, -0.2505, 0.458)
    room.panelling(-0.681, 1.02, 0.477, 1.5, sage, 0.115)
    rail = board("rail", 1.7, 0.11, 0.02, timber("oak", "satin"), 29, "x upright", 0.003)
    put(rail, 0.17, -0.0235, 1.42)
    hooks = [-0.48 + 0.325 * i for i in range(5)]
    for x in hooks:
        place(fittings.coat_hook(), (x, -0.034, 1.42))
    place(straw_hat(), (hooks[0], -0.062, 1.4), (82, 0, 0))
    place(tote(), (hooks[4], -0.07, 1.43))
    place(coat(), (hooks[1], -0.07, 1.43))
    place(props.cushion(0.42, "#d3c8b4"), (0.42, -0.17, 0.675), (-15, 0, 6))
    put(basket(), 1.32, -0.25, 0)
    put(props.books([(0.24, 0.18, 0.026, "#4a5257"), (0.22, 0.16, 0.02, "#b6a58a")]), 0.8, -0.3, 0.476)
    put(props.cup(ceramic("#7d735f", 0.45)), 0.8, -0.3, 0.522)
    room.skirting(1.06, 3, paint("#d9d3c6"), 0.14)
    place(board("mat", 0.9, 0.55, 0.008, linen("#6a5a45"), 3, "x", 0.002), (0.25, -0.95, 0.004), (-90, 0, -90))
    studio.world((0.96, 0.98, 1), 0.2)
    daylight((3.2, -2.4, 1.9), (0, -0.3, 1), 1.6, 2, 115, (1, 0.96, 0.9))
    daylight((-2.4, -4, 2.8), (0, 0, 1), 1.6, 1.6, 16, (0.95, 0.97, 1))
    studio.camera((0.55, -4.3, 1.3), (-0.12, 0, 1.3), 37, shift=(0, -0.03))
