import { termsShown } from "~/house/settings/services/settings.server";
import type { User } from "~/provider/accounts/account";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import type { Order } from "../order";
import { comparedTerms, type TakenAgain, takeAgain } from "../take-again";

/** An earlier order as it can be ordered again today. */
export interface OrderAgain extends TakenAgain, Pick<Order, "number" | "placedAt" | "jobName"> {
  /** The customer's price terms today. */
  readonly terms: ShopTerms;
  /** Whether it was a remake, made at no charge. */
  readonly isFree: boolean;
}

/**
 * An earlier order at today's prices.
 *
 * @param reader the visitor, `null` if not signed in
 * @throws UpstreamFailure
 */
export async function orderAgain(
  order: Order,
  reader: Partial<Pick<User, "pricedTier" | "sampleCredits">> | null,
): Promise<OrderAgain> {
  const { number, placedAt, jobName, lines } = order;
  const asked = [catalog().list(), termsShown(reader?.pricedTier ?? null, reader?.sampleCredits)] as const;
  const [products, terms] = await Promise.all(asked);
  return {
    number,
    placedAt,
    jobName,
    terms,
    isFree: order.remake !== undefined,
    ...takeAgain(lines, products, comparedTerms(order, terms)),
  };
}
