/** The events that are recorded for later review. */
export const AUDIT_KINDS = [
  "account.registered",
  "account.approved",
  "account.rejected",
  "account.reopened",
  "account.deleted",
  "profile.changed",
  "email.asked",
  "email.changed",
  "sign-in.done",
  "sign-in.failed",
  "sign-out",
  "access.refused",
  "password.changed",
  "password.reset",
  "sessions.ended",
  "two-factor.on",
  "two-factor.off",
  "two-factor.recovery",
  "admin.confirmed",
  "admin.granted",
  "settings.saved",
  "message.answered",
  "message.reopened",
  "claim.answered",
  "order.changed",
  "mail.sent-again",
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Whether a text names a kind of event. */
export const isAuditKind = (text: string): text is AuditKind => (AUDIT_KINDS as readonly string[]).includes(text);

/** An account in an event; its address is empty once the account is gone. */
export interface AuditPerson {
  readonly id: string;
  readonly email: string;
}

/** Something that happened to an account, or that an account did. */
export interface AuditEvent {
  readonly id: string;
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** One of {@link AUDIT_KINDS}, or a kind of another release. */
  readonly kind: string;
  /** Who did it; `null` if nobody was signed in. */
  readonly actor: AuditPerson | null;
  /** The account that it happened to; `null` if there is none. */
  readonly subject: AuditPerson | null;
}

/** Which events to list. */
export interface AuditQuery {
  /** Empty for every kind. */
  readonly kinds: readonly AuditKind[];
  readonly order: "newest" | "oldest";
  /** Where the previous page of the same query ended. */
  readonly after: string | null;
}

/** A page of events. */
export interface AuditPage {
  readonly events: readonly AuditEvent[];
  /** Where the next page begins; `null` after the last one. */
  readonly next: string | null;
}

/** The most events on one page. */
export const AUDIT_PAGE_SIZE = 50;
