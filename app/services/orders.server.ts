import {
  isOrderKey,
  isOrderNumber,
  type LinkedOrder,
  type OrderSummary,
  type ReceivedOrder,
} from "~/domain/orders/order";
import type { OrderPageIntent } from "~/forms/order-page-form";
import { retryAfterOf, statusOf } from "~/platform/http-errors.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import type { OrderPageOf } from "~/provider/client/orders.server";
import { orNullAt, ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const UNAVAILABLE = "The order could not be loaded";
const ALL_UNAVAILABLE = "The orders could not be loaded";
const LIST_UNAVAILABLE = "Your orders could not be loaded";

const FAILED: Readonly<Record<OrderPageIntent, string>> = {
  cancel: "We cannot tell whether the order was canceled. Open its page again to see, or call us.",
  change: "We cannot tell whether the order was canceled. Open its page again to see, or call us.",
  approve: "We cannot tell whether the drawings are approved. Open the page again to see, or call us.",
  message: "We cannot tell whether your message has reached us. Please send it again: the same words are kept once.",
  "renew-link":
    "We cannot tell whether the page has a new address. If the old one opens nothing any more, call us with the order's number.",
};

/**
 * An order by the secret of its page, or `null` where no page has it. What cannot be a secret is not asked for.
 *
 * @throws UpstreamFailure
 */
export async function findLinkedOrder(link: string): Promise<LinkedOrder | null> {
  if (!isOrderKey(link)) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().findLinkedOrder(link));
}

/**
 * An order of a session's account by its number, or `null` where the account has no such order.
 *
 * @throws UpstreamFailure
 */
export async function findOrder(session: ProviderSession, number: string): Promise<LinkedOrder | null> {
  if (!isOrderNumber(number)) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().as(session).findMyOrder(number));
}

/**
 * A page of the orders of a session's account, newest first, or `null` where the provider takes none.
 *
 * @param over those that are over, or those that are not
 * @param before the number of the last order of the page before; what cannot be one is passed over
 * @throws UpstreamFailure
 */
export async function listOrders(
  session: ProviderSession,
  over: boolean,
  before: string | null,
): Promise<OrderPageOf<OrderSummary> | null> {
  if (!(await providerTraits()).orders) return null;
  const from = before !== null && isOrderNumber(before) ? { before } : {};
  const list = provider()
    .as(session)
    .listMyOrders({ over, ...from });
  return orUpstreamFailure(() => LIST_UNAVAILABLE, orNullAt(404, list));
}

/**
 * A page of everybody's orders, newest first, or `null` where the provider takes none.
 *
 * @param session an admin's
 * @param before the number of the last order of the page before; what cannot be one is passed over
 * @throws UpstreamFailure
 */
export async function listReceivedOrders(
  session: ProviderSession,
  before: string | null,
): Promise<OrderPageOf<ReceivedOrder> | null> {
  if (!(await providerTraits()).orders) return null;
  const list = provider()
    .as(session)
    .listOrders(before !== null && isOrderNumber(before) ? before : undefined);
  return orUpstreamFailure(() => ALL_UNAVAILABLE, orNullAt(404, list));
}

/** What became of a change to an order. */
export type OrderChange =
  | { readonly outcome: "cancelled" | "approved" | "written" | "too-late" }
  | { readonly outcome: "unknown" }
  | { readonly outcome: "renewed"; readonly link: string };

/** What a refusal means, by its status code. */
const REFUSALS: Readonly<Record<number, "too-late" | "unknown">> = { 404: "unknown", 409: "too-late" };

async function orRefusal(work: Promise<OrderChange>): Promise<OrderChange> {
  try {
    return await work;
  } catch (error) {
    const outcome = error instanceof ProviderError ? REFUSALS[error.status ?? 0] : undefined;
    if (!outcome) throw error;
    return { outcome };
  }
}

async function change(link: string, intent: OrderPageIntent, text: string): Promise<OrderChange> {
  switch (intent) {
    case "renew-link":
      return { outcome: "renewed", link: await provider().renewLink(link) };
    case "approve":
      await provider().approveProof(link);
      return { outcome: "approved" };
    case "message":
      await provider().writeToShop(link, text);
      return { outcome: "written" };
    default:
      await provider().cancelLinkedOrder(link);
      return { outcome: "cancelled" };
  }
}

/**
 * Does what a button of an order's page asks for, by the secret that the page has. What cannot be a secret is unknown
 * without being asked for.
 *
 * @param text a message's
 * @throws UpstreamFailure
 */
export async function changeOrder(link: string, intent: OrderPageIntent, text = ""): Promise<OrderChange> {
  if (!isOrderKey(link)) return { outcome: "unknown" };
  return orUpstreamFailure(() => FAILED[intent], orRefusal(change(link, intent, text)));
}

/** A message that could not be kept: why, and what the answer says of it. */
export interface Unsent {
  readonly outcome: "unsent";
  readonly problem: string;
  readonly status: number;
  readonly retryAfter?: number;
}

/**
 * As {@link changeOrder}; a message that the provider did not take because it failed is handed back, so that nobody
 * loses what they wrote.
 *
 * @throws UpstreamFailure for everything but messages
 */
export async function orUnsent(intent: OrderPageIntent, work: Promise<OrderChange>): Promise<OrderChange | Unsent> {
  try {
    return await work;
  } catch (error) {
    if (intent !== "message" || !(error instanceof UpstreamFailure)) throw error;
    const retryAfter = retryAfterOf(error);
    const problem = error.message;
    return { outcome: "unsent", problem, status: statusOf(error), ...(retryAfter !== undefined && { retryAfter }) };
  }
}
