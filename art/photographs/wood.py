"""Wood as a tree grows it: each board is cut somewhere out of a trunk of tilted, wavering growth rings, so that faces
show cathedrals and edges show straight grain without further work. Grain runs along an object's own Z. species.py
sets how woods differ.
"""

import random
from functools import lru_cache

from nodes import Graph, linear, luminance
from species import LACQUERS, SPECIES, STAINS


# A stain is translucent: it darkens, and any apparent lightening is the haze of its pigment.
HAZE = 1.12


def stained(kind, stain, wet):
    """A species' tones under a stain, and wetted by its lacquer; "heart" is the two tones of its heartwood, if it shows."""
    mean, darker = linear(kind["base"]), (1 - 0.3 * wet, 1 - 0.52 * wet, 1 - 0.62 * wet)

    def under(colour):
        own = linear(colour)[:3]
        if stain:
            cover, depth = linear(STAINS[stain]["colour"]), STAINS[stain]["depth"]
            mixed = tuple(o * (1 - depth) + c * (o / m) ** 0.8 * depth for o, c, m in zip(own, cover, mean))
            # Channel by channel, because a gray over alder would turn olive.
            own = tuple(m * min(1, luminance(own) * HAZE / luminance(mixed)) for m in mixed)
        return tuple(c * d for c, d in zip(own, darker)) + (1,)

    tones = {name: under(kind[name]) for name in ("light", "base", "dark", "line")}
    return {**tones, "heart": [under(colour) for colour in kind.get("heart", ())]}


@lru_cache(None)
def wood(name, gloss="satin", stain=None, bookmatched=False):
    """A material for boards of one species. Every object with it needs cut_board()."""
    kind, lacquer = SPECIES[name], LACQUERS[gloss]
    tones = stained(kind, stain, lacquer["wet"])
    thirst = STAINS[stain]["pores"] if stain else 1.0
    g = Graph(f"{name} {gloss} {stain}")
    x, y, z = g.split(g.coordinates())
    seed, board, _ = g.split(g.own("board"))
    if bookmatched:
        x = g.math("ABSOLUTE", x)
    place = g.math("DIVIDE", g.add(x, g.mul(seed, 0.013)), board)
    stave = g.math("FLOOR", place)
    along, across, deep = g.random(g.add(stave, g.mul(seed, 7.31)))
    here = g.join(g.add(x, g.mul(across, 9)), y, g.add(z, g.mul(along, 17)))

    radius, middle, sway, waver = trunk(g, kind, (x, y, z), here, place, board, (across, deep), bookmatched)
    knot = None
    if kind.get("knots"):
        bulge, knot = knots(g, here, waver)
        radius = g.add(radius, bulge)
    size = kind["ring"] / 1000 * (0.62 if bookmatched else 1)
    wander = 0.25 if bookmatched else 0.5
    ring = g.add(g.math("DIVIDE", radius, size), g.mul(g.noise(here, (60, 60, 5), 1), wander))
    phase = g.math("FRACT", ring)
    strength = g.add(0.4, g.mul(g.random(g.math("FLOOR", ring))[0], 0.8))
    late = g.mul(g.mul(g.ramp(phase, 0.35, 0.9), g.ramp(phase, 1.0, 0.9)), strength)

    streak = g.ramp(g.noise(here, (38, 38, 1.1), 3, 0.6), 0.28, 0.78)
    fibre = g.noise(here, (1300, 1300, 22), 2, 0.7)
    tone = g.mix(g.ramp(g.noise(here, (9, 9, 1.6), 2), 0.3, 0.7), tones["light"], tones["base"])
    tone = g.mix(g.mul(streak, kind["streaks"]), tone, tones["dark"])
    if tones["heart"]:
        heart = g.mix(streak, *tones["heart"])
        edge = g.add(g.add(g.mul(along, 0.9), g.mul(sway, 0.55)), g.mul(middle, 7))
        tone = g.mix(g.ramp(edge, 0.5, 0.56), tone, heart)
    tone = g.mix(g.mul(late, kind["figure"] * (1.7 if bookmatched else 1)), tone, tones["line"])
    tone = g.mix(g.mul(g.ramp(fibre, 0.42, 0.75), 0.1), tone, tones["dark"])

    # Vessels, cut lengthwise, are short dark dashes; in ring-porous woods they crowd where a ring begins.
    pore = g.ramp(g.noise(here, (1150, 1150, 48), 1), 0.56, 0.68)
    early = g.add(1 - kind["rows"], g.mul(g.ramp(phase, 0.42, 0.12), kind["rows"]))
    pores = g.mul(g.mul(pore, early), kind["pores"])
    tone = g.mix(g.math("MULTIPLY", pores, 0.8 * thirst, clamp=True), tone, tones["line"])
    tone = flecks(g, name, kind, here, tone, tones, bookmatched)

    boards = g.node("ShaderNodeHueSaturation")
    g.feed(boards.inputs["Value"], g.add(1 - kind["vary"] / 2, g.mul(deep, kind["vary"])))
    g.feed(boards.inputs["Color"], tone)
    tone = boards.outputs[0]
    if knot is not None:
        tone = g.mix(g.mul(knot, 0.82), tone, linear("#2a170d"))
    g.set(base_color=tone, roughness=g.add(lacquer["roughness"], g.mul(pores, 0.2)), specular=0.4, clearcoat=lacquer["coat"])
    g.surface.inputs["Clearcoat Roughness"].default_value = 0.22
    # A bump is computed three times at every point, so it leaves out the rings, which cost the most.
    g.bump(g.math("SUBTRACT", g.mul(fibre, 0.15), g.mul(pore, kind["pores"])), 0.05 if gloss == "gloss" else 0.1)
    return g.material


def trunk(g, kind, where, here, place, board, roll, bookmatched):
    """How far a point is from the pith, how far across its board, and the two waves that the rings follow."""
    (x, y, z), (across, deep) = where, roll
    sway = g.math("SUBTRACT", g.noise(here, (5, 5, 1.6), 2), 0.5)
    waver = g.math("SUBTRACT", g.noise(here, (16, 16, 2.5), 2), 0.5)
    if bookmatched:
        # Veneer sliced from a quarter of the log: its lines are nearly straight and converge towards one end.
        middle = g.add(g.add(g.add(x, 0.05), g.mul(z, 0.035)), g.mul(waver, 0.006))
        below = g.add(g.add(0.06, y), g.mul(sway, 0.03))
    else:
        pith = g.mul(g.math("SUBTRACT", across, 0.5), kind["board"] * 0.0254 * 0.7)
        middle = g.add(g.math("SUBTRACT", g.mul(g.math("SUBTRACT", g.math("FRACT", place), 0.5), board), pith), g.mul(waver, 0.007))
        tilt = g.mul(g.math("SUBTRACT", deep, 0.5), 0.2)
        below = g.add(g.add(g.add(0.03, g.mul(deep, 0.045)), y), g.add(g.mul(z, tilt), g.mul(sway, 0.07)))
    return g.math("SQRT", g.add(g.mul(middle, middle), g.mul(below, below))), middle, sway, waver


def knots(g, here, waver):
    """How far sound knots push the rings aside, and where they are."""
    cells = g.node("ShaderNodeTexVoronoi", voronoi_dimensions="2D", feature="F1")
    g.feed(cells.inputs["Vector"], g.vector("MULTIPLY", g.join(g.add(g.split(here)[0], g.mul(waver, 0.012)), g.split(here)[2], 0), (7, 4.4, 0)))
    cells.inputs["Scale"].default_value = 1
    distance = cells.outputs["Distance"]
    kept = g.math("GREATER_THAN", g.split(cells.outputs["Color"])[0], 0.55)
    near = g.mul(g.math("EXPONENT", g.mul(g.mul(distance, distance), -40)), kept)
    return g.mul(near, 0.026), g.mul(g.ramp(distance, 0.085, 0.03), kept)


def flecks(g, name, kind, here, tone, tones, bookmatched):
    """Rays that gleam across oak, gum in cherry, pith flecks elsewhere."""
    if not kind["fleck"]:
        return tone
    if name == "cherry":
        gum = g.mul(g.ramp(g.noise(here, (420, 420, 55), 1), 0.74, 0.79), kind["fleck"])
        return g.mix(gum, tone, tones["line"])
    if "oak" in name and bookmatched:
        ray = g.mul(g.ramp(g.noise(here, (150, 150, 420), 1), 0.7, 0.8), kind["fleck"] * 0.6)
        return g.mix(ray, tone, tuple(min(c * 1.25, 1) for c in tones["light"][:3]) + (1,))
    ray = g.mul(g.ramp(g.noise(here, (900, 900, 160), 1), 0.7, 0.76), kind["fleck"])
    return g.mix(ray, tone, tones["line"])


def cut_board(item, seed, board_inches=None):
    """Sets the trunk from which an object is sawn; board_inches is the width of the staves that its face is glued
    from."""
    roll = random.Random(seed)
    width = (board_inches or 60) * 0.0254
    item["board"] = (roll.uniform(1, 90), width, 0.0)
    return item
