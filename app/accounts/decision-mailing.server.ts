import type { Database } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import { lastMailAbout, queueMail, UNDO_MS, withdrawMail } from "~/mail/outbox.server";
import type { DecisionTag } from "./account";
import { type Addressee, decisionMail, reopenedMail } from "./account-mails.server";

const kindOf = (tag: DecisionTag) => `account-${tag}` as const;

const DECISIONS = [kindOf("approved"), kindOf("rejected")] as const;

/**
 * Mails a decision to the account's owner, once it can no longer be undone unnoticed. An owner who already has this
 * decision, and has not yet been sent its reversal, gets no second mail. Runs in the caller's transaction; `now` is in
 * milliseconds since the epoch.
 */
export async function mailDecision(
  database: Database,
  account: Addressee,
  tag: DecisionTag,
  shop: MailShop,
  now: number,
): Promise<void> {
  const { id: about } = account;
  const isStillTold = (await withdrawMail(database, { about, kind: "account-reopened" }, now)) > 0;
  if (isStillTold && (await lastMailAbout(database, about, DECISIONS)) === kindOf(tag)) return;
  await queueMail(database, decisionMail(shop, account, tag), now, { notBefore: now + UNDO_MS });
}

/**
 * Withdraws the mail of a decision that was undone; if it has been sent, tells the owner that it no longer applies.
 * Runs in the caller's transaction; `now` is in milliseconds since the epoch.
 */
export async function mailReopened(
  database: Database,
  account: Addressee,
  undone: DecisionTag,
  shop: MailShop,
  now: number,
): Promise<void> {
  const { id: about } = account;
  await withdrawMail(database, { about, kind: kindOf(undone) }, now);
  // The owner knows what was sent last: nothing, or a decision that no longer applies.
  const told = await lastMailAbout(database, about, [...DECISIONS, "account-reopened"]);
  if (told === null || told === "account-reopened") return;
  await queueMail(database, reopenedMail(shop, account, told === "account-approved"), now, {
    notBefore: now + UNDO_MS,
  });
}
