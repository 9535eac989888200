import type { Cents } from "~/trade/measure/money";
import type { Order } from "./order";

/** The total of an order, as far as it is known. */
export interface OrderSum {
  /** The price of the pieces, rush and the fee for changes, plus freight and tax as far as they are set. */
  readonly totalCents: Cents;
  /**
   * What the total leaves out, because the shop has not set it yet: `before tax and freight`; empty if it is complete.
   */
  readonly without: string;
}

/** A cost that is not of a piece, such as rush. */
export interface Cost {
  readonly words: string;
  readonly cents: Cents;
}

type Summed = Pick<Order, "totalCents" | "feeCents" | "rushCents" | "terms">;

/** What an order costs besides its pieces, as far as it is set. */
export function orderCosts({ feeCents, rushCents, terms }: Omit<Summed, "totalCents">): readonly Cost[] {
  const all = [
    { words: "Rush", cents: rushCents },
    { words: "Fee for changes", cents: feeCents },
    { words: "Freight", cents: terms.freightCents },
    { words: "Tax", cents: terms.taxCents },
  ];
  return all.flatMap(({ words, cents }) => (cents === null || cents === undefined ? [] : [{ words, cents }]));
}

/** The total of an order with freight and tax. An amount that is not set yet counts as 0, and `without` names it. */
export function orderSum(order: Summed): OrderSum {
  const { freightCents, taxCents } = order.terms;
  const open = [...(taxCents === null ? ["tax"] : []), ...(freightCents === null ? ["freight"] : [])];
  return {
    totalCents: orderCosts(order).reduce((sum, { cents }) => sum + cents, order.totalCents),
    without: open.length > 0 ? `before ${open.join(" and ")}` : "",
  };
}
