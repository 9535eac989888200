"""Lights, camera and the renderer's settings."""

import math

import bpy
from mathutils import Vector


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def world(colour=(1, 1, 1), strength=0.3):
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def softbox(location, target, width, height, watts, colour=(1, 1, 1)):
    """A rectangular light, width by height in meters, pointed at target."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", width, height, watts, colour
    return aim(bpy.data.objects.new("softbox", light), location, target)


def sun(direction, strength, softness_degrees=3.0, colour=(1, 0.93, 0.82)):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = strength, math.radians(softness_degrees), colour
    item = aim(bpy.data.objects.new("sun", light), (0, 0, 0), direction)
    return item


def aim(item, location, target):
    item.location = location
    item.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)
    return item


def camera(location, target, lens=70, focus=None, stop=None, shift=(0, 0)):
    """A camera on 36 mm film; with an f-stop, what is out of focus blurs as it would in a photograph."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.shift_x, data.shift_y = lens, *shift
    data.clip_start = 0.01
    if stop:
        data.dof.use_dof, data.dof.aperture_fstop = True, stop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    item = aim(bpy.data.objects.new("camera", data), location, target)
    bpy.context.scene.camera = item
    return item


def renderer(width, height, samples, bounces=4, exposure=0.1):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.1
    cycles.adaptive_min_samples = 16
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = bounces, bounces, 3, 12
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3.0, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_denoising = False
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "High Contrast"
    scene.view_settings.exposure = exposure
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_normal = True
