import { Link } from "@remix-run/react";
import { ORDERS_WITHOUT } from "~/configurator/lines/order-total";
import { owedText } from "~/house/invoices/invoice-words";
import { Button, ButtonLink } from "~/house/ui/kit/button";
import { DataTable } from "~/house/ui/kit/data-table";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { FILTER_LOOK, Labeled } from "~/house/ui/kit/filter-fields";
import { PageLinks } from "~/house/ui/kit/list-pages";
import { dateText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { ReceivedOrder } from "~/ordering/orders/order";
import { type OrderFilter, orderFilterSearch } from "~/ordering/orders/order-filter";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { CALLERS_PATH } from "~/ordering/quotes/caller";
import { formatCents } from "~/trade/measure/money";
import { filePath } from "./change-form";
import { OrdersFilter } from "./orders-filter";

interface OrdersPageProps {
  readonly filter: OrderFilter;
  readonly orders: readonly ReceivedOrder[];
  /** The last order number on this page, if older orders follow; otherwise `null`. */
  readonly olderThan: string | null;
}

/** One page of all customers' orders that match the filter; each links to its admin page. */
export function OrdersPage({ filter, orders, olderThan }: OrdersPageProps) {
  const isChosen = orderFilterSearch({ ...filter, trail: [] }) !== "";
  return (
    <>
      <PageHeader title="Orders" />
      <div className="wrap space-y-8 py-8 md:py-10">
        <ButtonLink to={CALLERS_PATH} look="outline">
          Order for a caller
        </ButtonLink>
        <OrdersFilter filter={filter} isChosen={isChosen} />
        {orders.length > 0 ? <OrdersTable orders={orders} /> : <NoOrders filter={filter} isChosen={isChosen} />}
        <Pages filter={filter} olderThan={olderThan} />
        <BookkeeperFiles />
      </div>
    </>
  );
}

const HEAD = ["Order", "Who", "Job", "PO", "Pieces", "Total", "Balance", "State", "Placed"] as const;

function OrdersTable({ orders }: Pick<OrdersPageProps, "orders">) {
  const marks = new Map(orders.map((order) => [order.number, marksOf(order)]));
  return (
    <DataTable
      caption={`Newest first, totals ${ORDERS_WITHOUT}`}
      head={HEAD}
      rows={orders.map((order) => [order.number, ...cellsOf(order).map((cell) => cell || "None")])}
      showName={(number) => (
        <>
          <Link to={filePath(number)} className="link-padded">
            {number}
          </Link>
          {marks.get(number)?.map((mark) => (
            <span key={mark} className="block text-sm text-signal">
              {mark}
            </span>
          ))}
        </>
      )}
      cellClassName="wrap-anywhere"
    />
  );
}

/** What the shop still has to do about an order. */
const marksOf = ({ hasOpenClaim, hasRequestedChange, isUnanswered, isOverdue }: ReceivedOrder) => [
  ...(isOverdue ? ["Overdue"] : []),
  ...(hasOpenClaim ? ["Open claim"] : []),
  ...(hasRequestedChange ? ["Requested change"] : []),
  ...(isUnanswered ? ["Waits for an answer"] : []),
];

/** The cells after the number, in the order of `HEAD`. */
function cellsOf(order: ReceivedOrder): readonly string[] {
  const who = [`${order.firstName} ${order.lastName}`, order.businessName].filter(Boolean).join(", ");
  const { jobName, poNumber, count, totalCents, owedCents, state, placedAt } = order;
  return [
    who,
    jobName,
    poNumber,
    String(count),
    formatCents(totalCents),
    owedText(owedCents),
    STATE_WORDS[state].label,
    dateText(placedAt),
  ];
}

/** Says that no orders were found, why that may be, and how to find more. */
function NoOrders({ filter, isChosen }: { readonly filter: OrderFilter; readonly isChosen: boolean }) {
  const { from, to, search, trail } = filter;
  if (!isChosen && trail.length === 0) return <p className="font-serif text-2xl">No orders have been placed yet.</p>;
  const isReversed = from !== null && to !== null && from > to;
  return (
    <div>
      <p className="font-serif text-2xl">{trail.length > 0 ? "No older orders match." : "No orders match."}</p>
      <p className="mt-2">
        {isReversed
          ? "The first day is later than the last one. Swap them, or leave one of them out."
          : search
            ? "Search for a shorter part of the name or the number, or remove the other filters."
            : "Remove the filters one at a time."}
      </p>
    </div>
  );
}

/** Links to the newer and older pages of the same filter. */
export function Pages({ filter, olderThan }: Pick<OrdersPageProps, "filter" | "olderThan">) {
  const { trail } = filter;
  const pageOf = (before: readonly string[]) => `/admin/orders?${orderFilterSearch({ ...filter, trail: before })}`;
  return (
    <PageLinks
      label="Pages of orders"
      links={[
        trail.length > 1 && { label: "Newest orders", to: pageOf([]) },
        trail.length > 0 && { label: "Newer orders", to: pageOf(trail.slice(0, -1)) },
        olderThan !== null && { label: "Older orders", to: pageOf([...trail, olderThan]) },
      ]}
    />
  );
}

/** The invoices and payments of some days as files for the bookkeeper. */
function BookkeeperFiles() {
  return (
    <section aria-label="For the bookkeeper" className="max-w-3xl border-t border-stone-300">
      <Disclosure summary="Invoices and payments as CSV">
        <form method="get" action="/admin/orders/invoices.csv" className="flex flex-wrap items-end gap-4">
          <Labeled text="From">
            <input type="date" name="from" className={FILTER_LOOK} />
          </Labeled>
          <Labeled text="To">
            <input type="date" name="to" className={FILTER_LOOK} />
          </Labeled>
          <Button type="submit">Invoices</Button>
          <Button type="submit" look="outline" formAction="/admin/orders/payments.csv">
            Payments
          </Button>
        </form>
        <p>Without days, the files have everything.</p>
      </Disclosure>
    </section>
  );
}
