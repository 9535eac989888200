import { randomBytes } from "node:crypto";
import { shopFacts } from "~/base/brand/shop-facts";
import type { Database } from "~/base/database/database.server";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { env } from "~/base/platform/env.server";
import { log } from "~/base/platform/log.server";
import { currentVisitor } from "~/base/platform/request-context.server";
import { singleton } from "~/base/platform/singleton.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { type EpochMs, HOUR_MS } from "~/base/time/time";
import { mailShop } from "~/house/mail/frame.server";
import { termsShown } from "~/house/settings/services/settings.server";
import type { User } from "~/provider/accounts/account";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { Product } from "~/trade/catalog/product";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import type { Order, OrderLine } from "../order";
import { MAX_ORDERS_PER_DAY, sendersOf } from "../stored/order-limits.server";
import {
  type Customer,
  type OrderOutcome,
  type Placing,
  placeOrder as storeOrder,
  type UnpricedOrder,
} from "../stored/order-placing.server";
import { comparedTerms, type TakenAgain, takeAgain } from "../take-again";

const UNPRICED = "Today's prices could not be read, so nothing was ordered. Please try again.";

export const NOT_ORDERED =
  "We could not tell whether your order has reached us. Please place it again: even if it arrives twice, it is ordered only once.";

export function newOrderKey(): string {
  return randomBytes(16).toString("hex");
}

/** The current products of lines, straight from the provider, as prices are based on them. */
async function productsNow(lines: readonly Pick<OrderLine, "productId">[]): Promise<readonly Product[]> {
  try {
    return await catalog().findFresh(lines.map(({ productId }) => productId));
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    throw new UpstreamFailure(UNPRICED, error.reason, { cause: error }, error.retryAfter);
  }
}

const lastLogged = () => singleton("orders-full", () => ({ at: Number.NEGATIVE_INFINITY }));

/** Logs at most once an hour, because a flood of orders goes on after the day is full. */
function logFull(): void {
  const said = lastLogged();
  if (Math.abs(Date.now() - said.at) < HOUR_MS) return;
  said.at = Date.now();
  log.error("orders.full", { takenADay: MAX_ORDERS_PER_DAY });
}

export interface Ordering<Who extends Customer | null> {
  readonly user: Who;
  readonly signal: AbortSignal;
}

/** @throws UpstreamFailure */
export async function placed<Who extends Customer | null, Outcome extends { readonly outcome: string }>(
  lines: readonly Pick<OrderLine, "productId">[],
  { user, signal }: Ordering<Who>,
  store: (database: Database, placing: Placing & { readonly customer: Who }, now: EpochMs) => Promise<Outcome>,
): Promise<Outcome> {
  const placing = {
    customer: user,
    products: await productsNow(lines),
    prefix: shopFacts().orderPrefix,
    shop: mailShop(),
    limits: { factor: env().rateLimitFactor, senders: sendersOf(currentVisitor()) },
    signal,
  };
  const outcome = await orUnavailable(NOT_ORDERED, store(await shopDatabase(), placing, Date.now()));
  if (outcome.outcome === "full") logFull();
  return outcome;
}

/** @throws UpstreamFailure */
export function placeOrder(order: UnpricedOrder, ordering: Ordering<Customer | null>): Promise<OrderOutcome> {
  return placed(order.lines, ordering, (database, placing, now) => storeOrder(database, order, placing, now));
}

export interface OrderAgain extends TakenAgain, Pick<Order, "number" | "placedAt" | "jobName" | "state"> {
  readonly terms: ShopTerms;
  readonly isFree: boolean;
}

/** @throws UpstreamFailure */
export async function orderAgain(
  order: Order,
  reader: Partial<Pick<User, "pricedTier" | "sampleCredits">> | null,
): Promise<OrderAgain> {
  const { number, placedAt, jobName, state, lines } = order;
  const asked = [catalog().list(), termsShown(reader?.pricedTier ?? null, reader?.sampleCredits)] as const;
  const [products, terms] = await Promise.all(asked);
  return {
    number,
    placedAt,
    jobName,
    state,
    terms,
    isFree: order.remake !== undefined,
    ...takeAgain(lines, products, comparedTerms(order, terms)),
  };
}
