import { Link } from "@remix-run/react";
import { ORDER_STATES } from "~/house/capacity/order-state";
import { EmptyList } from "~/house/ui/kit/empty-list";
import { FilterSelect } from "~/house/ui/kit/filter-fields";
import { ListFilter } from "~/house/ui/kit/list-filter";
import { MomentDay } from "~/house/ui/kit/moment";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Pill } from "~/house/ui/kit/pill";
import { type WorkColumn, WorkList } from "~/house/ui/kit/work-list";
import { MAX_ORDER_SEARCH, ORDER_FILTER, type OrderFilter, orderFilterSearch } from "~/ordering/orders/order-filter";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import type { WorkSummary } from "~/ordering/orders/work-file";
import { statePill } from "../order-list";
import { filePath } from "./change-form";
import { type ManyAnswer, ManyNotice, ManyOrdersForm, ORDER_TICKS } from "./many-orders";
import { ShipsFilter } from "./orders-filter";
import { Pages } from "./orders-page";

interface WorkshopOrdersPageProps extends ManyAnswer {
  readonly filter: OrderFilter;
  readonly work: readonly WorkSummary[];
  /** The last order number on this page, if older orders follow; otherwise `null`. */
  readonly olderThan: string | null;
}

const COLUMNS: [WorkColumn<WorkSummary>, ...WorkColumn<WorkSummary>[]] = [
  {
    title: "Order",
    cell: ({ number }) => (
      <Link to={filePath(number)} className="link-padded">
        {number}
      </Link>
    ),
  },
  {
    title: "Job",
    cell: ({ jobName }) => <span className="wrap-anywhere">{jobName || "-"}</span>,
    onPhone: "second line",
  },
  { title: "Pieces", cell: ({ count }) => count, isNumber: true, onPhone: "first line" },
  { title: "Placed", cell: ({ placedAt }) => <MomentDay at={placedAt} />, isNumber: true },
  {
    title: "State",
    cell: (order) => <Pill tone={statePill(order).tone}>{statePill(order).text}</Pill>,
    onPhone: "second line",
  },
];

/** One page of the orders, as the workshop sees them: without prices or addresses. */
export function WorkshopOrdersPage({ filter, work, olderThan, ...answer }: WorkshopOrdersPageProps) {
  const { state, ships, search, trail } = filter;
  const isChosen = orderFilterSearch({ ...filter, trail: [] }) !== "";
  return (
    <>
      <PageHeader title="Orders" />
      <div className="wrap space-y-4 py-4">
        <ListFilter
          action="/admin/orders"
          chosen={[state, ships, search]}
          search={{ text: "Order number", name: ORDER_FILTER.search, value: search, most: MAX_ORDER_SEARCH }}
          count={[state, ships].filter(Boolean).length}
          all={isChosen ? "/admin/orders" : null}
          what="orders"
        >
          <FilterSelect
            text="State"
            name={ORDER_FILTER.state}
            value={state ?? ""}
            all="All states"
            options={ORDER_STATES.map((one) => ({ value: one, label: STATE_WORDS[one].label }))}
          />
          <ShipsFilter ships={ships} />
        </ListFilter>
        <ManyNotice {...answer} />
        {work.length > 0 ? (
          <ManyOrdersForm filter={filter} count={null} isOffice={false}>
            <WorkList
              caption="Orders, newest first"
              rows={work}
              keyOf={({ number }) => number}
              columns={COLUMNS}
              ticks={ORDER_TICKS}
            />
          </ManyOrdersForm>
        ) : (
          <EmptyList title={isChosen || trail.length > 0 ? "No orders match." : "No orders yet."} />
        )}
        <Pages filter={filter} olderThan={olderThan} />
      </div>
    </>
  );
}
