import { AUDIT_WORDS, type AuditEvent, type AuditPerson, isAuditKind } from "./audit";

/** A kind in words; a kind that only another release knows is returned unchanged. */
export const wordsOf = (kind: string) => (isAuditKind(kind) ? AUDIT_WORDS[kind] : kind);

/** An account's e-mail address, or words with its id if the account was deleted. */
export const nameOfPerson = ({ id, email }: AuditPerson) => email || `a deleted account (${id})`;

/** Who did it, and to which account if that is a different one. */
export function partiesOf({ actor, subject }: AuditEvent): string {
  if (!actor) return subject ? nameOfPerson(subject) : "an address without an account";
  if (!subject || subject.id === actor.id) return `by ${nameOfPerson(actor)}`;
  return `${nameOfPerson(subject)}, by ${nameOfPerson(actor)}`;
}
