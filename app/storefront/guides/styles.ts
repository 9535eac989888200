import { figures } from "~/house/promises/figures";
import { GLASS_NOT_INCLUDED } from "~/house/promises/fixed-promises";
import { photographs } from "~/house/ui/photographs/photographs";

/** A family of door styles; a product belongs to it by the words of its construction. */
export interface StyleFamily {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** Words of a construction that belong to this family; a product goes to the first family that matches. */
  readonly words: readonly string[];
  readonly shop: string;
}

export const stylesGuide = {
  title: "Door Styles",
  description:
    "Shaker, slab, raised, arched, beadboard, glass, mitered and slim doors: how each is built and where it works best.",
  lead: "Eight ways to build a door, set apart by the joint, the edge and the panel.",
  photo: photographs.guideStyles,
  families: [
    {
      id: "arched",
      heading: "Arched",
      text: "The top rail and the raised field follow one curve. For wall cabinets above a range, or for a hutch; drawer fronts are made square to match.",
      words: ["arched"],
      shop: "/shop?construction=arched",
    },
    {
      id: "raised",
      heading: "Raised panel",
      text: `The panel's edge is beveled, so its field stands nearly level with the frame. It needs some width: below ${figures.raisedDoorMinWidth}, choose a slab.`,
      words: ["raised"],
      shop: "/shop?construction=raised",
    },
    {
      id: "beadboard",
      heading: "Beadboard",
      text: "A panel of narrow boards with a bead between them. For country kitchens, mudrooms and the back of an island.",
      words: ["bead"],
      shop: "/shop?construction=beadboard",
    },
    {
      id: "glass",
      heading: "Glass frame",
      text: `An open frame with a rabbet and stops for glass. One or two in a run lighten it; the shelf inside becomes part of the room. In most framed styles, tick “Frame for glass” in the details of a door. ${GLASS_NOT_INCLUDED}`,
      words: ["glass"],
      shop: "/shop?glass=with",
    },
    {
      id: "mitered",
      heading: "Mitered",
      text: "Four molded lengths meet at 45 degrees, and the profile turns every corner unbroken.",
      words: ["miter"],
      shop: "/shop?construction=mitered",
    },
    {
      id: "slim",
      heading: "Slim frame",
      text: "A frame of one inch: a shaker from across the room, nearly a slab up close. It hangs on butt hinges: there is no room for cups.",
      words: ["slim"],
      shop: "/shop?construction=slim",
    },
    {
      id: "slab",
      heading: "Slab",
      text: "No frame. The grain or the color is the design, and there is nothing for dust to settle on.",
      words: ["slab"],
      shop: "/shop?construction=slab",
    },
    {
      id: "shaker",
      heading: "Shaker",
      text: "A square frame and a flat panel. In solid wood it shows the grain both ways; cut from one sheet, it has no joints for paint to crack along.",
      words: ["flat panel", "one-piece", "cope and stick"],
      shop: "/shop?construction=shaker",
    },
  ] satisfies readonly StyleFamily[],
  shown: 8,
  more: "All in the shop",
  unavailable: "The door styles cannot be shown right now. The descriptions below still apply.",
  closing: { text: "See one you like?", label: "Browse All Styles", to: "/shop" },
} as const;
