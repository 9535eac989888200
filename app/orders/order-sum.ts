import type { Cents } from "~/measure/money";
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

/** The total of an order with freight and tax. An amount that is not set yet counts as 0, and `without` names it. */
export function orderSum({
  totalCents,
  feeCents = 0,
  rushCents = 0,
  terms,
}: Pick<Order, "totalCents" | "feeCents" | "rushCents" | "terms">): OrderSum {
  const { freightCents, taxCents } = terms;
  const open = [...(taxCents === null ? ["tax"] : []), ...(freightCents === null ? ["freight"] : [])];
  return {
    totalCents: totalCents + feeCents + rushCents + (freightCents ?? 0) + (taxCents ?? 0),
    without: open.length > 0 ? `before ${open.join(" and ")}` : "",
  };
}
