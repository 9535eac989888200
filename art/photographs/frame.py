"""Stiles and rails: coped or mitered, straight or arched, with a rail between the panels of a divided door."""

import math

from mesh import INCH, extrude, mesh_object, place
from profiles import MM, PROFILES, beaded, moulded
from wood import cut_board

PLAY = 0.07 * MM

# The rabbet at the back of a frame for glass: its width, which is the sticking's so that rails meet stiles behind it too,
# and how far below the face it starts.
RABBET, LIP = 8 * MM, 10.5 * MM

ARCH_RISE = 0.27


def thickness_of(style):
    return style["thicknessSixteenths"] / 16 * INCH


def stile_of(style):
    return (style["frameWidthSixteenths"] or 0) / 16 * INCH


def openings(style, height):
    """The heights between which the panels are: one pair, or more if the door is taller than the limit for one
    panel."""
    stile = stile_of(style)
    rows = math.ceil(height / (style["maxHeightSixteenths"] / 16 * INCH) - 1e-6)
    tall = (height - (rows + 1) * stile) / rows
    return [(-height / 2 + stile + row * (tall + stile), -height / 2 + (row + 1) * (tall + stile)) for row in range(rows)]


def profile_of(style):
    """The face of a member as points, and how much of it is sticking."""
    kind = style["drawing"]["profile"]
    if kind == "mitred":
        return (moulded if "gloss" in style["finish"] else beaded)(stile_of(style))
    return PROFILES[kind](stile_of(style))


def section(style, profile, width, thickness):
    """A member's cross-section, its outer edge on the left."""
    face = [(across - width / 2, depth - thickness / 2) for across, depth in profile]
    if style["drawing"]["profile"] == "glass":
        low = LIP - thickness / 2
        return face + [(width / 2, low), (width / 2 - RABBET, low), (width / 2 - RABBET, thickness / 2), (-width / 2, thickness / 2)]
    return face + [(width / 2, thickness / 2), (-width / 2, thickness / 2)]


def middle_section(profile, sticking, width, thickness):
    """The cross-section of a rail between two panels: the profile's sticking on both edges."""
    right = [(across - width / 2, depth - thickness / 2) for across, depth in profile if across > width - sticking - 0.1 * MM]
    left = [(-across, depth) for across, depth in reversed(right)]
    return left + right + [(width / 2, thickness / 2), (-width / 2, thickness / 2)]


def member(name, outline, length, material, turn, where, seed, cut=None):
    item = extrude(name, outline, length, material, cut, cut)
    cut_board(item, seed)
    return place(item, (where[0], 0, where[1]), (0, turn, 0))


def frame(style, width, height, material, seed):
    thickness, stile, kind = thickness_of(style), stile_of(style), style["drawing"]["profile"]
    profile, sticking = profile_of(style)
    mitred = kind == "mitred"
    cut = (lambda x: x + stile / 2) if mitred else None
    coped = width - 2 * (stile - sticking) - 2 * PLAY
    long, short = height - PLAY, width - PLAY if mitred else coped
    side, end = (width - stile) / 2, (height - stile) / 2
    outline = section(style, profile, stile, thickness)
    parts = [
        member("left stile", outline, long, material, 0, (-side, 0), seed + 1, cut),
        member("right stile", outline, long, material, 180, (side, 0), seed + 2, cut),
        member("bottom rail", outline, short, material, -90, (0, -end), seed + 3, cut),
    ]
    if kind == "arched":
        parts.append(arched_rail(profile, stile, sticking, thickness, width, height, short, material, seed + 4))
    else:
        parts.append(member("top rail", outline, short, material, 90, (0, end), seed + 4, cut))
    between = middle_section(profile, sticking, stile, thickness)
    for row, (_, top) in enumerate(openings(style, height)[:-1]):
        parts.append(member("middle rail", between, coped, material, 90, (0, top + stile / 2), seed + 11 + row))
    return parts


def arch_of(width, stile):
    """Half the opening's width, and how far its arch rises."""
    half = width / 2 - stile
    return half, half * ARCH_RISE


def arch_height(x, half, rise, inset=0.0):
    """How far an arch, reduced by inset, is below its crown at x."""
    radius = (half * half + rise * rise) / (2 * rise)
    return radius - math.sqrt(max((radius - inset) ** 2 - x * x, 0))


def arched_rail(profile, stile, sticking, thickness, width, height, length, material, seed):
    """A top rail whose lower edge follows the arch; narrowest at the crown."""
    half, rise = arch_of(width, stile)
    steps = 96
    columns = []
    for i in range(steps + 1):
        along = -length / 2 + length * i / steps
        deep = stile + arch_height(max(-half, min(half, along)), half, rise)
        column = []
        for across, depth in profile:
            across = across + deep - stile if across > stile - sticking - 0.1 * MM else across
            column.append((across - stile / 2, depth - thickness / 2, along))
        column += [(deep - stile / 2, thickness / 2, along), (-stile / 2, thickness / 2, along)]
        columns.append(column)
    count = len(columns[0])
    vertices = [vertex for column in columns for vertex in column]
    faces = []
    for i in range(steps):
        for j in range(count):
            k = (j + 1) % count
            faces.append((i * count + j, i * count + k, (i + 1) * count + k, (i + 1) * count + j))
    item = mesh_object("top rail", vertices, faces, material)
    cut_board(item, seed)
    return place(item, (0, 0, (height - stile) / 2), (0, 90, 0))
