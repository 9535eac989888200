import { accountPages } from "./account-pages";

/** The page for ordering past orders again, if the provider takes orders. */
export const reordering = {
  ...accountPages.reorder,
  lead: "Take an earlier order into the cart again, at today's price. You see what changed first.",
  points: [
    "Everything comes along: sizes, locations, hinges and notes. In the cart you can take out what you do not need.",
    "For a single damaged door, keep that one door and remove the rest.",
    "Wood is a natural material. A door made later can differ slightly in color and grain.",
  ],
  none: { text: "You have no orders yet.", label: "Browse door styles", to: "/shop" },
} as const;
