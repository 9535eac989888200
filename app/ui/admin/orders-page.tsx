import { Link } from "@remix-run/react";
import { formatCents } from "~/domain/money";
import type { ReceivedOrder } from "~/domain/orders/order";
import { PageHeader } from "~/ui/kit/page-header";
import { TOTAL_WITHOUT } from "~/ui/order/order-total";
import { momentText } from "~/ui/orders/moment-text";
import { STATE_WORDS } from "~/ui/orders/order-words";

/** The parameter of the page's address that says where it begins: the number of the last order of the page before. */
export const BEFORE = "before";

interface OrdersPageProps {
  readonly orders: readonly ReceivedOrder[];
  /** The number to ask for older ones with, or `null`. */
  readonly olderThan: string | null;
  /** Whether newer ones are on a page before this one. */
  readonly hasNewer: boolean;
}

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4";

/** Everybody's orders, a page of them; each leads to its own page. */
export function OrdersPage({ orders, olderThan, hasNewer }: OrdersPageProps) {
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
      <p className="wrap flex flex-wrap gap-x-6 pb-14 empty:hidden">
        {hasNewer && (
          <Link to="/admin/orders" className={LINK}>
            Newest orders
          </Link>
        )}
        {olderThan && (
          <Link to={{ search: new URLSearchParams({ [BEFORE]: olderThan }).toString() }} className={LINK}>
            Older orders
          </Link>
        )}
      </p>
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
          <Link to={`/orders/${link}`} className={LINK}>
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
