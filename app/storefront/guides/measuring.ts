import { figures } from "~/house/promises/figures";
import { photographs } from "~/house/ui/photographs/photographs";
import type { Guide } from "./lessons";

export const measuringGuide = {
  title: "How to Measure",
  description: `Measure cabinet openings to the nearest ${figures.sizeStep}, add the overlay, and label every piece, with drawings and PDFs.`,
  lead: "For a kitchen, you need a tape, a pencil and half an hour. Measure what is there, add the overlay once, and give every piece a name.",
  photo: photographs.guideMeasuring,
  sections: [
    {
      id: "before",
      heading: "Before you start",
      paragraphs: [
        "Open one of the old doors and look at how it sits: over the frame or inside it. Every size follows from that.",
      ],
      points: [
        "Use one tape for the whole job, and check its hook against its own first inch.",
        "Measure openings, not old doors: a door that rubbed for years was the wrong size.",
        "Write down width before height, with the location, before you move the tape.",
      ],
    },
    {
      id: "opening",
      heading: "The opening",
      paragraphs: [
        `Openings are seldom square. Measure the width at three heights and the height at three places, to the nearest ${figures.sizeStep}, and write down the smallest and the largest of each. An inset door goes by the smallest, a door that laps the frame by the largest.`,
        "If the figures differ by more than 1/4 in, the cabinet has racked. Shim it first; a door cannot hide it.",
      ],
    },
    {
      id: "overlay",
      heading: "The overlay arithmetic",
      paragraphs: [
        "The sizes you order are finished door sizes. Type them with the overlay already added, or choose Work from openings in the order form, which works out the doors.",
      ],
      table: {
        caption: "A 15 x 24 in opening, worked out for each kind of door",
        head: ["Kind", "Rule", "Door size"],
        rows: [
          ["Partial overlay, 1/2 in", "opening + 2 x 1/2", "16 x 25"],
          ["Full overlay, 1 1/4 in", "opening + 2 x 1 1/4", "17 1/2 x 26 1/2"],
          ["Inset", "opening - 3/16", "14 13/16 x 23 13/16"],
          ["Pair, 1/2 in overlay, 30 in opening", "(30 + 1 - 1/8) / 2", "15 7/16 x 25 each"],
          ["Inset pair, 30 in opening", "(30 - 9/32) / 2, rounded down", "14 13/16 x 23 13/16 each"],
          ["Frameless, 18 x 30 cabinet", "cabinet - 1/8", "17 7/8 x 29 7/8"],
        ],
      },
    },
    {
      id: "limits",
      heading: "Limits to keep in mind",
      paragraphs: ["Wood moves. These limits are part of the warranty, so plan with them from the start."],
      points: [
        `One panel: up to ${figures.singlePanelLimit}, or the largest that the style lists. Above that a door is divided by a center rail or stile, up to ${figures.multiPanelLimit}. Slabs and glass are not divided.`,
        `A flat panel must show ${figures.minFlatPanel} between its stiles, a raised one ${figures.minRaisedPanel}. With a frame of ${figures.frameWidth}, that makes ${figures.flatDoorMinWidth} the narrowest flat door and ${figures.raisedDoorMinWidth} the narrowest raised one.`,
        `Drawer fronts have rails of ${figures.drawerRailWidth}: at least ${figures.flatFrontMinHeight} high with a flat panel, ${figures.raisedFrontMinHeight} with a raised one. Lower fronts are slabs.`,
        `A solid panel over ${figures.maxStableSolidPanel} across its grain moves with the seasons; MDF does not.`,
        `Pieces are cut to ${figures.tolerance}. Warp up to ${figures.singlePanelWarp} with one panel and ${figures.multiPanelWarp} with several is within tolerance.`,
      ],
      drawings: ["doorParts", "tolerance"],
    },
    {
      id: "labels-grid",
      heading: "Labeling: the grid system",
      paragraphs: [
        "For one wall, letters and numbers are enough. Stand in front of it: columns are lettered from the left, rows numbered from the top. A D marks the drawer front above a door: A2-D over A2. Type the label as the location of each piece.",
      ],
      drawings: ["gridLabels"],
    },
    {
      id: "labels-zones",
      heading: "Labeling: the zone system",
      paragraphs: [
        "For a whole house, name the room and the wall too: K-A-03-L is the left door of cabinet 3 on wall A of the kitchen. The label is printed on the back of the door, so that even 129 doors find their way.",
      ],
      drawings: ["zoneLabels"],
    },
  ],
  closing: { text: "Sizes written down? Choose a style and type them in.", label: "Enter Your Sizes", to: "/shop" },
} as const satisfies Guide;
