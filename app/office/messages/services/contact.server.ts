import { withDatabase } from "~/base/database/or-unavailable.server";
import { log } from "~/base/platform/log.server";
import { createLimit } from "~/base/platform/rate-limits/limit.server";
import { currentVisitor } from "~/base/platform/request-context.server";
import { singleton } from "~/base/platform/singleton.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { NETWORK_SHARE, widerNetworkOf } from "~/base/platform/visitor.server";
import { mailShop } from "~/house/mail/frame.server";
import { tooManyTriesText } from "~/provider/client/provider-error.server";
import type { ContactMessage } from "~/storefront/marketing/contact-message";
import { MAX_PER_DAY, storeMessage } from "../messages.server";

const FAILED = "Your message could not be sent. Please try again, or write to us by e-mail.";

/** How many messages a visitor may send in a day, so that nobody uses up the shared limit. */
const OF_VISITOR = { name: "messages-of-visitor", times: 20, seconds: 86_400 };

/** The same for an IPv6 network in which one sender may have many addresses. */
const OF_NETWORK = { ...OF_VISITOR, name: "messages-of-network", times: OF_VISITOR.times * NETWORK_SHARE };

async function secondsToWait(): Promise<number> {
  const visitor = currentVisitor();
  if (visitor === null) return 0;
  const own = await singleton("limit-messages-a-day", () => createLimit(OF_VISITOR)).count(visitor);
  const network = widerNetworkOf(visitor);
  if (own > 0 || network === null) return own;
  return singleton("limit-messages-of-network-a-day", () => createLimit(OF_NETWORK)).count(network);
}

/** `signal` aborts when the visitor leaves. @throws UpstreamFailure if the message was not stored */
export async function sendMessage(message: ContactMessage, signal: AbortSignal): Promise<void> {
  const wait = await secondsToWait();
  if (wait > 0) throw new UpstreamFailure(tooManyTriesText(wait), "limited", {}, wait);
  const isStored = await withDatabase(FAILED, (database, now) =>
    storeMessage(database, message, mailShop(), now, signal),
  );
  if (isStored) return;
  log.error("messages.full", { keptADay: MAX_PER_DAY });
  throw new UpstreamFailure(FAILED, "down");
}
