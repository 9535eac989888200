"""Meshes of joinery. Lengths in meters; X is across, Y is depth (the face looks towards -Y), Z is up."""

import bpy

INCH = 0.0254


def mesh_object(name, vertices, faces, material, smooth_degrees=28):
    """Adds a mesh to the scene; edges flatter than smooth_degrees are shaded smooth."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.validate()
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = smooth_degrees * 3.14159265 / 180
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    item = bpy.data.objects.new(name, mesh)
    item.data.materials.append(material)
    bpy.context.scene.collection.objects.link(item)
    return item


def extrude(name, section, length, material, start=None, end=None):
    """A closed cross-section [(x, y), …], counterclockwise seen from above, extruded along Z from -length/2 to
    length/2. start and end say how far each end is cut back at a given x: a miter is lambda x: x.
    """
    start = start or (lambda x: 0)
    end = end or (lambda x: 0)
    count = len(section)
    vertices = [(x, y, -length / 2 + start(x)) for x, y in section]
    vertices += [(x, y, length / 2 - end(x)) for x, y in section]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    return mesh_object(name, vertices, faces, material)


def rings(name, loops, material, smooth_degrees=28):
    """Closed loops of equal length, each a list of (x, y, z), each joined to the next, the last one closed by a face: a
    raised panel from its outer edge to its field.
    """
    count = len(loops[0])
    vertices = [vertex for loop in loops for vertex in loop]
    faces = []
    for level in range(len(loops) - 1):
        here, there = level * count, (level + 1) * count
        for i in range(count):
            j = (i + 1) % count
            faces.append((here + i, here + j, there + j, there + i))
    faces.append(tuple(range((len(loops) - 1) * count, len(loops) * count)))
    return mesh_object(name, vertices, faces, material, smooth_degrees)


def weighted(item):
    """Lets only large faces decide how light falls on their edges, so that what is flat also looks flat."""
    item.modifiers.new("flat faces", "WEIGHTED_NORMAL").weight = 100
    return item


def box(name, width, depth, height, material, edge=0.0006, segments=2):
    """A block centered on its origin, with its edges rounded by edge."""
    x, y, z = width / 2, depth / 2, height / 2
    vertices = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    item = mesh_object(name, vertices, faces, material)
    if edge > 0:
        bevel = item.modifiers.new("edge", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method = edge, segments, "NONE"
        bevel.harden_normals = True
    return item


def cylinder(name, radius, length, material, sides=48, edge=0.0):
    """A turned part along Z."""
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=length, vertices=sides)
    item = bpy.context.object
    item.name = name
    item.data.use_auto_smooth = True
    bpy.ops.object.shade_smooth()
    item.data.materials.append(material)
    if edge > 0:
        bevel = item.modifiers.new("edge", "BEVEL")
        bevel.width, bevel.segments, bevel.angle_limit = edge, 3, 0.9
        bevel.limit_method = "ANGLE"
    return item


def tube(name, points, radius, material, resolution=12):
    """A round bar along a smooth path through points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 6
    curve.use_fill_caps = True
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for point, where in zip(spline.bezier_points, points):
        point.co = where
        point.handle_left_type = point.handle_right_type = "AUTO"
    curve.resolution_u = resolution
    item = bpy.data.objects.new(name, curve)
    item.data.materials.append(material)
    bpy.context.scene.collection.objects.link(item)
    return item


def group(name, children):
    """An empty with the children attached, so that they are placed and turned as one."""
    parent = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(parent)
    for child in children:
        child.parent = parent
    return parent


def place(item, location, rotation=(0, 0, 0)):
    """Places an object, turned by degrees about X, Y and Z."""
    item.location = location
    item.rotation_euler = [angle * 3.14159265 / 180 for angle in rotation]
    return item
