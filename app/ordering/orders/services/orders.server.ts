import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { requireUser } from "~/provider/auth/guards.server";
import type { OrderToDo } from "../duties";
import type { LinkedOrder, OwnOrder } from "../order";
import type { OrderPageOf } from "../stored/order-rows.server";
import { findCustomersOrder, findOrderByLink, listOrders as readOrders } from "../stored/orders.server";
import { ordersToDo } from "../stored/orders-to-do.server";

const UNAVAILABLE = "The order could not be loaded";
const LIST_UNAVAILABLE = "Your orders could not be loaded";

/** @throws UpstreamFailure */
export async function findLinkedOrder(link: string): Promise<LinkedOrder | null> {
  return orUnavailable(UNAVAILABLE, findOrderByLink((await shopDatabase()).db, link));
}

/** @throws UpstreamFailure */
export async function findOrder(customerId: string, number: string): Promise<LinkedOrder | null> {
  return orUnavailable(UNAVAILABLE, findCustomersOrder((await shopDatabase()).db, customerId, number));
}

/**
 * `over`: `true` for orders that are over, `false` for open ones, `null` for all.
 *
 * @throws UpstreamFailure
 */
export async function listOrders(
  customerId: string,
  over: boolean | null,
  before: string | null,
): Promise<OrderPageOf<OwnOrder>> {
  return orUnavailable(LIST_UNAVAILABLE, readOrders((await shopDatabase()).db, customerId, { over, before }));
}

/** So many orders that wait for their customer are shown at once: the page of an order has its own duties. */
const MOST_TO_DO = 25;

/** @throws UpstreamFailure */
export async function listOrdersToDo(customerId: string): Promise<readonly OrderToDo[]> {
  return orUnavailable(LIST_UNAVAILABLE, ordersToDo((await shopDatabase()).db, customerId, MOST_TO_DO));
}

interface AccountOrders {
  readonly orders: readonly OwnOrder[];
  readonly olderThan: string | null;
  readonly hasNewer: boolean;
}

/** @throws Response a redirect to the sign-in page, or the failure */
export async function requireOrders(
  request: Request,
  over: boolean | null,
  before: string | null,
): Promise<AccountOrders> {
  const { user } = await requireUser(request);
  const list = await orUpstreamProblem(listOrders(user.id, over, before));
  return { ...list, hasNewer: before !== null };
}

/** Open ones first. Throws like {@link requireOrders}. */
export async function latestOrders(request: Request): Promise<readonly OwnOrder[]> {
  const { user } = await requireUser(request);
  const lists = await orUpstreamProblem(
    Promise.all([listOrders(user.id, false, null), listOrders(user.id, true, null)]),
  );
  return lists.flatMap(({ orders }) => orders);
}

/** Sorts orders by their last message or the day they were placed, the latest first. */
export function latestFirst(orders: readonly OwnOrder[]): readonly OwnOrder[] {
  const timeOf = ({ lastMessage, placedAt }: OwnOrder) => Date.parse(lastMessage?.at ?? placedAt);
  return [...orders].sort((one, other) => timeOf(other) - timeOf(one));
}
