"""What fills a frame: flat, raised, arched or beaded panels."""

import math

from frame import arch_height, arch_of, openings, stile_of, thickness_of
from mesh import box, extrude, place, rings
from profiles import MM
from wood import cut_board

# Facets of a raised panel that meet at more than this angle form an edge: its miters are 15 degrees apart.
CREASE = 5

# The width of the bevel from the frame to the field, and its depths below the face at both ends, in mm.
BEVEL, LOW, HIGH, FIELD = 38, 12.2, 3.6, 1.2


def outline(half, bottom, top, inset, depth, rise=0.0, steps=64):
    """A panel's edge as a loop, reduced by inset; its upper edge is an arch if rise is given."""
    low = bottom + inset
    loop = [(-half + inset, depth, low), (half - inset, depth, low)]
    for i in range(steps + 1):
        x = (half - inset) * (1 - 2 * i / steps)
        loop.append((x, depth, top - (arch_height(x, half, rise, inset) if rise else inset)))
    return loop


def raised_panel(style, width, bottom, top, material):
    """
    A tongue in the frame's groove, a bevel that rises from the frame at a steady slope and is mitered in the corners, and
    a step up to the field.
    """
    half, rise = width / 2 - stile_of(style), 0.0
    if style["drawing"]["profile"] == "arched":
        half, rise = arch_of(width, stile_of(style))
    wide = BEVEL + (5 if "Knotty" in style["material"] else 0)
    steps = [(-5, LOW + 0.4), (0, LOW), (wide, HIGH), (wide + 0.15, FIELD + 0.35), (wide + 0.6, FIELD)]
    loops = [outline(half, bottom, top, inset * MM, depth * MM - thickness_of(style) / 2, rise) for inset, depth in steps]
    return rings("panel", loops, material, CREASE)


def beadboard_panel(width, height, depth, material):
    """Boards an inch and a half wide with a bead between them, centered so that the outer two are equal."""
    pitch, half = 38.1 * MM, width / 2
    face = [(-half, 0)]
    count = math.ceil(half / pitch)
    for i in range(-count, count + 1):
        centre = i * pitch
        bump = [(centre - 4.4 * MM, 0), (centre - 3.4 * MM, 2.0 * MM)] + [
            (centre + 3.1 * MM * math.cos(a), 2.0 * MM - 2.0 * MM * math.sin(a)) for a in [math.pi * (1 - k / 8) for k in range(9)]
        ]
        bump += [(centre + 3.4 * MM, 2.0 * MM), (centre + 4.4 * MM, 0)]
        face += [point for point in bump if abs(point[0]) < half]
    face.append((half, 0))
    section_points = [(x, depth + d) for x, d in face] + [(half, depth + 6 * MM), (-half, depth + 6 * MM)]
    return extrude("panel", section_points, height, material)


def panels(style, width, height, material, seed, board=None):
    """One panel for every opening; none if the frame is sold open for glass. board: the staves' width in inches."""
    kind = style["drawing"]["profile"]
    if kind == "glass":
        return []
    between = openings(style, height)
    return [cut_board(panel(style, width, low, high, material), seed + 3 * row, board) for row, (low, high) in enumerate(between)]


def panel(style, width, bottom, top, material):
    kind = style["drawing"]["profile"]
    if kind in ("raised", "arched"):
        return raised_panel(style, width, bottom, top, material)
    inner, tall, middle = width - 2 * stile_of(style), top - bottom, (bottom + top) / 2
    below = 11.5 if kind == "mitred" and "gloss" in style["finish"] else 8 if kind == "slim" else 9.5
    deep = below * MM - thickness_of(style) / 2
    if kind == "beadboard":
        return place(beadboard_panel(inner + 0.008, tall + 0.008, deep, material), (0, 0, middle))
    return place(box("panel", inner + 0.01, 6 * MM, tall + 0.01, material, 0), (0, deep + 3 * MM, middle))
