import { type AuditEvent, type AuditKind, type AuditPerson, isAuditKind } from "~/audit/audit";

/** Each kind of event in words. */
export const AUDIT_WORDS: Readonly<Record<AuditKind, string>> = {
  "account.registered": "Account registered",
  "account.approved": "Account approved",
  "account.rejected": "Account rejected",
  "account.reopened": "Decision taken back",
  "account.deleted": "Account deleted",
  "profile.changed": "Profile changed",
  "email.asked": "Another e-mail address asked for",
  "email.changed": "E-mail address changed by a mailed link",
  "sign-in.done": "Signed in",
  "sign-in.failed": "Sign-in failed",
  "sign-out": "Signed out",
  "access.refused": "Access refused",
  "password.changed": "Password changed",
  "password.reset": "Password replaced by a mailed link",
  "sessions.ended": "Other sign-ins ended",
  "two-factor.on": "Second factor turned on",
  "two-factor.off": "Second factor turned off",
  "two-factor.recovery": "Recovery code used",
  "admin.confirmed": "Admin address confirmed",
  "admin.granted": "Admin made at the start of the shop",
  "settings.saved": "Settings saved",
  "message.answered": "Message answered",
  "message.reopened": "Message open again",
  "claim.answered": "Claim answered",
  "order.changed": "Order changed",
  "mail.sent-again": "Mail sent again",
};

/** A kind in words; a kind of another release is returned unchanged. */
export const wordsOf = (kind: string) => (isAuditKind(kind) ? AUDIT_WORDS[kind] : kind);

/** An account's e-mail address, or words with its id if the account is gone. */
export const nameOfPerson = ({ id, email }: AuditPerson) => email || `an account that is gone (${id})`;

/** Who did it, and to which account if that is a different one. */
export function partiesOf({ actor, subject }: AuditEvent): string {
  if (!actor) return subject ? nameOfPerson(subject) : "an address without an account";
  if (!subject || subject.id === actor.id) return `by ${nameOfPerson(actor)}`;
  return `${nameOfPerson(subject)}, by ${nameOfPerson(actor)}`;
}
