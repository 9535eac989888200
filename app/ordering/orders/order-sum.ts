import { type TaxOffer, taxAt, taxedAt } from "~/house/invoices/tax";
import type { Cents } from "~/trade/measure/money";
import type { Order, OrderTerms } from "./order";

export interface OrderSum {
  readonly totalCents: Cents;
  /** What the total leaves out: `before tax and freight`; empty if it is complete. */
  readonly without: string;
}

export interface Cost {
  readonly words: string;
  readonly cents: Cents;
}

export interface OrderAmounts extends Pick<Order, "totalCents" | "feeCents" | "rushCents"> {
  readonly terms: Pick<OrderTerms, "freightCents" | "taxCents">;
}

export const UNSET_TERMS: OrderTerms = { freightCents: null, taxCents: null, shipsOn: null };

export function orderCosts({ feeCents, rushCents, terms }: Omit<OrderAmounts, "totalCents">): readonly Cost[] {
  const all = [
    { words: "Rush", cents: rushCents },
    { words: "Fee for changes", cents: feeCents },
    { words: "Freight", cents: terms.freightCents },
    { words: "Tax", cents: terms.taxCents },
  ];
  return all.flatMap(({ words, cents }) => (cents === null || cents === undefined ? [] : [{ words, cents }]));
}

/** The total of an order with freight and tax. An amount that is not set yet counts as 0, and `without` names it. */
export function orderSum(order: OrderAmounts): OrderSum {
  const { freightCents, taxCents } = order.terms;
  const open = [...(taxCents === null ? ["tax"] : []), ...(freightCents === null ? ["freight"] : [])];
  return {
    totalCents: orderCosts(order).reduce((sum, { cents }) => sum + cents, order.totalCents),
    without: open.length > 0 ? `before ${open.join(" and ")}` : "",
  };
}

const taxable = (order: OrderAmounts) => ({
  piecesCents: orderSum({ ...order, terms: UNSET_TERMS }).totalCents,
  freightCents: order.terms.freightCents,
});

/**
 * What the tax of an order is charged on: its pieces, rush and the fee for changes, and freight if the offered rate
 * taxes it. Freight that is not set yet counts as 0.
 */
export const taxedCents = (order: OrderAmounts, offer: TaxOffer): Cents =>
  taxedAt({ taxesFreight: offer.kind === "rate" && offer.rate.taxesFreight }, taxable(order));

/** The tax of an order at the rate that is offered for it; `null` if none is offered. */
export const taxByRate = (order: OrderAmounts, offer: TaxOffer): Cents | null =>
  offer.kind === "rate" ? taxAt(offer.rate, taxable(order)) : null;
