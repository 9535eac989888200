"""The materials of the scenes other than doors; each material is made once."""

from functools import lru_cache

import coatings
from nodes import Graph, linear
from wood import wood


@lru_cache(None)
def timber(species, gloss="satin"):
    """A wood by its species' name; "fumed oak" is oak under that stain."""
    stain, _, name = species.rpartition(" ")
    return wood(name, gloss, stain or None)


@lru_cache(None)
def metal(name):
    tones = {
        "brass": ("#b98d4c", 0.3),
        "steel": ("#b9bcbf", 0.3),
        "nickel": ("#cfcdc7", 0.34),
        "iron": ("#3a3a3b", 0.42),
        "aged brass": ("#80643a", 0.38),
    }
    return coatings.metal(*tones[name])


@lru_cache(None)
def wall(colour):
    return coatings.plaster(colour)


@lru_cache(None)
def plain(colour, roughness=0.6, specular=0.3):
    return coatings.plain(colour, roughness, specular)


@lru_cache(None)
def paint(colour, roughness=0.38):
    return coatings.paint(colour, roughness)


@lru_cache(None)
def pale_stone():
    return coatings.stone("#d9d3c7", "#a79d8e", 1.9)


@lru_cache(None)
def white_stone():
    return coatings.stone("#e9e7e2", "#9fa1a2", 1.3)


@lru_cache(None)
def linen(colour):
    return coatings.cloth(colour)


@lru_cache(None)
def ceramic(colour="#efece4", roughness=0.22):
    """Glazed earthenware, with a slightly uneven glaze."""
    g = Graph(f"ceramic {colour}")
    here = g.coordinates()
    cloud = g.ramp(g.noise(here, (24, 24, 24), 3), 0.35, 0.75)
    dark = tuple(c * 0.94 for c in linear(colour)[:3]) + (1,)
    g.set(base_color=g.mix(cloud, linear(colour), dark), roughness=g.add(roughness, g.mul(cloud, 0.08)), specular=0.45)
    g.bump(g.noise(here, (30, 30, 30), 2), 0.05, 0.003)
    return g.material


@lru_cache(None)
def shaded(light, dark, roughness=0.5, scale=1.0):
    """A material of which each piece has its own tone between two: tiles, leaves, bricks."""
    g = Graph(f"shaded {light} {dark}")
    roll = g.node("ShaderNodeObjectInfo").outputs["Random"]
    cloud = g.noise(g.coordinates(), (40 * scale, 40 * scale, 40 * scale), 3)
    amount = g.math("ADD", g.mul(roll, 0.75), g.mul(cloud, 0.25), clamp=True)
    g.set(base_color=g.mix(amount, linear(light), linear(dark)), roughness=roughness, specular=0.42)
    g.bump(g.noise(g.coordinates(), (18 * scale, 18 * scale, 18 * scale), 2), 0.12, 0.002)
    return g.material


@lru_cache(None)
def cardboard():
    """Corrugated board: faint flutes under kraft paper."""
    g = Graph("cardboard")
    x, y, z = g.split(g.coordinates())
    flutes = g.math("SINE", g.mul(x, 900))
    fleck = g.noise(g.coordinates(), (160, 160, 160), 2, 0.6)
    tone = g.mix(g.ramp(fleck, 0.35, 0.7), linear("#b39a78"), linear("#a68c69"))
    g.set(base_color=tone, roughness=0.85, specular=0.12)
    g.bump(g.add(g.mul(flutes, 0.2), fleck), 0.06, 0.0008)
    return g.material


@lru_cache(None)
def webbing(colour):
    """Woven strap, with ribs across it."""
    g = Graph(f"webbing {colour}")
    x, y, z = g.split(g.coordinates())
    weave = g.math("SINE", g.mul(g.add(g.add(x, y), z), 2600))
    g.set(base_color=linear(colour), roughness=0.75, specular=0.2)
    g.bump(weave, 0.25, 0.0006)
    return g.material


@lru_cache(None)
def paper(colour="#ece7dc"):
    g = Graph(f"paper {colour}")
    g.set(base_color=linear(colour), roughness=0.9, specular=0.1)
    g.bump(g.noise(g.coordinates(), (600, 600, 600), 3), 0.04)
    return g.material


@lru_cache(None)
def sky(colour="#e9f0f6", strength=2.2):
    return coatings.glow(colour, strength)
