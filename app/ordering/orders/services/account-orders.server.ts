import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { requireUser } from "~/provider/auth/guards.server";
import type { OwnOrder } from "../order";
import { listOrders } from "./orders.server";

/** A page of an account's orders. */
interface AccountOrders {
  readonly orders: readonly OwnOrder[];
  /** The last number on this page, if older ones follow; otherwise `null`. */
  readonly olderThan: string | null;
  readonly hasNewer: boolean;
}

/**
 * A page of the signed-in customer's orders.
 *
 * @param over `true` for orders that are over, `false` for open ones, `null` for all
 * @param before the number of the last order on the previous page, `null` for the first page
 * @throws Response a redirect to the sign-in page, or the failure
 */
export async function requireOrders(
  request: Request,
  over: boolean | null,
  before: string | null,
): Promise<AccountOrders> {
  const { user } = await requireUser(request);
  const list = await orUpstreamProblem(listOrders(user.id, over, before));
  return { ...list, hasNewer: before !== null };
}

/**
 * The signed-in customer's latest orders, open ones first.
 *
 * @throws Response a redirect to the sign-in page, or the failure
 */
export async function latestOrders(request: Request): Promise<readonly OwnOrder[]> {
  const { user } = await requireUser(request);
  const lists = await orUpstreamProblem(
    Promise.all([listOrders(user.id, false, null), listOrders(user.id, true, null)]),
  );
  return lists.flatMap(({ orders }) => orders);
}
