"""Objects that lie around in a room: bowls, jars, boards, books, branches, cloths."""

import math
import random

from mesh import box, cylinder, group, mesh_object, place, tube
from wood import cut_board

from scenes.materials import ceramic, linen, paper, plain, shaded, timber
from scenes.parts import baked, copy_of, lathe, put


def shell(profile, wall, material, name="vessel"):
    """A vessel with an outer profile, from the center of the foot to the rim, and a wall."""
    inside = [(max(r - wall, 0), z) for r, z in reversed(profile[1:])]
    inside[-1] = (0, profile[1][1] + wall)
    rim = [(profile[-1][0] - wall * 0.5, profile[-1][1] + wall * 0.35)]
    return lathe(name, [*profile, *rim, *[(r, max(z, profile[1][1] + wall)) for r, z in inside]], material)


def bowl(radius=0.13, height=0.075, material=None):
    curve = [(radius * (0.36 + 0.64 * math.sin(t * 1.45)), 0.008 + (height - 0.008) * (1 - math.cos(t * 1.5)) / 0.93) for t in (i / 12 for i in range(13))]
    return shell([(0, 0), (radius * 0.36, 0), *curve], 0.005, material or ceramic(), "bowl")


def rounded(points, steps=6):
    """A smooth curve through points: a Catmull-Rom spline."""
    padded, curve = [points[0], *points, points[-1]], [points[0]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for t in (i / steps for i in range(1, steps + 1)):
            weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2)
            curve.append(tuple(sum(w * n for w, n in zip(weights, axis)) / 2 for axis in zip(a, b, c, d)))
    return curve


def vase(height=0.24, radius=0.075, material=None):
    shape = [(0.55, 0), (0.75, 0.06), (0.95, 0.22), (1, 0.4), (0.92, 0.58), (0.66, 0.76), (0.42, 0.88), (0.4, 0.94), (0.46, 1)]
    return shell([(0, 0), *[(radius * r, height * z) for r, z in rounded(shape)]], 0.005, material or ceramic("#d8cfc0", 0.5), "vase")


def jar(height=0.16, radius=0.05, material=None, lid="oak"):
    body = lathe("jar", [(0, 0), (radius * 0.94, 0), (radius, 0.006), (radius, height - 0.01), (radius * 0.92, height), (0, height)], material or ceramic())
    top = put(cut_board(cylinder("lid", radius * 0.95, 0.018, timber(lid, "matte"), 48, 0.003), 5), 0, 0, height + 0.0092)
    return group("jar", [body, top])


def cup(material=None):
    return shell([(0, 0), (0.03, 0), (0.036, 0.01), (0.038, 0.05), (0.04, 0.085)], 0.0035, material or ceramic(), "cup")


def plates(count=5, radius=0.13, material=None):
    """A stack of plates."""
    shape = [(0, 0), (radius * 0.55, 0), (radius * 0.66, 0.004), (radius, 0.018), (radius - 0.002, 0.021), (radius * 0.64, 0.008), (0, 0.006)]
    mesh = baked(lathe("plate", shape, material or ceramic()))
    return group("plates", [copy_of(mesh, (0.001 * (i % 3), -0.001 * (i % 2), i * 0.0085), (0, 0, 70 * i)) for i in range(count)])


def cutting_board(width=0.28, height=0.42, species="walnut", seed=9, thickness=0.022, lean=9):
    """A board that leans on a wall at Y = 0, standing at Z = 0."""
    angle = math.radians(lean)
    item = cut_board(box("cutting board", width, thickness, height, timber(species, "matte"), 0.006, 4), seed, 4)
    y = -(height / 2 * math.sin(angle) + thickness / 2 * math.cos(angle)) - 0.002
    z = height / 2 * math.cos(angle) + thickness / 2 * math.sin(angle)
    return group("leaning board", [place(item, (0, y, z), (-lean, 0, 0))])


def books(sizes, seed=2):
    """A stack of books, from the bottom: (length, width, thickness, colour)."""
    roll, z, items = random.Random(seed), 0.0, []
    for length, width, thick, colour in sizes:
        turn = roll.uniform(-7, 7)
        cover, leaf = plain(colour, 0.7, 0.2), paper()
        boards = [put(box("cover", length, width, 0.0025, cover, 0.0008), 0, 0, z + s) for s in (0.00125, thick - 0.00125)]
        spine = put(box("spine", length, 0.0025, thick, cover, 0.001), 0, -width / 2 + 0.00125, z + thick / 2)
        pages = put(box("pages", length - 0.006, width - 0.008, thick - 0.005, leaf, 0), 0, 0, z + thick / 2)
        items.append(place(group("book", [*boards, spine, pages]), (0, 0, 0), (0, 0, turn)))
        z += thick
    return group("books", items)


def leaf(length, width, material):
    """A folded, slightly bent leaf along X."""
    rows = [(0, 0), (0.25, 0.8), (0.5, 1), (0.75, 0.7), (1, 0)]
    vertices = []
    for t, w in rows:
        bend = -0.25 * length * t * t
        vertices += [(t * length, -w * width / 2, bend + 0.12 * width * w), (t * length, 0, bend), (t * length, w * width / 2, bend + 0.12 * width * w)]
    faces = [(i * 3 + k, i * 3 + k + 1, i * 3 + k + 4, i * 3 + k + 3) for i in range(4) for k in (0, 1)]
    return mesh_object("leaf", vertices, faces, material, 80)


def branches(count=5, height=0.5, spread=0.28, seed=7, light="#7d8663", dark="#3f4a33", size=0.062):
    """Leafy twigs in a vase at Z = 0."""
    roll, items = random.Random(seed), []
    mesh = baked(leaf(size, size * 0.36, shaded(light, dark, 0.55)))
    for i in range(count):
        angle = 2 * math.pi * (i + roll.uniform(-0.3, 0.3)) / count
        reach, rise = spread * roll.uniform(0.5, 1), height * roll.uniform(0.7, 1)
        path = [(math.cos(angle) * reach * t**1.7, math.sin(angle) * reach * t**1.7, rise * t - 0.05) for t in (0, 0.25, 0.5, 0.75, 1)]
        items.append(tube("twig", path, 0.0021, plain("#5a4632", 0.8)))
        for k in range(24):
            t = 0.24 + 0.76 * k / 23
            x, y, z = (math.cos(angle) * reach * t**1.7, math.sin(angle) * reach * t**1.7, rise * t - 0.05)
            turn = math.degrees(angle) + (75 if k % 2 else -75) + roll.uniform(-35, 35)
            items.append(copy_of(mesh, (x, y, z), (roll.uniform(-30, 30), roll.uniform(-50, 15), turn)))
            items[-1].scale = [roll.uniform(0.7, 1.1) * (1.1 - 0.45 * t)] * 3
    return group("branches", items)


def apples(count, radius=0.036, spread=0.06, seed=3, light="#8f9a4b", dark="#6d7434"):
    """Fruit heaped in a bowl, the lowest touching Z = 0."""
    roll = random.Random(seed)
    ball = [(radius * 1.02 * math.sin(a) * (1 + 0.06 * math.cos(a)), radius - radius * 0.92 * math.cos(a)) for a in (math.pi * i / 18 for i in range(19))]
    mesh, items = baked(lathe("apple", ball, shaded(light, dark, 0.34), 40)), []
    for i in range(count):
        low = i < 4
        angle, reach = i * 1.57 + (0 if low else 0.8), spread * (0.85 if low else 0.45)
        where = (math.cos(angle) * reach, math.sin(angle) * reach, 0.0 if low else radius * 1.35)
        items.append(copy_of(mesh, where, (roll.uniform(-25, 25), roll.uniform(-25, 25), roll.uniform(0, 360))))
    return group("apples", items)


def cushion(size, colour, thick=0.15, steps=20):
    """A square feather pillow, standing, its face towards -Y."""
    vertices, faces = [], []
    for side in (-1, 1):
        for i in range(steps + 1):
            for k in range(steps + 1):
                u, v = (2 * n / steps - 1 for n in (i, k))
                x, z = u * (1 - 0.07 * (1 - v * v)), v * (1 - 0.07 * (1 - u * u))
                swell = max((1 - u * u) * (1 - v * v), 0) ** 0.42 + 0.03 * math.sin(5 * u + 2 * v) * (1 - u * u) * (1 - v * v)
                vertices.append((x * size / 2, side * (swell * thick / 2 + 0.002), z * size / 2))
    rows = steps + 1
    for side in (0, 1):
        for i in range(steps):
            for k in range(steps):
                a = side * rows * rows + i * rows + k
                square = (a, a + rows, a + rows + 1, a + 1)
                faces.append(square if side else square[::-1])
    return mesh_object("cushion", vertices, faces, linen(colour), 80)
