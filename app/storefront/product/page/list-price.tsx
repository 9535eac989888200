import type { OrderTotal } from "~/configurator/lines/order-total";
import { formatCents } from "~/trade/measure/money";

/** The list price of a running total; nothing if the customer pays it. */
export function ListPrice({ of: { listCents, totalCents } }: { readonly of: OrderTotal }) {
  return listCents > totalCents && <span className="block">list price {formatCents(listCents)}</span>;
}
