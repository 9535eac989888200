import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { LinkedOrder, OwnOrder } from "../order";
import type { OrderPageOf } from "../stored/order-pages.server";
import { findCustomersOrder, findOrderByLink, listOrders as readOrders } from "../stored/orders.server";

const UNAVAILABLE = "The order could not be loaded";
const LIST_UNAVAILABLE = "Your orders could not be loaded";

/**
 * An order by the secret of its page, or `null` if no page has it.
 *
 * @throws UpstreamFailure
 */
export async function findLinkedOrder(link: string): Promise<LinkedOrder | null> {
  return orUnavailable(UNAVAILABLE, findOrderByLink((await shopDatabase()).db, link));
}

/**
 * An order of an account by its number, or `null` if the account has no such order.
 *
 * @throws UpstreamFailure
 */
export async function findOrder(customerId: string, number: string): Promise<LinkedOrder | null> {
  return orUnavailable(UNAVAILABLE, findCustomersOrder((await shopDatabase()).db, customerId, number));
}

/**
 * A page of an account's orders, newest first.
 *
 * @param over `true` for orders that are over, `false` for open ones; `null` for all
 * @param before the number of the last order on the previous page; ignored if malformed
 * @throws UpstreamFailure
 */
export async function listOrders(
  customerId: string,
  over: boolean | null,
  before: string | null,
): Promise<OrderPageOf<OwnOrder>> {
  return orUnavailable(LIST_UNAVAILABLE, readOrders((await shopDatabase()).db, customerId, { over, before }));
}
