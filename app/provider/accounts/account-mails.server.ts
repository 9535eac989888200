import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { letter, type MailLink, type MailPart, type MailShop } from "~/house/mail/frame.server";
import {
  lastMailAbout,
  type MailKind,
  type NewMail,
  queueMail,
  UNDO_MS,
  withdrawMail,
} from "~/house/mail/outbox.server";
import type { ShopLetter } from "~/house/mail/shop-mail.server";
import type { Account, DecisionTag } from "./account";
import type { Registration } from "./profile";

export type Addressee = Pick<Account, "id" | "email" | "firstName">;

interface AccountLetter {
  readonly kind: MailKind;
  readonly subject: string;
  readonly button?: MailLink;
  readonly parts: readonly MailPart[];
}

export const accountMail = (
  shop: MailShop,
  { id, email, firstName }: Addressee,
  { kind, ...words }: AccountLetter,
): NewMail => ({
  kind,
  about: id,
  to: email,
  ...letter(shop, {
    ...words,
    firstName,
    why: `You are receiving this e-mail because this address was used for an account at ${shop.shopName}.`,
  }),
});

const NOT_YOU = "If this was not you, please tell us: somebody else typed your address.";

export const signIn = ({ publicOrigin }: MailShop): MailLink => ({ link: `${publicOrigin}/login`, label: "Sign in" });

export function registeredMail(shop: MailShop, to: Addressee, waits: boolean): NewMail {
  const waiting =
    "Your trade account is waiting for approval: we will review it and write to you. Until then you can sign in and order at list price.";
  return accountMail(shop, to, {
    kind: "account-received",
    subject: waits ? "Your account is waiting for approval" : "Your account is ready",
    button: signIn(shop),
    parts: [waits ? waiting : "Your account is ready: you can sign in and order.", NOT_YOU],
  });
}

interface Applicant extends Pick<Registration, "email" | "firstName" | "lastName" | "phone" | "businessName"> {
  readonly tier: string;
}

export function newAccountLetter(
  { email, firstName, lastName, phone, businessName, tier }: Applicant,
  waits: boolean,
): ShopLetter {
  const facts = [
    ["Business:", businessName],
    ["Name:", `${firstName} ${lastName}`],
    ["Email:", email],
    ["Phone:", phone],
    ["Tier:", tier],
  ] as const;
  const who = businessName || `${firstName} ${lastName}`;
  return {
    mail: "applications",
    subject: waits ? `An application from ${who}` : `A new trade account: ${who}`,
    parts: [
      waits
        ? "Until you approve it, the account can order at list price."
        : "It needs no approval and can be used now.",
      { facts: facts.filter(([, fact]) => fact.trim() !== "") },
    ],
    page: { path: "/admin/accounts", label: "Open accounts" },
  };
}

function decisionMail(shop: MailShop, to: Addressee, decision: DecisionTag): NewMail {
  if (decision === "approved") {
    return accountMail(shop, to, {
      kind: "account-approved",
      subject: "Your trade account is approved",
      button: signIn(shop),
      parts: ["We have approved your trade account. Sign in to use it."],
    });
  }
  return accountMail(shop, to, {
    kind: "account-rejected",
    subject: "Your trade account was not approved",
    parts: [
      "We could not approve your application for a trade account. You can still sign in and order at list price. If you think that something is missing, please write to us or call.",
    ],
  });
}

function reopenedMail(shop: MailShop, to: Addressee, wasApproved: boolean): NewMail {
  const decided = wasApproved ? "is approved" : "was not approved";
  return accountMail(shop, to, {
    kind: "account-reopened",
    subject: "We are reviewing your trade account again",
    button: signIn(shop),
    parts: [
      `We wrote to you that your trade account ${decided}. That decision was premature and no longer applies: we are reviewing your application again and will write to you. Until then you can sign in and order at list price.`,
    ],
  });
}

const kindOf = (tag: DecisionTag) => `account-${tag}` as const;

const DECISIONS = [kindOf("approved"), kindOf("rejected")] as const;

/**
 * Mails a decision after the time in which an admin can undo it unnoticed. An owner who already has this decision, and
 * not its reversal, gets no second mail.
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

/** Withdraws the mail of an undone decision; if it has been sent, tells the owner that it no longer applies. */
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
