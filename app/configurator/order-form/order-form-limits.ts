import { MAX_POSTED_ROWS } from "~/trade/measure/piece";

/** The most rows, in all lists together, that a page's scripts may send in one request. */
const MAX_SCRIPT_ROWS = 2000;

/**
 * The limits of every post with the rows of an order form: enough for a cut list of 1 MB, or for a cut list of 2,000
 * lines with the fields of its rows (decision 35). Openings are rows too: the answer shows them like pieces.
 */
export const ORDER_FORM_LIMITS = {
  bytes: 2048 * 1024,
  size: { fields: 40_000, index: 1999 },
  rows: { fields: ["widthInches", "width"], page: MAX_POSTED_ROWS, scripts: MAX_SCRIPT_ROWS },
} as const;
