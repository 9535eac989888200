"""The home page's kitchen: deep olive cabinets and a bank of oak, in low warm light from a window on the right. The
page's words are over its plain wall, or on a phone over its floor: both are lit, but dark enough for white words.
"""

import studio
from mesh import place

from scenes import fittings, props, room
from scenes.cabinets import run, stacked, worktop
from scenes.materials import ceramic, pale_stone, plain, shaded
from scenes.parts import put
from scenes.room import daylight

WALL = "#8d8576"


def shell():
    """Floor, back wall with tiles, and the wall with the window."""
    room.plank_floor(-5.4, 2.3, -5.4, 0, "fumed oak", 0.18, 2.1, 4)
    room.back_wall(-6.5, 2.46, 6, WALL)
    room.skirting(-6.5, -1.45, plain("#6f695d", 0.5), 0.12)
    room.side_wall(2.3, -9, 0, 6, WALL, 0.16, [(-2.5, -0.95, 1.0, 2.3)])
    place(room.window(0.95, 2.5, 1.0, 2.3, "#4b4a41", 2, 2, strength=2.0), (2.36, 0, 0), (0, 0, -90))
    tile = shaded("#a39a88", "#8b8271", 0.22)
    room.tiles(-0.4, 2.299, 0.9, 1.485, tile, 0.13, 0.065, grout="#8a8273")


def cabinets():
    """Oak bank, olive base run with its countertop and faucet, shelf above."""
    place(stacked("corbin", [0.5, 0.5], 24, 1.42, 2.42, ends="lr"), (-1.42, 0, 0))
    place(run("hadley", [(0.5, "left"), (0.9, "two drawers"), (0.8, "pair"), (0.48, "right")], 40), (-0.4, 0, 0))
    top = worktop(2.698, pale_stone(), thickness=0.038, x=-0.399)
    fittings.sunk_basin(top, 1.4, -0.33, 0.6, 0.4)
    place(fittings.tap("brass", 0.4, 0.22), (1.4, -0.075, 0.908))
    place(room.shelf(2.3, 0.24, 0.045, "oak", 17), (-0.15, -0.0005, 1.53))


def things():
    """The things on the countertop and the shelf."""
    dark, pale = ceramic("#4a473f", 0.45), ceramic("#cfc5b3", 0.4)
    shelf_things = [
        (props.plates(7, 0.12, pale), 0.05),
        (props.bowl(0.1, 0.085, dark), 0.34),
        (props.jar(0.19, 0.055, pale), 0.62),
        (props.jar(0.14, 0.05, dark), 0.76),
        (props.vase(0.24, 0.075, ceramic("#8d7a62", 0.55)), 1.12),
        (props.cup(pale), 1.42),
        (props.cup(pale), 1.53),
        (props.bowl(0.11, 0.07, pale), 1.83),
    ]
    for item, x in shelf_things:
        put(item, x, -0.125, 1.53)
    place(props.cutting_board(0.3, 0.46, "fumed oak"), (0.02, -0.01, 0.908))
    place(props.cutting_board(0.22, 0.32, "oak", 12, 0.018, 14), (0.16, -0.05, 0.908))
    put(props.vase(0.28, 0.09, pale), 0.62, -0.3, 0.908)
    put(props.branches(7, 0.48, 0.3), 0.62, -0.3, 1.14)
    put(props.bowl(0.16, 0.09, dark), 1.98, -0.3, 0.908)


def lamps():
    """Low sky light through the window, with a little warm light from inside."""
    studio.world((1, 0.93, 0.84), 0.085)
    studio.sun((-1, 0.72, -0.33), 3.2, 2.2, (1, 0.86, 0.68))
    daylight((2.22, -1.72, 1.7), (-0.2, -1.2, 0.7), 1.5, 1.3, 75, (1, 0.95, 0.87))
    daylight((1.4, -3.9, 3.2), (0.4, -0.4, 0.9), 1.6, 1.6, 22, (1, 0.86, 0.7))
    daylight((-1.6, -4.2, 3.4), (-3.4, 0, 1.1), 2.4, 1.6, 95, (1, 0.92, 0.82))


def hero(aspect):
    shell()
    cabinets()
    things()
    lamps()
    if aspect > 1:
        studio.camera((-1.25, -5.2, 1.3), (-1.25, 0, 1.3), 34, shift=(0, -0.012))
    else:
        studio.sun((-0.5, 0.6, -0.62), 0.9, 2.2, (1, 0.88, 0.72))
        studio.camera((0.5, -5.2, 1.4), (0.5, 0, 1.4), 34, shift=(0, -0.318))
