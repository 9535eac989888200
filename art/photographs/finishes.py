"""What covers a door: clear lacquer or stain on wood, paint, foil or laminate; the style's own coating, or another
one."""

from typing import NamedTuple, Optional

import coatings
from wood import wood


class Coating(NamedTuple):
    """kind is "wood" (species under an optional stain), "paint", "primer", "foil" or "laminate"; colour is "#rrggbb"."""

    kind: str
    colour: Optional[str] = None
    species: Optional[str] = None
    stain: Optional[str] = None
    gloss: str = "satin"


ROUGHNESS = {"matte": 0.5, "satin": 0.36, "gloss": 0.24}


def stain_of(style):
    finish = style["finish"]
    return "fumed" if "fumed" in finish else "warm brown" if "Warm brown" in finish else None


def species_of(style):
    return "knotty alder" if style["material"].startswith("Knotty") else style["drawing"]["wood"]


def gloss_of(style):
    finish = style["finish"].lower()
    if "gloss" in finish:
        return "gloss"
    return "matte" if "matte" in finish else "satin"


def coating_of(style):
    """The coating that a catalog entry names."""
    colour, gloss = style["drawing"]["color"], gloss_of(style)
    if colour is None:
        return Coating("wood", species=species_of(style), stain=stain_of(style), gloss=gloss)
    if style["material"].startswith("Thermofoil"):
        return Coating("foil", colour, gloss=gloss)
    if "laminate" in style["material"]:
        return Coating("laminate", colour, gloss=gloss)
    return Coating("primer" if "primer" in style["finish"].lower() else "paint", colour, gloss=gloss)


def coating_in(style, finish):
    """The coating for a finish in the catalog's sets (finish-sets.json), from its set, its name and its color."""
    if finish["set"] in ("clear", "stain"):
        stain = finish["name"].lower().removesuffix(" stain") if finish["set"] == "stain" else None
        return Coating("wood", species=species_of(style), stain=stain, gloss=gloss_of(style))
    return Coating(finish["set"], finish["swatch"], gloss="satin" if finish["set"] == "paint" else gloss_of(style))


def material_of(style, coating=None):
    """The material that covers a style's face, in its own coating or in another."""
    coating = coating or coating_of(style)
    if coating.kind == "wood":
        return wood(coating.species, coating.gloss, coating.stain, "book" in style["construction"])
    if coating.kind == "foil":
        return coatings.foil(coating.colour)
    if coating.kind == "laminate":
        return coatings.laminate(coating.colour)
    return coatings.paint(coating.colour, 0.55 if coating.kind == "primer" else ROUGHNESS[coating.gloss])
