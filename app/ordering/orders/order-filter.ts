import type { CalendarDay } from "~/base/time/time";
import { ORDER_STATES } from "~/house/capacity/order-state";
import { isCalendarDay } from "~/trade/measure/calendar-day";
import { TIERS } from "~/trade/pricing/tiers";
import { isOrderNumber } from "./order";
import { GUESTS, type OrderQuery, PAID, SHIPPING, type Shipping, WAITING } from "./order-file";

export const ORDER_FILTER = {
  search: "search",
  state: "state",
  tier: "tier",
  from: "from",
  to: "to",
  waiting: "waiting",
  ships: "ships",
  paid: "paid",
  due: "due",
  /** The number of the last order of a page: one value for each page before this one, the nearest last. */
  before: "before",
} as const;

/** The longest search text, in code points. */
export const MAX_ORDER_SEARCH = 100;

/** How many previous pages are remembered; beyond that, Back leads to the first page. */
const MAX_PAGES_BACK = 20;

export interface OrderFilter extends Omit<OrderQuery, "before" | "ships" | "only"> {
  readonly ships: Shipping | null;
  readonly trail: readonly string[];
}

const TIER_CHOICES: readonly string[] = [GUESTS, ...TIERS.map(({ id }) => id)];

const wordsOf = (text: string | null) =>
  [...(text ?? "").replace(/\p{Cc}+/gu, " ").trim()].slice(0, MAX_ORDER_SEARCH).join("");

export const readFilterDay = (text: string | null): CalendarDay | null =>
  text !== null && isCalendarDay(text) ? text : null;

export function readOrderFilter(query: URLSearchParams): OrderFilter {
  return {
    state: ORDER_STATES.find((state) => state === query.get(ORDER_FILTER.state)) ?? null,
    tier: TIER_CHOICES.find((tier) => tier === query.get(ORDER_FILTER.tier)) ?? null,
    from: readFilterDay(query.get(ORDER_FILTER.from)),
    to: readFilterDay(query.get(ORDER_FILTER.to)),
    search: wordsOf(query.get(ORDER_FILTER.search)),
    waiting: WAITING.find((what) => what === query.get(ORDER_FILTER.waiting)) ?? null,
    ships: SHIPPING.find((when) => when === query.get(ORDER_FILTER.ships)) ?? null,
    paid: PAID.find((paid) => paid === query.get(ORDER_FILTER.paid)) ?? null,
    due: query.get(ORDER_FILTER.due) === "over" ? "over" : null,
    trail: query.getAll(ORDER_FILTER.before).filter(isOrderNumber).slice(-MAX_PAGES_BACK),
  };
}

/** `late`: the numbers of the orders that slip, which the schedule finds. */
export function orderQueryOf({ trail, ships, ...chosen }: OrderFilter, late: readonly string[]): OrderQuery {
  const isLate = ships === "late";
  return { ...chosen, ships: isLate ? null : ships, only: isLate ? late : null, before: trail.at(-1) ?? null };
}

export function orderFilterSearch({ trail, ...chosen }: OrderFilter): string {
  const query = new URLSearchParams();
  for (const name of ["search", "waiting", "ships", "state", "paid", "due", "tier", "from", "to"] as const) {
    const value = chosen[name];
    if (value) query.set(ORDER_FILTER[name], value);
  }
  for (const number of trail) query.append(ORDER_FILTER.before, number);
  return query.toString();
}
