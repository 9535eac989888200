import { figures } from "~/house/promises/figures";
import type { ContentPage } from "~/house/ui/kit/content-page";
import { photographs } from "~/house/ui/photographs/photographs";

export const customDesignPage = {
  title: "Custom Design",
  description: `Cabinet doors sized to the opening in steps of ${figures.sizeStep}: styles, proportions, overlays and the size limits to plan around.`,
  lead: `Every door is made to the width and height you give, in steps of ${figures.sizeStep}. There is no list of stock sizes to work around.`,
  photo: photographs.customDesign,
  sections: [
    {
      heading: "Drawn around your openings",
      paragraphs: [
        "Older cabinets are rarely square, and two openings that look alike can differ by a quarter inch. Order each door to its own opening and the gaps between doors stay even across the wall.",
        "Doors, drawer fronts, panels and fillers are entered on one page, so a whole room can be ordered in the same style and material.",
      ],
    },
    {
      heading: "Style and proportion",
      paragraphs: [
        "The joinery sets the character of a door. Cope-and-stick frames have crisp, square corners; mitered frames carry a molded profile around the corner unbroken; a slab leaves the grain or color to speak for itself.",
      ],
      points: [
        `Standard frame members are ${figures.frameWidth} wide and ${figures.thickness} thick.`,
        `Drawer-front rails narrow to ${figures.drawerRailWidth} so that a shallow front still shows its panel.`,
        `A raised-panel door must be at least ${figures.raisedDoorMinWidth} wide, and a raised-panel drawer front at least ${figures.raisedFrontMinHeight} high. Below that, a slab front is the better match.`,
      ],
    },
    {
      heading: "Overlay or inset",
      paragraphs: [
        "How far a door laps its opening changes both its size and its look. Decide this first, because every measurement follows from it.",
      ],
      points: [
        `Partial overlay laps the face frame by ${figures.partialOverlay} and leaves much of it in view.`,
        `Full overlay laps it by ${figures.fullOverlay}, leaving a narrow reveal. In both cases, the door is the opening plus twice the overlay.`,
        `Inset doors sit inside the frame: deduct ${figures.insetDeduction} from the opening, or ${figures.insetPairDeduction} in total across a pair.`,
        `Frameless cabinets take a door ${figures.framelessDeduction} narrower than the cabinet.`,
      ],
    },
    {
      heading: "Where a design needs a second panel",
      paragraphs: [
        `A wide, tall panel moves more than a small one. We stand behind single-panel doors up to ${figures.singlePanelLimit}. Beyond that, plan on dividing the door into two or more panels, up to ${figures.multiPanelLimit}.`,
        "A center rail can be placed to line up with a shelf or with the drawer beside it, so that the division looks like part of the design.",
      ],
    },
  ],
  closing: {
    text: "Pick a style, enter a width and a height, and see what your own door would cost.",
    label: "Explore Door Styles",
    to: "/shop",
  },
} as const satisfies ContentPage;
