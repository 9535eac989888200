import { counted } from "~/base/text/counts";
import { MAX_LISTS, type SavedListSummary } from "../saved-list";

/** The contents of a list: "12 pieces", "3 openings", "12 pieces and 3 openings". */
export function contentText({ count, openingCount }: Pick<SavedListSummary, "count" | "openingCount">): string {
  const parts = [
    ...(count > 0 ? [counted(count, "piece")] : []),
    ...(openingCount > 0 ? [counted(openingCount, "opening")] : []),
  ];
  return parts.join(" and ");
}

export const SAVE_PROBLEMS = {
  unreadable:
    "A size or a quantity of your list cannot be read. Go back: what you typed is still there, and the order form shows which one it is.",
  empty: "There was nothing in the list yet. Type in a size or a location first.",
  "too-long":
    "The pieces could not be read, or are more than one list can hold: about 1,500 rows. Save them in two parts.",
  full: `Your account has ${MAX_LISTS} lists, the most that it can hold. Delete one that you no longer need, then save again.`,
} as const;
