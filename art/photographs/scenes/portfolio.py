"""Kitchens with the shop's doors."""

import studio
from mesh import place

from scenes import fittings, props, room
from scenes.cabinets import BASE, filler, laid, run, stacked, worktop
from scenes.materials import ceramic, pale_stone, plain, shaded, timber, wall, white_stone
from scenes.parts import block, board, put
from scenes.room import daylight

NO_PULL = (None, None)


def oak_kitchen(aspect):
    """White oak slabs on three sides with pale stone on them, a window over the sink at the end."""
    half = 1.3
    room.plank_floor(-half, half, -4.4, 0, "fumed oak", 0.2, 2.1, 11)
    left = [(0.6, "left"), (0.87, "drawers"), (0.6, "left"), (0.87, "drawers"), (0.66, "plain")]
    place(run("corbin", left, 21, pull=NO_PULL, ends="l"), (-half, -3.6, 0), (0, 0, 90))
    place(stacked("corbin", [0.66, 0.58, 0.58], 61, 1.42, 2.3, NO_PULL, ends="r"), (half, 0, 0), (0, 0, -90))
    place(run("corbin", [(0.7, "drawers"), (0.9, "pair")], 90, pull=NO_PULL, ends="r"), (half, -1.84, 0), (0, 0, -90))
    place(run("corbin", [(0.678, "plain"), (0.678, "plain")], 33, pull=NO_PULL), (-0.678, 0, 0))
    for side in (-1, 1):
        filler("corbin", *sorted((side * 0.6985, side * 0.6785)), 33)
    stone = pale_stone()
    laid((-half, -3.62, 0), 90, 3.62, stone)
    laid((half, -1.86, 0), -90, 1.62, stone)
    top = worktop(1.318, stone, x=-0.659)
    basin = fittings.sunk_basin(top, 0, -0.32)
    place(fittings.tap("nickel", 0.36, 0.2), (0, -0.08, 0.9))
    block("left splash", (-half + 0.0005, -3.62, 0.9), (-half + 0.02, -0.02, 1.42), stone, 0.001)
    room.side_wall(-half, -4.9, 0.12, 3.4, "#cfc9bd", -0.16)
    room.side_wall(half, -4.9, 0.12, 3.4, "#cfc9bd", 0.16)
    for a, b, c, d in ((-half, half, -0.02, 1.08), (-half, -0.72, 1.08, 2.25), (0.62, half, 1.08, 2.25), (-half, half, 2.25, 3.4)):
        block("end wall", (a, 0, c), (b, 0.16, d), wall("#cfc9bd"), 0)
    place(room.window(-0.72, 0.62, 1.08, 2.25, columns=2, rows=1, sill=False, strength=1.1), (0, 0.06, 0))
    place(fittings.pendant("brass", "#3a3c36", 1.2, 0.15), (-0.05, -0.5, 1.86))
    place(room.shelf(2.9, 0.24, 0.04, "oak", 17, None), (-half + 0.0005, -3.3, 1.46), (0, 0, 90))
    on_shelf = [(props.vase(0.22, 0.07), -3.0), (props.plates(6, 0.11), -2.55), (props.bowl(0.1, 0.08, ceramic("#8c8172", 0.5)), -2.15), (props.jar(0.18, 0.055), -1.7), (props.jar(0.13, 0.05), -1.55), (props.vase(0.17, 0.06, ceramic("#5f6257", 0.55)), -1.1), (props.cup(), -0.8), (props.cup(), -0.69)]
    for item, y in on_shelf:
        put(item, -half + 0.125, y, 1.46)
    put(props.bowl(0.16, 0.09, ceramic("#cfc6b6", 0.4)), -0.98, -2.3, 0.9)
    put(props.apples(7, 0.035, 0.055), -0.98, -2.3, 0.915)
    place(props.cutting_board(0.3, 0.44, "walnut"), (-half + 0.02, -1.35, 0.9), (0, 0, 90))
    put(props.vase(0.26, 0.08, ceramic("#b9b1a2", 0.5)), 0.98, -2.3, 0.9)
    put(props.branches(6, 0.5, 0.26), 0.98, -2.3, 1.12)
    studio.world((0.95, 0.98, 1), 0.24)
    daylight((-0.05, -0.05, 1.7), (-0.05, -3, 0.6), 1.3, 1.1, 52, (1, 0.99, 0.97))
    daylight((0.4, -3.4, 3.4), (-0.3, -1.8, 0.4), 2.2, 3, 26, (1, 0.97, 0.93))
    studio.camera((0.06, -4.75, 1.32), (0.0, 0, 1.32), 31, shift=(0, -0.055))


def butcher_block(x0, x1, depth=0.64, back=0.0, seed=5):
    """A countertop of oak staves on base cabinets."""
    item = board("butcher block", x1 - x0, depth, 0.038, timber("oak", "satin"), seed, "x", 0.003, 1.7)
    return put(item, (x0 + x1) / 2, -back - depth / 2 - 0.0005, BASE + 0.019)


def farmhouse(aspect):
    """Chalk blue beadboard with butcher block, an apron sink under a window, a shelf of dishes."""
    knobs, cream = ("knob", "aged brass"), "#d9d2c2"
    room.plank_floor(-2.6, 2.9, -4.6, 0, "oak", 0.13, 1.8, 8, "x")
    place(run("fenwick", [(0.55, "left"), (0.6, "pair")], 12, pull=knobs, ends="l"), (-1.532, 0, 0))
    place(run("fenwick", [(0.764, "pair")], 25, top=0.62, pull=knobs), (-0.382, 0, 0))
    place(run("fenwick", [(0.6, "drawers"), (0.8, "pair")], 31, pull=knobs, ends="r"), (0.382, 0, 0))
    place(run("fenwick", [(0.45, "left"), (0.45, "right")], 44, 1.46, 2.3, 0.33, knobs, "lr"), (-1.514, 0, 0))
    block("sink filler", (-0.381, -0.1, 0.62), (0.381, -0.001, 0.869), plain("#3a342c", 0.7), 0)
    butcher_block(-1.57, -0.381)
    butcher_block(0.381, 1.82, seed=9)
    butcher_block(-0.3805, 0.3805, 0.1, seed=12)
    place(fittings.apron_sink(0.758, 0.535, 0.28), (-0.379, -0.102, 0.903))
    place(fittings.tap("aged brass", 0.33, 0.2), (0, -0.05, 0.908))
    tile = shaded("#ece8de", "#dcd6c8", 0.2)
    room.tiles(-1.53, 1.8, 0.908, 1.103, tile, 0.15, 0.065, grout="#cdc7ba")
    for a, b, c, d in ((-2.8, 3.2, -0.02, 1.12), (-2.8, -0.52, 1.12, 2.22), (0.52, 3.2, 1.12, 2.22), (-2.8, 3.2, 2.22, 3.2)):
        block("wall", (a, 0, c), (b, 0.16, d), wall(cream), 0)
    place(room.window(-0.52, 0.52, 1.12, 2.22, columns=2, rows=2, strength=1.2), (0, 0.07, 0))
    for z in (1.46, 1.84):
        place(room.shelf(1.1, 0.23, 0.032, "oak", int(z * 50), "aged brass"), (0.66, -0.0005, z))
    crockery(0.66)
    put(props.vase(0.22, 0.075, ceramic("#c9c3b4", 0.35)), -1.18, -0.3, 0.908)
    put(props.branches(6, 0.42, 0.24, 5, "#8f9a70", "#566042"), -1.18, -0.3, 1.08)
    put(props.bowl(0.15, 0.09, ceramic("#e4ddcd")), 1.2, -0.32, 0.908)
    put(props.apples(8, 0.036, 0.055, 4, "#a8683f", "#7f3a2b"), 1.2, -0.32, 0.922)
    place(props.cutting_board(0.26, 0.4, "fumed oak", lean=10), (0.925, -0.012, 0.908))
    studio.world((0.94, 0.97, 1), 0.2)
    daylight((-2.9, -2.6, 2.2), (0, -0.6, 0.9), 1.6, 1.8, 92, (1, 0.96, 0.9))
    daylight((0, -0.05, 1.7), (0, -2.5, 0.6), 1, 1, 22, (1, 0.99, 0.97))
    studio.camera((0.85, -4.3, 1.36), (-0.02, 0, 1.36), 38, shift=(0, -0.03))


def crockery(x):
    """Plates, jars and bowls on two shelves that start at x."""
    blue = ceramic("#7d8f99", 0.3)
    rows = {
        1.46: [(props.plates(8, 0.115), 0.15), (props.jar(0.17, 0.052), 0.42), (props.jar(0.13, 0.05), 0.56), (props.bowl(0.1, 0.08, blue), 0.85)],
        1.84: [(props.bowl(0.1, 0.075), 0.16), (props.vase(0.2, 0.065, blue), 0.42), (props.cup(blue), 0.66), (props.cup(), 0.78), (props.cup(), 0.9)],
    }
    for z, row in rows.items():
        for item, along in row:
            put(item, x + along, -0.12, z)


def walnut_island(aspect):
    """An island of oiled walnut in front of a pale wall of Ashby doors."""
    bars, pale = ("bar", "aged brass"), ("knob", "aged brass")
    room.plank_floor(-3.4, 3.4, -5.4, 0, "oak", 0.18, 2.0, 15, "x")
    room.back_wall(-4, 5, 4.2, "#bdb6a8")
    place(stacked("ashby", [0.55, 0.55], 3, 1.6, 2.4, pale, "lr"), (-2.318, 0, 0))
    place(run("ashby", [(0.6, "drawers"), (0.9, "two drawers"), (0.6, "drawers")], 14, pull=pale), (-1.2, 0, 0))
    place(stacked("ashby", [0.55, 0.55], 8, 1.6, 2.4, pale, "lr"), (0.918, 0, 0))
    worktop(2.098, white_stone(), x=-1.199)
    block("splash", (-1.199, -0.02, 0.9), (0.899, -0.001, 1.5), white_stone(), 0.001)
    place(fittings.cooker_hood(0.96, wall("#c9c3b7"), 2.6), (-0.15, 0, 1.6))
    place(fittings.hob(0.86, 0.51), (-0.15, -0.32, 0.9))
    place(run("rowan", [(0.7, "drawers"), (0.7, "drawers"), (0.7, "pair")], 52, pull=bars, depth=0.8, ends="lr"), (-1.05, -1.75, 0))
    laid((-1.1, -1.72, 0), 0, 2.2, white_stone(), depth=0.9, thickness=0.04)
    put(props.bowl(0.19, 0.1, ceramic("#6b665a", 0.5)), -0.55, -2.2, 0.91)
    put(props.vase(0.3, 0.1, ceramic("#d5ccbc", 0.5)), 0.55, -2.1, 0.91)
    put(props.branches(8, 0.55, 0.32, 11), 0.55, -2.1, 1.17)
    put(props.books([(0.3, 0.23, 0.03, "#7a6a55"), (0.26, 0.2, 0.024, "#d6cfc0")]), 0.02, -2.25, 0.91)
    for x in (-0.6, 0.5):
        place(fittings.pendant("aged brass", "#d8d0c0", 1.6, 0.18), (x, -2.15, 1.78))
    place(props.cutting_board(0.3, 0.44, "walnut"), (0.62, -0.022, 0.9))
    put(props.jar(0.18, 0.06), -0.95, -0.2, 0.9)
    put(props.jar(0.14, 0.05), -0.82, -0.2, 0.9)
    studio.world((0.95, 0.98, 1), 0.2)
    daylight((3.8, -3.2, 2.1), (0, -1.6, 0.8), 2.4, 2.2, 105, (1, 0.96, 0.9))
    daylight((-2.6, -4.6, 1.6), (-0.2, -2.5, 0.5), 1.6, 1.6, 42, (1, 0.97, 0.93))
    studio.camera((-1.35, -5.6, 1.42), (-0.05, -1, 1.42), 40, shift=(0, -0.03))
