import type { User } from "~/accounts/account";
import { catalog } from "~/catalog/services/catalog.server";
import type { Order } from "~/orders/order";
import { comparedTerms, type TakenAgain, takeAgain } from "~/orders/take-again";
import type { ShopTerms } from "~/pricing/price-terms";
import { termsShown } from "~/settings/services/settings.server";

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
