"""
Takes the grain of the renderer, not of the wood, out of a picture: the light that falls on things is smoothed by an
edge-avoiding wavelet (Dammertz and others, 2010), guided by shape and distance, while the colours of the things stay
as sharp as they are.
"""

import os
import tempfile

import bpy
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def render_clean(path, levels=5, strength=1.0):
    """Renders the scene, cleans the picture and saves it as PNG at path."""
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        passes = {"Image": "image", "DiffCol": "diffuse", "GlossCol": "gloss", "Normal": "normal", "Depth": "depth"}
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        layers = tree.nodes.new("CompositorNodeRLayers")
        files = tree.nodes.new("CompositorNodeOutputFile")
        files.base_path = folder
        files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGB"
        files.file_slots.clear()
        for name, slot in passes.items():
            files.file_slots.new(slot)
            tree.links.new(layers.outputs[name], files.inputs[slot])
        bpy.ops.render.render()
        read = {slot: load(os.path.join(folder, f"{slot}{scene.frame_current:04d}.exr")) for slot in passes.values()}
    clean = smooth_light(read, levels, strength)
    save(clean, path)


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(values.reshape(height, width, 4)[:, :, :3].transpose(2, 0, 1))


def smooth_light(read, levels, strength):
    metal = read["diffuse"].max(axis=0, keepdims=True) < 0.02
    albedo = np.maximum(np.where(metal, read["gloss"], read["diffuse"]), 0.02)
    light = read["image"] / albedo
    # A few pixels are struck by far too much light, or by hardly any; they are brought to what their neighbours have.
    usual = np.median(shifted(light, 1), axis=0)
    light = np.clip(light, 0.6 * usual, 1.6 * usual + 0.02)
    size = np.maximum(np.linalg.norm(read["normal"], axis=0, keepdims=True), 1e-4)
    normal = read["normal"] / size
    depth = np.log(np.maximum(read["depth"][:1], 0.01))
    slope = [(move(depth, way) - move(depth, (-way[0], -way[1]))) / 2 for way in ((1, 0), (0, 1))]
    colour = np.log(albedo)

    def same_plane(step, there):
        turn = np.maximum(alike(normal, move(normal, there)), 0)
        off = np.abs(move(depth, there) - depth - slope[0] * there[0] - slope[1] * there[1])
        turn **= 2
        turn = turn * turn * turn
        for _ in range(3):
            turn **= 2
        return turn * np.exp(-off / (0.002 * step))

    def same_colour(_step, there):
        turn = np.maximum(alike(normal, move(normal, there)), 0)
        return turn**4 * np.exp(-np.abs(colour - move(colour, there)).max(axis=0, keepdims=True) / 0.15)

    clean = blur(light, levels, 0.55 * strength, same_plane) * albedo
    # Where two things share a pixel neither shape nor distance guides: there the colours of the things do, and less far.
    bend = [np.abs(move(depth, way) + move(depth, (-way[0], -way[1])) - 2 * depth) for way in ((1, 0), (0, 1))]
    border = (np.maximum(*bend) > 0.0016) | (size < 0.97 * shifted(size, 1).max(axis=0))
    border = shifted(border, 1).any(axis=0)
    clean = np.where(border, blur(light, 2, 0.7, same_colour) * albedo, clean)
    bright = np.log1p(read["image"].mean(axis=0, keepdims=True)) > 2.2
    return np.where(bright, read["image"], clean)


def alike(one, other):
    return np.einsum("cij,cij->ij", one, other)[None]


def blur(light, levels, tolerance, likeness):
    """Averages light over ever wider steps, where likeness(step, there) and brightness say that it is the same light."""
    for level in range(levels):
        step = 2**level
        brightness = np.log(light.mean(axis=0, keepdims=True) + 0.02)
        sigma = tolerance / (1.6**level)
        total, weights = np.zeros_like(light), np.full((1,) + light.shape[1:], 1e-6, dtype=np.float32)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                there = (dy * step, dx * step)
                weight = KERNEL[dy + 2] * KERNEL[dx + 2] * likeness(step, there)
                weight = weight * np.exp(-((brightness - move(brightness, there)) ** 2) / (2 * sigma * sigma))
                total += weight * move(light, there)
                weights += weight
        light = np.where(weights > 1e-4, total / weights, light)
    return light


def move(values, by):
    """The values that lie by rows and columns away from each; beyond the border the border's own."""
    dy, dx = by
    height, width = values.shape[1:]
    reach = ((0, 0), (max(-dy, 0), max(dy, 0)), (max(-dx, 0), max(dx, 0)))
    row, column = max(dy, 0), max(dx, 0)
    return np.pad(values, reach, mode="edge")[:, row : row + height, column : column + width]


def shifted(values, reach):
    return np.stack([move(values, (dy, dx)) for dy in range(-reach, reach + 1) for dx in range(-reach, reach + 1)])


def save(values, path):
    height, width = values.shape[1:]
    image = bpy.data.images.new("clean", width, height, alpha=False, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    filled = np.ones((height, width, 4), dtype=np.float32)
    filled[:, :, :3] = values.transpose(1, 2, 0)
    image.pixels.foreach_set(filled.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    image.save_render(path, scene=scene)
