"""Everything that is not bare wood: paint, foil, laminate, metal, glass, stone, plaster."""

import bpy
from nodes import Graph, linear


def paint(colour, roughness=0.38, name="paint"):
    """Sprayed paint, with the faint unevenness of a real coat."""
    g = Graph(f"{name} {colour}")
    here = g.coordinates()
    cloud = g.noise(here, (6, 6, 6), 2)
    g.set(base_color=linear(colour), roughness=g.add(roughness - 0.04, g.mul(cloud, 0.08)), specular=0.42)
    g.bump(g.noise(here, (420, 420, 420), 2), 0.018)
    return g.material


def foil(colour):
    """Thermofoil: one even skin with a soft sheen and the faint orange peel of a film drawn over its core."""
    g = Graph(f"foil {colour}")
    here = g.coordinates()
    g.set(base_color=linear(colour), roughness=g.add(0.34, g.mul(g.noise(here, (14, 14, 14), 2), 0.06)), specular=0.5)
    g.bump(g.noise(here, (260, 260, 260), 1), 0.012)
    return g.material


def laminate(colour):
    """High-pressure laminate: a print of fine mineral grain, uniform from a step away, under a textured film."""
    g = Graph(f"laminate {colour}")
    here = g.coordinates()
    grain = g.add(g.mul(g.noise(here, (1100, 1100, 1100), 2, 0.6), 0.75), g.mul(g.noise(here, (240, 240, 240), 2), 0.25))
    low, high = (tuple(min(c * by, 1) for c in linear(colour)[:3]) + (1,) for by in (0.9, 1.08))
    low, high = ((r * 1.03, gr, b * 0.98, one) for r, gr, b, one in (low, high))
    g.set(base_color=g.mix(g.ramp(grain, 0.36, 0.64), low, high), roughness=0.4, specular=0.45)
    g.bump(g.noise(here, (800, 800, 800), 2), 0.04)
    return g.material


def plain(colour, roughness=0.6, specular=0.3):
    g = Graph(f"plain {colour} {roughness}")
    g.set(base_color=linear(colour), roughness=roughness, specular=specular)
    return g.material


def plaster(colour):
    """A painted wall or a studio backdrop."""
    g = Graph(f"plaster {colour}")
    here = g.coordinates()
    shade = g.mix(g.mul(g.noise(here, (1.1, 1.1, 1.1), 3), 0.12), linear(colour), tuple(c * 0.8 for c in linear(colour)[:3]) + (1,))
    g.set(base_color=shade, roughness=0.85, specular=0.12)
    g.bump(g.noise(here, (60, 60, 60), 5, 0.65), 0.06, 0.004)
    return g.material


def metal(colour, roughness=0.28):
    """Brass, nickel, steel: brushed or blackened."""
    g = Graph(f"metal {colour} {roughness}")
    g.set(base_color=linear(colour), roughness=roughness)
    g.surface.inputs["Metallic"].default_value = 1.0
    return g.material


def stone(light, vein, scale=1.6):
    """A countertop of plain stone with soft veins."""
    g = Graph(f"stone {light} {vein}")
    here = g.coordinates()
    bend = g.noise(here, (scale, scale, scale), 5, 0.6)
    veins = g.ramp(g.math("ABSOLUTE", g.math("SUBTRACT", bend, 0.5)), 0.045, 0.0)
    fine = g.noise(here, (90, 90, 90), 3)
    tone = g.mix(g.mul(veins, 0.55), linear(light), linear(vein))
    tone = g.mix(g.mul(g.ramp(fine, 0.5, 0.8), 0.1), tone, linear(vein))
    g.set(base_color=tone, roughness=0.24, specular=0.45)
    return g.material


def cloth(colour):
    g = Graph(f"cloth {colour}")
    here = g.coordinates()
    g.set(base_color=linear(colour), roughness=0.95, specular=0.05, sheen=0.3)
    g.bump(g.noise(here, (700, 700, 700), 1), 0.35)
    return g.material


def glass(tint="#dfe8e6"):
    """A thin pane, clear with a little haze. Nothing in it is random, so that it renders without speckle."""
    material = bpy.data.materials.new("glass")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    kinds = ("ShaderNodeBsdfTransparent", "ShaderNodeEmission", "ShaderNodeAddShader", "ShaderNodeOutputMaterial")
    clear, haze, both, out = (tree.nodes.new(kind) for kind in kinds)
    clear.inputs[0].default_value = linear(tint)
    haze.inputs["Color"].default_value, haze.inputs["Strength"].default_value = (0.9, 0.96, 1, 1), 0.02
    tree.links.new(clear.outputs[0], both.inputs[0])
    tree.links.new(haze.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], out.inputs[0])
    return material


def glow(colour, strength):
    """A surface that emits light: sky behind a window, a lampshade."""
    g = Graph(f"glow {colour}")
    g.feed(g.surface.inputs["Emission"], linear(colour))
    g.surface.inputs["Emission Strength"].default_value = strength
    return g.material
