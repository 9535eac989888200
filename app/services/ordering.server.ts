import { randomBytes } from "node:crypto";
import type { OrderLine, OrderRequest } from "~/domain/orders/order";
import { type OrderChange, type PricedAgain, priceAgain } from "~/domain/orders/order-changes";
import { linesCents } from "~/domain/orders/order-price";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { catalog } from "./catalog.server";
import { orUpstreamFailure } from "./upstream.server";

const UNPRICED = "Today's prices could not be read, so nothing was ordered. Please try again.";

const FAILED =
  "We could not tell whether your order has reached us. Please place it again: however often it is sent, it is ordered once.";

const CHANGED = 409;
const OTHER_ORDER = 422;

/** Whether the provider takes orders. */
export async function takesOrders(): Promise<boolean> {
  return (await providerTraits()).orders;
}

/** A key for an order whose browser makes none. */
export function newOrderKey(): string {
  return randomBytes(16).toString("hex");
}

/**
 * What became of an order: placed, with the secret of its page; its lines changed meanwhile, and what is left of them;
 * its key is another order's; or the provider takes none of it for a reason that the catalogue does not show.
 */
export type OrderOutcome =
  | { readonly outcome: "placed"; readonly link: string }
  | { readonly outcome: "changed"; readonly lines: readonly OrderLine[]; readonly changes: readonly OrderChange[] }
  | { readonly outcome: "other-order" | "refused" };

/** An order whose total is still to be worked out. */
export type UnpricedOrder = Omit<OrderRequest, "totalCents">;

interface Customer {
  /** Whose order it is; `undefined` for a guest. */
  readonly session: ProviderSession | undefined;
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal;
}

async function pricedToday(lines: readonly OrderLine[], look: "list" | "listAnew"): Promise<PricedAgain> {
  try {
    return priceAgain(lines, await catalog()[look]());
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    throw new UpstreamFailure(UNPRICED, error.reason, { cause: error });
  }
}

/** The secret of the order's page, or the status with which the provider refused the order itself. */
async function send(order: OrderRequest, { session, signal }: Customer): Promise<string | number> {
  const calls = session ? provider().as(session) : provider();
  try {
    return (await calls.placeOrder(order, signal)).link;
  } catch (error) {
    if (error instanceof ProviderError && (error.status === CHANGED || error.status === OTHER_ORDER)) {
      return error.status;
    }
    throw error;
  }
}

/**
 * Places an order whose lines cost today what its customer was told (specification, section 9); otherwise nothing is
 * ordered, and what has changed is told.
 *
 * @throws UpstreamFailure
 */
export async function placeOrder(order: UnpricedOrder, customer: Customer): Promise<OrderOutcome> {
  const { lines, changes } = await pricedToday(order.lines, "list");
  if (changes.length > 0) return { outcome: "changed", lines, changes };
  const priced = { ...order, lines, totalCents: linesCents(lines) };
  const answer = await orUpstreamFailure(() => FAILED, send(priced, customer));
  if (typeof answer === "string") return { outcome: "placed", link: answer };
  if (answer === OTHER_ORDER) return { outcome: "other-order" };
  const anew = await pricedToday(order.lines, "listAnew");
  return anew.changes.length > 0 ? { outcome: "changed", ...anew } : { outcome: "refused" };
}
