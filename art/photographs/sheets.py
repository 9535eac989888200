"""Doors cut from one sheet: slabs with their edges, and frames cut by a router, which have no joints."""

import math

from frame import openings, stile_of, thickness_of
from mesh import box, mesh_object, place, weighted
from profiles import MM
from wood import cut_board

# A band of veneer or ABS on an edge, in mm.
BAND = 0.8

# The radius that the router's bit leaves in the inner corners at its deepest point.
BIT = 4.0


def slab(style, width, height, material, seed, coating):
    """A slab as parts: sprayed or wrapped in one piece, or veneered or laminated with bands on its four edges."""
    thick = thickness_of(style)
    if coating.kind not in ("wood", "laminate"):
        edge = {"foil": 4.2, "paint": 1.3, "primer": 1.3}[coating.kind] * MM
        return [cut_board(weighted(box("slab", width, thick, height, material, edge, 6)), seed)]
    band, hair = BAND * MM, 0.03 * MM
    board = None if "book" in style["construction"] else 7.6
    parts = [cut_board(box("core", width - 2 * band - hair, thick, height - 2 * band - hair, material, 0.12 * MM, 2), seed, board)]
    for i, side in enumerate((-1, 1)):
        upright = cut_board(box("band", band, thick, height, material, 0.3 * MM, 2), seed + 31 + i)
        across = cut_board(box("band", band, thick, width - 2 * band, material, 0.3 * MM, 2), seed + 41 + i)
        parts.append(place(upright, (side * (width - band) / 2, 0, 0)))
        parts.append(place(across, (0, 0, side * (height - band) / 2), (0, 90, 0)))
    return parts


def rounded(width, height, middle, inset, radius, depth, steps=10):
    """A rectangle with round corners as a loop, whose center is middle above the origin."""
    half_width, half_height = width / 2 - inset - radius, height / 2 - inset - radius
    loop = []
    for sign_x, sign_z, start in ((-1, -1, 180), (1, -1, 270), (1, 1, 0), (-1, 1, 90)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            loop.append((sign_x * half_width + radius * math.cos(a), depth, middle + sign_z * half_height + radius * math.sin(a)))
    return loop


def pocket(soft):
    """The router's cut from the face down as (inset, depth) in mm: a cove that a foil can follow, a straight wall
    for paint."""
    if soft:
        return [(9 * t, 3.6 - 3.6 * math.cos(math.pi * t)) for t in (i / 12 for i in range(13))]
    return [(0, 0), (0.15, 0.06), (0.35, 0.25), (0.45, 0.6), (0.6, 5.4), (0.9, 6.1), (1.5, 6.4)]


def rim(width, height, edge, thickness):
    """The outer edge from the back to the face, rounded over by edge mm."""
    corner = 1.5
    steps = [(0, thickness / MM), (0, edge)] + [(edge * (1 - math.cos(a)), edge * (1 - math.sin(a))) for a in (math.pi / 2 * i / 6 for i in range(1, 7))]
    return [rounded(width, height, 0, inset * MM, (corner + edge - inset) * MM, depth * MM - thickness / 2) for inset, depth in steps]


def routed(style, width, height, material):
    """A frame cut into one sheet: one skin from edge to panel, its flat faces perfectly flat."""
    thickness, stile = thickness_of(style), stile_of(style)
    soft = style["material"].startswith("Thermofoil")
    shape = Skin()
    outer = shape.joined(rim(width, height, 3.2 if soft else 1.3, thickness))
    inner, cut = [], pocket(soft)
    for low, high in openings(style, height):
        tall, middle, reach = high - low, (high + low) / 2, cut[-1][0]
        loops = [
            rounded(width - 2 * stile, tall, middle, inset * MM, (BIT + reach - inset) * MM, depth * MM - thickness / 2) for inset, depth in cut
        ]
        first, last = len(shape.vertices), shape.joined(loops)
        shape.faces.append(tuple(last))
        inner.append(list(range(first, first + len(loops[0]))))
    shape.face_around(outer, inner)
    return weighted(mesh_object("door", shape.vertices, shape.faces, material, 35))


class Skin:
    """The vertices and faces of a mesh that grows by loops."""

    def __init__(self):
        self.vertices, self.faces = [], []

    def joined(self, loops):
        """Adds loops of equal length, each joined to the next; returns the indexes of the last one's vertices."""
        count, start = len(loops[0]), len(self.vertices)
        for level, loop in enumerate(loops):
            self.vertices += loop
            for i in range(count if level else 0):
                j, here = (i + 1) % count, start + level * count
                self.faces.append((here - count + i, here - count + j, here + j, here + i))
        return list(range(len(self.vertices) - count, len(self.vertices)))

    def face_around(self, outer, inner):
        """The flat face between an outer loop and the pockets in it, which are one above the other, lowest first."""
        half = len(outer) // 2
        below, left, right = outer[:half], [], []
        for hole in inner:
            self.faces.append((*below, *reversed(hole[:half])))
            below = hole[:half - 1 : -1]
            left += [hole[0], hole[-1]]
            right += [hole[half - 1], hole[half]]
        self.faces.append((*below, *outer[half:]))
        self.faces.append((outer[-1], outer[0], *left))
        self.faces.append((outer[half - 1], outer[half], *reversed(right)))
