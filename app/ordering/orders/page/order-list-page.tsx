import { Link } from "@remix-run/react";
import { ORDERS_WITHOUT } from "~/configurator/lines/order-total";
import { owedText } from "~/house/invoices/invoice-words";
import { ButtonLink } from "~/house/ui/kit/button";
import { DataTable } from "~/house/ui/kit/data-table";
import { dateText } from "~/house/ui/kit/moment-text";
import { AccountInfoPage } from "~/provider/account-pages/page/account-info-page";
import { type AccountPage, accountPages } from "~/provider/account-pages/page/account-pages";
import { formatCents } from "~/trade/measure/money";
import type { OrderSummary } from "../order";
import { ORDER_LINK, OrderPages } from "./order-pages";
import { STATE_WORDS } from "./state-words";

interface OrderListContent extends AccountPage {
  readonly none: { readonly text: string; readonly label: string; readonly to: string };
}

const TO_THE_SHOP = { label: "Browse door styles", to: "/shop" } as const;

export const orderLists = {
  get current() {
    return { ...accountPages.ordersCurrent, none: { text: "You have no current orders.", ...TO_THE_SHOP } };
  },
  history: {
    ...accountPages.ordersHistory,
    none: {
      text: "You have no closed orders yet.",
      label: accountPages.ordersCurrent.title,
      to: accountPages.ordersCurrent.to,
    },
  },
  reorder: { ...accountPages.reorder, none: { text: "You have no orders yet.", ...TO_THE_SHOP } },
} as const satisfies Record<string, OrderListContent>;

interface OrderListPageProps {
  readonly content: OrderListContent;
  readonly orders: readonly OrderSummary[];
  /** The last order number on this page, if older orders follow; otherwise `null`. */
  readonly olderThan: string | null;
  readonly hasNewer: boolean;
  readonly leadsTo?: string;
}

export function OrderListPage({
  content,
  orders,
  olderThan,
  hasNewer,
  leadsTo = "/account/orders",
}: OrderListPageProps) {
  return (
    <AccountInfoPage content={content}>
      {orders.length > 0 && <OrderTable caption={content.title} orders={orders} leadsTo={leadsTo} />}
      {orders.length === 0 && !hasNewer && (
        <div>
          <p className="font-serif text-2xl">{content.none.text}</p>
          <ButtonLink to={content.none.to} look="outline" className="mt-4">
            {content.none.label}
          </ButtonLink>
        </div>
      )}
      <OrderPages list={content.to} olderThan={olderThan} hasNewer={hasNewer} />
    </AccountInfoPage>
  );
}

const HEAD = ["Order", "Placed", "Job", "PO number", "Pieces", "Total", "Balance", "State"] as const;

interface OrderTableProps {
  readonly caption: string;
  readonly orders: readonly OrderSummary[];
  readonly leadsTo: string;
}

function OrderTable({ caption, orders, leadsTo }: OrderTableProps) {
  return (
    <DataTable
      caption={`${caption}, totals ${ORDERS_WITHOUT}`}
      head={HEAD}
      rows={orders.map((order) => [order.number, ...cellsOf(order).map((cell) => cell || "None")])}
      showName={(number) => (
        <Link to={`${leadsTo}/${number}`} className={ORDER_LINK}>
          {number}
        </Link>
      )}
      cellClassName="wrap-anywhere"
    />
  );
}

function cellsOf({
  placedAt,
  jobName,
  poNumber,
  count,
  totalCents,
  owedCents,
  state,
}: OrderSummary): readonly string[] {
  return [
    dateText(placedAt),
    jobName,
    poNumber,
    String(count),
    formatCents(totalCents),
    owedText(owedCents),
    STATE_WORDS[state].label,
  ];
}
