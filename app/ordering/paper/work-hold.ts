import type { WorkFile } from "~/ordering/orders/work-file";
import type { StyleWork } from "./work-order";
import { stopWords } from "./work-words";

type Held = Pick<WorkFile, "state" | "proofApprovedAt"> &
  Partial<Pick<WorkFile, "remake" | "contentRevision" | "isChangePending" | "instead">>;

/** The pieces of an order that must not be made, by style; empty if there are none. */
export function stopsOf(styles: readonly Pick<StyleWork, "group" | "pieces">[]): string {
  return styles
    .map(({ group: { title }, pieces }) => [title, stopWords(pieces)])
    .filter(([, stop]) => stop !== "")
    .map(([title, stop]) => `${title}: ${stop}`)
    .join(" ");
}

/** Why an order must not be sawn now; empty if it may. */
export function holdOf({ state, proofApprovedAt, isChangePending, remake, ...revision }: Held): string {
  if (state === "cancelled") return "Canceled: do not make it.";
  if (isChangePending) return "A change of this order waits for an answer: ask the office before you saw.";
  if (revision.instead !== undefined) {
    return `Revision ${revision.instead} was replaced: destroy its papers. This is revision ${revision.contentRevision}.`;
  }
  if (state === "received") return "Not confirmed yet: do not saw.";
  if (state === "confirmed" && !proofApprovedAt && !remake) return "The customer has not approved the drawings yet.";
  return "";
}
