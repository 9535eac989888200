"""The two pictures of each door style: the whole door from the front, and one corner in close-up."""

import coatings
import studio
from door import build_door, catalog
from finishes import coating_of
from mesh import INCH, box, place

WIDTH, HEIGHT = 15.5 * INCH, 19.75 * INCH

WALL, BEHIND_WHITE = "#e3dccf", "#b9ae9d"

# The sum of red, green and blue above which a color is light.
LIGHT = 600


def wall_for(colour):
    """Light doors get a darker wall, so that their edges show; colour is None for wood."""
    return BEHIND_WHITE if colour and sum(bytes.fromhex(colour[1:])) > LIGHT else WALL


def wall_and_shelf(colour):
    """A plaster wall, and in front of it the ledge on which a door leans."""
    backdrop = coatings.plaster(colour)
    place(box("wall", 6, 0.02, 4, backdrop, 0), (0, 0.07, 0.5))
    place(box("ledge", 6, 1.2, 0.4, backdrop, 0.002), (0, -0.5, -0.2))


def lights():
    studio.world(strength=0.26)
    studio.softbox((-1.75, -0.85, 1.3), (0, 0, 0.2), 0.9, 1.1, 78, (1, 0.97, 0.93))
    studio.softbox((1.9, -1.6, 0.6), (0, 0, 0.25), 1.6, 1.8, 12, (0.94, 0.97, 1))
    sheen = studio.softbox((-0.75, -2.3, 1.2), (0, 0, 0.3), 0.7, 0.5, 16)
    sheen.visible_diffuse = sheen.visible_camera = False


def front(handle, coating=None, wall=None):
    """A front view in 4:5, in the style's own coating or in another; wall is the color behind it."""
    style = catalog()[handle]
    coating = coating or coating_of(style)
    door = build_door(style, WIDTH, HEIGHT, sum(map(ord, handle)), coating)
    lean = 5.2
    place(door, (0, 0.018, HEIGHT / 2 - 0.001), (-lean, 0, 0))
    wall_and_shelf(wall or wall_for(coating.colour))
    lights()
    studio.camera((0, -2.35, 0.325), (0, 0, 0.2475), 124)


def corner(handle):
    """The upper left corner from the side: joint, profile, edge and grain."""
    style = catalog()[handle]
    door = build_door(style, WIDTH, HEIGHT, seed=sum(map(ord, handle)))
    place(door, (0, 0, HEIGHT / 2), (0, 0, 0))
    place(box("wall", 6, 0.02, 4, coatings.plaster(wall_for(style["drawing"]["color"])), 0), (0, 0.5, 0.5))
    studio.world(strength=0.22)
    studio.softbox((-0.9, -0.75, 1.35), (-0.1, 0, 0.45), 0.6, 0.6, 20, (1, 0.97, 0.93))
    studio.softbox((1.3, -1.0, 0.7), (0, 0, 0.45), 0.8, 1.2, 7, (0.94, 0.97, 1))
    focus = (-WIDTH / 2 + 0.055, -0.01, HEIGHT - 0.06)
    studio.camera((-0.42, -0.52, HEIGHT + 0.17), (-WIDTH / 2 + 0.085, 0, HEIGHT - 0.088), 88, focus, 9)
