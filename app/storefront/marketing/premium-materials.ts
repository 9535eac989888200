import { figures } from "~/house/promises/figures";
import type { ContentPage } from "~/house/ui/kit/content-page";
import { photographs } from "~/house/ui/photographs/photographs";

export const premiumMaterialsPage = {
  title: "Premium Materials",
  description:
    "Hardwood, MDF, veneer, thermofoil and laminate cabinet doors: how each material looks, weighs, takes paint and wears.",
  lead: "Each material does some things well and others less so. We would rather say which before you order than after.",
  photo: photographs.materials,
  sections: [
    {
      heading: "Hardwoods",
      paragraphs: [
        "Grain and color vary from board to board and shift with light and age. Cherry darkens, walnut lightens, and knotty alder keeps its knots. Order the whole room at once if the doors need to match.",
      ],
      points: [
        "Hard maple is dense and even, and takes stain or a clear finish.",
        "Red oak has an open grain that shows through most finishes.",
        "Hickory is heavy and strongly marked, with light and dark in one board.",
        "Alder is lighter and softer; it stains evenly but dents sooner.",
      ],
    },
    {
      heading: "MDF for paint",
      paragraphs: [
        "Solid wood swells and shrinks across the grain with the seasons, and paint can open in a fine line where stile meets rail. That line is normal in a painted wood frame.",
        "A one-piece MDF door has no joint to open. Where a smooth painted surface matters more than visible grain, MDF is the sounder choice. Keep it away from standing water, which swells its edges.",
      ],
    },
    {
      heading: "Veneer, thermofoil and laminate",
      paragraphs: [
        "Veneer lays real wood over a stable core, so a slab door shows its grain and moves less with the seasons than a solid plank.",
        "Thermofoil and laminate need no finishing and wipe clean with a damp cloth. Thermofoil can lift under sustained heat: install heat shields beside an oven, and open the door above a kettle or toaster before using it.",
      ],
    },
    {
      heading: "Weight and hinges",
      paragraphs: [
        `Weight decides how many hinges a door needs. At 3/4 in thick, hickory weighs ${figures.weight.hickory} lb per square foot, MDF ${figures.weight.mdf}, hard maple ${figures.weight.hardMaple}, cherry ${figures.weight.cherry} and alder ${figures.weight.alder}.`,
        `By weight, allow ${figures.hingeWeights}. By height, allow ${figures.hingeCounts}. Use the larger of the two counts; over ${figures.wideDoor} wide, add one to the count by height.`,
        "An MDF slab 23 in wide by 39 in high has 6.2 square feet and weighs about 18.7 lb. Its height calls for two hinges; its weight calls for three, so it gets three.",
      ],
    },
  ],
  closing: {
    text: "Every style lists its material and its price per square foot.",
    label: "Compare Door Materials",
    to: "/shop",
  },
} as const satisfies ContentPage;
