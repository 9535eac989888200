"""Renders the current scene: its picture, and the passes that guide the denoiser."""

import os
import tempfile

import bpy
import numpy as np
from denoise import denoise

PASSES = {"Image": "image", "DiffCol": "diffuse", "GlossCol": "gloss", "Normal": "normal"}


def render_clean():
    """The scene's picture without noise, as (channels, rows, columns), linear."""
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        layers = tree.nodes.new("CompositorNodeRLayers")
        files = tree.nodes.new("CompositorNodeOutputFile")
        files.base_path = folder
        files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGB"
        files.file_slots.clear()
        for name, slot in PASSES.items():
            files.file_slots.new(slot)
            tree.links.new(layers.outputs[name], files.inputs[slot])
        bpy.ops.render.render()
        read = {slot: load(os.path.join(folder, f"{slot}{scene.frame_current:04d}.exr")) for slot in PASSES.values()}
    metal = read["diffuse"].max(axis=0, keepdims=True) < 0.02
    return denoise(read["image"], np.where(metal, read["gloss"], read["diffuse"]), read["normal"])


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(values.reshape(height, width, 4)[:, :, :3].transpose(2, 0, 1))


def save(values, path):
    """Develops a linear picture with the scene's film and saves it as PNG."""
    height, width = values.shape[1:]
    image = bpy.data.images.new("clean", width, height, alpha=False, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    filled = np.ones((height, width, 4), dtype=np.float32)
    filled[:, :, :3] = values.transpose(1, 2, 0)
    image.pixels.foreach_set(filled.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
