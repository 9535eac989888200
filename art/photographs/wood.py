"""
Wood as a tree grows it: each board is cut somewhere out of a trunk of tilted, wavering growth rings, so that faces show
cathedrals and edges show straight grain by themselves. Grain runs along an object's own Z.
"""

import random

from nodes import Graph, linear

# light, base and dark are the tones of a face; line is late wood and pores; ring is the distance between rings in mm.
SPECIES = {
    "alder": dict(light="#cf9f6e", base="#bd8856", dark="#a26f42", line="#7d4f2b", ring=4.2, figure=0.42, pores=0.15, streaks=0.35, board=4.4),
    "knotty alder": dict(light="#946442", base="#7c5033", dark="#5f3b25", line="#3a1f10", ring=4.2, figure=0.6, pores=0.2, streaks=0.5, board=5.5, knots=1.0),
    "maple": dict(light="#ebd2ab", base="#dfc298", dark="#cba877", line="#9a7044", ring=3.6, figure=0.34, pores=0.06, streaks=0.3, board=4.2),
    "oak": dict(light="#dcc096", base="#c9a776", dark="#b18c5c", line="#80592f", ring=2.6, figure=0.72, pores=0.75, streaks=0.3, board=5.0),
    "fumed oak": dict(light="#a98559", base="#8f6c44", dark="#735333", line="#40291a", ring=2.6, figure=0.7, pores=0.75, streaks=0.35, board=4.6),
    "red-oak": dict(light="#d6a477", base="#c38d60", dark="#a87248", line="#6e3f22", ring=2.8, figure=0.85, pores=0.85, streaks=0.3, board=6.0),
    "cherry": dict(light="#ad7754", base="#965f43", dark="#7a4831", line="#52291a", ring=4.0, figure=0.45, pores=0.14, streaks=0.5, board=4.3),
    "walnut": dict(light="#7e573b", base="#5f3d28", dark="#3d2618", line="#1f110a", ring=3.6, figure=0.65, pores=0.5, streaks=0.85, board=5.2),
    "hickory": dict(light="#e2c8a0", base="#d3b48a", dark="#bd946a", line="#8e5f35", ring=3.2, figure=0.5, pores=0.45, streaks=0.4, board=3.4, heart=("#a47c57", "#866145")),
}


def wood(name, gloss="satin", bookmatched=False):
    """A material for boards of one species. Every object that wears it needs cut_board()."""
    kind = SPECIES[name]
    g = Graph(f"{name} {gloss}")
    x, y, z = g.split(g.coordinates())
    seed, board, _ = g.split(g.own("board"))
    if bookmatched:
        x = g.math("ABSOLUTE", x)
    place = g.math("DIVIDE", g.add(x, g.mul(seed, 0.013)), board)
    stave = g.math("FLOOR", place)
    along, across, deep = g.random(g.add(stave, g.mul(seed, 7.31)))
    here = g.join(g.add(x, g.mul(across, 9)), y, g.add(z, g.mul(along, 17)))

    sway = g.math("SUBTRACT", g.noise(here, (5, 5, 2.1), 2), 0.5)
    waver = g.math("SUBTRACT", g.noise(here, (22, 22, 4), 2), 0.5)
    pith = g.mul(g.math("SUBTRACT", across, 0.5), kind["board"] * 0.0254 * 0.7)
    from_pith = g.add(g.math("SUBTRACT", g.mul(g.math("SUBTRACT", g.math("FRACT", place), 0.5), board), pith), g.mul(waver, 0.008))
    tilt = g.mul(g.math("SUBTRACT", deep, 0.5), 0.2)
    below = g.add(g.add(g.add(0.022, g.mul(deep, 0.045)), y), g.add(g.mul(z, tilt), g.mul(sway, 0.1)))
    radius = g.math("SQRT", g.add(g.mul(from_pith, from_pith), g.mul(below, below)))

    knot = None
    if kind.get("knots"):
        cells = g.node("ShaderNodeTexVoronoi", voronoi_dimensions="2D", feature="F1")
        g.feed(cells.inputs["Vector"], g.vector("MULTIPLY", g.join(g.add(g.split(here)[0], g.mul(waver, 0.012)), g.split(here)[2], 0), (7, 4.4, 0)))
        cells.inputs["Scale"].default_value = 1
        distance = cells.outputs["Distance"]
        kept = g.math("GREATER_THAN", g.split(cells.outputs["Color"])[0], 0.55)
        near = g.mul(g.math("EXPONENT", g.mul(g.mul(distance, distance), -40)), kept)
        radius = g.add(radius, g.mul(near, 0.026))
        knot = g.mul(g.ramp(distance, 0.085, 0.03), kept)

    ring = g.add(g.math("DIVIDE", radius, kind["ring"] / 1000), g.mul(g.noise(here, (120, 120, 6), 1), 0.8))
    phase = g.math("FRACT", ring)
    strength = g.add(0.45, g.mul(g.random(g.math("FLOOR", ring))[0], 0.75))
    late = g.mul(g.mul(g.math("POWER", phase, 2.2), g.ramp(phase, 1.0, 0.86)), strength)

    streak = g.ramp(g.noise(here, (38, 38, 1.1), 3, 0.6), 0.28, 0.78)
    fibre = g.noise(here, (1500, 1500, 26), 2, 0.7)
    patch = g.noise(here, (9, 9, 1.6), 2)

    light, base, dark, line = (linear(kind[tone]) for tone in ("light", "base", "dark", "line"))
    tone = g.mix(g.ramp(patch, 0.3, 0.7), light, base)
    tone = g.mix(g.mul(streak, kind["streaks"]), tone, dark)
    if "heart" in kind:
        warm, deep_tone = (linear(colour) for colour in kind["heart"])
        heart = g.mix(streak, warm, deep_tone)
        edge = g.add(g.add(g.mul(along, 0.9), g.mul(sway, 0.55)), g.mul(from_pith, 7))
        tone = g.mix(g.ramp(edge, 0.5, 0.56), tone, heart)
    tone = g.mix(g.mul(late, kind["figure"]), tone, line)
    tone = g.mix(g.mul(g.ramp(fibre, 0.42, 0.75), 0.16), tone, dark)
    pore = g.ramp(g.noise(here, (1050, 1050, 34), 1), 0.62, 0.7)
    early = g.add(0.25, g.mul(g.ramp(phase, 0.5, 0.1), 0.75))
    pores = g.mul(g.mul(pore, early), kind["pores"])
    tone = g.mix(g.mul(pores, 0.75), tone, line)
    boards = g.node("ShaderNodeHueSaturation")
    boards.inputs["Hue"].default_value = 0.5
    g.feed(boards.inputs["Value"], g.add(0.9, g.mul(deep, 0.18)))
    g.feed(boards.inputs["Color"], tone)
    tone = boards.outputs[0]
    if knot is not None:
        tone = g.mix(g.mul(knot, 0.82), tone, linear("#2a170d"))

    roughness, coat = {"matte": (0.56, 0.0), "satin": (0.4, 0.12), "gloss": (0.28, 0.45)}[gloss]
    g.set(base_color=tone, roughness=g.add(roughness, g.mul(pores, 0.25)), specular=0.38, clearcoat=coat)
    g.surface.inputs["Clearcoat Roughness"].default_value = 0.22
    g.bump(g.math("SUBTRACT", g.mul(fibre, 0.35), g.add(pores, g.mul(late, 0.12))), 0.1 if gloss != "gloss" else 0.05)
    return g.material


def cut_board(item, seed, board_inches=None):
    """Says out of which trunk an object is sawn; board_inches is the width of the staves its face is glued from."""
    roll = random.Random(seed)
    width = (board_inches or 60) * 0.0254
    item["board"] = (roll.uniform(1, 90), width, 0.0)
    return item
