"""Shader graphs, written as expressions."""

import bpy


def linear(hex_colour):
    """An sRGB color "#rrggbb" as the linear values with which a renderer computes."""
    values = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values) + (1.0,)


def luminance(colour):
    """How bright a linear color is (ITU-R BT.709)."""
    red, green, blue = colour[:3]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


class Graph:
    """A material whose nodes are created by method calls; an argument is a number, a vector or another node's
    output."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        node = self.node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        for socket, value in zip(node.inputs, (a, b, c)):
            self.feed(socket, value)
        return node.outputs[0]

    def add(self, a, b):
        return self.math("ADD", a, b)

    def mul(self, a, b):
        return self.math("MULTIPLY", a, b)

    def vector(self, operation, a, b):
        node = self.node("ShaderNodeVectorMath", operation=operation)
        self.feed(node.inputs[0], a)
        self.feed(node.inputs[1], b)
        return node.outputs[0]

    def join(self, x, y, z):
        node = self.node("ShaderNodeCombineXYZ")
        for socket, value in zip(node.inputs, (x, y, z)):
            self.feed(socket, value)
        return node.outputs[0]

    def split(self, value):
        node = self.node("ShaderNodeSeparateXYZ")
        self.feed(node.inputs[0], value)
        return node.outputs

    def noise(self, where, scale, detail=2.0, roughness=0.5):
        """Noise from 0 to 1 around 0.5; scale is cycles per meter along x, y and z."""
        node = self.node("ShaderNodeTexNoise")
        self.feed(node.inputs["Vector"], self.vector("MULTIPLY", where, scale))
        node.inputs["Scale"].default_value = 1
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = roughness
        return node.outputs["Fac"]

    def random(self, number):
        """Three random values from 0 to 1 for a number."""
        node = self.node("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
        self.feed(node.inputs["W"], number)
        return self.split(node.outputs["Color"])

    def ramp(self, value, low, high):
        """0 below low, 1 above high, smooth between."""
        node = self.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        for name, number in (("Value", value), ("From Min", low), ("From Max", high)):
            self.feed(node.inputs[name], number)
        return node.outputs[0]

    def mix(self, amount, a, b):
        node = self.node("ShaderNodeMixRGB")
        for socket, value in zip(node.inputs, (amount, a, b)):
            self.feed(socket, value)
        return node.outputs[0]

    def own(self, name):
        """A property that each object has for itself."""
        node = self.node("ShaderNodeAttribute", attribute_type="OBJECT", attribute_name=name)
        return node.outputs["Vector"]

    def coordinates(self):
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def bump(self, height, strength, distance=0.001):
        node = self.node("ShaderNodeBump")
        self.feed(node.inputs["Height"], height)
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        self.tree.links.new(node.outputs[0], self.surface.inputs["Normal"])

    def set(self, **inputs):
        for name, value in inputs.items():
            self.feed(self.surface.inputs[name.replace("_", " ").title()], value)
