import type { PricedOption } from "~/trade/pricing/option-prices";

export const OPTIONS_FORM_ID = "options";

/** What the two forms of the page do. */
export const OPTIONS_INTENT = "intent";

/** The most rows of each table, and how many blank ones follow those that are filled in. */
export const MAX_ROWS = 40;
const SPARE_ROWS = 2;

/** The fields of a row of each table, in the order of the page, with their labels. */
export const FIXING_FIELDS = {
  name: "Name",
  makes: "Makes",
  spacing: "Hole to hole, mm",
  offset: "Behind the cup’s center, mm",
  diameter: "Hole, mm wide",
  depth: "Hole, mm deep",
} as const;

export const HANDLE_FIELDS = { spacing: "Hole to hole, mm", diameter: "Hole, mm wide" } as const;

export const DISTANCE_FIELDS = {
  handleFromEdge: "From the opening edge, mm",
  handleFromEnd: "From the top or bottom, mm",
} as const;

export type Table = "fixing" | "handle";

/** The name of a field of a table's row, by its index from 0. */
export const rowName = (table: Table, index: number, field: string) => `${table}${index}-${field}`;

export const priceName = (option: PricedOption) => `price-${option}`;
export const perName = (option: PricedOption) => `per-${option}`;

/** How many rows a table shows for so many filled ones. */
export const rowsShown = (filled: number) => Math.min(filled + SPARE_ROWS, MAX_ROWS);
