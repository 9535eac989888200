import { ORDER_STATES } from "~/house/capacity/order-state";
import { FILTER_LOOK, FilterSelect, Labeled } from "~/house/ui/kit/filter-fields";
import { ListFilter } from "~/house/ui/kit/list-filter";
import {
  GUESTS,
  PAYMENTS,
  SHIPPING,
  type Shipping,
  TAB_QUERIES,
  WAITING,
  type Waiting,
} from "~/ordering/orders/order-file";
import { chosenFilters, MAX_ORDER_SEARCH, ORDER_FILTER, type OrderFilter } from "~/ordering/orders/order-filter";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { TIERS } from "~/trade/pricing/tiers";
import { PAYMENT_LABELS } from "../order-list";

interface OrdersFilterProps {
  readonly filter: OrderFilter;
  /** Whether anything is chosen. */
  readonly isChosen: boolean;
}

const TIER_OPTIONS = [...TIERS.map(({ id, label }) => ({ value: id, label })), { value: GUESTS, label: "Guests" }];

const WAITING_LABELS: Readonly<Record<Waiting, string>> = {
  claim: "Open claims",
  message: "Unanswered messages",
  change: "Requested changes",
  drawings: "Drawings to approve",
};

const SHIPPING_LABELS: Readonly<Record<Shipping, string>> = { week: "This week", past: "Late", late: "At risk" };

export const ShipsFilter = ({ ships }: Pick<OrderFilter, "ships">) => (
  <FilterSelect
    text="Ships"
    name={ORDER_FILTER.ships}
    value={ships ?? ""}
    all="Any day"
    options={SHIPPING.map((when) => ({ value: when, label: SHIPPING_LABELS[when] }))}
  />
);

/** The form that chooses which orders are shown; its fields become the page's query. */
export function OrdersFilter({ filter, isChosen }: OrdersFilterProps) {
  const { tab, search, waiting, ships, state, paid, due, tier, from, to } = filter;
  const preset = TAB_QUERIES[tab];
  return (
    <ListFilter
      action="/admin/orders"
      chosen={[tab, search, waiting, ships, state, paid, due, tier, from, to]}
      search={{
        text: "Search number, name, e-mail, job or PO",
        name: ORDER_FILTER.search,
        value: search,
        most: MAX_ORDER_SEARCH,
      }}
      passed={{ [ORDER_FILTER.tab]: tab === "all" ? undefined : tab }}
      count={chosenFilters(filter)}
      all={isChosen ? "/admin/orders" : null}
      what="orders"
    >
      {due && <input type="hidden" name={ORDER_FILTER.due} value={due} />}
      <FilterSelect
        text="Waiting"
        name={ORDER_FILTER.waiting}
        value={waiting ?? ""}
        all="All orders"
        options={WAITING.map((what) => ({ value: what, label: WAITING_LABELS[what] }))}
      />
      {!preset.ships && <ShipsFilter ships={ships} />}
      {!preset.state && (
        <FilterSelect
          text="State"
          name={ORDER_FILTER.state}
          value={state ?? ""}
          all="All states"
          options={ORDER_STATES.map((one) => ({ value: one, label: STATE_WORDS[one].label }))}
        />
      )}
      {!preset.paid && (
        <FilterSelect
          text="Payment"
          name={ORDER_FILTER.paid}
          value={paid ?? ""}
          all="Paid or not"
          options={PAYMENTS.map((one) => ({ value: one, label: PAYMENT_LABELS[one] }))}
        />
      )}
      <FilterSelect text="Tier" name={ORDER_FILTER.tier} value={tier ?? ""} all="Everybody" options={TIER_OPTIONS} />
      <Labeled text="Placed from">
        <input type="date" name={ORDER_FILTER.from} defaultValue={from ?? ""} className={FILTER_LOOK} />
      </Labeled>
      <Labeled text="Placed to">
        <input type="date" name={ORDER_FILTER.to} defaultValue={to ?? ""} className={FILTER_LOOK} />
      </Labeled>
    </ListFilter>
  );
}
