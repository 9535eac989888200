"""The website's photographs of rooms, work and details, by name. Each is a function of the picture's width over height."""

from importlib import import_module

MODULES = {
    "hero-wide": "hero.hero",
    "hero-tall": "hero.hero",
    "portfolio-1": "portfolio.oak_kitchen",
    "portfolio-2": "portfolio.farmhouse",
    "portfolio-3": "portfolio.walnut_island",
    "portfolio-4": "mudroom.mudroom",
    "process-measure": "measuring.cabinet_opening",
    "process-styles": "leaning.many_styles",
    "process-manufacturing": "making.glue_up",
    "process-installation": "making.open_door",
    "feature-custom-design": "leaning.many_sizes",
    "feature-materials": "samples.flat_lay",
    "feature-delivery": "delivery.pallet_of_doors",
    "feature-warranty": "details.hinge_close",
    "guide-measuring": "measuring.door_width",
    "guide-styles": "leaning.three_corners",
    "guide-installation": "details.door_back",
    "guide-care": "details.wiping_down",
}


def build(name, aspect):
    """Sets up the geometry, lights and camera of one photograph."""
    module, function = MODULES[name].split(".")
    getattr(import_module(f"scenes.{module}"), function)(aspect)
