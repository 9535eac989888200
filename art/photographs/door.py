"""
A cabinet door as the workshop builds it, from a catalogue entry: its joints, its profile, its panel, its wood or coating.
A door stands centred on its origin, face towards -Y.
"""

import json
import math
import os

import coatings
from mesh import INCH, box, extrude, group, mesh_object, place, rings
from wood import SPECIES, cut_board, wood

CATALOGUE = os.path.join(os.path.dirname(__file__), "../../app/content/catalogue/door-styles.json")
MM = 0.001


def catalogue():
    """The shop's door styles, by handle."""
    with open(CATALOGUE, encoding="utf8") as file:
        return {style["handle"]: style for style in json.load(file)}


def species_of(style):
    if style["material"].startswith("Knotty"):
        return "knotty alder"
    return "fumed oak" if "fumed" in style["finish"] else style["drawing"]["wood"]


def gloss_of(style):
    finish = style["finish"].lower()
    if "gloss" in finish:
        return "gloss"
    return "matte" if "matte" in finish else "satin"


def material_of(style):
    """The material that covers a style's face."""
    colour, bookmatched = style["drawing"]["color"], "book" in style["construction"]
    if colour is None:
        return wood(species_of(style), gloss_of(style), bookmatched)
    if style["material"].startswith("Thermofoil"):
        return coatings.foil(colour)
    if "laminate" in style["material"]:
        return coatings.laminate(colour)
    roughness = {"matte": 0.5, "satin": 0.36, "gloss": 0.24}[gloss_of(style)]
    return coatings.paint(colour, 0.55 if "primer" in style["finish"].lower() else roughness)


def arc(x, depth, radius, start, stop, steps=6):
    """Points of a round edge in a profile: angles in degrees, 0 to the right, 90 into the door."""
    angles = [math.radians(start + (stop - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * math.cos(a), depth + radius * math.sin(a)) for a in angles]


# Profiles run over the face from the outer edge (0) to the opening (width): pairs of (across, depth below the face).
def outer_edge():
    return arc(1.6 * MM, 1.6 * MM, 1.6 * MM, 180, 270)


def square_edge(width):
    return outer_edge() + arc(width - 0.8 * MM, 0.8 * MM, 0.8 * MM, 270, 360), 0.8 * MM


def ovolo(width):
    foot = width - 8 * MM
    return outer_edge() + [(foot, 0), (foot, 1.1 * MM)] + arc(foot, 9.1 * MM, 8 * MM, 270, 360, 8), 8 * MM


def ogee(width):
    foot, span = width - 12 * MM, 12 * MM
    curve = []
    for i in range(13):
        t = i / 12
        curve.append((foot + span * t, 1.4 * MM + 8.6 * MM * (t - math.sin(2 * math.pi * t) * 0.13)))
    return outer_edge() + [(foot, 0)] + curve, 12 * MM


def beaded(width):
    quirk = width - 8.5 * MM
    bead = arc(width - 3.2 * MM, 3.2 * MM, 3.2 * MM, 180, 360, 10)
    return outer_edge() + [(quirk, 0), (quirk + 0.5 * MM, 2.6 * MM), (width - 6.6 * MM, 2.8 * MM)] + bead, 8.5 * MM


def moulded(width):
    lip = arc(4.5 * MM, 4.5 * MM, 4.5 * MM, 180, 280, 8)
    dish = [(9 * MM, 0.4 * MM), (10 * MM, 2.2 * MM), (24 * MM, 3.4 * MM), (width - 15 * MM, 4.6 * MM)]
    bead = [(width - 14.5 * MM, 2.4 * MM)] + arc(width - 10 * MM, 3.4 * MM, 3.6 * MM, 200, 350, 8)
    return lip + dish + bead + [(width - 4 * MM, 6.4 * MM), (width, 10.5 * MM)], width


PROFILES = {
    "shaker": square_edge,
    "slim": square_edge,
    "beadboard": square_edge,
    "glass": ovolo,
    "raised": ogee,
    "arched": ovolo,
}


def section(profile, width, thickness):
    """A frame member's cross-section, its outer edge on the left."""
    face = [(across - width / 2, depth - thickness / 2) for across, depth in profile]
    return face + [(width / 2, thickness / 2), (-width / 2, thickness / 2)]


def member(name, profile, width, thickness, length, material, turn, where, seed, mitred=False):
    cut = (lambda x: x + width / 2) if mitred else None
    item = extrude(name, section(profile, width, thickness), length, material, cut, cut)
    cut_board(item, seed)
    return place(item, (where[0], 0, where[1]), (0, turn, 0))


def frame(style, width, height, material, seed):
    thickness = style["thicknessSixteenths"] / 16 * INCH
    stile = style["frameWidthSixteenths"] / 16 * INCH
    kind, mitred = style["drawing"]["profile"], style["drawing"]["profile"] == "mitred"
    gap = 0.07 * MM
    if mitred:
        profile = (moulded if "gloss" in style["finish"] else beaded)(stile)[0]
        long, short = height - gap, width - gap
    else:
        profile, sticking = PROFILES[kind](stile)
        long, short = height - gap, width - 2 * (stile - sticking) - 2 * gap
    side, end = (width - stile) / 2, (height - stile) / 2
    parts = [
        member("left stile", profile, stile, thickness, long, material, 0, (-side, 0), seed + 1, mitred),
        member("right stile", profile, stile, thickness, long, material, 180, (side, 0), seed + 2, mitred),
        member("bottom rail", profile, stile, thickness, short, material, -90, (0, -end), seed + 3, mitred),
    ]
    if kind == "arched":
        parts.append(arched_rail(profile, stile, sticking, thickness, width, height, short, material, seed + 4))
    else:
        parts.append(member("top rail", profile, stile, thickness, short, material, 90, (0, end), seed + 4, mitred))
    return parts


def arch_of(width, stile):
    """Half the opening's width and how far its arch rises."""
    half = width / 2 - stile
    return half, half * 0.27


def arch_height(x, half, rise, inset=0.0):
    """How far below its crown an arch lies at x, drawn in by inset."""
    radius = (half * half + rise * rise) / (2 * rise)
    return radius - math.sqrt(max((radius - inset) ** 2 - x * x, 0))


def arched_rail(profile, stile, sticking, thickness, width, height, length, material, seed):
    """A top rail whose lower edge follows the arch; narrowest over the crown."""
    half, rise = arch_of(width, stile)
    steps, narrow = 48, stile
    columns = []
    for i in range(steps + 1):
        along = -length / 2 + length * i / steps
        clamped = max(-half, min(half, along))
        deep = narrow + arch_height(clamped, half, rise)
        column = []
        for across, depth in profile:
            across = across + deep - stile if across > stile - sticking - 0.1 * MM else across
            column.append((across - stile / 2, depth - thickness / 2, along))
        column += [(deep - stile / 2, thickness / 2, along), (-stile / 2, thickness / 2, along)]
        columns.append(column)
    count = len(columns[0])
    vertices = [vertex for column in columns for vertex in column]
    faces = []
    for i in range(steps):
        for j in range(count):
            k = (j + 1) % count
            faces.append((i * count + j, i * count + k, (i + 1) * count + k, (i + 1) * count + j))
    item = mesh_object("top rail", vertices, faces, material)
    cut_board(item, seed)
    return place(item, (0, 0, (height - stile) / 2), (0, 90, 0))


def outline(half, bottom, top, inset, depth, rise=0.0, steps=24):
    """A panel's edge as a loop, drawn in by inset; its upper edge is an arch where rise is given."""
    low = bottom + inset
    loop = [(-half + inset, depth, low), (half - inset, depth, low)]
    for i in range(steps + 1):
        x = (half - inset) * (1 - 2 * i / steps)
        loop.append((x, depth, top - (arch_height(x, half, rise, inset) if rise else inset)))
    return loop


def raised_panel(style, width, height, thickness, stile, material):
    half, rise = width / 2 - stile, 0.0
    if style["drawing"]["profile"] == "arched":
        half, rise = arch_of(width, stile)
    bottom, top = -height / 2 + stile, height / 2 - stile
    bevel = 36 * MM if "Knotty" in style["material"] else 27 * MM
    steps = [(-4 * MM, 13), (0.0, 12.6), (bevel, 5.2), (bevel + 0.3 * MM, 2.2), (bevel + 1.2 * MM, 1.5), (bevel + 2.6 * MM, 1.3)]
    loops = [outline(half, bottom, top, inset, d * MM - thickness / 2, rise) for inset, d in steps]
    return rings("panel", loops, material)


def beadboard_panel(width, height, depth, material):
    """Boards of an inch and a half with a bead between them, centred so that the outer two come out equal."""
    pitch, half = 38.1 * MM, width / 2
    face = [(-half, 0)]
    count = math.ceil(half / pitch)
    for i in range(-count, count + 1):
        centre = i * pitch
        bump = [(centre - 4.4 * MM, 0), (centre - 3.4 * MM, 2.0 * MM)] + [
            (centre + 3.1 * MM * math.cos(a), 2.0 * MM - 2.0 * MM * math.sin(a)) for a in [math.pi * (1 - k / 8) for k in range(9)]
        ]
        bump += [(centre + 3.4 * MM, 2.0 * MM), (centre + 4.4 * MM, 0)]
        face += [point for point in bump if abs(point[0]) < half]
    face.append((half, 0))
    section_points = [(x, depth + d) for x, d in face] + [(half, depth + 6 * MM), (-half, depth + 6 * MM)]
    return extrude("panel", section_points, height, material)


def panel(style, width, height, material, seed):
    thickness, stile = style["thicknessSixteenths"] / 16 * INCH, style["frameWidthSixteenths"] / 16 * INCH
    kind = style["drawing"]["profile"]
    inner_width, inner_height = width - 2 * stile, height - 2 * stile
    deep = (11.5 if kind == "mitred" and "gloss" in style["finish"] else 9.5 if kind != "slim" else 8) * MM - thickness / 2
    if kind == "glass":
        x, z = inner_width / 2 + 4 * MM, inner_height / 2 + 4 * MM
        pane = mesh_object("pane", [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], [(0, 1, 2, 3)], coatings.glass())
        pane.visible_shadow = False
        return place(pane, (0, deep + 2 * MM, 0))
    if kind in ("raised", "arched"):
        item = raised_panel(style, width, height, thickness, stile, material)
    elif kind == "beadboard":
        item = beadboard_panel(inner_width + 0.008, inner_height + 0.008, deep, material)
    else:
        item = place(box("panel", inner_width + 0.01, 6 * MM, inner_height + 0.01, material, 0), (0, deep + 3 * MM, 0))
    wooden = style["drawing"]["wood"]
    return cut_board(item, seed, SPECIES[species_of(style)]["board"] if wooden else None)


def rounded(width, height, inset, radius, depth, steps=8):
    """A rectangle with round corners as a loop."""
    half_width, half_height = width / 2 - inset - radius, height / 2 - inset - radius
    loop = []
    for sign_x, sign_z, start in ((-1, -1, 180), (1, -1, 270), (1, 1, 0), (-1, 1, 90)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            loop.append((sign_x * half_width + radius * math.cos(a), depth, sign_z * half_height + radius * math.sin(a)))
    return loop


def routed(style, width, height, material):
    """A frame cut into one sheet by a router: no joints, and a small radius in each inner corner."""
    thickness, stile = style["thicknessSixteenths"] / 16 * INCH, style["frameWidthSixteenths"] / 16 * INCH
    soft = style["material"].startswith("Thermofoil")
    edge = 2.6 if soft else 1.2
    steps = [(0, 0.6, thickness / MM), (0, 0.6, edge), (edge * 0.3, 0.8, edge * 0.3), (edge, 1.2, 0), (stile / MM - 0.1, 6, 0)]
    if soft:
        steps += [(stile / MM + 8 * t, 6 - 2 * t, 3.5 - 3.5 * math.cos(math.pi * t)) for t in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1)]
    else:
        steps += [(stile / MM + 0.4, 5.6, 0.3), (stile / MM + 0.7, 5.4, 1), (stile / MM + 1.6, 5, 6.4)]
    loops = [rounded(width, height, inset * MM, radius * MM, depth * MM - thickness / 2) for inset, radius, depth in steps]
    return rings("door", loops, material)


def build_door(style, width, height, seed=1):
    """A door of a style, width by height in metres; the parts hang on one empty, which is returned."""
    material, kind = material_of(style), style["drawing"]["profile"]
    if kind == "slab":
        edge = 3.2 * MM if "Thermofoil" in style["material"] else 0.9 * MM
        slab = box("slab", width, style["thicknessSixteenths"] / 16 * INCH, height, material, edge, 4)
        parts = [cut_board(slab, seed, 7.6 if style["drawing"]["wood"] else None)]
    elif kind == "routed":
        parts = [routed(style, width, height, material)]
    else:
        parts = [*frame(style, width, height, material, seed), panel(style, width, height, material, seed + 5)]
    return group(style["handle"], parts)
