"""The 35 mm cup hinge, and cabinets that are open to view."""

from mesh import box, cylinder, group, place
from wood import cut_board

from scenes.materials import metal, plain, timber
from scenes.parts import block, board, cut_hole, lathe, put

CUP_FROM_EDGE = 0.0225
SIDE_ABOVE = 0.004


def screw_head(x, y, z, radius=0.0038):
    """A countersunk cross-head screw, seen from above."""
    head = put(lathe("head", [(0, 0), (radius, 0), (radius * 0.96, 0.0005), (radius * 0.5, 0.0011), (0, 0.0012)], metal("steel"), 36), x, y, z)
    cross = [put(box("slot", a, b, 0.0006, metal("iron"), 0), x, y, z + 0.0011) for a, b in ((radius * 1.05, 0.0008), (0.0008, radius * 1.05))]
    return [head, *cross]


def cup():
    """The cup and its flange on a door's back at Z = 0; the center of the bore is the origin."""
    steel = plain("#b4b6b6", 0.3, 0.8)
    bowl = [(0.0205, 0), (0.0205, 0.0009), (0.0198, 0.0013), (0.0158, 0.0013), (0.0152, 0.0008), (0.0148, -0.009), (0.013, -0.0107), (0, -0.0107)]
    ears = block("flange", (-0.0075, -0.031, 0), (0.0085, 0.031, 0.0012), steel, 0.0006)
    bore = put(cylinder("cutter", 0.0152, 0.02, steel, 48), 0, 0, 0)
    cut_hole(ears, bore)
    return [lathe("cup", bowl, steel), ears, bore, *screw_head(0.0, 0.0262, 0.0012), *screw_head(0.0, -0.0262, 0.0012)]


def hinge(mounted=True):
    """An open hinge on a door's back, which is Z = 0; the door's edge is X = 0 and the door is at X > 0. The arm
    reaches over the edge; once mounted, it sits on a plate whose foot is SIDE_ABOVE the door's back.
    """
    steel, dark = plain("#b4b6b6", 0.3, 0.8), metal("iron")
    base = place(group("cup", cup()), (CUP_FROM_EDGE, 0, 0))
    low, high = SIDE_ABOVE + 0.0085, SIDE_ABOVE + 0.0195
    arm = block("arm", (-0.078, -0.0078, low), (-0.006, 0.0078, high), steel, 0.0022)
    channel = block("cutter", (-0.1, -0.0062, low - 0.01), (-0.0075, 0.0062, high - 0.0016), steel, 0)
    cut_hole(arm, channel)
    links = [place(box("link", 0.033, 0.0022, 0.0085, steel, 0.0008), (0.0065, y, 0.0062), (0, 26, 0)) for y in (-0.0049, 0.0049)]
    links.append(place(box("inner link", 0.031, 0.0062, 0.0026, steel, 0.0008), (0.011, 0, 0.0035), (0, 30, 0)))
    pins = [place(cylinder("pin", 0.0016, 0.0125, dark, 20), at, (90, 0, 0)) for at in ((-0.0055, 0, 0.0125), (0.0185, 0, 0.001))]
    turns = [*screw_head(-0.026, 0, high, 0.0042), *screw_head(-0.05, 0, high, 0.0046)]
    clip = block("clip", (-0.083, -0.0055, low + 0.001), (-0.0765, 0.0055, high - 0.003), dark, 0.0015)
    parts = [base, arm, channel, *links, *pins, *turns, clip]
    if mounted:
        parts.append(block("plate", (-0.08, -0.0066, SIDE_ABOVE + 0.0002), (-0.018, 0.0066, low + 0.004), steel, 0.0015))
        parts.append(block("wings", (-0.049, -0.0255, SIDE_ABOVE + 0.0002), (-0.027, 0.0255, SIDE_ABOVE + 0.0035), steel, 0.0012))
        parts += [*screw_head(-0.038, 0.018, SIDE_ABOVE + 0.0035, 0.0042), *screw_head(-0.038, -0.018, SIDE_ABOVE + 0.0035, 0.0042)]
    return group("hinge", parts)


def bore_cups(parts, width, height, thickness, offsets, radius=0.0175):
    """Bores parts of an upright door at its back (+Y) for cups along its edge at -X, at heights from its center."""
    for z in offsets:
        tool = place(cylinder("cutter", radius, 0.024, metal("steel"), 64), (-width / 2 + CUP_FROM_EDGE, thickness / 2, z), (90, 0, 0))
        tool.parent = parts[0].parent
        for part in parts:
            cut_hole(part, tool)


def open_cabinet(width, height, depth, bottom=0.1, species="maple", thick=0.018, shelves=1, frame=None, seed=30):
    """A carcass without doors, its back at Y = 0 and its front at -depth, X from 0. A frame is the width of a face
    frame's members, placed in front of the carcass, flush with its floor.
    """
    ply, parts = timber(species, "satin"), []

    def upright(low, high, roll):
        parts.append(cut_board(block("sheet", low, high, ply, 0.0008), roll, 6))

    def level(front, back, inset, z, roll):
        item = board("sheet", width - 2 * inset, back - front, thick, ply, roll, "x", 0.0008, 6)
        parts.append(put(item, width / 2, (front + back) / 2, z))

    upright((0, -depth, bottom), (thick, 0, height), seed)
    upright((width - thick, -depth, bottom), (width, 0, height), seed + 1)
    upright((thick, -0.012, bottom + thick), (width - thick, 0, height - thick), seed + 4)
    level(-depth, 0, thick, bottom + thick / 2, seed + 2)
    level(-depth, 0, thick, height - thick / 2, seed + 3)
    for i in range(shelves):
        level(-depth + 0.03, -0.0125, thick + 0.001, bottom + (height - bottom) * (i + 1) / (shelves + 1), seed + 5 + i)
    if bottom:
        parts.append(block("kick", (0, -depth + 0.06, 0), (width, -0.001, bottom), plain("#26231f", 0.6), 0))
    if frame:
        parts += face_frame(width, height, depth, bottom, thick, frame, ply, seed + 20)
    return group("open cabinet", parts)


def face_frame(width, height, depth, bottom, floor, member, material, seed):
    """Stiles and rails of 20 mm in front of a carcass; the bottom rail's top is level with its floor."""
    y, thick, parts = -depth - 0.0105, 0.02, []
    rails = [(bottom - member + floor, bottom + floor), (height - member, height)]
    for i, x in enumerate((member / 2, width - member / 2)):
        tall = height - rails[0][0]
        stile = cut_board(box("stile", member - 0.0001, thick, tall, material, 0.0009), seed + i)
        parts.append(put(stile, x, y, (height + rails[0][0]) / 2))
    for i, (low, high) in enumerate(rails):
        rail = cut_board(box("rail", high - low, thick, width - 2 * member - 0.0003, material, 0.0009), seed + 4 + i)
        parts.append(place(rail, (width / 2, y, (low + high) / 2), (0, 90, 0)))
    return parts
