import { figures } from "../pages/figures";
import { photographs } from "../photographs";
import type { Guide } from "./guide";

export const careGuide = {
  title: "Care and Cleaning",
  description: "Keep wood, painted, thermofoil and laminate cabinet doors well: what to clean with, what to keep away.",
  lead: "A damp cloth, a dry cloth, and a little attention to steam and heat. Doors that are left alone otherwise last longest.",
  photo: photographs.guideCare,
  sections: [
    {
      id: "weekly",
      heading: "Every week",
      paragraphs: [
        "Wipe with a soft cloth, wrung out, along the grain; then dry. A drop of dish soap takes fingerprints from around knobs. Rinse it off.",
      ],
    },
    {
      id: "by-material",
      heading: "By material",
      paragraphs: ["What is good for one finish can be the end of another."],
      table: {
        caption: "What each surface takes, and what it does not",
        head: ["Surface", "Clean with", "Keep away"],
        rows: [
          ["Lacquered wood", "Damp cloth, mild soap", "Ammonia, abrasives, standing water"],
          ["Oiled wood", "Dry or barely damp cloth; oil once a year", "Soap on bare spots, steam"],
          ["Painted", "Damp cloth, mild soap", "Scouring pads, solvent, adhesive tape"],
          ["Thermofoil", "Damp cloth, mild soap", "Heat above 150 °F: kettles, toasters, ovens without a shield"],
          ["Laminate", "Most household cleaners", "Bleach left standing, abrasive powder"],
          ["Glass", "Glass cleaner on the cloth, not on the door", "Spray that runs into the frame"],
        ],
      },
    },
    {
      id: "climate",
      heading: "Air and light",
      paragraphs: [
        `Wood is content at ${figures.humidity} relative humidity. Drier, panels shrink and a pale line shows at the frame; damper, they swell. Both are movement, not damage.`,
        "Cherry darkens and walnut lightens in daylight. Open doors and rugs leave shadows in the first year; move them now and then.",
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
        "A loose hinge cup: a drop of epoxy, a day's rest.",
        `Warp above ${figures.singlePanelWarp} with one panel is ours to put right: see the warranty.`,
      ],
    },
  ],
  closing: {
    text: "What the warranty covers, and where it ends, is written down.",
    label: "Read the Warranty",
    to: "/lifetime-warranty",
  },
} as const satisfies Guide;
