"""Faucets, sinks, lamps, hooks, mirrors: fixtures that are attached to a room."""

import math

from mesh import cylinder, group, place, tube

from scenes.materials import ceramic, metal, plain
from scenes.parts import block, cut_hole, lathe, put


def tap(finish="brass", height=0.34, reach=0.21):
    """A single-hole faucet: a gooseneck on a turned base with a lever, at Z = 0, its spout towards -Y."""
    material = metal(finish)
    base = lathe("base", [(0, 0), (0.027, 0), (0.027, 0.005), (0.021, 0.009), (0.0195, 0.012), (0.0195, 0.07), (0.016, 0.076), (0, 0.076)], material)
    top = height - reach / 2
    bend = [(0, -reach / 2 + reach / 2 * math.cos(a), top + reach / 2 * math.sin(a)) for a in (math.pi * i / 8 for i in range(9))]
    neck = tube("neck", [(0, 0, 0.05), (0, 0, top * 0.6), *bend, (0, -reach, top - 0.04)], 0.0115, material)
    nozzle = put(cylinder("nozzle", 0.0135, 0.03, material, 36, 0.002), 0, -reach, top - 0.05)
    stub = place(cylinder("stub", 0.011, 0.05, material, 32, 0.002), (0.03, 0, 0.05), (0, 90, 0))
    lever = place(cylinder("lever", 0.0048, 0.085, material, 20, 0.002), (0.051, -0.012, 0.085), (16, 0, 0))
    return group("tap", [base, neck, nozzle, stub, lever])


def sunk_basin(top, x, y, width=0.56, depth=0.38, deep=0.19, material=None):
    """Cuts a basin into a countertop that is already placed, and hangs the bowl under it."""
    material = material or metal("steel")
    low, high = top.location.z - 0.2, top.location.z + 0.2
    cut_hole(top, block("cutter", (x - width / 2, y - depth / 2, low), (x + width / 2, y + depth / 2, high), plain("#ffffff"), 0.02))
    rim, wall = top.location.z - 0.0155, 0.004
    a, b, c, d = x - width / 2 - wall, x + width / 2 + wall, y - depth / 2 - wall, y + depth / 2 + wall
    parts = [
        block("basin", (a, c, rim - deep), (b, d, rim - deep + wall), material, 0),
        block("basin", (a, c, rim - deep), (a + wall, d, rim), material, 0),
        block("basin", (b - wall, c, rim - deep), (b, d, rim), material, 0),
        block("basin", (a, c, rim - deep), (b, c + wall, rim), material, 0),
        block("basin", (a, d - wall, rim - deep), (b, d, rim), material, 0),
    ]
    return group("basin", parts)


def apron_sink(width=0.76, depth=0.5, height=0.25):
    """A fireclay apron sink; its rim is at Z = 0, its back edge at Y = 0, X from 0."""
    glaze, wall = ceramic("#f1efe9", 0.14), 0.028
    body = block("sink", (0, -depth, -height), (width, 0, 0), glaze, 0.011)
    hollow = block("cutter", (wall, -depth + wall, -height + 0.03), (width - wall, -wall, 0.1), glaze, 0)
    cut_hole(body, hollow)
    return group("apron sink", [body, hollow])


def pendant(finish="brass", shade="#2e302b", drop=0.9, radius=0.17):
    """A lamp whose shade has its rim at Z = 0, on a rod that goes up."""
    curve = [(radius * (1 - 0.92 * t * t), radius * 0.95 * t) for t in (i / 12 for i in range(13))]
    inside = [(r - 0.003, z) for r, z in reversed(curve)]
    dome = lathe("shade", [*inside[-1:], *curve, (0.012, radius * 0.97)], plain(shade, 0.4, 0.4))
    lining = lathe("lining", [(max(r, 0.002), z) for r, z in inside], plain("#cdb27c", 0.45, 0.4))
    neck = put(cylinder("neck", 0.016, 0.05, metal(finish), 32, 0.002), 0, 0, radius * 0.95 + 0.022)
    rod = put(cylinder("rod", 0.005, drop, metal(finish), 16), 0, 0, radius + 0.04 + drop / 2)
    bulb = lathe("bulb", [(0, 0.02), (0.024, 0.03), (0.034, 0.055), (0.024, 0.09), (0, 0.1)], plain("#f6efe0", 0.3))
    return group("pendant", [dome, lining, neck, rod, bulb])


def sconce(finish="brass", shade="#efe6d4"):
    """A wall lamp with a linen cone, its plate on the wall at Y = 0."""
    plate = place(cylinder("plate", 0.045, 0.012, metal(finish), 48, 0.003), (0, -0.006, 0), (90, 0, 0))
    arm = tube("arm", [(0, -0.01, 0), (0, -0.07, -0.012), (0, -0.11, 0.01), (0, -0.115, 0.05)], 0.006, metal(finish))
    cone = [(0.075, 0.05), (0.047, 0.18)]
    cover = lathe("shade", [(0.0735, 0.0505), cone[0], cone[1], (0.0455, 0.1795), (0.0735, 0.0505)], plain(shade, 0.9, 0.05))
    return group("sconce", [plate, arm, put(cover, 0, -0.115, 0)])


def coat_hook(finish="aged brass"):
    """A double hook screwed to a rail at Y = 0."""
    material = metal(finish)
    plate = block("plate", (-0.011, -0.004, -0.04), (0.011, 0, 0.035), material, 0.0015)
    upper = tube("upper", [(0, -0.003, 0.012), (0, -0.04, 0.016), (0, -0.07, 0.035), (0, -0.075, 0.06)], 0.0045, material)
    lower = tube("lower", [(0, -0.003, -0.02), (0, -0.02, -0.035), (0, -0.035, -0.03), (0, -0.036, -0.014)], 0.0042, material)
    tips = [put(lathe("tip", [(0, -0.008), (0.006, -0.005), (0.008, 0), (0.006, 0.005), (0, 0.008)], material, 24), *at) for at in ((0, -0.075, 0.064), (0, -0.036, -0.01))]
    return group("hook", [plate, upper, lower, *tips])


def cooker_hood(width, material, top=2.7):
    """A plastered hood whose lower edge is at Z = 0; centered on X, its back at Y = 0."""
    low = block("hood", (-width / 2, -0.5, 0), (width / 2, -0.001, 0.2), material, 0.006)
    high = block("flue", (-width / 2 + 0.07, -0.42, 0.2), (width / 2 - 0.07, -0.001, top), material, 0.006)
    return group("hood", [low, high])


def hob(width=0.58, depth=0.51):
    """A black ceramic cooktop on a countertop at Z = 0."""
    return put(block("hob", (-width / 2, -depth / 2, 0), (width / 2, depth / 2, 0.005), plain("#141415", 0.12, 0.5), 0.0015), 0, 0, 0.0025)


def oven(width=0.594, height=0.594, depth=0.02):
    """The front of an oven, its face towards -Y and its back at Y = 0, centered."""
    body = block("oven", (-width / 2, -depth, -height / 2), (width / 2, 0, height / 2), plain("#1b1b1c", 0.16, 0.5), 0.002)
    rail = place(cylinder("rail", 0.008, width * 0.8, metal("steel"), 24, 0.001), (0, -depth - 0.04, height * 0.28), (0, 90, 0))
    posts = [place(cylinder("post", 0.006, 0.04, metal("steel"), 16), (s * width * 0.36, -depth - 0.02, height * 0.28), (90, 0, 0)) for s in (-1, 1)]
    return group("oven", [body, rail, *posts])
