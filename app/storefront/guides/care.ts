import { figures } from "~/house/promises/figures";
import { photographs } from "~/house/ui/photographs/photographs";
import { SURFACE_CARE } from "~/trade/catalog/surface-care";
import type { Guide } from "./lessons";

export const careGuide = {
  title: "Care and Cleaning",
  description:
    "How to look after wood, painted, thermofoil and laminate cabinet doors: what to clean them with and what to keep away.",
  lead: "A damp cloth, a dry cloth, and a little attention to steam and heat. Otherwise, doors that are left alone last longest.",
  photo: photographs.guideCare,
  sections: [
    {
      id: "weekly",
      heading: "Every week",
      paragraphs: [
        "Wipe along the grain with a soft, wrung-out cloth, then dry. A drop of dish soap removes fingerprints around knobs; wipe it off with clean water.",
      ],
    },
    {
      id: "by-material",
      heading: "By material",
      paragraphs: ["What is good for one finish can be the end of another."],
      table: {
        caption: "What suits each surface and what harms it",
        head: ["Surface", "Clean with", "Keep away"],
        rows: SURFACE_CARE,
      },
    },
    {
      id: "climate",
      heading: "Air and light",
      paragraphs: [
        `Wood does best at ${figures.humidity} relative humidity. In drier air, panels shrink and a pale line shows at the frame; in damper air, they swell. Both are movement, not damage.`,
        "Cherry darkens and walnut lightens in daylight. Anything that covers part of a door leaves a shadow in the first year; move it now and then.",
      ],
    },
    {
      id: "repair",
      heading: "Small repairs",
      paragraphs: [
        "A dent in bare or oiled wood rises under a damp cloth and a warm iron, ten seconds at a time. A scratch in lacquer takes a touch-up pen of the right tone; ask us which.",
      ],
      points: [
        "A door that rubs: adjust the hinge before you sand anything.",
        "A loose hinge cup: a drop of epoxy, and a day to cure.",
        `Warp over ${figures.singlePanelWarp} on a single-panel door is ours to fix: see the warranty.`,
      ],
    },
  ],
  closing: {
    text: "See what the warranty covers and where it ends.",
    label: "Read the Warranty",
    to: "/lifetime-warranty",
  },
} as const satisfies Guide;
