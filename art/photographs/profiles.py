"""Profiles of frame members, from the outer edge of the face to the opening."""

import math

MM = 0.001


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
    return lip + dish + bead + [(width - 4 * MM, 6.4 * MM), (width, 10.5 * MM)], 15 * MM


PROFILES = {
    "shaker": square_edge,
    "slim": square_edge,
    "beadboard": square_edge,
    "glass": ovolo,
    "raised": ogee,
    "arched": ovolo,
}
