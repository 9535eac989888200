import { Link } from "@remix-run/react";
import { ORDERS_WITHOUT } from "~/configurator/lines/order-total";
import { owedText } from "~/house/invoices/invoice-words";
import { DataTable } from "~/house/ui/kit/data-table";
import { dateText } from "~/house/ui/kit/moment-text";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { formatCents } from "~/trade/measure/money";
import { ORDERS_BEFORE } from "../customer-forms";
import { customerPath } from "../customer-list";
import type { CustomerOrderPage as Orders } from "../customer-records";

interface CustomerOrdersProps {
  readonly customerKey: string;
  readonly list: Orders;
}

const HEAD = ["Order", "Job", "Pieces", "Total", "Balance", "State", "Placed"] as const;

export function CustomerOrders({ customerKey, list: { orders, olderThan } }: CustomerOrdersProps) {
  return (
    <section aria-labelledby="orders-heading">
      <h2 id="orders-heading" className="mb-4 text-2xl">
        Orders
      </h2>
      {orders.length === 0 && <p>No orders.</p>}
      {orders.length > 0 && (
        <DataTable
          caption={`Newest first, totals ${ORDERS_WITHOUT}`}
          head={HEAD}
          rows={orders.map(({ number, jobName, count, totalCents, owedCents, state, placedAt }) => [
            number,
            jobName || "None",
            String(count),
            formatCents(totalCents),
            owedText(owedCents) || "None",
            STATE_WORDS[state].label,
            dateText(placedAt),
          ])}
          showName={(number) => (
            <Link to={`/admin/orders/${number}`} className="link-padded">
              {number}
            </Link>
          )}
          cellClassName="wrap-anywhere"
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
