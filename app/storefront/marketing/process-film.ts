import { figures } from "~/house/promises/figures";

export const processFilm = {
  title: "From tape to hinge",
  summary: "How a cabinet door is made: measured, chosen, built and hung.",
  parts: [
    {
      heading: "Measure First",
      lines: [
        `Measure every opening, width before height, to the nearest ${figures.sizeStep}.`,
        "Then add the overlay. Opening plus twice the overlay: that is the door.",
      ],
    },
    {
      heading: "Door Style Selection",
      lines: [
        "Choose a style for the way the room is used.",
        "A slab wipes clean in one pass. A frame and panel adds a shadow line. A one-piece routed door has no joints.",
        "Each style is priced by the square foot: type in your sizes, and every piece has its price.",
      ],
    },
    {
      heading: "Manufacturing",
      lines: [
        "Each style's page names the working days that manufacturing takes.",
        `Two stiles, two rails and a panel that floats between them, cut to ${figures.tolerance}.`,
      ],
    },
    {
      heading: "Installation",
      lines: [
        "Sort the doors by location, then hang and adjust one cabinet at a time.",
        `Pre-bored doors have a ${figures.hingeCup} cup for each hinge: ${figures.hingeCenterFromEnd} from top and bottom, or at the heights you order.`,
      ],
    },
  ],
} as const;
