import { figures } from "~/house/promises/figures";
import { photographs } from "~/house/ui/photographs/photographs";
import type { Guide } from "./lessons";

export const installationGuide = {
  title: "How to Install",
  description:
    "Hang made-to-order cabinet doors: check the delivery, bore or match hinges, hang, and adjust three screws.",
  lead: "One cabinet at a time, from the first carton to the last quarter turn. A kitchen takes two people one day.",
  photo: photographs.guideInstallation,
  sections: [
    {
      id: "check",
      heading: "Check first",
      paragraphs: [
        `Open every carton, sort by location and check the labels against your list. Report damage or a wrong size within ${figures.claimPeriod}, with a photograph, before a door is bored, finished or hung.`,
      ],
      points: [
        `Let the doors lie flat in the room for two days, at ${figures.humidity} relative humidity.`,
        "Finish raw doors on all six sides before hanging them, including the top and bottom edges.",
      ],
    },
    {
      id: "tools",
      heading: "Tools",
      paragraphs: ["You need only a few, and all of them common."],
      points: [
        "Drill driver with a No. 2 Phillips bit, set to low torque",
        `${figures.hingeCup} Forstner bit with a depth stop, if the doors came unbored`,
        "Square, pencil, masking tape, and a 1/8 in spacer for gaps",
        "Felt bumpers, two for each door",
      ],
    },
    {
      id: "bore",
      heading: "Pre-bored doors, or existing hinges",
      paragraphs: [
        `Pre-bored doors take ${figures.hingeCup} cups where you ordered them. Our standard has centers ${figures.hingeCenterFromEdge} from the edge and ${figures.hingeCenterFromEnd} from the top and bottom; if you gave heights, check one door against the old one before you hang them all.`,
        "If the doors came unbored and the plates in the cabinet are staying, measure from the edge of the door opening to the center of each plate, add the overlay, and mark the cups at those heights. A boring mistake made on site is not covered, so try the first one on scrap.",
      ],
    },
    {
      id: "hang",
      heading: "Hang",
      paragraphs: ["Work from one end of the wall to the other, wall cabinets first."],
      points: [
        "Press the cups in, square to the edge, and drive their two screws.",
        "Clip the upper hinge to its plate, then the lower; let go only when both have clicked.",
        "Close the door slowly. Anything that touches now is fixed in the next step.",
      ],
    },
    {
      id: "adjust",
      heading: "Adjust",
      paragraphs: [
        "Half a turn is a lot. Set the sides until the gaps are even, then the heights along the run. Stick on the bumpers before you set the depth, so that every door rests flat on them.",
        "After the first heating season, go around once more: by then the wood has moved and settled.",
      ],
    },
  ],
  closing: {
    text: "Stuck on an opening, a plate or a hinge? Ask; somebody at the bench has seen it before.",
    label: "Contact Us",
    to: "/contact",
  },
} as const satisfies Guide;
