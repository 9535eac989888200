import type { DecisionTag } from "~/domain/account";
import type { StoredAccount } from "./accounts.server";
import type { Database } from "./database.server";
import { decisionMail, reopenedMail } from "./mails/account-mails.server";
import type { MailShop } from "./mails/frame.server";
import { lastMailAbout, queueMail, UNDO_MS, withdrawMail } from "./outbox.server";

const kindOf = (tag: DecisionTag) => `account-${tag}` as const;

const DECISIONS = [kindOf("approved"), kindOf("rejected")] as const;

/**
 * Tells the owner of an account what was decided, once it can no longer be taken back unnoticed. Whoever was told so
 * already, and not yet that it was taken back, is not told again. In the caller's transaction, `now` in milliseconds
 * since the epoch.
 */
export async function mailDecision(
  database: Database,
  account: StoredAccount,
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
 * Takes the mail of a decision back that was undone; where it has gone out, the owner is told that it no longer holds. In
 * the caller's transaction, `now` in milliseconds since the epoch.
 */
export async function mailReopened(
  database: Database,
  account: StoredAccount,
  undone: DecisionTag,
  shop: MailShop,
  now: number,
): Promise<void> {
  const { id: about } = account;
  await withdrawMail(database, { about, kind: kindOf(undone) }, now);
  // What is told now is what was sent last: nothing, or a decision that no longer holds.
  const told = await lastMailAbout(database, about, [...DECISIONS, "account-reopened"]);
  if (told === null || told === "account-reopened") return;
  await queueMail(database, reopenedMail(shop, account, told === "account-approved"), now, {
    notBefore: now + UNDO_MS,
  });
}
