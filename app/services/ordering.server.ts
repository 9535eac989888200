import { randomBytes } from "node:crypto";
import type { Cents } from "~/domain/money";
import type { NoRoom } from "~/domain/orders/no-room";
import type { OrderLine, OrderRequest } from "~/domain/orders/order";
import { type OrderChange, type PricedAgain, priceAgain } from "~/domain/orders/order-changes";
import { isBelowMinimum, linesCents } from "~/domain/orders/order-price";
import type { ShopTerms } from "~/domain/price-terms";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { catalog } from "./catalog.server";
import { customerTerms } from "./settings.server";
import { orUpstreamFailure } from "./upstream.server";

const UNPRICED = "Today's prices could not be read, so nothing was ordered. Please try again.";

const FAILED =
  "We could not tell whether your order has reached us. Please place it again: however often it is sent, it is ordered once.";

const CHANGED = 409;
const OTHER_ORDER = 422;
const TOO_MANY = 429;
const FULL = 507;

/** A key for an order whose browser did not create one. */
export function newOrderKey(): string {
  return randomBytes(16).toString("hex");
}

/**
 * The result of an order: placed, with the secret of its page; its lines have changed, with what is left of them; its
 * total is below the minimum; its key belongs to another order; no orders are accepted for now; or the provider refuses
 * it for a reason that neither the catalog nor the settings show.
 */
export type OrderOutcome =
  | { readonly outcome: "placed"; readonly link: string }
  | { readonly outcome: "changed"; readonly lines: readonly OrderLine[]; readonly changes: readonly OrderChange[] }
  | { readonly outcome: "below-minimum"; readonly minimumCents: Cents; readonly totalCents: Cents }
  | NoRoom
  | { readonly outcome: "other-order" | "refused" };

/** Why the provider accepts no orders for now, or `null` for any other error. */
export function noRoomOf(error: unknown): NoRoom | null {
  if (!(error instanceof ProviderError)) return null;
  if (error.status === TOO_MANY) return { outcome: "too-many", retryAfter: error.retryAfter };
  return error.status === FULL ? { outcome: "full" } : null;
}

/** An order whose total has yet to be calculated. */
export interface UnpricedOrder extends Omit<OrderRequest, "totalCents"> {
  /** The total that the customer saw; without it, the list price. */
  readonly toldCents?: Cents | null;
}

interface Customer {
  /** The customer's session; `undefined` for a guest. */
  readonly session: ProviderSession | undefined;
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal;
}

interface PricedToday extends PricedAgain {
  readonly terms: ShopTerms;
}

async function pricedToday(
  { lines, toldCents }: UnpricedOrder,
  { session, signal }: Customer,
  look: "cached" | "fresh",
): Promise<PricedToday> {
  try {
    const [products, terms] = await Promise.all([
      catalog()[look === "cached" ? "list" : "listFresh"](),
      customerTerms(session, look, signal),
    ]);
    return { ...priceAgain(lines, toldCents ?? null, { products, terms }), terms };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    throw new UpstreamFailure(UNPRICED, error.reason, { cause: error }, error.retryAfter);
  }
}

/**
 * The secret of the order's page, the status with which the provider refused the order itself, or why it accepts none
 * now.
 */
async function send(order: OrderRequest, { session, signal }: Customer): Promise<string | number | NoRoom> {
  const calls = session ? provider().as(session) : provider();
  try {
    return (await calls.placeOrder(order, signal)).link;
  } catch (error) {
    if (error instanceof ProviderError && (error.status === CHANGED || error.status === OTHER_ORDER)) {
      return error.status;
    }
    const noRoom = noRoomOf(error);
    if (noRoom) return noRoom;
    throw error;
  }
}

/** Why an order cannot be placed at today's prices, or `null`. */
function blockingReason({ lines, changes, terms }: PricedToday): OrderOutcome | null {
  if (changes.length > 0) return { outcome: "changed", lines, changes };
  const totalCents = linesCents(lines, terms);
  const minimumCents = terms.minimumOrderCents ?? 0;
  return isBelowMinimum(lines, terms) ? { outcome: "below-minimum", minimumCents, totalCents } : null;
}

/**
 * Places an order if its lines cost today what the customer saw (specification, section 9); otherwise orders nothing,
 * and returns what has changed.
 *
 * @throws UpstreamFailure
 */
export async function placeOrder(order: UnpricedOrder, customer: Customer): Promise<OrderOutcome> {
  const today = await pricedToday(order, customer, "cached");
  const reason = blockingReason(today);
  if (reason) return reason;
  const { toldCents, ...what } = order;
  const { lines, terms } = today;
  const priced = { ...what, lines, totalCents: linesCents(lines, terms) };
  const answer = await orUpstreamFailure(() => FAILED, send(priced, customer));
  if (typeof answer === "string") return { outcome: "placed", link: answer };
  if (typeof answer === "object") return answer;
  if (answer === OTHER_ORDER) return { outcome: "other-order" };
  return blockingReason(await pricedToday(order, customer, "fresh")) ?? { outcome: "refused" };
}
