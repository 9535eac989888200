import { Link } from "@remix-run/react";
import { formatCents } from "~/domain/money";
import type { ReceivedOrder } from "~/domain/orders/order";
import { momentText } from "~/ui/kit/moment-text";
import { PageHeader } from "~/ui/kit/page-header";
import { TOTAL_WITHOUT } from "~/ui/order/order-total";
import { ORDER_LINK, OrderPages } from "./order-pages";
import { STATE_WORDS } from "./order-words";

interface ReceivedOrdersPageProps {
  readonly orders: readonly ReceivedOrder[];
  /** The number to ask for older ones with, or `null`. */
  readonly olderThan: string | null;
  /** Whether newer ones are on a page before this one. */
  readonly hasNewer: boolean;
}

/** Everybody's orders, a page of them; each leads to its own page. */
export function ReceivedOrdersPage({ orders, olderThan, hasNewer }: ReceivedOrdersPageProps) {
  return (
    <>
      <PageHeader title="Orders">
        <p>{orders.length === 0 ? "No orders here." : `Newest first, totals ${TOTAL_WITHOUT}.`}</p>
      </PageHeader>
      <ul className="wrap py-10 md:py-14">
        {orders.map((order) => (
          <li key={order.number} className="border-b border-stone-300 py-5 first:pt-0 last:border-b-0">
            <Received order={order} />
          </li>
        ))}
      </ul>
      <div className="wrap pb-14 empty:hidden">
        <OrderPages list="/admin/orders" olderThan={olderThan} hasNewer={hasNewer} />
      </div>
    </>
  );
}

function Received({ order }: { readonly order: ReceivedOrder }) {
  const { number, link, firstName, lastName, businessName, jobName, poNumber } = order;
  const about = [jobName, poNumber && `PO ${poNumber}`].filter(Boolean).join(", ");
  return (
    <article aria-labelledby={number} className="grid gap-x-10 gap-y-1 md:grid-cols-[1fr_1fr_1fr]">
      <div>
        <h2 id={number} className="figures font-sans text-lg font-semibold">
          <Link to={`/orders/${link}`} className={ORDER_LINK}>
            {number}
          </Link>
        </h2>
        <p className="text-stone-700">{STATE_WORDS[order.state].label}</p>
      </div>
      <div className="wrap-anywhere">
        <p>
          {firstName} {lastName}
        </p>
        {businessName && <p className="text-stone-700">{businessName}</p>}
        {about && <p className="text-stone-700">{about}</p>}
      </div>
      <div className="figures md:text-right">
        <p className="font-semibold">{formatCents(order.totalCents)}</p>
        <p className="text-stone-700">{order.count === 1 ? "1 piece" : `${order.count} pieces`}</p>
        <p className="text-sm text-stone-700">
          <time dateTime={order.placedAt}>{momentText(order.placedAt)}</time>
        </p>
      </div>
    </article>
  );
}
