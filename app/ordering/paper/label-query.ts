import { LABELS_PER_SHEET } from "./label";

/** The query parameters of a page of labels. */
export const FIRST_LABEL = "first";
export const LABEL_PART = "part";

/** The query of a page of labels. */
export interface LabelQuery {
  /** The first free label of the first sheet, from 1. */
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
