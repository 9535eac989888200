"""Small building blocks of the scenes: boards in any orientation, turned items, many copies of one mesh, holes."""

import math

import bpy
from mesh import box, mesh_object, place
from wood import cut_board

ALONG = {"x": (-90, 0, -90), "y": (-90, 0, 0), "z": (0, 0, 0), "x upright": (0, 90, 0)}


def board(name, length, width, thickness, material, seed, along="x", edge=0.0015, staves=None):
    """A sawn board centered on its origin, with its grain along an axis. Its wide face looks up, or towards the camera
    for "z" and "x upright".
    """
    item = cut_board(box(name, width, thickness, length, material, edge), seed, staves)
    return place(item, (0, 0, 0), ALONG[along])


def put(item, x, y, z):
    """Moves an object without changing its rotation."""
    item.location = (x, y, z)
    return item


def block(name, low, high, material, edge=0.001):
    """A box from its lowest corner to its highest."""
    size = [b - a for a, b in zip(low, high)]
    middle = [(a + b) / 2 for a, b in zip(low, high)]
    return put(box(name, *size, material, edge), *middle)


def lathe(name, profile, material, sides=72):
    """A turned item from its profile, pairs of (radius, height) from the inside of the bottom outwards; ends on the
    axis close it."""
    count = len(profile)
    vertices, faces = [], []
    for i in range(sides):
        angle = 2 * math.pi * i / sides
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for i in range(sides):
        here, there = i * count, (i + 1) % sides * count
        faces += [(here + k, there + k, there + k + 1, here + k + 1) for k in range(count - 1)]
    return mesh_object(name, vertices, faces, material, 40)


def baked(item):
    """A mesh with the object's modifiers applied, for copies to share; the object itself is removed."""
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, item.data.auto_smooth_angle
    bpy.data.objects.remove(item)
    return mesh


def copy_of(mesh, location, rotation=(0, 0, 0)):
    """Another object that shows a mesh."""
    item = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(item)
    return place(item, location, rotation)


def cut_hole(item, cutter):
    """Cuts the cutter's shape out of an object, before its edges are rounded."""
    cut = item.modifiers.new("hole", "BOOLEAN")
    cut.object, cut.operation, cut.solver = cutter, "DIFFERENCE", "EXACT"
    cutter.hide_render = True
    while item.modifiers[0] != cut:
        bpy.context.view_layer.objects.active = item
        bpy.ops.object.modifier_move_up(modifier=cut.name)
    return item


def ribbon(name, path, width, thickness, material, subdivide=2):
    """A strip of cloth, strap or leather along a path of (y, z), width across X."""
    count = len(path)
    vertices = [(side * width / 2, y, z) for y, z in path for side in (-1, -0.34, 0.34, 1)]
    faces = [(i * 4 + k, i * 4 + k + 1, i * 4 + k + 5, i * 4 + k + 4) for i in range(count - 1) for k in range(3)]
    item = mesh_object(name, vertices, faces, material, 180)
    solid = item.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 0
    smooth = item.modifiers.new("soft", "SUBSURF")
    smooth.levels = smooth.render_levels = subdivide
    return item


def words(text, size, material, location, rotation=(0, 0, 0)):
    """Printed words or figures, centered."""
    curve = bpy.data.curves.new(text, "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, "CENTER", "CENTER"
    item = bpy.data.objects.new(text, curve)
    item.data.materials.append(material)
    bpy.context.scene.collection.objects.link(item)
    return place(item, location, rotation)
