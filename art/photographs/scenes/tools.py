"""The workshop's tools: tape, pencil, screwdriver, screws, boring bit, bar clamp."""

import math

from mesh import INCH, box, cylinder, group, mesh_object, place
from wood import cut_board

from scenes.materials import metal, paper, plain, timber
from scenes.parts import block, lathe, put, words

BLADE = 0.0254


def cupped(y):
    """How far a tape's blade rises at y from its center line."""
    return 0.0016 * (2 * y / BLADE) ** 2


def marks(inches, step, reach, line):
    """The printed lines of a tape, one for every step in inches, from both edges inwards, or right across if reach
    is None."""
    vertices, faces = [], []
    for i in range(1, int(inches / step) + 1):
        x = i * step * INCH
        spans = [(-BLADE / 2 + 0.0003, BLADE / 2 - 0.0003)] if reach is None else [(-BLADE / 2 + 0.0003, -BLADE / 2 + reach), (BLADE / 2 - reach, BLADE / 2 - 0.0003)]
        for low, high in spans:
            ys = [low + (high - low) * k / 8 for k in range(9)]
            start = len(vertices)
            vertices += [(x + side * line / 2, y, cupped(y) + 0.00012) for y in ys for side in (-1, 1)]
            faces += [(start + 2 * k, start + 2 * k + 1, start + 2 * k + 3, start + 2 * k + 2) for k in range(8)]
    return mesh_object("marks", vertices, faces, plain("#17171a", 0.6, 0.2))


def tape(inches, drop=0.01, colour="#ecb744"):
    """A steel tape pulled out by inches along X: the inner face of its hook is at X = 0, the underside of its blade at
    Z = 0, and its figures are read from -Y. The case extends drop below the blade.
    """
    length = inches * INCH
    ys = [-BLADE / 2 + BLADE * k / 12 for k in range(13)]
    columns = [0.0, length + 0.004]
    vertices = [(x, y, cupped(y)) for x in columns for y in ys]
    faces = [(k, 13 + k, 14 + k, k + 1) for k in range(12)]
    blade = mesh_object("blade", vertices, faces, plain(colour, 0.4, 0.45))
    blade.modifiers.new("thickness", "SOLIDIFY").thickness = 0.00018
    items = [blade, marks(inches, 1 / 16, 0.0034, 0.0002), marks(inches, 1 / 8, 0.0048, 0.0002)]
    items += [marks(inches, 1 / 4, 0.0064, 0.00024), marks(inches, 1 / 2, 0.0082, 0.00026), marks(inches, 1, None, 0.0003)]
    ink, red = plain("#17171a", 0.6, 0.2), plain("#b3261e", 0.6, 0.2)
    for n in range(1, int(inches) + 1):
        items.append(words(str(n), 0.0105, red if n % 12 == 0 else ink, (n * INCH - (0.0045 if n < 10 else 0.0075), 0, 0.00034)))
    steel = metal("nickel")
    items.append(block("hook", (-0.0012, -BLADE / 2, -min(drop, 0.01) + 0.0004), (0, BLADE / 2, 0.0016), steel, 0.0003))
    items.append(block("hook plate", (-0.001, -0.007, 0.0003), (0.013, 0.007, 0.0014), steel, 0.0004))
    items += [put(cylinder("rivet", 0.0018, 0.0012, steel, 20, 0.0004), x, 0, 0.0018) for x in (0.005, 0.0095)]
    case = block("case", (length, -0.019, -drop), (length + 0.074, 0.019, 0.066 - drop), plain("#2b2c2e", 0.5, 0.35), 0.0125)
    case.modifiers[0].segments = 6
    grip = block("grip", (length + 0.008, -0.0205, 0.004 - drop), (length + 0.066, 0.0205, 0.058 - drop), plain("#c79a2e", 0.45, 0.4), 0.012)
    grip.modifiers[0].segments = 6
    discs = [place(cylinder("badge", 0.019, 0.002, steel, 64, 0.0006), (length + 0.037, s * 0.021, 0.032 - drop), (90, 0, 0)) for s in (-1, 1)]
    return group("tape", [*items, case, grip, *discs])


def pencil(colour="#a9382c"):
    """A six-sided carpenter's pencil along X, on Z = 0, its point at -X."""
    length, radius = 0.15, 0.0037
    body = place(cylinder("pencil", radius, length, plain(colour, 0.4, 0.4), 6), (0, 0, radius * 0.866), (0, 90, 0))
    for polygon in body.data.polygons:
        polygon.use_smooth = False
    tip = cut_board(lathe("cone", [(0.0011, 0.017), (radius * 0.96, 0), (0, 0)], timber("alder", "matte"), 32), 3)
    lead = lathe("lead", [(0, 0.0215), (0.0011, 0.017), (0, 0.017)], plain("#2a2a2c", 0.4), 24)
    for part in (tip, lead):
        place(part, (-length / 2, 0, radius * 0.866), (0, -90, 0))
    return group("pencil", [body, tip, lead])


def screwdriver(length=0.11, species="walnut"):
    """A screwdriver with a turned wooden handle along X, on Z = 0, its tip at -X."""
    turned = [(0, 0), (0.009, 0), (0.0105, 0.008), (0.0095, 0.018), (0.0135, 0.035), (0.0155, 0.06), (0.0145, 0.085), (0.01, 0.1), (0, 0.103)]
    handle = cut_board(lathe("handle", turned, timber(species, "gloss")), 8)
    ferrule = lathe("ferrule", [(0, -0.014), (0.0062, -0.014), (0.0092, -0.001), (0.0092, 0.0006), (0, 0.0006)], metal("brass"))
    shaft = put(cylinder("shaft", 0.003, length, metal("steel"), 32), 0, 0, -length / 2 - 0.01)
    tip = lathe("tip", [(0, -length - 0.018), (0.0012, -length - 0.017), (0.003, -length - 0.01), (0, -length - 0.01)], metal("iron"), 4)
    parts = group("screwdriver", [place(part, part.location, (0, 0, 0)) for part in (handle, ferrule, shaft, tip)])
    return group("lying", [place(parts, (0, 0, 0.0155), (0, 90, 0))])


def screw(length=0.016, radius=0.0021):
    """A wood screw along X on Z = 0, its head at X = 0."""
    thread = [(0, -length)]
    for i in range(int(length * 0.8 / 0.0012)):
        z = -length + 0.002 + i * 0.0012
        thread += [(radius * 0.62, z), (radius, z + 0.0005), (radius * 0.62, z + 0.001)]
    profile = [*thread, (radius * 0.8, -0.0026), (radius * 1.9, -0.0003), (radius * 1.85, 0), (radius * 0.5, 0.0001), (radius * 0.4, -0.0008), (0, -0.0008)]
    item = lathe("screw", profile, metal("nickel"), 28)
    angle = math.degrees(math.asin(0.9 * radius / (length * 0.9)))
    return group("screw", [place(item, (0, 0, radius * 1.9), (0, 90 - angle, 0))])


def boring_bit(radius=0.0175, shank=0.075):
    """A 35 mm Forstner bit along X on Z = 0, its cutting end at -X."""
    steel, dark = metal("steel"), metal("iron")
    head = lathe("cutter", [(0, 0), (0.0025, -0.0005), (0.003, 0.003), (radius - 0.003, 0.003), (radius - 0.002, 0), (radius, 0), (radius, 0.012), (0.008, 0.019), (0, 0.019)], steel)
    spur = lathe("spur", [(0, -0.005), (0.0022, 0.001), (0, 0.001)], steel, 24)
    slots = [put(box("slot", radius * 1.6, 0.005, 0.007, dark, 0.0005), 0, side * 0.0035, 0.0045) for side in (-1, 1)]
    stem = put(cylinder("stem", 0.0048, shank, steel, 32, 0.001), 0, 0, 0.018 + shank / 2)
    tilt = math.degrees(math.asin((radius - 0.0048) / (0.012 + shank)))
    parts = place(group("bit", [head, spur, *slots, stem]), (0, 0, radius), (0, 90 + tilt, 0))
    return group("boring bit", [parts])


def bar_clamp(span, length=1.0, height=0.036):
    """A steel bar on Z = 0 along X, centered, with jaws that hold a span; what it holds is on the bar, at Z =
    height."""
    steel, cast = metal("steel"), plain("#7c2f22", 0.42, 0.4)
    start, half = -length / 2 - 0.06, span / 2
    bar = block("bar", (start, -0.0045, 0), (start + length + 0.12, 0.0045, height), steel, 0.0012)
    fixed = block("fixed jaw", (half + 0.001, -0.016, 0.004), (half + 0.045, 0.016, height + 0.038), cast, 0.005)
    moving = block("sliding jaw", (-half - 0.085, -0.016, 0.004), (-half - 0.045, 0.016, height + 0.036), cast, 0.005)
    middle = height + 0.012
    rod = place(cylinder("rod", 0.0062, 0.14, steel, 28), (-half - 0.09, 0, middle), (0, 90, 0))
    pad = place(cylinder("pad", 0.0115, 0.011, steel, 40, 0.002), (-half - 0.0065, 0, middle), (0, 90, 0))
    grip = [(0, 0), (0.008, 0), (0.012, 0.01), (0.0155, 0.045), (0.0145, 0.08), (0.009, 0.1), (0, 0.102)]
    handle = place(cut_board(lathe("grip", grip, timber("walnut", "satin")), 4), (-half - 0.155, 0, middle), (0, -90, 0))
    return group("clamp", [bar, fixed, moving, rod, pad, handle])


def notebook(width=0.13, height=0.19):
    """An open page on Z = 0 with a few penciled lines."""
    pages = block("pages", (-width / 2, -height / 2, 0), (width / 2, height / 2, 0.008), paper("#efe9db"), 0.001)
    lead = plain("#55534f", 0.8, 0.1)
    notes = ["15 1/2 x 19 3/4", "15 1/2 x 28", "31 x 5 7/8", "x 2"]
    lines = [words(note, 0.012, lead, (-0.005 + 0.004 * (i % 2), 0.055 - 0.026 * i, 0.0082), (0, 0, 2)) for i, note in enumerate(notes)]
    return group("notebook", [pages, *lines])
