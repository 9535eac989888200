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

/** A day that the calendar has, or `null`. */
function readDay(text: string | null): string | null {
  const time = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/** The question as the provider gets it: days as times, and without what cannot be asked. */
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
 * A page of everybody's orders, newest first, or `null` where the provider takes none. Of the question, what cannot be a
 * tier, a day or a number is passed over.
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
 * An order as the workshop sees it, or `null` where none has this number or the provider takes none.
 *
 * @param session an admin's
 * @throws UpstreamFailure
 */
export async function findOrderFile(session: ProviderSession, number: string): Promise<OrderFile | null> {
  if (!isOrderNumber(number) || !(await providerTraits()).orders) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().as(session).findOrder(number));
}

/** What an admin does with an order; the revision is that of the order as they saw it. */
export type DeskWork =
  /** Terms are set with the state. */
  | { readonly kind: "state"; readonly state: OrderState; readonly revision: number; readonly terms?: OrderTerms }
  | { readonly kind: "undo"; readonly revision: number }
  | { readonly kind: "terms"; readonly terms: OrderTerms; readonly revision: number }
  | { readonly kind: "payment"; readonly revision: number }
  | { readonly kind: "message"; readonly text: string };

/** What became of it. */
export type DeskChange =
  /** Done, or done just before by the same button. */
  | { readonly outcome: "done"; readonly file: OrderFile }
  /** Somebody changed the order meanwhile, or it cannot be changed so: as it is now. */
  | { readonly outcome: "changed"; readonly file: OrderFile }
  /** The provider does not take it for what it should be: a message that is empty or too long, an amount that is none. */
  | { readonly outcome: "refused" }
  /** Freight and tax are both to be said first, if only as $0. */
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
 * Changes an order as an admin. A message is sent without the control characters that it may have; one that is empty or
 * too long is refused without being sent.
 *
 * @param session an admin's
 * @throws UpstreamFailure also where it is not known whether the change was made
 */
export async function changeOrder(session: ProviderSession, number: string, work: DeskWork): Promise<DeskChange> {
  if (!isOrderNumber(number) || !(await providerTraits()).orders) return { outcome: "unknown" };
  const sent = work.kind === "message" ? { ...work, text: messageText(work.text) } : work;
  if (sent.kind === "message" && !isMessageText(sent.text)) return { outcome: "refused" };
  return orUpstreamFailure(() => FAILED, outcomeOf(session, number, sent));
}
