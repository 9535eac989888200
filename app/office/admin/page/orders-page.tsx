import { Link } from "@remix-run/react";
import { counted } from "~/base/text/counts";
import type { CalendarDay } from "~/base/time/time";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { nextSort, pagesOfNumber, pagesOfTrail } from "~/house/forms/list-query";
import { listSums, owedText } from "~/house/invoices/invoice-words";
import { Button, ButtonLink } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { EmptyList, NOTHING_WAITS } from "~/house/ui/kit/empty-list";
import { FILTER_LOOK, Labeled } from "~/house/ui/kit/filter-fields";
import { ListTurns } from "~/house/ui/kit/list-pages";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Pill } from "~/house/ui/kit/pill";
import { shortDay } from "~/house/ui/kit/short-day";
import { columnSort, ListSum, ListTabs, type WorkColumn, WorkList } from "~/house/ui/kit/work-list";
import type { ReceivedOrder } from "~/ordering/orders/order";
import { ORDER_TABS, type OrderSort } from "~/ordering/orders/order-file";
import { type OrderFilter, orderFilterSearch } from "~/ordering/orders/order-filter";
import { CALLERS_PATH } from "~/ordering/quotes/caller";
import { type Cents, formatCents } from "~/trade/measure/money";
import {
  awayText,
  type PillWords,
  paymentPill,
  promisePill,
  statePill,
  TAB_LABELS,
  type TabCounts,
} from "../order-list";
import { filePath } from "./change-form";
import { type ManyAnswer, ManyNotice, ManyOrdersForm, ORDER_TICKS } from "./many-orders";
import { OrdersFilter } from "./orders-filter";

export interface OrdersShown {
  readonly filter: OrderFilter;
  readonly orders: readonly ReceivedOrder[];
  /** The last order number on this page, if older orders follow; otherwise `null`. */
  readonly olderThan: string | null;
  /** Whether a sorted list has another page. */
  readonly hasMore: boolean;
  /** What all orders of the list come to; `null` if nobody added them up. */
  readonly sums: { readonly count: number; readonly totalCents: Cents; readonly balanceCents: Cents } | null;
  readonly counts: TabCounts;
  /** The numbers of the orders of this page that slip. */
  readonly slipping: readonly string[];
  readonly today: CalendarDay;
}

interface OrdersPageProps extends OrdersShown, ManyAnswer {}

const EVERY_TAB = { trail: [], page: 1 } as const;

const pathOf = (filter: OrderFilter): string => {
  const search = orderFilterSearch(filter);
  return search === "" ? "/admin/orders" : `/admin/orders?${search}`;
};

/** One page of all customers' orders that match the filter; each links to its admin page. */
export function OrdersPage(shown: OrdersPageProps) {
  const { filter, orders, counts, sums } = shown;
  const isChosen = orderFilterSearch({ ...filter, ...EVERY_TAB, tab: "all", sort: null }) !== "";
  return (
    <>
      <PageHeader title="Orders" />
      <div className="wrap space-y-4 py-4">
        <ListTabs
          label="Orders by state"
          tabs={ORDER_TABS.map((tab) => ({
            label: TAB_LABELS[tab],
            to: tab === "all" ? "/admin/orders" : `/admin/orders?tab=${tab}`,
            isHere: tab === filter.tab,
            count: counts[tab],
          }))}
        />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <OrdersFilter filter={filter} isChosen={isChosen} />
          <ButtonLink to={CALLERS_PATH} look="outline">
            Order for a caller
          </ButtonLink>
        </div>
        <ManyNotice {...shown} />
        {orders.length > 0 ? (
          <ManyOrdersForm filter={filter} count={sums?.count ?? null} isOffice>
            <OrdersTable {...shown} />
          </ManyOrdersForm>
        ) : (
          <NoOrders filter={filter} isChosen={isChosen} />
        )}
        {sums && orders.length > 0 && (
          <ListSum>{listSums(counted(sums.count, "order"), "total", sums.totalCents, sums.balanceCents)}</ListSum>
        )}
        <Pages {...shown} />
        <BookkeeperFiles />
      </div>
    </>
  );
}

function columnsOf({
  filter,
  slipping,
  today,
}: OrdersShown): [WorkColumn<ReceivedOrder>, ...WorkColumn<ReceivedOrder>[]] {
  const late = new Set(slipping);
  const sortBy = (by: OrderSort["by"]) =>
    columnSort(filter.sort, by, pathOf({ ...filter, ...EVERY_TAB, sort: nextSort(filter.sort, by) }));
  const pill = (words: PillWords | null) => words && <Pill tone={words.tone}>{words.text}</Pill>;
  return [
    { title: "Order", cell: (order) => <OrderName order={order} /> },
    { title: "Customer", cell: (order) => <Who order={order} />, sort: sortBy("customer"), onPhone: "second line" },
    { title: "Pieces", cell: ({ count }) => count, isNumber: true, sort: sortBy("pieces") },
    {
      title: "Ships",
      cell: (order) => <Ships order={order} isSlipping={late.has(order.number)} today={today} />,
      sort: sortBy("ships"),
      onPhone: "second line",
    },
    {
      title: "Total",
      cell: ({ invoicedCents, totalCents }) => formatCents(invoicedCents ?? totalCents),
      isNumber: true,
      sort: sortBy("total"),
      onPhone: "first line",
    },
    { title: "Balance", cell: ({ owedCents }) => owedText(owedCents) || "-", isNumber: true, sort: sortBy("balance") },
    { title: "State", cell: (order) => pill(statePill(order)), onPhone: "second line" },
    { title: "Payment", cell: (order) => pill(paymentPill(order)) ?? "-" },
    { title: "Promise", cell: (order) => pill(promisePill(order, late.has(order.number), today)) ?? "-" },
  ];
}

const OrdersTable = (shown: OrdersShown) => (
  <WorkList
    caption={shown.filter.sort ? "Orders" : "Orders, newest first"}
    rows={shown.orders}
    keyOf={({ number }) => number}
    columns={columnsOf(shown)}
    ticks={ORDER_TICKS}
  />
);

function OrderName({ order }: { readonly order: ReceivedOrder }) {
  return (
    <>
      <Link to={filePath(order.number)} className="link-padded">
        {order.number}
      </Link>
      {marksOf(order).map((mark) => (
        <span key={mark} className="late block text-sm">
          {mark}
        </span>
      ))}
    </>
  );
}

function Who({ order: { firstName, lastName, businessName, jobName, poNumber } }: { readonly order: ReceivedOrder }) {
  const about = [jobName, poNumber && `PO ${poNumber}`].filter(Boolean).join(", ");
  return (
    <span className="wrap-anywhere">
      {[`${firstName} ${lastName}`, businessName].filter(Boolean).join(", ")}
      {about && <span className="rest"> {about}</span>}
    </span>
  );
}

interface ShipsProps {
  readonly order: ReceivedOrder;
  readonly isSlipping: boolean;
  readonly today: CalendarDay;
}

function Ships({ order: { shipsOn, state }, isSlipping, today }: ShipsProps) {
  if (shipsOn === null) return "-";
  const isOpen = UNSHIPPED.includes(state);
  const isLate = isOpen && (isSlipping || shipsOn < today);
  return (
    <time dateTime={shipsOn} className={isLate ? "late" : undefined}>
      {isOpen ? `${shortDay(shipsOn)}, ${awayText(shipsOn, today)}` : shortDay(shipsOn)}
    </time>
  );
}

/** What the shop still has to do about an order. */
const marksOf = ({ hasOpenClaim, hasRequestedChange, isUnanswered }: ReceivedOrder) => [
  ...(hasOpenClaim ? ["Open claim"] : []),
  ...(hasRequestedChange ? ["Requested change"] : []),
  ...(isUnanswered ? ["Waits for an answer"] : []),
];

/** Says that no orders were found, why that may be, and how to find more. */
function NoOrders({ filter, isChosen }: { readonly filter: OrderFilter; readonly isChosen: boolean }) {
  const { from, to, search, trail } = filter;
  if (trail.length > 0) return <EmptyList title="No older orders match." />;
  if (!isChosen) return <EmptyList title={filter.tab === "all" ? "No orders yet." : NOTHING_WAITS} />;
  const isReversed = from !== null && to !== null && from > to;
  return (
    <EmptyList title="No orders match.">
      {isReversed
        ? "The first day is later than the last one. Swap them, or leave one of them out."
        : search
          ? "Search for a shorter part of the name or the number, or remove the other filters."
          : "Remove the filters one at a time."}
    </EmptyList>
  );
}

type PagesShown = Pick<OrdersShown, "filter" | "olderThan"> & Partial<Pick<OrdersShown, "hasMore">>;

/** Links to the other pages of the same filter. */
export function Pages({ filter, olderThan, hasMore = false }: PagesShown) {
  const pages = filter.sort
    ? pagesOfNumber(filter.page, hasMore, (page) => pathOf({ ...filter, page }))
    : pagesOfTrail(filter.trail, olderThan, (trail) => pathOf({ ...filter, trail }));
  return <ListTurns pages={pages} />;
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
