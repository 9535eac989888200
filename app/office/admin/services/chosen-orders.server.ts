import { redirect } from "@remix-run/node";
import { NOT_CACHED } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { lateOrders } from "~/office/schedule/services/schedule.server";
import {
  CHOICE_PROBLEM,
  type ChoiceProblem,
  type Chosen,
  type LeftOut,
  MOST_CHOSEN,
  readChosen,
  wholeList,
} from "~/ordering/orders/chosen-orders";
import type { ReceivedOrder } from "~/ordering/orders/order";
import { EVERY_ORDER } from "~/ordering/orders/order-file";
import { type OrderFilter, orderFilterSearch, orderQueryOf } from "~/ordering/orders/order-filter";
import { listWholeOrders } from "~/ordering/orders/services/order-file.server";
import { workFilterOf } from "~/ordering/orders/work-file";
import { mayOpen, type Role } from "~/provider/accounts/roles";

export interface ChosenOrders {
  /** In the order of the list. */
  readonly orders: readonly ReceivedOrder[];
  /** Ticked numbers that no order has. */
  readonly unknown: readonly LeftOut[];
}

/** Those orders that exist, in this order. @throws UpstreamFailure */
export async function ordersByNumber(numbers: readonly string[]): Promise<ChosenOrders> {
  const found = await listWholeOrders({ ...EVERY_ORDER, only: numbers }, MOST_CHOSEN);
  const known = new Map(found.map((order) => [order.number, order]));
  return {
    orders: numbers.flatMap((number) => known.get(number) ?? []),
    unknown: numbers.filter((number) => !known.has(number)).map((number) => ({ number, why: "no such order" })),
  };
}

/** The filter of a list as a role may use it: the workshop's has fewer fields. */
const listOf = (role: Role, list: OrderFilter) => (mayOpen(role, "orders") ? list : workFilterOf(list));

/** The orders that were chosen in a list: the ticked ones, or all that it has. @throws UpstreamFailure */
export async function chosenOrders(
  role: Role,
  { numbers, isAll, list }: Chosen,
): Promise<ChosenOrders | ChoiceProblem> {
  if (isAll) {
    const query = orderQueryOf(wholeList(listOf(role, list)), list.tab === "late" ? await lateOrders() : []);
    const orders = await listWholeOrders(query, MOST_CHOSEN + 1);
    if (orders.length > MOST_CHOSEN) return "many";
    return orders.length > 0 ? { orders, unknown: [] } : "none";
  }
  if (numbers.length === 0) return "none";
  return numbers.length > MOST_CHOSEN ? "many" : ordersByNumber(numbers);
}

/**
 * The orders whose papers an address names.
 *
 * @throws Response a redirect to the list, which says why, if none are chosen or too many
 */
export async function chosenForPapers(role: Role, query: URLSearchParams): Promise<ChosenOrders> {
  const found = await orUpstreamProblem(chosenOrders(role, readChosen(query)));
  if (typeof found === "string") throw backToList(query, found);
  return found;
}

/** A redirect to the list from which orders were chosen, which says why nothing was done. */
export function backToList(query: URLSearchParams, problem: ChoiceProblem): Response {
  const search = new URLSearchParams(orderFilterSearch(readChosen(query).list));
  search.set(CHOICE_PROBLEM, problem);
  return redirect(`/admin/orders?${search}`, { status: 303, headers: NOT_CACHED });
}
