"""Rooms: plank floors, walls with windows, tiles, shelves. The back wall is at Y = 0, the room in front of it."""

import random

import studio
from mesh import box, group
from wood import cut_board

from scenes.materials import metal, plain, sky, timber, wall
from scenes.parts import baked, block, board, copy_of, cut_hole, put

WHITE = "#e8e4da"


def plank_floor(x0, x1, y0, y1, species="oak", width=0.15, length=1.9, seed=3, along="y", gloss="matte"):
    """Boards laid in rows with staggered joints, their tops at Z = 0."""
    roll = random.Random(seed)
    mesh = baked(cut_board(box("plank", width - 0.0008, 0.02, length - 0.0008, timber(species, gloss), 0.0012, 1), 1))
    a0, a1, b0, b1 = (x0, x1, y0, y1) if along == "y" else (y0, y1, x0, x1)
    turn = (-90, 0, 0) if along == "y" else (-90, 0, -90)
    across = a0 + width / 2
    while across < a1:
        at = b0 - roll.uniform(0, length) + length / 2
        while at - length / 2 < b1:
            where = (across, at, -0.01) if along == "y" else (at, across, -0.01)
            cut_board(copy_of(mesh, where, turn), roll.randrange(10**6))
            at += length
        across += width
    block("under", (x0 - 0.3, y0 - 0.3, -0.1), (x1 + 0.3, y1 + 0.3, -0.019), plain("#2a211a"), 0)


def back_wall(x0, x1, height=2.7, colour=WHITE):
    return block("back wall", (x0, 0, -0.02), (x1, 0.12, height), wall(colour), 0)


def side_wall(x, y0, y1, height=2.7, colour=WHITE, thick=0.16, holes=()):
    """A wall along Y whose inner face is at x (thick < 0 puts it on the left); holes are (y0, y1, z0, z1)."""
    low, high = sorted((x, x + thick))
    item = block("side wall", (low, y0, -0.02), (high, y1, height), wall(colour), 0)
    for a, b, c, d in holes:
        cut_hole(item, block("cutter", (low - 0.1, a, c), (high + 0.1, b, d), wall(colour), 0))
    return item


def window(y0, y1, z0, z1, colour="#ddd8cc", columns=2, rows=3, sill=True, view=True, strength=2.2):
    """A sash of painted wood and a view of sky, seen from inside, with its glass towards -Y at Y = 0; X from y0 to
    y1."""
    paint, bar = plain(colour, 0.45, 0.35), 0.022
    parts = []

    def stick(a, b, c, d, deep=0.045):
        parts.append(block("sash", (a, -deep / 2, c), (b, deep / 2, d), paint, 0.003))

    stick(y0, y0 + 0.05, z0, z1)
    stick(y1 - 0.05, y1, z0, z1)
    stick(y0 + 0.05, y1 - 0.05, z1 - 0.05, z1)
    stick(y0 + 0.05, y1 - 0.05, z0, z0 + 0.06)
    for i in range(1, columns):
        x = y0 + (y1 - y0) * i / columns
        stick(x - bar / 2, x + bar / 2, z0 + 0.06, z1 - 0.05, 0.03)
    for i in range(1, rows):
        z = z0 + (z1 - z0) * i / rows
        stick(y0 + 0.05, y1 - 0.05, z - bar / 2, z + bar / 2, 0.028)
    if sill:
        parts.append(block("sill", (y0 - 0.04, -0.2, z0 - 0.03), (y1 + 0.04, 0.02, z0), paint, 0.004))
    if view:
        panel = block("sky", (y0 - 0.6, 0.6, z0 - 0.6), (y1 + 0.6, 0.61, z1 + 0.6), sky(strength=strength), 0)
        panel.visible_shadow = panel.visible_diffuse = False
        parts.append(panel)
    return group("window", parts)


def daylight(location, target, width, height, watts, colour=(1, 0.96, 0.9)):
    """The light of a window; the lamp itself is not in the picture."""
    light = studio.softbox(location, target, width, height, watts, colour)
    light.visible_camera = light.visible_glossy = False
    return light


def shelf(length, depth=0.22, thickness=0.035, species="oak", seed=4, brackets="brass"):
    """A shelf of one board whose back is against Y = 0 and whose top is at Z = 0; X from 0."""
    plank = board("shelf", length, depth, thickness, timber(species, "matte"), seed, "x", 0.002)
    items = [put(plank, length / 2, -depth / 2 - 0.001, -thickness / 2)]
    for x in (0.12, length - 0.12) if brackets else ():
        finish = metal(brackets)
        items.append(block("leg", (x - 0.011, -0.007, -thickness - 0.15), (x + 0.011, -0.001, -thickness), finish, 0.001))
        items.append(block("arm", (x - 0.011, -depth + 0.02, -thickness - 0.006), (x + 0.011, -0.007, -thickness), finish, 0.001))
    return group("shelf", items)


def tiles(x0, x1, z0, z1, material, width=0.2, height=0.065, joint=0.003, seed=5, bond=0.5, grout="#bdb7ab"):
    """Hand-made tiles on the back wall, 9 mm thick, each slightly out of plane with the next."""
    roll = random.Random(seed)
    mesh = baked(box("tile", width - joint, 0.008, height - joint, material, 0.0014, 2))
    cut_mesh = {}
    rows = int((z1 - z0) / height + 0.5)
    for row in range(rows):
        z, x = z0 + (row + 0.5) * height, x0 - (bond * width if row % 2 else 0)
        while x < x1 - joint:
            low, high = max(x, x0), min(x + width, x1)
            size = round(high - low, 4)
            if size > 0.012:
                shape = mesh
                if size < width - 0.001:
                    if size not in cut_mesh:
                        cut_mesh[size] = baked(box("tile", size - joint, 0.008, height - joint, material, 0.0014, 2))
                    shape = cut_mesh[size]
                copy_of(shape, ((low + high) / 2, -0.005, z), (roll.gauss(0, 0.35), 0, roll.gauss(0, 0.3)))
            x += width
    block("grout", (x0, -0.0035, z0), (x1, 0, z0 + rows * height), plain(grout, 0.9, 0.1), 0)


def panelling(x0, x1, z0, z1, material, board_width=0.11):
    """Tongue-and-groove boards on the back wall, 12 mm thick, under a cap."""
    count = max(1, round((x1 - x0) / board_width))
    step = (x1 - x0) / count
    mesh = baked(box("tongue and groove", step - 0.0006, 0.012, z1 - z0, material, 0.0022, 2))
    for i in range(count):
        copy_of(mesh, (x0 + (i + 0.5) * step, -0.0065, (z0 + z1) / 2))
    block("cap", (x0, -0.03, z1), (x1, -0.0005, z1 + 0.022), material, 0.004)


def skirting(x0, x1, material, height=0.12):
    return block("skirting", (x0, -0.016, 0), (x1, -0.0005, height), material, 0.004)
