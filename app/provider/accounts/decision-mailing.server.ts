import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import { lastMailAbout, queueMail, UNDO_MS, withdrawMail } from "~/house/mail/outbox.server";
import type { DecisionTag } from "./account";
import { type Addressee, decisionMail, reopenedMail } from "./account-mails.server";

const kindOf = (tag: DecisionTag) => `account-${tag}` as const;

const DECISIONS = [kindOf("approved"), kindOf("rejected")] as const;

/**
 * Mails a decision to the account's owner, after the time in which an admin can undo it without the owner noticing. An
 * owner who was already sent this decision, and not its reversal, gets no second mail. `now` is in milliseconds since
 * the epoch.
 */
export async function mailDecision(
  trx: Transaction,
  account: Addressee,
  tag: DecisionTag,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const { id: about } = account;
  const isUnsent = (await withdrawMail(trx, { about, kind: "account-reopened" }, now)) > 0;
  if (isUnsent && (await lastMailAbout(trx, about, DECISIONS)) === kindOf(tag)) return;
  await queueMail(trx, decisionMail(shop, account, tag), now, { notBefore: now + UNDO_MS });
}

/**
 * Withdraws the mail of a decision that was undone; if it has been sent, tells the owner that it no longer applies.
 *.
 */
export async function mailReopened(
  trx: Transaction,
  account: Addressee,
  undone: DecisionTag,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const { id: about } = account;
  await withdrawMail(trx, { about, kind: kindOf(undone) }, now);
  // The owner knows what was sent last: nothing, or a decision that no longer applies.
  const lastSent = await lastMailAbout(trx, about, [...DECISIONS, "account-reopened"]);
  if (lastSent === null || lastSent === "account-reopened") return;
  await queueMail(trx, reopenedMail(shop, account, lastSent === "account-approved"), now, {
    notBefore: now + UNDO_MS,
  });
}
