"""Photographs of measuring."""

import studio
from door import build_door
from mesh import INCH, place

from scenes import room, tools
from scenes.cabinets import style_of, thickness_of
from scenes.hardware import open_cabinet
from scenes.materials import timber
from scenes.parts import board, put
from scenes.room import daylight


def cabinet_opening(aspect):
    """A steel tape across the opening of a face frame without doors."""
    width, depth, member, bench = 0.62, 0.34, 0.04, 0.03
    put(open_cabinet(width, 0.62, depth, 0.022, "maple", 0.018, 0, member), -width / 2, 0, 0)
    put(board("bench", 2.4, 0.9, bench, timber("fumed oak", "satin"), 6, "x", 0.004, 4.5), 0, -0.32, -bench / 2)
    room.back_wall(-3, 3, 2.4, "#b9b2a4").location.y = 0.3
    opening = width - 2 * member
    inches = (opening - 0.0742) / INCH
    place(tools.tape(inches, 0.01), (-width / 2 + member + 0.0014, -depth - 0.012, 0.0505))
    place(tools.notebook(), (0.13, -0.6, 0), (0, 0, -14))
    place(tools.pencil(), (0.06, -0.56, 0.0082), (0, 0, 38))
    studio.world((0.97, 0.98, 1), 0.22)
    daylight((-1.6, -1.3, 1.2), (0, -0.3, 0.2), 1.1, 1.1, 34, (1, 0.97, 0.92))
    daylight((1.6, -1.8, 1), (0, -0.3, 0.2), 1.2, 1.2, 6, (0.94, 0.97, 1))
    studio.camera((-0.34, -1.42, 0.36), (-0.005, -0.35, 0.095), 63, (-0.03, -0.36, 0.06), 7)


def door_width(aspect):
    """A tape over the width of a door, from above, with a pencil and the notes."""
    style = style_of("dunmore")
    width, height, thick = 15.5 * INCH, 19.75 * INCH, thickness_of(style)
    put(board("bench", 2.2, 1.4, 0.04, timber("walnut", "satin"), 6, "x", 0.004, 5), 0, 0, -0.02)
    place(build_door(style, width, height, 12), (0, -0.04, thick / 2), (-90, 0, 0))
    place(tools.tape(17.2, thick), (-width / 2, 0.0, thick + 0.0004))
    place(tools.pencil(), (-0.03, -0.085, thick - 0.0093), (0, 0, 24))
    studio.world((0.97, 0.98, 1), 0.2)
    daylight((-0.9, 0.9, 0.9), (0, 0, 0), 0.8, 0.8, 24, (1, 0.97, 0.92))
    daylight((1.2, -0.5, 1.1), (0, 0, 0), 1, 1, 6, (0.94, 0.97, 1))
    studio.camera((-0.1, -0.36, 0.42), (-0.075, 0.0, thick), 60, (-0.09, -0.01, thick), 9)
