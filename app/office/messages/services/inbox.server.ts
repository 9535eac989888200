import { withDatabase } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { everyHour } from "~/base/platform/hourly.server";
import { log } from "~/base/platform/log.server";
import { mailShop } from "~/house/mail/frame.server";
import type { InboxMessage, InboxPage, InboxQuery, MessageState } from "~/storefront/marketing/contact-message";
import * as stored from "../inbox.server";
import { removeOldMessages } from "../inbox.server";

const LIST_UNAVAILABLE = "The messages could not be loaded";
const UNAVAILABLE = "The message could not be loaded";
const NOT_MARKED = "We cannot tell whether that was done. Open the message again to see.";
const NOT_SENT = "We cannot tell whether the answer was sent. Open the message again to see.";

/** Newest first. @throws UpstreamFailure */
export const listInbox = (query: InboxQuery): Promise<InboxPage> =>
  withDatabase(LIST_UNAVAILABLE, ({ db }, now) => stored.listInbox(db, query, now));

/** @throws UpstreamFailure */
export const findMessage = (id: string): Promise<InboxMessage | null> =>
  withDatabase(UNAVAILABLE, ({ db }) => stored.findMessage(db, id));

/** If it still is the one that the admin saw. @throws UpstreamFailure */
export const markMessage = (
  adminId: string,
  id: string,
  change: { readonly state: MessageState; readonly was: MessageState },
): Promise<stored.InboxOutcome> =>
  withDatabase(NOT_MARKED, (database, now) => stored.markMessage(database, { id, adminId }, change, now));

/** @throws UpstreamFailure */
export const deleteMessage = (adminId: string, id: string, isDeleted: boolean): Promise<"done" | "unknown"> =>
  withDatabase(NOT_MARKED, (database, now) => stored.deleteMessage(database, { id, adminId }, isDeleted, now));

/** @throws UpstreamFailure */
export const answerMessage = (adminId: string, id: string, text: string): Promise<stored.InboxOutcome | "no-mail"> =>
  withDatabase(NOT_SENT, (database, now) =>
    stored.answerMessage(database, { id, adminId, text, shop: mailShop() }, now),
  );

/** Now and every hour. Returns a function that stops it. */
export function startTidyingMessages(): () => Promise<void> {
  return everyHour(async () => {
    try {
      const count = await removeOldMessages(await shopDatabase(), Date.now());
      if (count > 0) log.info("messages.removed", { count });
    } catch (error) {
      log.error("messages.not-removed", { error });
    }
  });
}
