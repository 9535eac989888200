import { figures } from "~/house/promises/figures";
import { LEAD_TIME, processingText } from "~/house/promises/lead-time";
import type { ContentPage } from "~/house/ui/kit/content-page";
import { photographs } from "~/house/ui/photographs/photographs";

export const processPage = {
  title: "Our Process",
  description:
    "How a made-to-order cabinet door goes from tape measure to hinge: measuring, choosing a style, manufacturing and installation.",
  lead: "A cabinet door is made once, for one opening. Four steps take it from your tape measure to its hinges, and each one depends on the step before.",
  photo: null,
  sections: [
    {
      heading: "Measure First",
      photo: photographs.measure,
      paragraphs: [
        `Measure every opening in inches, width before height, and write it down to the nearest ${figures.sizeStep}. Measure at both ends of the opening: a door that laps the frame goes by the larger figure, an inset door by the smaller one.`,
        "The sizes you enter are finished door sizes, so add the overlay before you order. A door is its opening plus twice the overlay: a 15 in by 24 in opening with a 1/2 in overlay takes a 16 in by 25 in door.",
        `For a pair, take the opening plus twice the overlay, subtract the ${figures.pairGap} gap between the doors, and divide by two. A 30 in opening with a 1/2 in overlay takes two doors, each 15 7/16 in wide.`,
      ],
    },
    {
      heading: "Door Style Selection",
      photo: photographs.styles,
      paragraphs: [
        "Choose a style for the way the room is used. A slab wipes clean in one pass; a frame and panel adds a shadow line; a one-piece routed MDF door has no joints for paint to crack along.",
        "Each style is priced by the square foot. Enter your sizes on its page and the price of every door, drawer front, panel and filler appears as you type.",
        "Give each piece a location, such as K-A-03-L for kitchen, wall A, cabinet 3, left. The same mark tells the installer where the door hangs.",
      ],
    },
    {
      heading: "Manufacturing",
      photo: photographs.manufacturing,
      get paragraphs() {
        return [
          `${processingText()} ${LEAD_TIME.rule}`,
          `Doors are cut to within ${figures.tolerance} of the ordered size. A standard frame is ${figures.frameWidth} wide and ${figures.thickness} thick; drawer-front rails are ${figures.drawerRailWidth}, so that the panel keeps its proportion.`,
        ];
      },
    },
    {
      heading: "Installation",
      photo: photographs.installation,
      paragraphs: [
        "Sort the doors by location, check each against your list, then hang and adjust one cabinet at a time.",
      ],
      points: [
        `Pre-boring costs ${figures.preBorePrice} per door, whatever the heights: ${figures.hingeCup} cups, ${figures.hingeCupDepth} deep, usually centered ${figures.hingeCenterFromEdge} from the edge.`,
        `Our standard puts hinge centers ${figures.hingeCenterFromEnd} from the top and bottom of the door.`,
        `By height, allow ${figures.hingeCounts}.`,
        "Keeping your hinges? Give us the heights of their cups, and we bore to match.",
      ],
    },
  ],
  closing: {
    text: "Not sure about an opening, an overlay or a style? Ask the people who make the doors.",
    label: "Contact Us",
    to: "/contact",
  },
} as const satisfies ContentPage;
