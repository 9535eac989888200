import { SHOP_TIME } from "~/content/shop-time";
import {
  isMessageText,
  isOrderNumber,
  messageText,
  type OrderState,
  type OrderTerms,
  type ReceivedOrder,
} from "~/domain/orders/order";
import { nextDay, startOfDay } from "~/domain/orders/order-dates";
import { GUESTS, type OrderFile, type OrderQuery, type OrdersAsked } from "~/domain/orders/order-file";
import { findTier } from "~/domain/tiers";
import type { OrderPageOf } from "~/provider/client/orders.server";
import { orNullAt, ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const LIST_UNAVAILABLE = "The orders could not be loaded";
const UNAVAILABLE = "The order could not be loaded";
const FAILED = "We cannot tell whether the order was changed. Open it again to see.";

/** No field of an order is longer. */
const MAX_SEARCH_LENGTH = 254;

/** A valid calendar day, or `null`. */
function readDay(text: string | null): string | null {
  const time = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/** The query in the provider's form: days as times, without invalid values. */
function askedOf({ state, tier, from, to, search, waiting, before }: OrderQuery): OrdersAsked {
  const [first, last] = [readDay(from), readDay(to)];
  return {
    state,
    tier: tier !== null && (tier === GUESTS || findTier(tier)) ? tier : null,
    from: first && startOfDay(SHOP_TIME.zone, first),
    to: last && startOfDay(SHOP_TIME.zone, nextDay(last)),
    search: search.trim().slice(0, MAX_SEARCH_LENGTH),
    waiting,
    before: before !== null && isOrderNumber(before) ? before : null,
  };
}

/**
 * A page of all orders, newest first, or `null` if the provider does not take orders. An invalid tier, day or number in
 * the query is ignored.
 *
 * @param session an admin's
 * @throws UpstreamFailure
 */
export async function listReceivedOrders(
  session: ProviderSession,
  query: OrderQuery,
): Promise<OrderPageOf<ReceivedOrder> | null> {
  if (!(await providerTraits()).orders) return null;
  const list = provider().as(session).listOrders(askedOf(query));
  return orUpstreamFailure(() => LIST_UNAVAILABLE, orNullAt(404, list));
}

/**
 * An order as the workshop sees it, or `null` if no order has this number or the provider does not take orders.
 *
 * @param session an admin's
 * @throws UpstreamFailure
 */
export async function findOrderFile(session: ProviderSession, number: string): Promise<OrderFile | null> {
  if (!isOrderNumber(number) || !(await providerTraits()).orders) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().as(session).findOrder(number));
}

/** A change by an admin; the revision is that of the order as they saw it. */
export type DeskWork =
  /** Terms are set with the state. */
  | { readonly kind: "state"; readonly state: OrderState; readonly revision: number; readonly terms?: OrderTerms }
  | { readonly kind: "undo"; readonly revision: number }
  | { readonly kind: "terms"; readonly terms: OrderTerms; readonly revision: number }
  | { readonly kind: "payment"; readonly revision: number }
  | { readonly kind: "message"; readonly text: string };

/** The result of a change. */
export type DeskChange =
  /** Done now, or just before by the same button. */
  | { readonly outcome: "done"; readonly file: OrderFile }
  /** The order was changed in the meantime, or the change is not possible: the order as it is now. */
  | { readonly outcome: "changed"; readonly file: OrderFile }
  /** The provider refuses it: an empty or overlong message, or an invalid amount. */
  | { readonly outcome: "refused" }
  /** Freight and tax must both be set first, even if $0. */
  | { readonly outcome: "unpriced"; readonly file: OrderFile }
  | { readonly outcome: "unknown" };

function send(session: ProviderSession, number: string, work: DeskWork): Promise<OrderFile> {
  const desk = provider().as(session);
  switch (work.kind) {
    case "state":
      return desk.setOrderState(number, work.state, work.revision, work.terms);
    case "undo":
      return desk.undoOrderState(number, work.revision);
    case "terms":
      return desk.setOrderTerms(number, work.terms, work.revision);
    case "payment":
      return desk.retryPayment(number, work.revision);
    case "message":
      return desk.answerOrder(number, work.text);
  }
}

async function outcomeOf(session: ProviderSession, number: string, work: DeskWork): Promise<DeskChange> {
  try {
    return { outcome: "done", file: await send(session, number, work) };
  } catch (error) {
    const status = error instanceof ProviderError ? error.status : undefined;
    if (status === 400) return { outcome: "refused" };
    if (status === 404) return { outcome: "unknown" };
    if (status !== 409 && status !== 422) throw error;
    const file = await provider().as(session).findOrder(number);
    return file ? { outcome: status === 409 ? "changed" : "unpriced", file } : { outcome: "unknown" };
  }
}

/**
 * Changes an order as an admin. Control characters are removed from a message; an empty or overlong one is refused
 * before it is sent.
 *
 * @param session an admin's
 * @throws UpstreamFailure also if it is unknown whether the change was made
 */
export async function changeOrder(session: ProviderSession, number: string, work: DeskWork): Promise<DeskChange> {
  if (!isOrderNumber(number) || !(await providerTraits()).orders) return { outcome: "unknown" };
  const sent = work.kind === "message" ? { ...work, text: messageText(work.text) } : work;
  if (sent.kind === "message" && !isMessageText(sent.text)) return { outcome: "refused" };
  return orUpstreamFailure(() => FAILED, outcomeOf(session, number, sent));
}
