"""The front of a door in each of its finishes. Wood is rendered in every stain. Paint and foil are opaque: for each
wall behind them, a white and a black door are rendered, and every other color is interpolated between the two, since
what the renderer sees grows with the color of the door.
"""

import numpy as np

import portraits
import studio
from door import catalog
from finishes import coating_in
from nodes import linear
from passes import render_clean

WHITE, BLACK = "#d8d8d8", "#050505"


def fronts(handle, finishes, size):
    """
    Each finish's slug with its picture, linear.

    finishes: entries of finish-sets.json with their set and slug; size: width, height and samples.
    """
    style, pairs = catalog()[handle], {}
    for finish in finishes:
        coating = coating_in(style, finish)
        if coating.kind == "wood":
            yield finish["slug"], taken(handle, coating, None, size)
            continue
        wall = portraits.wall_for(coating.colour)
        if wall not in pairs:
            pairs[wall] = [taken(handle, coating._replace(colour=colour), wall, size) for colour in (WHITE, BLACK)]
        yield finish["slug"], between(*pairs[wall], coating.colour)


def taken(handle, coating, wall, size):
    studio.clear()
    portraits.front(handle, coating, wall)
    studio.renderer(*size)
    return render_clean()


def between(white, black, colour):
    top, bottom, wanted = (np.array(linear(each)[:3])[:, None, None] for each in (WHITE, BLACK, colour))
    return np.maximum(black + (white - black) * (wanted - bottom) / (top - bottom), 0)
