import { Link } from "@remix-run/react";
import { ORDER_STATES } from "~/house/capacity/order-state";
import { FilterForm, FilterSearch, FilterSelect } from "~/house/ui/kit/filter-fields";
import { dateText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import { type WorkColumn, WorkList } from "~/house/ui/kit/work-list";
import { MAX_ORDER_SEARCH, ORDER_FILTER, type OrderFilter, orderFilterSearch } from "~/ordering/orders/order-filter";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import type { WorkSummary } from "~/ordering/orders/work-file";
import { filePath } from "./change-form";
import { type ManyAnswer, ManyNotice, ManyOrdersForm, ORDER_TICKS } from "./many-orders";
import { Pages } from "./orders-page";

interface WorkshopOrdersPageProps extends ManyAnswer {
  readonly filter: OrderFilter;
  readonly work: readonly WorkSummary[];
  /** The last order number on this page, if older orders follow; otherwise `null`. */
  readonly olderThan: string | null;
}

/** One page of the orders, as the workshop sees them: without prices or addresses. */
export function WorkshopOrdersPage({ filter, work, olderThan, ...answer }: WorkshopOrdersPageProps) {
  const { state, search } = filter;
  return (
    <>
      <PageHeader title="Orders" />
      <div className="wrap space-y-8 py-8 md:py-10">
        {/* The key resets the fields whenever the filter changes, including by the browser's Back. */}
        <FilterForm
          key={`${state} ${search}`}
          action="/admin/orders"
          role="search"
          isWrapped
          all={orderFilterSearch({ ...filter, trail: [] }) === "" ? null : "/admin/orders"}
        >
          <FilterSearch
            text="Order number"
            name={ORDER_FILTER.search}
            defaultValue={search}
            maxLength={MAX_ORDER_SEARCH}
            spellCheck={false}
          />
          <FilterSelect
            text="State"
            name={ORDER_FILTER.state}
            value={state ?? ""}
            all="All states"
            options={ORDER_STATES.map((one) => ({ value: one, label: STATE_WORDS[one].label }))}
          />
        </FilterForm>
        <ManyNotice {...answer} />
        {work.length > 0 ? (
          <ManyOrdersForm filter={filter} count={null} isOffice={false}>
            <WorkTable work={work} />
          </ManyOrdersForm>
        ) : (
          <p className="font-serif text-2xl">No orders match.</p>
        )}
        <Pages filter={filter} olderThan={olderThan} />
      </div>
    </>
  );
}

const COLUMNS: readonly [WorkColumn<WorkSummary>, ...WorkColumn<WorkSummary>[]] = [
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
    cell: ({ jobName }) => <span className="wrap-anywhere">{jobName || "None"}</span>,
    onPhone: "second line",
  },
  { title: "Pieces", cell: ({ count }) => count, isNumber: true, onPhone: "first line" },
  { title: "State", cell: ({ state }) => STATE_WORDS[state].label, onPhone: "second line" },
  { title: "Placed", cell: ({ placedAt }) => <time dateTime={placedAt}>{dateText(placedAt)}</time> },
];

const WorkTable = ({ work }: Pick<WorkshopOrdersPageProps, "work">) => (
  <WorkList
    caption="Orders, newest first"
    rows={work}
    keyOf={({ number }) => number}
    columns={COLUMNS}
    ticks={ORDER_TICKS}
  />
);
