import { randomBytes } from "node:crypto";
import { shopFacts } from "~/brand/shop-facts";
import type { Product } from "~/catalog/product";
import { catalog } from "~/catalog/services/catalog.server";
import type { Database } from "~/database/database.server";
import { orUnavailable } from "~/database/or-unavailable.server";
import { shopDatabase } from "~/database/shop-database.server";
import { mailShop } from "~/mail/mail-shop.server";
import type { OrderLine } from "~/orders/order";
import { MAX_ORDERS_PER_DAY, sendersOf } from "~/orders/stored/order-limits.server";
import {
  type Customer,
  type OrderOutcome,
  type Placing,
  type SentOrder,
  placeOrder as storeOrder,
  type UnpricedOrder,
} from "~/orders/stored/order-placing.server";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { currentVisitor } from "~/platform/request-context.server";
import { singleton } from "~/platform/singleton.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { orderCallerQuote } from "~/quotes/caller-ordering.server";
import { callerByLink } from "~/quotes/callers.server";
import { type QuoteOrder, type QuoteOrderOutcome, orderQuote as storeQuoteOrder } from "~/quotes/quote-ordering.server";
import { findQuote } from "~/quotes/quotes.server";

const UNPRICED = "Today's prices could not be read, so nothing was ordered. Please try again.";

const FAILED =
  "We could not tell whether your order has reached us. Please place it again: even if it arrives twice, it is ordered only once.";

const HOUR_MS = 3_600_000;

/** A key for an order whose browser did not create one. */
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

/** Who orders; `signal` aborts when the visitor leaves. */
interface Ordering<Who extends Customer | null> {
  /** `null` for a guest. */
  readonly user: Who;
  readonly signal: AbortSignal;
}

async function placed<Who extends Customer | null, Outcome extends { readonly outcome: string }>(
  lines: readonly Pick<OrderLine, "productId">[],
  { user, signal }: Ordering<Who>,
  store: (database: Database, placing: Placing & { readonly customer: Who }, now: number) => Promise<Outcome>,
): Promise<Outcome> {
  const placing = {
    customer: user,
    products: await productsNow(lines),
    prefix: shopFacts().orderPrefix,
    shop: mailShop(),
    limits: { factor: env().rateLimitFactor, senders: sendersOf(currentVisitor()) },
    signal,
  };
  const outcome = await orUnavailable(FAILED, store(await shopDatabase(), placing, Date.now()));
  if (outcome.outcome === "full") logFull();
  return outcome;
}

/**
 * Places an order if its lines cost today what the customer saw (specification, section 9); otherwise orders nothing,
 * and returns what has changed.
 *
 * @throws UpstreamFailure
 */
export function placeOrder(order: UnpricedOrder, ordering: Ordering<Customer | null>): Promise<OrderOutcome> {
  return placed(order.lines, ordering, (database, placing, now) => storeOrder(database, order, placing, now));
}

/**
 * Orders a quote at its price, or at today's price if that is lower, provided that the customer saw exactly that price.
 *
 * @throws UpstreamFailure
 */
export async function orderQuote(order: QuoteOrder, ordering: Ordering<Customer>): Promise<QuoteOrderOutcome> {
  const { db } = await shopDatabase();
  const quote = await orUnavailable(FAILED, findQuote(db, ordering.user.id, order.quote));
  return placed(quote?.lines ?? [], ordering, (database, placing, now) =>
    storeQuoteOrder(database, order, placing, now),
  );
}

/**
 * Orders a quote that the office made for a caller, by the secret of its page.
 *
 * @param signal aborts when the visitor leaves
 * @throws UpstreamFailure
 */
export async function approveCallerQuote(
  link: string,
  order: SentOrder,
  signal: AbortSignal,
): Promise<QuoteOrderOutcome> {
  const { db } = await shopDatabase();
  const found = await orUnavailable(FAILED, callerByLink(db, link));
  if (!found) return { outcome: "unknown" };
  const user = found.customer;
  return placed(found.quote?.lines ?? [], { user, signal }, (database, placing, now) =>
    orderCallerQuote(database, order, found, placing, now),
  );
}
