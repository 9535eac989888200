import { Link } from "@remix-run/react";
import { formatCents } from "~/trade/measure/money";
import type { Duties, OrderToDo } from "../duties";

export const dutyWords = ({ approvesDrawings, approvesChange, payCents }: Duties): readonly string[] => [
  ...(approvesDrawings ? ["Approve drawings"] : []),
  ...(payCents > 0 ? [`Pay ${formatCents(payCents)}`] : []),
  ...(approvesChange ? ["Approve this change"] : []),
];

/** Entries of a list: each order with what it asks its customer to do. */
export function OrdersToDo({ orders }: { readonly orders: readonly OrderToDo[] }) {
  return orders.map((order) => (
    <li key={order.number} className="border-b border-stone-300 py-3 wrap-anywhere">
      <Link to={`/account/orders/${order.number}`} className="link-tall font-semibold">
        Order {order.number}
      </Link>
      {order.jobName && `, ${order.jobName}`}
      <span className="figures block">{dutyWords(order).join(" · ")}</span>
    </li>
  ));
}
