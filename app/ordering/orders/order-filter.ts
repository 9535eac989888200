import type { CalendarDay } from "~/base/time/time";
import { ORDER_STATES } from "~/house/capacity/order-state";
import { listSortText, readListPage, readListSort, readTrail } from "~/house/forms/list-query";
import { isCalendarDay } from "~/trade/measure/calendar-day";
import { TIERS } from "~/trade/pricing/tiers";
import { isOrderNumber } from "./order";
import {
  GUESTS,
  ORDER_SORTS,
  ORDER_TABS,
  type OrderQuery,
  type OrderTab,
  PAYMENTS,
  type Paid,
  SHIPPING,
  type Shipping,
  TAB_QUERIES,
  WAITING,
} from "./order-file";

export const ORDER_FILTER = {
  tab: "tab",
  search: "search",
  state: "state",
  tier: "tier",
  from: "from",
  to: "to",
  waiting: "waiting",
  ships: "ships",
  paid: "payment",
  due: "due",
  /** The number of the last order of a page: one value for each page before this one, the nearest last. */
  before: "before",
  /** A column, with a hyphen in front for the largest first. */
  sort: "sort",
  page: "page",
} as const;

/** The longest search text, in code points. */
export const MAX_ORDER_SEARCH = 100;

export interface OrderFilter extends Omit<OrderQuery, "before" | "ships" | "only"> {
  readonly tab: OrderTab;
  readonly ships: Shipping | null;
  readonly trail: readonly string[];
}

/** The field of earlier releases, and what it called the payments that have another name now. */
const OLD_PAID = "paid";
const OLD_PAYMENTS: Readonly<Record<string, Paid>> = { open: "outstanding", owed: "credit" };

function readPayment(query: URLSearchParams): Paid | null {
  const text = query.get(ORDER_FILTER.paid) ?? query.get(OLD_PAID);
  const name = text !== null && Object.hasOwn(OLD_PAYMENTS, text) ? OLD_PAYMENTS[text] : text;
  return PAYMENTS.find((paid) => paid === name) ?? null;
}

const TIER_CHOICES: readonly string[] = [GUESTS, ...TIERS.map(({ id }) => id)];

const wordsOf = (text: string | null) =>
  [...(text ?? "").replace(/\p{Cc}+/gu, " ").trim()].slice(0, MAX_ORDER_SEARCH).join("");

export const readFilterDay = (text: string | null): CalendarDay | null =>
  text !== null && isCalendarDay(text) ? text : null;

export function readOrderFilter(query: URLSearchParams): OrderFilter {
  return {
    tab: ORDER_TABS.find((tab) => tab === query.get(ORDER_FILTER.tab)) ?? "all",
    state: ORDER_STATES.find((state) => state === query.get(ORDER_FILTER.state)) ?? null,
    tier: TIER_CHOICES.find((tier) => tier === query.get(ORDER_FILTER.tier)) ?? null,
    from: readFilterDay(query.get(ORDER_FILTER.from)),
    to: readFilterDay(query.get(ORDER_FILTER.to)),
    search: wordsOf(query.get(ORDER_FILTER.search)),
    waiting: WAITING.find((what) => what === query.get(ORDER_FILTER.waiting)) ?? null,
    ships: SHIPPING.find((when) => when === query.get(ORDER_FILTER.ships)) ?? null,
    paid: readPayment(query),
    due: query.get(ORDER_FILTER.due) === "over" ? "over" : null,
    sort: readListSort(query.get(ORDER_FILTER.sort), ORDER_SORTS),
    page: readListPage(query.get(ORDER_FILTER.page)),
    trail: readTrail(query, ORDER_FILTER.before, isOrderNumber),
  };
}

/**
 * What a filter asks for. A tab stands above the fields that it has a say in.
 *
 * @param late the numbers of the orders that slip, which the schedule finds
 */
export function orderQueryOf({ trail, tab, ...chosen }: OrderFilter, late: readonly string[]): OrderQuery {
  const { ships, ...asked } = { ...chosen, ...TAB_QUERIES[tab] };
  const isLate = ships === "late";
  return { ...asked, ships: isLate ? null : ships, only: isLate ? late : null, before: trail.at(-1) ?? null };
}

const CHOSEN = ["search", "waiting", "ships", "state", "paid", "due", "tier", "from", "to"] as const;

/** How many of the fields of the filter are filled in, besides the search. */
export const chosenFilters = (filter: OrderFilter): number =>
  CHOSEN.filter((name) => name !== "search" && filter[name] !== null).length;

/** A filter as a query, which reads as the same filter. */
export function orderFilterSearch({ trail, tab, sort, page, ...chosen }: OrderFilter): string {
  const query = new URLSearchParams();
  if (tab !== "all") query.set(ORDER_FILTER.tab, tab);
  for (const name of CHOSEN) {
    const value = chosen[name];
    if (value) query.set(ORDER_FILTER[name], value);
  }
  if (sort) query.set(ORDER_FILTER.sort, listSortText(sort));
  if (page > 1) query.set(ORDER_FILTER.page, String(page));
  for (const number of trail) query.append(ORDER_FILTER.before, number);
  return query.toString();
}
