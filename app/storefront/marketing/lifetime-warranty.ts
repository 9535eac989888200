import { figures } from "~/house/promises/figures";
import type { ContentPage } from "~/house/ui/kit/content-page";
import { photographs } from "~/house/ui/photographs/photographs";

export const lifetimeWarrantyPage = {
  title: "Lifetime Warranty",
  description:
    "What our lifetime warranty covers on made-to-order cabinet doors, where its limits are, and how to make a claim.",
  lead: "We warrant the workmanship and material of our doors for as long as the first owner keeps them on the cabinets they were made for. The limits below are part of that promise.",
  photo: photographs.warranty,
  sections: [
    {
      heading: "What it covers",
      paragraphs: [
        "If a fault in workmanship or material appears, we repair the piece, make it again, or refund its price.",
      ],
      points: [
        "Frame joints that separate, and panels that split.",
        "Veneer, foil or laminate that lifts from its core in normal use.",
        `A size outside ${figures.tolerance} of the size ordered, reported within ${figures.claimPeriod} of delivery.`,
        `A cup that we bored and that is not ${figures.hingeCup} across, ${figures.hingeCupDepth} deep and where you ordered it: at the height you gave, or by our standard ${figures.hingeCenterFromEnd} from the end of the door to its center.`,
        `A finish we applied that peels or blisters, for ${figures.finishWarranty} from delivery.`,
      ],
    },
    {
      heading: "Warp and size limits",
      paragraphs: [
        "Wood moves with the air around it. Warp is measured with the door off its hinges, as the gap between its face and a straightedge.",
      ],
      points: [
        `On a single-panel door, warp up to ${figures.singlePanelWarp} is within tolerance, and we warrant flatness up to ${figures.singlePanelLimit}.`,
        `On a multi-panel door, warp up to ${figures.multiPanelWarp} is within tolerance, and we warrant flatness up to ${figures.multiPanelLimit}.`,
        "Framed doors beyond these sizes are not made. Slabs and glass doors are not divided; each style lists its largest.",
        `A solid panel over ${figures.maxStableSolidPanel} across its grain moves with the seasons; that movement is not a fault.`,
      ],
    },
    {
      heading: "What it does not cover",
      paragraphs: ["A warranty on a made-to-order piece cannot cover what happens outside the workshop."],
      points: [
        "Finish wear: scratches, dulling around handles, fading, and damage from cleaners.",
        "Boring mistakes made on site, and cups bored at heights that were measured or entered wrongly.",
        "Doors made correctly to a size that was measured or entered wrongly.",
        "Natural variation in grain and color, and fine lines at the joints of painted wood frames.",
        `Damage from water, heat, or humidity held outside ${figures.humidity}.`,
        "Doors cut, planed or altered after delivery.",
        "The labor of removing, finishing or hanging a piece.",
      ],
    },
    {
      heading: "How to make a claim",
      paragraphs: [
        `Report shipping damage and wrong sizes within ${figures.claimPeriod} of delivery. Report any other fault when you first see it.`,
        "Send the order, the location of the piece, its width and height, and photographs: one of the whole door, one of the fault with a ruler beside it. Check new doors before boring, painting or hanging them.",
      ],
    },
  ],
  closing: {
    text: "Each style lists its construction and material, so you can choose with these limits in mind.",
    label: "Browse Warranted Doors",
    to: "/shop",
  },
} as const satisfies ContentPage;
