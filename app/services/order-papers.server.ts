import { isOrderNumber, type Order } from "~/domain/orders/order";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const UNAVAILABLE = "The order could not be loaded";

/**
 * The order that the workshop prints its papers of, by its number; `null` where there is none, or where the provider
 * takes no orders. What cannot be a number is not asked for.
 *
 * @param session an admin's
 * @throws UpstreamFailure
 */
export async function orderForWorkshop(session: ProviderSession, number: string): Promise<Order | null> {
  if (!isOrderNumber(number) || !(await providerTraits()).orders) return null;
  const file = await orUpstreamFailure(() => UNAVAILABLE, provider().as(session).findOrder(number));
  return file?.order ?? null;
}
