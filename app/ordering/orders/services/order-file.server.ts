import { shopFacts } from "~/base/brand/shop-facts";
import type { Database } from "~/base/database/database.server";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { shopToday } from "~/house/calendar/shop-today";
import type { Unmovable } from "~/house/capacity/unmovable";
import { mailShop } from "~/house/mail/frame.server";
import { providerTraits } from "~/provider/provider.server";
import { nextDay, startOfDay } from "~/trade/measure/days";
import { findTier } from "~/trade/pricing/tiers";
import { isMessageText, isOrderNumber, messageText, type ReceivedOrder } from "../order";
import {
  daysBefore,
  GUESTS,
  type OrderFile,
  type OrderQuery,
  type OrdersAround,
  type ResolvedOrderQuery,
  restOfWeek,
  waitsForPayment,
} from "../order-file";
import type { FileTask } from "../order-file-form";
import { readFilterDay } from "../order-filter";
import {
  answerOrder,
  type ChangeOutcome,
  correctRecipient,
  retryPayment,
  setOrderState,
  setOrderTerms,
  setShipment,
  undoOrderState,
} from "../stored/file-changes.server";
import { findOrderFile as readOrderFile } from "../stored/order-file.server";
import { ordersAround } from "../stored/orders-around.server";
import {
  type ListedOrders,
  listReceivedOrders as readReceivedOrders,
  listWholeOrders as readWholeOrders,
} from "../stored/received-orders.server";
import { withOfferedTax } from "./order-money.server";

const LIST_UNAVAILABLE = "The orders could not be loaded";
const UNAVAILABLE = "The order could not be loaded";
const FAILED = "We cannot tell whether the order was changed. Open it again to see.";

/** No field of an order that can be searched is longer. */
const MAX_SEARCH_LENGTH = 254;

const SHIPPING_DAYS = { week: restOfWeek, past: daysBefore } as const;

function resolveQuery({ state, tier, from, to, search, ships, before, ...chosen }: OrderQuery): ResolvedOrderQuery {
  const [first, last] = [readFilterDay(from), readFilterDay(to)];
  return {
    ...chosen,
    state,
    tier: tier !== null && (tier === GUESTS || findTier(tier)) ? tier : null,
    from: first && startOfDay(shopFacts().timeZone.zone, first),
    to: last && startOfDay(shopFacts().timeZone.zone, nextDay(last)),
    search: search.trim().slice(0, MAX_SEARCH_LENGTH),
    ships: ships && SHIPPING_DAYS[ships](shopToday()),
    before: before !== null && isOrderNumber(before) ? before : null,
  };
}

/**
 * An invalid tier, day or number in the query is ignored.
 *
 * @throws UpstreamFailure
 */
export async function listReceivedOrders(query: OrderQuery): Promise<ListedOrders> {
  const today = shopToday();
  return orUnavailable(LIST_UNAVAILABLE, readReceivedOrders(await shopDatabase(), resolveQuery(query), today));
}

/** The first `most` orders of a list, beyond its page too. @throws UpstreamFailure */
export async function listWholeOrders(query: OrderQuery, most: number): Promise<readonly ReceivedOrder[]> {
  const read = readWholeOrders(await shopDatabase(), resolveQuery(query), most, shopToday());
  return orUnavailable(LIST_UNAVAILABLE, read);
}

/** @throws UpstreamFailure */
export async function findOrderFile(number: string): Promise<OrderFile | null> {
  return orUnavailable(UNAVAILABLE, readOrderFile((await shopDatabase()).db, number));
}

/** @throws UpstreamFailure */
export async function findOrdersAround(number: string): Promise<OrdersAround> {
  return orUnavailable(UNAVAILABLE, ordersAround((await shopDatabase()).db, number));
}

type OrderFileOutcome =
  /** Done now, or already by an earlier click. */
  | { readonly outcome: "done"; readonly file: OrderFile }
  /** The order was changed in the meantime, or the change is not possible: the order as it is now. */
  | { readonly outcome: "changed"; readonly file: OrderFile }
  | { readonly outcome: "refused" }
  /** Freight and tax must both be set first, even if $0. */
  | { readonly outcome: "unpriced"; readonly file: OrderFile }
  | { readonly outcome: "unmovable"; readonly why: Unmovable }
  /** Its production would start before it is paid, and the admin has not said that they know. */
  | { readonly outcome: "unpaid"; readonly file: OrderFile }
  | { readonly outcome: "unknown" };

interface Change {
  readonly number: string;
  readonly actorId: string;
  readonly isInvoiced: boolean;
}

function make(database: Database, change: Change, work: FileTask): Promise<ChangeOutcome> {
  const { number, actorId, isInvoiced } = change;
  const [shop, now] = [mailShop(), Date.now()] as const;
  if (work.kind === "message") return answerOrder(database, { number, actorId, shop }, work.text, now);
  const about = { number, revision: work.revision, actorId, shop, isInvoiced };
  switch (work.kind) {
    case "state":
      return setOrderState(
        database,
        { ...about, isKnownCustomer: work.isKnownCustomer ?? false },
        { ...work, terms: work.terms ?? null },
        now,
      );
    case "undo":
      return undoOrderState(database, about, now);
    case "terms":
      return setOrderTerms(database, about, work.terms, now);
    case "shipment":
      return setShipment(database, about, work.shipment, now);
    case "correction":
      return correctRecipient(database, about, work.typed, now);
    case "payment":
      return retryPayment(database, about, now);
  }
}

async function startedUnpaid(database: Database, number: string, work: FileTask): Promise<OrderFile | null> {
  if (work.kind !== "state" || work.state !== "in-production" || work.isUnpaidKnown) return null;
  const file = await readOrderFile(database.db, number);
  return file && file.revision === work.revision && waitsForPayment(file.order) ? file : null;
}

async function outcomeOf(change: Change, work: FileTask): Promise<OrderFileOutcome> {
  const database = await shopDatabase();
  const unpaid = await startedUnpaid(database, change.number, work);
  if (unpaid) return { outcome: "unpaid", file: unpaid };
  const outcome = await make(database, change, work);
  if (outcome === "unknown") return { outcome };
  if (typeof outcome === "object") {
    return "problem" in outcome ? { outcome: "unmovable", why: outcome } : { outcome: "done", file: outcome };
  }
  const file = await readOrderFile(database.db, change.number);
  return file ? { outcome, file } : { outcome: "unknown" };
}

async function taxed(number: string, work: FileTask): Promise<FileTask> {
  if (!("isTaxOffered" in work && work.terms)) return work;
  return { ...work, terms: await withOfferedTax(number, work.terms) };
}

/**
 * Control characters are removed from a message; an empty or overlong one is refused.
 *
 * @throws UpstreamFailure also if it is unknown whether the change was made
 */
export async function changeOrderFile(actorId: string, number: string, work: FileTask): Promise<OrderFileOutcome> {
  const sent = work.kind === "message" ? { ...work, text: messageText(work.text) } : await taxed(number, work);
  if (sent.kind === "message" && !isMessageText(sent.text)) return { outcome: "refused" };
  const { invoices: isInvoiced } = await providerTraits();
  return orUnavailable(FAILED, outcomeOf({ number, actorId, isInvoiced }, sent));
}
