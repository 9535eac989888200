import type { ListContent } from "~/ordering/lists/saved-list";
import { EMPTY_OPENINGS, withOpenings } from "~/trade/openings/opening-draft";
import { aDoor } from "./order-builders";

/** Two openings of 29 x 30 in, as typed. */
export const someOpenings = () => {
  const [blank] = EMPTY_OPENINGS.rows;
  if (!blank) throw new Error("a draft of openings has a row");
  return withOpenings(EMPTY_OPENINGS, [
    { ...blank, width: "29 1/16", height: "30", location: "Sink", fit: "pair" },
    { ...blank, width: "15", height: "6", fit: "front", quantity: "2" },
  ]);
};

/** A list of one door, in a style that the provider may not sell. */
export function aList(change: Partial<ListContent> = {}): ListContent {
  return {
    name: "Miller kitchen",
    productId: "ashby",
    pieces: { doors: [aDoor()], drawers: [], panels: [], fillers: [] },
    openings: null,
    ...change,
  };
}
