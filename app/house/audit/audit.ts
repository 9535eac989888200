export const AUDIT_WORDS = {
  "account.registered": "Account registered",
  "account.approved": "Account approved",
  "account.rejected": "Account rejected",
  "account.reopened": "Decision reversed",
  "account.tier": "Tier changed",
  "account.deleted": "Account deleted",
  "profile.changed": "Profile changed",
  "email.asked": "Change of e-mail address requested",
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
  "admin.granted": "Admin created when the shop started",
  "person.invited": "Person invited to run the shop",
  "person.uninvited": "Invitation withdrawn",
  "person.joined": "Invitation accepted",
  "person.role": "Role changed",
  "person.removed": "Role removed",
  "person.restored": "Role given back",
  "roles.saved": "Second factor of roles changed",
  "settings.saved": "Settings saved",
  "options.saved": "Options saved",
  "money.saved": "Invoice and tax settings saved",
  "capacity.saved": "Stations and dates settings saved",
  "billing.changed": "Terms or tax exemption changed",
  "customer.noted": "Internal note about a customer changed",
  "orders.joined": "Guest orders joined to an account",
  "invoice.made": "Invoice made",
  "payment.recorded": "Payment recorded",
  "payment.corrected": "Payment corrected",
  "credit.recorded": "Credit recorded",
  "credit.corrected": "Credit taken back",
  "reminder.sent": "Payment reminder sent",
  "calendar.changed": "Closed days changed",
  "shop.saved": "Shop details saved",
  "text.saved": "Text of a page saved",
  "catalog.changed": "Catalog changed",
  "catalog.imported": "Catalog file imported",
  "message.answered": "Message answered",
  "message.reopened": "Message reopened",
  "message.deleted": "Message deleted",
  "message.restored": "Message restored",
  "claim.answered": "Claim answered",
  "order.changed": "Order changed",
  "order.remade": "Pieces of an order made again",
  "order.received": "Delivery ticked off by the customer",
  "order.moved": "Ship date moved",
  "schedule.planned": "Orders planned again",
  "order.noted": "Internal note on an order changed",
  "door.closed": "Page of a door closed",
  "door.opened": "Page of a door opened again",
  "caller.quoted": "Order for a caller sent for approval",
  "caller.withdrawn": "Order for a caller withdrawn",
  "caller.restored": "Order for a caller made valid again",
  "caller.approved": "Order for a caller approved by the customer",
  "mail.sent-again": "Mail sent again",
} as const;

export type AuditKind = keyof typeof AUDIT_WORDS;

export const AUDIT_KINDS = Object.keys(AUDIT_WORDS) as readonly AuditKind[];

const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(AUDIT_WORDS, text);

/** An account in an event; its address is empty if the account was deleted. */
export interface AuditPerson {
  readonly id: string;
  readonly email: string;
}

export interface AuditEvent {
  readonly id: string;
  readonly at: string;
  /** One of {@link AUDIT_KINDS}, or a kind that only another release knows. */
  readonly kind: string;
  /** Who did it; `null` if nobody was signed in. */
  readonly actor: AuditPerson | null;
  readonly subject: AuditPerson | null;
  /** The number of the order that it is about; `null` for none, and for events of earlier releases. */
  readonly order: string | null;
  /** What changed, from and to; empty if that is not known. */
  readonly what: string;
}

export interface AuditQuery {
  /** Empty for every kind. */
  readonly kinds: readonly AuditKind[];
  readonly order: "newest" | "oldest";
  /** Part of the address of who did it or to whom it happened; absent for everybody. */
  readonly person?: string;
  /** The number of the order that they are about; absent for all. */
  readonly about?: string;
  /** Where the previous page of the same query ended. */
  readonly after: string | null;
}

export interface AuditPage {
  readonly events: readonly AuditEvent[];
  /** Where the next page begins; `null` after the last one. */
  readonly next: string | null;
}

export const AUDIT_PAGE_SIZE = 50;

export const AUDIT_FILTER = { kind: "kind", order: "order", person: "person", about: "about", after: "after" } as const;

/** The longest text in a field of the filter, in characters. */
export const MAX_AUDIT_TEXT = 100;

/** The longest position in a list that is accepted, in characters; the shop's own are shorter. */
const MAX_POSITION_LENGTH = 200;

function typed(query: URLSearchParams, name: "person" | "about") {
  const text = (query.get(AUDIT_FILTER[name]) ?? "").trim().slice(0, MAX_AUDIT_TEXT);
  return text === "" ? {} : { [name]: text };
}

/** Reads which events to list from the query of the page's address; invalid values are ignored. */
export function readAuditFilter(query: URLSearchParams): AuditQuery {
  const kind = query.get(AUDIT_FILTER.kind) ?? "";
  const after = query.get(AUDIT_FILTER.after);
  return {
    kinds: isAuditKind(kind) ? [kind] : [],
    order: query.get(AUDIT_FILTER.order) === "oldest" ? "oldest" : "newest",
    ...typed(query, "person"),
    ...typed(query, "about"),
    after: after && after.length <= MAX_POSITION_LENGTH ? after : null,
  };
}

export const kindWords = (kind: string) => (isAuditKind(kind) ? AUDIT_WORDS[kind] : kind);

export const nameOfPerson = ({ id, email }: AuditPerson) => email || `a deleted account (${id})`;

export function partiesOf({ actor, subject }: AuditEvent): string {
  if (!actor) return subject ? nameOfPerson(subject) : "an address without an account";
  if (!subject || subject.id === actor.id) return `by ${nameOfPerson(actor)}`;
  return `${nameOfPerson(subject)}, by ${nameOfPerson(actor)}`;
}
