"""Doors ready for shipping."""

import studio
from door import build_door
from mesh import box, extrude, place

from scenes.cabinets import style_of, thickness_of
from scenes.materials import cardboard, metal, paper, plain, timber, wall, webbing
from scenes.parts import baked, block, board, copy_of, put
from scenes.room import daylight

DECK = 0.138


def pallet(length=1.2, depth=0.8):
    """Three bearers and their boards, the deck's top at Z = DECK."""
    pine = timber("maple", "matte")
    for i, y in enumerate((-depth / 2 + 0.05, 0, depth / 2 - 0.05)):
        put(board("bottom", length, 0.1, 0.02, pine, 3 + i, "x", 0.002), 0, y, 0.01)
        for k, x in enumerate((-length / 2 + 0.07, 0, length / 2 - 0.07)):
            put(board("block", 0.14, 0.1, 0.078, pine, 30 + 3 * i + k, "x", 0.002), x, y, 0.059)
    for i, x in enumerate((-length / 2 + 0.05, 0, length / 2 - 0.05)):
        put(board("stringer", depth, 0.1, 0.02, pine, 50 + i, "y", 0.002), x, 0, 0.108)
    for i in range(7):
        put(board("deck", length, 0.09, 0.02, pine, 60 + i, "x", 0.002), 0, -depth / 2 + 0.045 + i * (depth - 0.09) / 6, DECK - 0.01)


def stack(handles, width, length, low):
    """Doors stacked face up, with corrugated cardboard between them; returns the height of the top."""
    z = low
    for i, handle in enumerate(handles):
        style = style_of(handle)
        thick = thickness_of(style)
        put(box("sheet", length + 0.004, width + 0.004, 0.0045, cardboard(), 0.0008), 0, 0, z + 0.00235)
        z += 0.0047
        place(build_door(style, width, length, 7 * i + 2), (0, 0, z + thick / 2), (-90, 0, 90))
        z += thick + 0.0002
    return z


def protector(height, leg=0.07, thick=0.004):
    """An angle of pressed cardboard on Z = 0 around a corner at the origin; the doors are at +X and +Y."""
    outline = [(-thick, -thick), (leg, -thick), (leg, 0), (0, 0), (0, leg), (-thick, leg)]
    return baked(extrude("protector", outline, height, cardboard()))


def strap(x, depth, low, high, out=0.0052, thick=0.0012, width=0.019):
    """A band down both sides of the stack and over it, with a buckle on top."""
    band, d = webbing("#2f4a5c"), depth / 2 + out
    block("strap top", (x - width / 2, -d, high), (x + width / 2, d, high + thick), band, 0.0003)
    for side in (-1, 1):
        y = sorted((side * d, side * (d + thick)))
        block("strap side", (x - width / 2, y[0], low), (x + width / 2, y[1], high + thick), band, 0.0003)
    block("buckle", (x - 0.014, -0.135, high + thick), (x + 0.014, -0.085, high + 0.005), metal("steel"), 0.0012)


def pallet_of_doors(aspect):
    """An order of alder doors on a pallet, cardboard between them, corners covered, strapped; more in cartons
    behind."""
    block("floor", (-5, -5, -0.1), (5, 4, 0), wall("#8d8981"), 0)
    block("wall", (-5, 1.5, 0), (5, 1.6, 3.4), wall("#b5aea1"), 0)
    pallet()
    width, length = 0.6, 0.98
    top = stack(["alder-creek"] * 14, width, length, DECK)
    tall = top - DECK
    mesh = protector(tall + 0.004)
    for i, (sx, sy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        copy_of(mesh, (sx * (length / 2 + 0.0008), sy * (width / 2 + 0.0008), DECK + tall / 2 + 0.002), (0, 0, 90 * i))
    put(box("cover", length - 0.004, width - 0.004, 0.004, cardboard(), 0.001), 0, 0, top + 0.0021)
    for y in (-width / 2 + 0.03, width / 2 - 0.03):
        put(box("edge board", length, 0.07, 0.004, cardboard(), 0.0006), 0, y, top + 0.0064)
    for x in (-0.3, 0.3):
        strap(x, width, DECK, top + 0.0085)
    block("label", (-0.08, -0.1, top + 0.0042), (0.08, 0.06, top + 0.0046), paper("#f2eee4"), 0)
    carton = [block("carton", (0.78, 0.35, 0), (1.5, 0.95, 0.62), cardboard(), 0.004), block("carton", (0.86, 0.4, 0.6205), (1.42, 0.9, 0.98), cardboard(), 0.004)]
    for item, z in zip(carton, (0.6203, 0.9803)):
        y = item.location.y
        block("packing tape", (item.location.x - item.dimensions.x / 2, y - 0.025, z), (item.location.x + item.dimensions.x / 2, y + 0.025, z + 0.0002), plain("#8a6a42", 0.3, 0.4), 0)
    studio.world((0.97, 0.98, 1), 0.22)
    daylight((-2.4, -1.6, 2.2), (0, 0, 0.3), 1.6, 1.8, 85, (1, 0.96, 0.9))
    daylight((2.4, -2.6, 1.6), (0, 0, 0.3), 1.6, 1.6, 16, (0.95, 0.97, 1))
    studio.camera((-1.25, -2.3, 1.22), (0.1, 0.05, 0.33), 50, (-0.1, -0.25, 0.4), 8)
