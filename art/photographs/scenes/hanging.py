"""Cloth items that hang on a hook: their origin is at the hook, the wall is behind them at +Y."""

import math

from mesh import group, mesh_object, place, rings

from scenes.materials import linen, plain
from scenes.parts import ribbon

SIDES = 96


def hanging(name, levels, material, folds, deep):
    """A shell of cloth that hangs down. levels are (height, half width, half depth, amount of folding) from the top;
    folds is the number of folds around it, deep their depth in meters.
    """
    loops = []
    for z, wide, thick, amount in levels:
        loop = []
        for i in range(SIDES):
            a = 2 * math.pi * i / SIDES
            ripple = deep * amount * (math.sin(folds * a + 1.3) + 0.6 * math.sin((2 * folds - 3) * a + 4 * z))
            across, out = math.cos(a), math.sin(a)
            shape = (abs(across) ** 0.8 * math.copysign(1, across), abs(out) ** 0.8 * math.copysign(1, out))
            loop.append((shape[0] * (wide + ripple * 0.5), shape[1] * (thick + ripple), z + 0.004 * amount * math.sin(3 * a)))
        loops.append(loop)
    return rings(name, loops, material, 180)


def sleeve(side, material):
    """A sleeve that hangs from a shoulder, slightly bent at the elbow."""
    steps = [(0.16, -0.112, 0.012), (0.172, -0.116, 0.034), (0.19, -0.13, 0.054)]
    for i in range(15):
        t = i / 14
        steps.append((0.205 + 0.055 * math.sin(t * 1.9), -0.155 - 0.58 * t, 0.066 - 0.021 * t))
    loops = []
    for x, z, radius in steps:
        y, wide = -0.035 + 0.045 * (z + 0.155), radius + 0.005 * math.sin(15 * z + side)
        loops.append([(side * x + wide * 0.86 * math.cos(a), y + wide * 0.7 * math.sin(a), z) for a in (2 * math.pi * k / 48 for k in range(48))])
    return rings("sleeve", loops, material, 180)


def coat(colour="#4d5760"):
    """A wool coat that hangs by its loop: collar, sloping shoulders, sleeves, and folds that open towards the hem."""
    wool = linen(colour)
    levels = [
        (-0.012, 0.05, 0.03, 0.0),
        (-0.05, 0.085, 0.045, 0.05),
        (-0.085, 0.15, 0.055, 0.1),
        (-0.13, 0.2, 0.062, 0.15),
        (-0.22, 0.215, 0.07, 0.25),
        (-0.4, 0.21, 0.072, 0.5),
        (-0.6, 0.215, 0.078, 0.8),
        (-0.78, 0.225, 0.084, 1.0),
        (-0.9, 0.23, 0.088, 1.1),
    ]
    body = hanging("coat", levels, wool, 9, 0.013)
    front = [(-0.058, -0.09), (-0.074, -0.24), (-0.079, -0.5), (-0.088, -0.88)]
    placket = place(ribbon("placket", front, 0.055, 0.006, wool), (0.012, -0.006, 0))
    buttons = []
    for z in (-0.26, -0.4, -0.54):
        ring = [[(0.012 * s * math.cos(a), y, 0.012 * s * math.sin(a)) for a in (2 * math.pi * k / 24 for k in range(24))] for s, y in ((1, 0), (1, -0.003), (0.9, -0.004))]
        buttons.append(place(rings("button", ring, plain("#2d2a26", 0.4, 0.4)), (0.012, -0.092, z)))
    collar = mesh_object(
        "collar",
        [(-0.075, -0.05, -0.03), (-0.012, -0.078, -0.1), (-0.085, -0.075, -0.125), (-0.11, -0.055, -0.07), (0.075, -0.05, -0.03), (0.018, -0.078, -0.1), (0.09, -0.075, -0.125), (0.11, -0.055, -0.07)],
        [(0, 1, 2, 3), (7, 6, 5, 4)],
        wool,
        180,
    )
    fold = collar.modifiers.new("thickness", "SOLIDIFY")
    fold.thickness = 0.007
    soft = collar.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments = 0.006, 3
    return group("coat", [body, placket, collar, sleeve(-1, wool), sleeve(1, wool), *buttons])


def tote(colour="#b9ad97"):
    """A canvas bag with something in it: narrow and flat at its mouth, full and round at its bottom, with two
    leather handles."""
    canvas = linen(colour)
    levels = [
        (-0.335, 0.165, 0.026, 0.3),
        (-0.36, 0.168, 0.034, 0.4),
        (-0.45, 0.176, 0.055, 0.5),
        (-0.56, 0.182, 0.07, 0.35),
        (-0.655, 0.178, 0.07, 0.2),
        (-0.7, 0.165, 0.056, 0.1),
        (-0.715, 0.14, 0.035, 0.0),
    ]
    body = hanging("bag", levels, canvas, 5, 0.006)
    loop = [(0.075 * math.cos(a), -0.36 + 0.36 * math.sin(a) ** 0.75) for a in (math.pi * i / 16 for i in range(17))]
    handles = [place(ribbon("handle", loop, 0.022, 0.004, plain("#6b4a33", 0.5, 0.35)), (0, y, 0), (0, 0, 90)) for y in (-0.03, 0.026)]
    return group("tote", [body, *handles])
