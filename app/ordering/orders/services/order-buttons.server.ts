import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { problemOf } from "~/base/platform/http-errors.server";
import { tooMany } from "~/base/platform/rate-limits/visitor-limits.server";
import { mailShop } from "~/house/mail/frame.server";
import { isMessageText, isOrderKey, messageText } from "../order";
import type { OrderPageIntent } from "../order-page-form";
import { approveProof, cancelOrder, renewLink, writeToShop } from "../stored/linked-orders.server";

const CANCEL_FAILED = "We cannot tell whether the order was canceled. Open its page again to see, or call us.";

const FAILED: Readonly<Record<OrderPageIntent, string>> = {
  cancel: CANCEL_FAILED,
  change: CANCEL_FAILED,
  "renew-link":
    "We cannot tell whether the page has a new address. If the old address no longer works, call us with the order's number.",
  approve: "We cannot tell whether the drawings are approved. Open the order again to see.",
  message: "We cannot tell whether your message was sent. Open the order again to see.",
};

interface Unsent {
  readonly outcome: "unsent";
  readonly problem: string;
  readonly status: number;
  readonly retryAfter?: number | undefined;
}

export type OrderButtonOutcome =
  /** "too-late" if the order's state does not, or no longer, allow it. */
  | { readonly outcome: "cancelled" | "approved" | "written" | "too-late" }
  | { readonly outcome: "unknown" }
  | { readonly outcome: "renewed"; readonly link: string }
  | Unsent;

async function cancel(link: string): Promise<OrderButtonOutcome> {
  const canceled = cancelOrder(await shopDatabase(), link, mailShop(), Date.now());
  const outcome = await orUnavailable(FAILED.cancel, canceled);
  return { outcome: outcome === "not free" ? "too-late" : outcome };
}

async function renew(link: string): Promise<OrderButtonOutcome> {
  const renewed = await orUnavailable(FAILED["renew-link"], renewLink(await shopDatabase(), link, Date.now()));
  return renewed === null ? { outcome: "unknown" } : { outcome: "renewed", link: renewed };
}

async function approve(link: string): Promise<OrderButtonOutcome> {
  const outcome = await orUnavailable(FAILED.approve, approveProof(await shopDatabase(), link, mailShop(), Date.now()));
  return { outcome: outcome === "not confirmed" ? "too-late" : outcome };
}

const FULL =
  "The message was not sent: this order already has as many messages as it can hold. Please call us or write an e-mail.";
const REFUSED = "The message was not sent: it is empty or too long.";

async function send(link: string, text: string): Promise<OrderButtonOutcome> {
  const message = messageText(text);
  if (!isMessageText(message)) return { outcome: "unsent", problem: REFUSED, status: 422 };
  const why = await tooMany("order-message");
  if (why) return { outcome: "unsent", ...why };
  const written = writeToShop(await shopDatabase(), link, message, mailShop(), Date.now());
  const outcome = await orUnavailable(FAILED.message, written);
  if (outcome === "full") return { outcome: "unsent", problem: FULL, status: 409 };
  return { outcome: outcome === "kept" ? "written" : outcome };
}

async function sendOrSay(link: string, text: string): Promise<OrderButtonOutcome> {
  try {
    return await send(link, text);
  } catch (failure) {
    return { outcome: "unsent", ...problemOf(failure) };
  }
}

/**
 * A message that is not stored is a result, not an error, so that the visitor does not lose the text.
 *
 * @throws UpstreamFailure
 */
export async function actOnOrder(link: string, intent: OrderPageIntent, text: string): Promise<OrderButtonOutcome> {
  if (!isOrderKey(link)) return { outcome: "unknown" };
  switch (intent) {
    case "message":
      return sendOrSay(link, text);
    case "approve":
      return approve(link);
    case "renew-link":
      return renew(link);
    default:
      return cancel(link);
  }
}
