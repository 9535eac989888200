import { Link } from "@remix-run/react";
import { ORDERS_WITHOUT } from "~/configurator/lines/order-total";
import { owedText } from "~/house/invoices/invoice-words";
import { MomentDay } from "~/house/ui/kit/moment";
import { type WorkColumn, WorkList } from "~/house/ui/kit/work-list";
import type { OrderSummary } from "~/ordering/orders/order";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { formatCents } from "~/trade/measure/money";
import { ORDERS_BEFORE } from "../customer-forms";
import { customerPath } from "../customer-list";
import type { CustomerOrderPage as Orders } from "../customer-records";

interface CustomerOrdersProps {
  readonly customerKey: string;
  readonly list: Orders;
}

const COLUMNS: [WorkColumn<OrderSummary>, ...WorkColumn<OrderSummary>[]] = [
  {
    title: "Order",
    cell: ({ number }) => (
      <Link to={`/admin/orders/${number}`} className="link-padded">
        {number}
      </Link>
    ),
  },
  {
    title: "Job",
    cell: ({ jobName }) => <span className="wrap-anywhere">{jobName || "-"}</span>,
    onPhone: "second line",
  },
  { title: "Pieces", cell: ({ count }) => count, isNumber: true },
  { title: "Total", cell: ({ totalCents }) => formatCents(totalCents), isNumber: true, onPhone: "first line" },
  { title: "Balance", cell: ({ owedCents }) => owedText(owedCents) || "-", isNumber: true },
  { title: "State", cell: ({ state }) => STATE_WORDS[state].label, onPhone: "second line" },
  { title: "Placed", cell: ({ placedAt }) => <MomentDay at={placedAt} />, isNumber: true },
];

export function CustomerOrders({ customerKey, list: { orders, olderThan } }: CustomerOrdersProps) {
  return (
    <section aria-labelledby="orders-heading">
      <h2 id="orders-heading" className="mb-4 text-2xl">
        Orders
      </h2>
      {orders.length === 0 ? (
        <p>No orders.</p>
      ) : (
        <WorkList
          caption={`Newest first, totals ${ORDERS_WITHOUT}`}
          rows={orders}
          keyOf={({ number }) => number}
          columns={COLUMNS}
        />
      )}
      {olderThan && (
        <Link to={`${customerPath(customerKey)}?${ORDERS_BEFORE}=${olderThan}`} className="mt-2 link-tall">
          Older orders
        </Link>
      )}
    </section>
  );
}
