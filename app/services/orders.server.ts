import {
  isMessageText,
  isOrderKey,
  isOrderNumber,
  type LinkedOrder,
  messageText,
  type OwnOrder,
} from "~/domain/orders/order";
import type { OrderPageIntent } from "~/forms/order-page-form";
import { type TooMany, tooMany } from "~/platform/rate-limits/visitor-limits.server";
import type { OrderPageOf } from "~/provider/client/orders.server";
import { orNullAt } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orRefused } from "./refusals.server";
import { orUpstreamFailure } from "./upstream.server";

const UNAVAILABLE = "The order could not be loaded";
const LIST_UNAVAILABLE = "Your orders could not be loaded";

/** Changes that the secret of an order's page allows, besides messages and approval. */
type LinkChange = Extract<OrderPageIntent, "cancel" | "renew-link">;

const FAILED: Readonly<Record<LinkChange, string>> = {
  cancel: "We cannot tell whether the order was canceled. Open its page again to see, or call us.",
  "renew-link":
    "We cannot tell whether the page has a new address. If the old one opens nothing any more, call us with the order's number.",
};

/**
 * An order by the secret of its page, or `null` if no page has it. A malformed secret is not sent to the provider.
 *
 * @throws UpstreamFailure
 */
export async function findLinkedOrder(link: string): Promise<LinkedOrder | null> {
  if (!isOrderKey(link)) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().findLinkedOrder(link));
}

/**
 * An order of a session's account by its number, or `null` if the account has no such order.
 *
 * @throws UpstreamFailure
 */
export async function findOrder(session: ProviderSession, number: string): Promise<LinkedOrder | null> {
  if (!isOrderNumber(number)) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().as(session).findMyOrder(number));
}

/**
 * A page of the orders of a session's account, newest first, or `null` if the provider does not take orders.
 *
 * @param over `true` for orders that are over, `false` for open ones; `null` for all
 * @param before the number of the last order on the previous page; ignored if malformed
 * @throws UpstreamFailure
 */
export async function listOrders(
  session: ProviderSession,
  over: boolean | null,
  before: string | null,
): Promise<OrderPageOf<OwnOrder> | null> {
  if (!(await providerTraits()).orders) return null;
  const from = before !== null && isOrderNumber(before) ? { before } : {};
  const list = provider()
    .as(session)
    .listMyOrders({ ...(over !== null && { over }), ...from });
  return orUpstreamFailure(() => LIST_UNAVAILABLE, orNullAt(404, list));
}

/** The result of a change to an order. */
export type OrderChange =
  | { readonly outcome: "cancelled" | "too-late" }
  | { readonly outcome: "unknown" }
  | { readonly outcome: "renewed"; readonly link: string };

/** What a refusal means, by its status code. */
const REFUSALS: Readonly<Record<number, "too-late" | "unknown">> = { 404: "unknown", 409: "too-late" };

/** Like {@link orRefused}, for work that returns an outcome of its own. */
async function outcomeOf<Done extends object, Refused extends string>(
  work: Promise<Done>,
  refusals: Readonly<Record<number, Refused>>,
): Promise<Done | { readonly outcome: Refused }> {
  const said = await orRefused(work, refusals);
  return typeof said === "string" ? { outcome: said } : said;
}

async function change(link: string, intent: LinkChange): Promise<OrderChange> {
  if (intent === "renew-link") return { outcome: "renewed", link: await provider().renewLink(link) };
  await provider().cancelLinkedOrder(link);
  return { outcome: "cancelled" };
}

/**
 * Cancels an order, or gives its page a new secret, by its current secret. A malformed secret counts as unknown and is
 * not sent to the provider.
 *
 * @throws UpstreamFailure
 */
export async function changeOrder(link: string, intent: LinkChange): Promise<OrderChange> {
  if (!isOrderKey(link)) return { outcome: "unknown" };
  return orUpstreamFailure(() => FAILED[intent], outcomeOf(change(link, intent), REFUSALS));
}

const APPROVAL_FAILED = "We cannot tell whether the drawings are approved. Open the order again to see.";

/** The result of an approval: "too-late" if the order is not, or no longer, confirmed. */
export type ProofApproval = { readonly outcome: "approved" | "too-late" | "unknown" };

/**
 * Approves the drawings of a confirmed order, by the secret of its page; approved ones are left unchanged.
 *
 * @throws UpstreamFailure
 */
export async function approveProof(link: string): Promise<ProofApproval> {
  if (!isOrderKey(link)) return { outcome: "unknown" };
  const done = provider()
    .approveProof(link)
    .then(() => ({ outcome: "approved" }) as const);
  return orUpstreamFailure(() => APPROVAL_FAILED, outcomeOf(done, REFUSALS));
}

const MESSAGE_FAILED = "We cannot tell whether your message was sent. Open the order again to see.";

const MESSAGE_REFUSALS = { 400: "refused", 404: "unknown", 409: "full" } as const;

/** The result of a message to the shop. */
export type MessageToShop =
  /** "full" if the order has the maximum number of messages, "refused" if this one is empty or too long. */
  | { readonly outcome: "written" | "full" | "refused" | "unknown" }
  /** Nothing was sent, as the visitor has sent too many. */
  | { readonly outcome: "too-many"; readonly why: TooMany };

/**
 * Sends the shop a message about an order, by the secret of its page; the same text repeated at once counts as one
 * message. Control characters are removed from it.
 *
 * @throws UpstreamFailure
 */
export async function writeToShop(link: string, text: string): Promise<MessageToShop> {
  if (!isOrderKey(link)) return { outcome: "unknown" };
  const message = messageText(text);
  if (!isMessageText(message)) return { outcome: "refused" };
  const why = await tooMany("order-message");
  if (why) return { outcome: "too-many", why };
  const done = provider()
    .writeToShop(link, message)
    .then(() => ({ outcome: "written" }) as const);
  return orUpstreamFailure(() => MESSAGE_FAILED, outcomeOf(done, MESSAGE_REFUSALS));
}
