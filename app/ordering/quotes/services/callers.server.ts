import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { mailShop } from "~/house/mail/frame.server";
import { sendsMail } from "~/house/mail/services/mail.server";
import { newOrderKey } from "~/ordering/orders/services/placing.server";
import type { CallerQuote, CallerTask } from "../caller";
import {
  type CallerOutcome,
  type RequestedByCaller,
  makeCallerQuote as storeCallerQuote,
  changeCaller as storeChange,
} from "../caller-making.server";
import * as stored from "../callers.server";
import type { QuoteOutcome } from "../quote-making.server";
import { quoteMaking, quoteToday } from "./quotes.server";

const ALL_UNAVAILABLE = "The orders for callers could not be loaded";
const UNAVAILABLE = "The quote could not be loaded";
const FAILED = "We cannot tell whether that was saved. Open this page again to see.";

const makerOf = (actorId: string) => ({ actorId, shop: sendsMail() ? mailShop() : null });

/** The latest quotes for callers, newest first. Throws UpstreamFailure. */
export async function listCallers(): Promise<readonly CallerQuote[]> {
  return orUnavailable(ALL_UNAVAILABLE, stored.listCallers((await shopDatabase()).db));
}

interface Asked extends Omit<RequestedByCaller, "key"> {
  readonly key: string | null;
}

/** Makes a quote for a caller at their price today. Throws UpstreamFailure. */
export async function makeCallerQuote(asked: Asked, actorId: string, signal: AbortSignal): Promise<QuoteOutcome> {
  const making = await quoteMaking(asked, signal);
  const quote = { ...asked, key: asked.key ?? newOrderKey() };
  const maker = makerOf(actorId);
  return orUnavailable(FAILED, storeCallerQuote(await shopDatabase(), quote, making, maker, Date.now()));
}

/** Mails a quote for a caller again, withdraws it, or makes it valid again. Throws UpstreamFailure. */
export async function changeCaller(task: CallerTask, actorId: string): Promise<CallerOutcome> {
  return orUnavailable(FAILED, storeChange(await shopDatabase(), task, makerOf(actorId), Date.now()));
}

/**
 * A quote for a caller by the secret of its page, with the price at which it can be ordered today, or `null`. Throws
 * UpstreamFailure.
 */
export async function findCaller(link: string) {
  const found = await orUnavailable(UNAVAILABLE, stored.callerByLink((await shopDatabase()).db, link));
  if (!found) return null;
  const price = found.quote && (await quoteToday(found.quote, found.customer?.pricedTier ?? null));
  return { ...found, price };
}
