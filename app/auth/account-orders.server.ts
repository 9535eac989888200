import type { AccountOverview } from "~/domain/account";
import type { OwnOrder } from "~/domain/orders/order";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { listOrders } from "~/services/orders.server";
import { requireAccount } from "./account-overview.server";
import { requireUser } from "./guards.server";

type OrderList = NonNullable<Awaited<ReturnType<typeof listOrders>>>;

/** A page of an account's orders, or the account's figures if the provider does not take orders. */
interface AccountOrders {
  readonly list: (OrderList & { readonly hasNewer: boolean }) | null;
  readonly overview: AccountOverview | null;
}

/**
 * A page of the signed-in customer's orders.
 *
 * @param over `true` for orders that are over, `false` for open ones, `null` for all
 * @param before the number of the last order on the previous page, `null` for the first page
 * @throws Response a redirect to the sign-in page, or the provider's failure
 */
export async function requireOrders(
  request: Request,
  over: boolean | null,
  before: string | null,
): Promise<AccountOrders> {
  const { session } = await requireUser(request);
  const list = await orUpstreamProblem(listOrders(session, over, before));
  if (list) return { list: { ...list, hasNewer: before !== null }, overview: null };
  return { list: null, overview: (await requireAccount(request)).overview };
}

/**
 * The signed-in customer's latest orders, open ones first; empty if the provider does not take orders.
 *
 * @throws Response a redirect to the sign-in page, or the provider's failure
 */
export async function latestOrders(request: Request): Promise<readonly OwnOrder[]> {
  const { session } = await requireUser(request);
  const lists = await orUpstreamProblem(
    Promise.all([listOrders(session, false, null), listOrders(session, true, null)]),
  );
  return lists.flatMap((list) => list?.orders ?? []);
}
