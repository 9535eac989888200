import { AUDIT_WORDS, type AuditEvent, type AuditPerson, isAuditKind } from "~/audit/audit";

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
