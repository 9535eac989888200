"""Cabinet runs: carcass, toe kick, fronts with 3 mm between them, pulls. Local X starts at 0, the wall is at Y = 0."""

from functools import lru_cache

from door import build_door, catalog
from finishes import material_of
from mesh import INCH, box, cylinder, group, place
from wood import cut_board

from scenes.materials import metal, plain
from scenes.parts import block, put

GAP, KICK, BASE, DEPTH, SHADOW = 0.003, 0.1, 0.87, 0.58, 0.022
DRAWERS = {"drawers": (0.33, 0.26, 0.18), "two drawers": (0.385, 0.385), "four drawers": (0.24, 0.2, 0.17, 0.16)}


@lru_cache(None)
def style_of(handle):
    return catalog()[handle]


def thickness_of(style):
    return style["thicknessSixteenths"] / 16 * INCH


def flat(style):
    """The style as a slab, for drawers too low for a frame."""
    return {**style, "construction": "Slab", "drawing": {**style["drawing"], "profile": "slab"}}


def front(style, x0, x1, z0, z1, depth, seed, drawer=False):
    """A door or drawer front between two lines, half a gap inside each, in front of a carcass of a given depth."""
    width, height = x1 - x0 - GAP, z1 - z0 - GAP
    framed = style["drawing"]["profile"] != "slab"
    y = -depth - 0.002 - thickness_of(style) / 2
    middle = ((x0 + x1) / 2, y, (z0 + z1) / 2)
    stile = (style["frameWidthSixteenths"] or 0) / 16 * INCH
    if drawer and (not framed or height < 3.4 * stile):
        return place(build_door(flat(style), height, width, seed), middle, (0, 90, 0))
    return place(build_door(style, width, height, seed), middle)


def bar_pull(length, finish="brass", vertical=False, radius=0.0052):
    """A round bar on two posts, standing out towards -Y from its origin on the face."""
    material, out = metal(finish), 0.032
    bar = place(cylinder("bar", radius, length, material, 24, 0.001), (0, -out, 0), (0, 90, 0))
    posts = [
        place(cylinder("post", radius * 0.85, out, material, 20), (side * (length / 2 - 0.022), -out / 2, 0), (90, 0, 0))
        for side in (-1, 1)
    ]
    return place(group("pull", [bar, *posts]), (0, 0, 0), (0, 90 if vertical else 0, 0))


def knob(finish="brass", radius=0.015):
    """A round knob on a stem, towards -Y."""
    stem = place(cylinder("stem", 0.006, 0.022, metal(finish), 24), (0, -0.011, 0), (90, 0, 0))
    head = place(cylinder("head", radius, 0.011, metal(finish), 40, 0.004), (0, -0.027, 0), (90, 0, 0))
    rose = place(cylinder("rose", 0.009, 0.003, metal(finish), 32), (0, -0.0015, 0), (90, 0, 0))
    return group("knob", [stem, head, rose])


def handle_at(kind, finish, x, y, z, vertical, length):
    if kind is None:
        return []
    item = knob(finish) if kind == "knob" else bar_pull(length, finish, vertical)
    return [put(item, x, y, z)]


def unit(style, x, width, kind, seed, bottom, top, depth, pull):
    """The fronts of one cabinet: "left" and "right" are doors hinged there, "pair" two doors, or drawers."""
    grip, finish = pull
    face = -depth - 0.002 - thickness_of(style)
    if kind in DRAWERS:
        heights, items, z = DRAWERS[kind], [], bottom
        for i, share in enumerate(heights):
            rise = share / sum(heights) * (top - bottom)
            items.append(front(style, x, x + width, z, z + rise, depth, seed + i * 10, True))
            middle = z + rise - 0.05 if rise > 0.2 else z + rise / 2
            items += handle_at(grip, finish, x + width / 2, face, middle, False, min(0.45, width * 0.42))
            z += rise
        return items
    if kind == "plain":
        return [front(flat(style), x, x + width, bottom, top, depth, seed)]
    leaves = [(x, x + width / 2, "left"), (x + width / 2, x + width, "right")] if kind == "pair" else [(x, x + width, kind)]
    items = []
    for i, (x0, x1, hinge) in enumerate(leaves):
        items.append(front(style, x0, x1, bottom, top, depth, seed + i * 10))
        side = x1 - 0.03 if hinge == "left" else x0 + 0.03
        high = top - 0.15 if bottom < 0.6 else bottom + 0.15
        if top - bottom > 1.2:
            high = 1.1
        items += handle_at(grip, finish, side, face, high, True, 0.3 if top - bottom > 1.2 else 0.18)
    return items


def end_panel(style, x, depth, bottom, top, seed):
    """A finished side of a run, as deep as carcass and door together."""
    reach = depth + 0.002 + thickness_of(style)
    item = block("end", (x, -reach, bottom), (x + 0.018, -0.0005, top), material_of(flat(style)), 0.0008)
    return cut_board(item, seed, 7.6)


def filler(handle, x0, x1, seed, depth=DEPTH):
    """A strip of the same board as the doors, in a corner of base cabinets without pulls, flush with the doors."""
    style = style_of(handle)
    reach = depth + 0.002 + thickness_of(style)
    item = block("filler", (x0, -reach, KICK), (x1, -depth, BASE - SHADOW), material_of(flat(style)), 0.0008)
    return cut_board(item, seed, 7.6)


def run(handle, modules, seed=1, bottom=KICK, top=BASE, depth=DEPTH, pull=("bar", "brass"), ends="", kick=None):
    """A row of cabinets as one object. modules are (width, kind) from left to right; ends holds "l" and "r" for the
    visible sides. A run whose bottom is KICK has a toe kick; a higher one hangs.
    """
    style, x, items = style_of(handle), 0.0, []
    total = sum(width for width, _ in modules)
    shadow_gap = SHADOW if pull[0] is None and top == BASE else 0.004
    for i, (width, kind) in enumerate(modules):
        items += unit(style, x, width, kind, seed + i * 53, bottom, top - shadow_gap, depth, pull)
        x += width
    items.append(block("carcass", (0.0005, -depth, bottom), (total - 0.0005, -0.0005, top - 0.0005), plain("#3a342c", 0.7), 0))
    if bottom == KICK:
        left, right = (0.017 if side in ends else 0 for side in "lr")
        items.append(block("toe kick", (-left, -depth + 0.06, 0), (total + right, -0.001, bottom), kick or plain("#26231f", 0.6), 0))
    items += [end_panel(style, -0.018, depth, bottom, top, seed + 7)] if "l" in ends else []
    items += [end_panel(style, total, depth, bottom, top, seed + 8)] if "r" in ends else []
    return group(f"{handle} run", items)


def stacked(handle, widths, seed=1, split=1.34, top=2.34, pull=("bar", "brass"), ends="", depth=DEPTH, kick=None):
    """A bank of tall cabinets: lower doors up to split, upper doors to the top, neither taller than a door may be."""
    hinges = ["left" if i % 2 == 0 else "right" for i in range(len(widths))]
    modules = list(zip(widths, hinges))
    low = run(handle, modules, seed, KICK, split, depth, pull, ends, kick)
    high = run(handle, modules, seed, split, top, depth, (None, None), ends)
    return group("tall bank", [low, high])


def worktop(length, material, depth=0.64, thickness=0.03, z=BASE, x=0.0, edge=0.002):
    """A countertop on a run, its back against the wall."""
    return put(box("worktop", length, depth, thickness, material, edge, 3), x + length / 2, -depth / 2 - 0.0005, z + thickness / 2)


def laid(where, turn, length, material, **sizes):
    """A countertop on a run that was placed and turned by degrees about Z."""
    return place(group("laid worktop", [worktop(length, material, **sizes)]), where, (0, 0, turn))
