import type { Cents } from "../money";
import type { Order } from "./order";

/** What an order comes to as far as the shop has said it. */
export interface OrderSum {
  /** The pieces with the freight and the tax that are known. */
  readonly totalCents: Cents;
  /** What the total leaves out, because the shop has not said it yet: `before tax and freight`; empty where it is whole. */
  readonly without: string;
}

/** The total of an order with its freight and its tax; what was not said yet counts as nothing, and is named. */
export function orderSum({ totalCents, terms }: Pick<Order, "totalCents" | "terms">): OrderSum {
  const { freightCents, taxCents } = terms;
  const open = [...(taxCents === null ? ["tax"] : []), ...(freightCents === null ? ["freight"] : [])];
  return {
    totalCents: totalCents + (freightCents ?? 0) + (taxCents ?? 0),
    without: open.length > 0 ? `before ${open.join(" and ")}` : "",
  };
}
