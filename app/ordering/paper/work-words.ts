import { BLOCK_TITLES, PIECE_NAMES } from "~/configurator/lines/piece-words";
import type { WorkFile } from "~/ordering/orders/work-file";
import { readBuild } from "~/trade/catalog/door-build";
import type { ProductSpecification } from "~/trade/catalog/product";
import { inchWords } from "~/trade/making/hinge-words";
import { lackingOf } from "~/trade/making/workshop-standard";
import { PIECE_LISTS } from "~/trade/measure/piece";
import type { StyleGroup } from "./style-groups";
import { isStopped } from "./work-decisions";
import type { MaterialCuts, PieceNumber, PieceWork, StyleWork } from "./work-order";

/** Ascending numbers as ranges: `1–3, 5`. */
function ranges(numbers: readonly number[]): string {
  const found: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = found.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}

/** Pieces as ranges: `Doors 1–3, 5; Drawer 2`. */
export function pieceRanges(pieces: readonly PieceNumber[]): string {
  return PIECE_LISTS.flatMap((list) => {
    const numbers = pieces.filter((piece) => piece.list === list).map(({ number }) => number);
    return numbers.length > 0 ? [`${(numbers.length > 1 ? BLOCK_TITLES : PIECE_NAMES)[list]} ${ranges(numbers)}`] : [];
  }).join("; ");
}

export type OrderHead = Pick<WorkFile, "jobName" | "number" | "contentRevision" | "marks">;

export type OrderRevision = Pick<WorkFile, "number" | "contentRevision">;

/** An order and its revision where there is little room: `HV-1042 rev. 2`. */
export const revisionWords = ({ number, contentRevision }: OrderRevision): string =>
  `${number} rev. ${contentRevision}`;

type OrderNamed = Pick<WorkFile, "jobName" | "number"> & { readonly contentRevision?: number };

/** What each page of a paper says: `Order HV-1042 · Revision 2 · Lee kitchen`. */
export const orderWords = ({ number, contentRevision, jobName }: OrderNamed): string =>
  [`Order ${number}`, contentRevision && `Revision ${contentRevision}`, jobName].filter(Boolean).join(" · ");

/** A material with its thickness; one that the catalog does not name is that of its style. */
export function stockWords(
  { material, thickness }: Pick<MaterialCuts, "material" | "thickness">,
  style: string,
): string {
  const stock = material || `Stock for ${style}`;
  return thickness ? `${stock}, ${inchWords(thickness)} thick` : stock;
}

export function edgeWords(specification: ProductSpecification): string {
  const band = specification.workshop?.edgeBand ?? 0;
  const { frame } = readBuild(specification);
  const isBanded = band > 0 && (frame === "slab" || frame === "one-piece");
  return isBanded ? `Banded on every edge, ${inchWords(band)} thick` : "Square, lightly eased";
}

/** What stops a style until the catalog is complete: `Do not saw this style: the office enters its finish …`. */
export function catalogHold({ specification }: Pick<StyleGroup, "specification">): string {
  const missing = lackingOf(specification);
  if (missing.length === 0) return "";
  const names = new Intl.ListFormat("en").format(missing);
  return `Do not saw this style: the office enters its ${names} in the catalog first.`;
}

export function stopText(pieces: readonly PieceWork[]): string {
  const stopped = pieces.filter(({ decisions }) => isStopped(decisions));
  return stopped.length > 0 ? `Do not saw for ${pieceRanges(stopped)}: see the list of pieces.` : "";
}

type Held = Pick<WorkFile, "state" | "proofApprovedAt"> &
  Partial<Pick<WorkFile, "remake" | "contentRevision" | "isChangePending" | "instead">>;

/** The pieces of an order that must not be made, by style; empty if there are none. */
export function stopsOf(styles: readonly Pick<StyleWork, "group" | "pieces">[]): string {
  return styles
    .map(({ group: { title }, pieces }) => [title, stopText(pieces)])
    .filter(([, stop]) => stop !== "")
    .map(([title, stop]) => `${title}: ${stop}`)
    .join(" ");
}

/** What keeps an order out of a plan that it would share with others; empty if nothing does. */
export function stopOf({ state, isChangePending }: Pick<Held, "state" | "isChangePending">): string {
  if (state === "cancelled") return "Canceled: do not make it.";
  if (isChangePending) return "A change of this order waits for an answer: ask the office before you saw.";
  return state === "received" ? "Not confirmed yet: do not saw." : "";
}

/** Why an order must not be sawn now; empty if it may. */
export function holdOf({ state, proofApprovedAt, isChangePending, remake, ...revision }: Held): string {
  const stop = stopOf({ state, ...(isChangePending && { isChangePending }) });
  if (stop !== "" && state !== "received") return stop;
  if (revision.instead !== undefined) {
    return `Revision ${revision.instead} was replaced: destroy its papers. This is revision ${revision.contentRevision}.`;
  }
  if (state === "confirmed" && !proofApprovedAt && !remake) return "The customer has not approved the drawings yet.";
  return stop;
}
