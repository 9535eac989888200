import { countText } from "~/base/text/counts";
import { isOrderNumber } from "./order";
import { type OrderFilter, readOrderFilter } from "./order-filter";

/** The fields of a form around a list of orders. */
export const CHOSEN = {
  /** A ticked order. */
  order: "order",
  /** The orders of the page, when its head is ticked. */
  shown: "shown",
  /** All that the list has, beyond the page too. */
  all: "all",
  /** The filter of the list, as a query. */
  list: "list",
} as const;

/** The most orders that one press prints or changes. */
export const MOST_CHOSEN = 200;

export interface Chosen {
  /** Each once, in the order of the list. */
  readonly numbers: readonly string[];
  readonly isAll: boolean;
  readonly list: OrderFilter;
}

/** The list itself, from its first page. */
export const wholeList = (list: OrderFilter): OrderFilter => ({ ...list, trail: [], page: 1 });

/** Reads what was chosen in a list. Ignores what is not an order number. */
export function readChosen(fields: URLSearchParams): Chosen {
  const shown = fields.getAll(CHOSEN.shown).flatMap((numbers) => numbers.split(" "));
  return {
    numbers: [...new Set([...fields.getAll(CHOSEN.order), ...shown])].filter(isOrderNumber),
    isAll: fields.has(CHOSEN.all),
    list: readOrderFilter(new URLSearchParams(fields.get(CHOSEN.list) ?? "")),
  };
}

/** The most pieces of one cutting plan over several orders. */
export const MOST_PLANNED = 4000;

/** Why nothing was done with what was chosen. */
export type ChoiceProblem = "none" | "many" | "pieces";

export const CHOICE_PROBLEMS: Readonly<Record<ChoiceProblem, string>> = {
  none: "Tick at least one order.",
  many: `At most ${MOST_CHOSEN} orders at a time. Tick fewer, or choose a shorter list.`,
  pieces: `One cutting plan takes up to ${countText(MOST_PLANNED)} pieces, and these orders have more. Tick fewer orders.`,
};

export const CHOICE_PROBLEM = "refused";

export const readChoiceProblem = (query: URLSearchParams): ChoiceProblem | null => {
  const text = query.get(CHOICE_PROBLEM) ?? "";
  return Object.hasOwn(CHOICE_PROBLEMS, text) ? (text as ChoiceProblem) : null;
};

/** An order with which something could not be done, and why: `not confirmed`. */
export interface LeftOut {
  readonly number: string;
  readonly why: string;
}

/** What was left out, in words: `HV-1003 (not confirmed), HV-1009 (no such order)`. */
export const leftOutText = (left: readonly LeftOut[]): string =>
  left.map(({ number, why }) => `${number} (${why})`).join(", ");

/** How many pieces the papers of several orders show at once: a day of the workshop, and half as much again. */
export const PIECES_A_PART = 600;

interface Counted {
  readonly number: string;
  /** Its pieces. */
  readonly count: number;
}

export interface PaperParts<Order extends Counted> {
  /** In the order of the list; each has at most {@link PIECES_A_PART} pieces. */
  readonly parts: readonly (readonly Order[])[];
  /** Orders that have more pieces than a part: their papers are printed from their own pages. */
  readonly large: readonly Order[];
}

/** Parts orders so that the papers of each part are one page of bounded size. */
export function paperParts<Order extends Counted>(orders: readonly Order[]): PaperParts<Order> {
  const parts: Order[][] = [];
  let room = 0;
  for (const order of orders.filter(({ count }) => count <= PIECES_A_PART)) {
    if (order.count > room) {
      parts.push([]);
      room = PIECES_A_PART;
    }
    parts.at(-1)?.push(order);
    room -= order.count;
  }
  return { parts, large: orders.filter(({ count }) => count > PIECES_A_PART) };
}
