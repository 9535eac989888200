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
    """Thermofoil: one even skin, softer than paint in its shine."""
    g = Graph(f"foil {colour}")
    g.set(base_color=linear(colour), roughness=0.5, specular=0.4)
    g.bump(g.noise(g.coordinates(), (900, 900, 900), 1), 0.03)
    return g.material


def laminate(colour):
    """High-pressure laminate with a fine stone grain."""
    g = Graph(f"laminate {colour}")
    here = g.coordinates()
    grain = g.add(g.mul(g.noise(here, (260, 260, 260), 4, 0.7), 0.7), g.mul(g.noise(here, (28, 28, 12), 3), 0.3))
    tone = g.mix(g.ramp(grain, 0.36, 0.64), tuple(c * 0.82 for c in linear(colour)[:3]) + (1,), tuple(min(c * 1.16, 1) for c in linear(colour)[:3]) + (1,))
    g.set(base_color=tone, roughness=0.46, specular=0.4)
    g.bump(g.noise(here, (700, 700, 700), 2), 0.05)
    return g.material


def plain(colour, roughness=0.6, specular=0.3):
    g = Graph(f"plain {colour} {roughness}")
    g.set(base_color=linear(colour), roughness=roughness, specular=specular)
    return g.material


def plaster(colour):
    """A painted wall or a studio's sweep."""
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
    """A worktop of quiet stone with soft veins."""
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
    """A thin pane, clear with a little haze. Nothing in it is left to chance, so that it renders without speckle."""
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
    """A surface that gives light: sky behind a window, a lamp's shade."""
    g = Graph(f"glow {colour}")
    g.feed(g.surface.inputs["Emission"], linear(colour))
    g.surface.inputs["Emission Strength"].default_value = strength
    return g.material
