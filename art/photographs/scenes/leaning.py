"""Doors that lean on a wall: many styles, many sizes, three corners in close-up."""

import math

import studio
from door import build_door
from mesh import place

from scenes.cabinets import flat, style_of, thickness_of
from scenes.materials import plain, wall
from scenes.parts import block
from scenes.room import daylight, plank_floor

LEAN = 6.0


def lean(handle, width, height, x, seed=1, layer=0, against=0.0, drawer=False, angle=LEAN):
    """A door that leans on the wall at Y = 0, or on a number of layers of doors, the tallest of them `against` meters
    high."""
    style, turn = style_of(handle), math.radians(angle)
    thick = thickness_of(style)
    out = layer * 0.0222 / math.cos(turn) + 0.002
    foot = max(height, against) * math.sin(turn)
    y = height / 2 * math.sin(turn) - foot - thick / 2 * math.cos(turn) - out
    z = height / 2 * math.cos(turn) + thick / 2 * math.sin(turn)
    if drawer:
        return place(build_door(flat(style), height, width, seed), (x, y, z), (-angle, 90, 0))
    return place(build_door(style, width, height, seed), (x, y, z), (-angle, 0, 0))


def studio_corner(colour, floor="oak", seed=6):
    """A plaster wall with planks in front of it."""
    block("wall", (-4, 0, -0.02), (4, 0.1, 3.4), wall(colour), 0)
    plank_floor(-3, 3, -4.5, 0, floor, 0.15, 1.8, seed, "x")


def many_styles(aspect):
    """Eight styles in two overlapping rows along a studio wall."""
    studio_corner("#cbc4b7")
    back = [("calder", 0.5, 1.5, -1.02), ("dunmore", 0.48, 1.28, -0.49), ("ashby", 0.46, 1.62, 0.03), ("hadley", 0.48, 1.36, 0.55), ("rowan", 0.5, 1.52, 1.08)]
    front = [("barrow", 0.4, 0.86, -0.76), ("orchard", 0.42, 0.98, -0.2), ("pierce", 0.42, 0.82, 0.33), ("kestrel", 0.42, 0.74, 0.82)]
    for i, (handle, width, height, x) in enumerate(back):
        lean(handle, width, height, x, i * 31 + 5)
    for i, (handle, width, height, x) in enumerate(front):
        lean(handle, width, height, x, i * 17 + 10, 1, 1.62)
    studio.world((0.96, 0.98, 1), 0.24)
    daylight((-3, -1.5, 2.2), (0, 0, 0.7), 1.6, 2, 75, (1, 0.96, 0.9))
    daylight((2.4, -3, 1.6), (0, 0, 0.7), 2, 2, 18, (0.95, 0.97, 1))
    studio.camera((0.1, -3.9, 1.0), (0.03, 0, 1.0), 46, shift=(0, -0.055))


def many_sizes(aspect):
    """One style, alder, from a pantry door to a drawer front."""
    studio_corner("#c3bcae", "fumed oak", 9)
    sizes = [(0.38, 1.7, -0.98), (0.38, 1.7, -0.575), (0.46, 1.2, -0.12), (0.46, 0.86, 0.37), (0.36, 0.62, 0.81), (0.3, 0.42, 1.17)]
    for i, (width, height, x) in enumerate(sizes):
        lean("alder-creek", width, height, x, 41 + 7 * i)
    for i, (width, height, x, behind) in enumerate([(0.72, 0.3, -0.66, 1.7), (0.6, 0.2, 0.06, 1.2), (0.46, 0.15, 0.7, 0.86)]):
        lean("alder-creek", width, height, x, 90 + 3 * i, 1, behind, height < 0.25)
    studio.world((0.96, 0.98, 1), 0.2)
    daylight((-2.6, -1.3, 2.3), (0, 0, 0.6), 1.3, 1.8, 75, (1, 0.96, 0.9))
    daylight((2.4, -3, 1.4), (0, 0, 0.6), 2, 2, 12, (0.95, 0.97, 1))
    studio.camera((0.12, -3.7, 0.95), (0.05, 0, 0.95), 46, shift=(0, -0.03))


def three_corners(aspect):
    """The upper corners of a walnut, a chalk blue and a maple door, one in front of the other."""
    block("wall", (-3, 0.02, -0.5), (3, 0.1, 2.5), wall("#cfc8bb"), 0)
    block("ledge", (-3, -1.0, -0.2), (3, 0.02, 0), plain("#b7ad9c", 0.7), 0.004)
    lean("rowan", 0.4, 0.66, 0.06, 5, angle=4)
    lean("fenwick", 0.4, 0.575, -0.09, 7, 1, 0.66, angle=4)
    lean("eastlake", 0.4, 0.49, 0.105, 9, 2, 0.66, angle=4)
    studio.world((0.97, 0.98, 1), 0.2)
    daylight((-0.95, -0.6, 1.35), (0, 0, 0.5), 0.6, 0.7, 15, (1, 0.97, 0.92))
    daylight((1.2, -1.2, 0.7), (0, 0, 0.5), 0.8, 1.2, 5, (0.94, 0.97, 1))
    studio.camera((-0.3, -0.98, 0.62), (-0.035, -0.05, 0.5), 64, (-0.02, -0.08, 0.49), 8)
