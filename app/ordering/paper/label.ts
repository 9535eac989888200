import { formatMeasure } from "~/trade/measure/measure";
import type { SinglePiece } from "./style-groups";

/** Sheets of Avery 5160 hold 30 labels, three across. */
export const LABELS_PER_SHEET = 30;

/** The most of each part that goes into a code: its modules must stay large enough for a phone to read. */
const MOST_IN_CODE = { job: 32, style: 32, location: 48 } as const;

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/**
 * What the code on a label says: plain text that any phone shows without a network, one line each for location, size,
 * piece, style and job. It holds no address, because a label outlives the browser that stores the cart.
 *
 * @param piece what the label calls the piece: "Door 3, 2 of 4"
 */
export function labelCodeText(
  { piece: { width, height, location }, style }: SinglePiece,
  piece: string,
  job: string,
): string {
  return [
    cut(location, MOST_IN_CODE.location),
    `${formatMeasure(width)} x ${formatMeasure(height)} in`,
    piece,
    cut(style, MOST_IN_CODE.style),
    cut(job, MOST_IN_CODE.job),
  ]
    .filter((line) => line !== "")
    .join("\n");
}

type LabelPlace<T> = T | null;

/** Lays labels out on sheets, from the first free label of the first sheet, counted from 1. */
export function sheetsOf<T>(labels: readonly T[], first: number): LabelPlace<T>[][] {
  if (labels.length === 0) return [];
  const places: LabelPlace<T>[] = [...Array.from({ length: first - 1 }, () => null), ...labels];
  const sheets = Math.ceil(places.length / LABELS_PER_SHEET);
  return Array.from({ length: sheets }, (_, n) => places.slice(n * LABELS_PER_SHEET, (n + 1) * LABELS_PER_SHEET));
}

export const FIRST_LABEL = "first";
export const LABEL_PART = "part";

export interface LabelQuery {
  readonly first: number;
  /** Which part of the sheets, from 1: a large order has more than one page shows. */
  readonly part: number;
}

function whole(text: string | null, most: number): number {
  const number = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 1;
  return number >= 1 && number <= most ? number : 1;
}

/** Reads which labels to show; a value that is not the number of a label or a part counts as 1. */
export function readLabelQuery(query: URLSearchParams): LabelQuery {
  return { first: whole(query.get(FIRST_LABEL), LABELS_PER_SHEET), part: whole(query.get(LABEL_PART), 9999) };
}
