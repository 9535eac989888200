import type { Order } from "~/ordering/orders/order";
import { freightAnswer, orderFreight } from "~/ordering/orders/order-freight";
import { type Cents, formatCents } from "~/trade/measure/money";
import type { ShopTerms } from "~/trade/pricing/price-terms";

type Priced = Pick<Order, "state" | "terms" | "lines" | "address" | "delivery" | "remake">;

const targetOf = ({ address: { zip }, delivery }: Priced) => ({ zip, delivery });

/** The estimate for an order that waits for its freight; `null` if it has one, or the table gives no sum. */
export function offeredFreightCents(order: Priced, shop: Pick<ShopTerms, "freight">): Cents | null {
  if (order.state !== "received" || order.remake || order.terms.freightCents !== null) return null;
  const freight = orderFreight(order.lines, targetOf(order), shop);
  return freight?.kind === "sum" ? freight.cents : null;
}

/** What the freight of an order is estimated at, and why; empty once it is confirmed. */
export function freightHint(order: Priced, shop: Pick<ShopTerms, "freight">): string {
  if (order.state !== "received" || order.remake) return "";
  const freight = orderFreight(order.lines, targetOf(order), shop);
  if (!freight) return "";
  const { text, note } = freightAnswer(freight, targetOf(order));
  return note === "" ? text : `Estimate: ${text.toLowerCase()}, ${note} Type to replace it.`;
}

/** The text of an amount's field; empty for $0, which the checkbox states instead. */
export const amountText = (cents: Cents | null): string => (cents ? formatCents(cents) : "");
