import { Link } from "@remix-run/react";
import { DUTY_LABELS, type Duties, type OrderToDo } from "../duties";

const dutyWords = ({ approvesDrawings, approvesChange, payCents }: Duties): readonly string[] => [
  ...(approvesDrawings ? [DUTY_LABELS.approveDrawings] : []),
  ...(payCents > 0 ? [DUTY_LABELS.pay(payCents)] : []),
  ...(approvesChange ? [DUTY_LABELS.approveChange] : []),
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
