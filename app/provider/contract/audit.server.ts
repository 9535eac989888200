import * as z from "zod/mini";
import {
  AUDIT_KINDS,
  AUDIT_PAGE_SIZE,
  type AuditKind,
  type AuditPage,
  type AuditQuery,
  isAuditKind,
} from "~/domain/audit";
import type { CallDefinition } from "./call.server";

const text = z.string().check(z.maxLength(500));
const id = z.string().check(z.minLength(1), z.maxLength(200));

const WirePersonSchema = z.object({ id, email: z.nullish(text) });

const WireEventSchema = z.object({
  id,
  at: z.iso.datetime(),
  kind: z.string().check(z.minLength(1), z.maxLength(100)),
  actor: z.nullish(WirePersonSchema),
  subject: z.nullish(WirePersonSchema),
});

const WireEventListSchema = z.object({
  events: z.array(WireEventSchema).check(z.maxLength(AUDIT_PAGE_SIZE)),
  next: z.nullish(id),
});

export type WireEventList = z.infer<typeof WireEventListSchema>;
type WirePerson = z.infer<typeof WirePersonSchema>;

/** The call for audit events. Optional: a provider without it answers 404, as for any unknown path (decision 49). */
export const AUDIT_CALLS = {
  listEvents: {
    method: "GET",
    path: "/api/admin/events",
    summary: "What happened to accounts and who did it, 50 events at a time",
    access: "admin",
    query: {
      kind: `Only these kinds, with commas between: ${AUDIT_KINDS.join(", ")}`,
      order: "`newest` first, which is the default, or `oldest`",
      after: "The `next` of an earlier page",
    },
    answer: WireEventListSchema,
    refusals: { 404: "The host offers no audit events" },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;

const toPerson = (person: WirePerson | null | undefined) =>
  person ? { id: person.id, email: person.email ?? "" } : null;

/** Maps the provider's events to the shop's. */
export function toAuditPage({ events, next }: WireEventList): AuditPage {
  return {
    events: events.map(({ actor, subject, ...event }) => ({
      ...event,
      actor: toPerson(actor),
      subject: toPerson(subject),
    })),
    next: next ?? null,
  };
}

/** Turns a query into the URL parameters of its call. */
export function toWireAuditQuery({ kinds, order, after }: AuditQuery): Readonly<Record<string, string>> {
  return { ...(kinds.length > 0 && { kind: kinds.join(",") }), order, ...(after !== null && { after }) };
}

/** Reads the query from a call's URL parameters; unknown values are left out. */
export function readAuditQuery(query: URLSearchParams): AuditQuery {
  const kinds: AuditKind[] = (query.get("kind") ?? "").split(",").filter(isAuditKind);
  return { kinds, order: query.get("order") === "oldest" ? "oldest" : "newest", after: query.get("after") };
}
