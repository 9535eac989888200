import { Link } from "@remix-run/react";
import { ORDER_STATES } from "~/house/capacity/order-state";
import { DataTable } from "~/house/ui/kit/data-table";
import { FilterForm, FilterSearch, FilterSelect } from "~/house/ui/kit/filter-fields";
import { dateText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import { MAX_ORDER_SEARCH, ORDER_FILTER, type OrderFilter, orderFilterSearch } from "~/ordering/orders/order-filter";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import type { WorkSummary } from "~/ordering/orders/work-file";
import { filePath } from "./change-form";
import { ShipsFilter } from "./orders-filter";
import { Pages } from "./orders-page";

interface WorkshopOrdersPageProps {
  readonly filter: OrderFilter;
  readonly work: readonly WorkSummary[];
  /** The last order number on this page, if older orders follow; otherwise `null`. */
  readonly olderThan: string | null;
}

/** One page of the orders, as the workshop sees them: without prices or addresses. */
export function WorkshopOrdersPage({ filter, work, olderThan }: WorkshopOrdersPageProps) {
  const { state, ships, search } = filter;
  return (
    <>
      <PageHeader title="Orders" />
      <div className="wrap space-y-8 py-8 md:py-10">
        {/* The key resets the fields whenever the filter changes, including by the browser's Back. */}
        <FilterForm
          key={`${state} ${ships} ${search}`}
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
          <ShipsFilter ships={ships} />
        </FilterForm>
        {work.length > 0 ? <WorkTable work={work} /> : <p className="font-serif text-2xl">No orders match.</p>}
        <Pages filter={filter} olderThan={olderThan} />
      </div>
    </>
  );
}

const HEAD = ["Order", "Job", "Pieces", "State", "Placed"] as const;

function WorkTable({ work }: Pick<WorkshopOrdersPageProps, "work">) {
  return (
    <DataTable
      caption="Newest first"
      head={HEAD}
      rows={work.map(({ number, jobName, count, state, placedAt }) => [
        number,
        jobName || "None",
        String(count),
        STATE_WORDS[state].label,
        dateText(placedAt),
      ])}
      showName={(number) => (
        <Link to={filePath(number)} className="link-padded">
          {number}
        </Link>
      )}
      cellClassName="wrap-anywhere"
    />
  );
}
