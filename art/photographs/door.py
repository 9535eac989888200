"""A cabinet door as the workshop builds it, from a catalog entry: its joints, its profile, its panel, its wood or
coating. A door is centered on its origin, with its face towards -Y.
"""

import json
import os

from finishes import coating_of, material_of
from frame import frame
from mesh import group
from panels import panels
from sheets import routed, slab
from species import SPECIES

CATALOG = os.path.join(os.path.dirname(__file__), "../../app/trade/catalog/door-styles.json")


def catalog():
    """The shop's door styles, by handle."""
    with open(CATALOG, encoding="utf8") as file:
        return {style["handle"]: style for style in json.load(file)}


def build_door(style, width, height, seed=1, coating=None):
    """A door of a style, width by height in meters, in the style's own coating or in another (finishes.Coating). Its
    parts hang on one empty, which is returned. A door taller than the limit for one panel is divided.
    """
    coating = coating or coating_of(style)
    material, kind = material_of(style, coating), style["drawing"]["profile"]
    if kind == "slab":
        parts = slab(style, width, height, material, seed, coating)
    elif kind == "routed":
        parts = [routed(style, width, height, material)]
    else:
        board = SPECIES[coating.species]["board"] if coating.kind == "wood" else None
        parts = [*frame(style, width, height, material, seed), *panels(style, width, height, material, seed + 5, board)]
    return group(style["handle"], parts)
