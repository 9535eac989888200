import type { OrderTotal } from "~/lines/order-total";
import { formatCents } from "~/measure/money";

/** The list price of a running total; nothing if the customer pays it. */
export function ListPrice({ of: { listCents, totalCents } }: { readonly of: OrderTotal }) {
  return listCents > totalCents && <span className="block">list price {formatCents(listCents)}</span>;
}
