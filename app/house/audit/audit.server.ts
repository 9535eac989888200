import { expressionBuilder, sql } from "kysely";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { DAY_MS, type EpochMs } from "~/base/time/time";
import { AUDIT_PAGE_SIZE, type AuditKind, type AuditPage, type AuditQuery } from "./audit";

/** A year. A trigger on the table enforces it too. */
const STORED_MS = 365 * DAY_MS;

/** Kinds that anybody can cause as often as they like; only the newest `MAX_NOISE` of them are stored. */
const NOISE: readonly AuditKind[] = ["sign-in.failed", "access.refused", "door.closed", "door.opened"];
const MAX_NOISE = 10_000;

/** Old events are deleted each time this many new ones were added. */
const PRUNE_EVERY = 100;

async function prune(trx: Transaction, now: EpochMs): Promise<void> {
  await trx
    .deleteFrom("audit_event")
    .where("at", "<=", now - STORED_MS)
    .execute();
  const lastOfNoise = trx
    .selectFrom("audit_event")
    .select("id")
    .where("kind", "in", NOISE)
    .orderBy("id", "desc")
    .limit(1)
    .offset(MAX_NOISE);
  await trx.deleteFrom("audit_event").where("kind", "in", NOISE).where("id", "<=", lastOfNoise).execute();
}

interface NewAuditEvent {
  readonly kind: AuditKind;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  /** The number of the order that it is about. */
  readonly order?: string;
  /** What changed, from and to, such as "freight $0 to $185". */
  readonly what?: readonly string[];
}

/** Adds an event, in its cause's transaction. Neither typed text nor the client's address is recorded. */
export async function recordEvent(
  trx: Transaction,
  { kind, actorId, subjectId, order, what = [] }: NewAuditEvent,
  now: EpochMs,
): Promise<void> {
  const { id } = await trx
    .insertInto("audit_event")
    .values({
      ...{ at: now, kind, actor_id: actorId, subject_id: subjectId, order_number: order ?? null },
      what: what.length === 0 ? null : what.join(", ").slice(0, MAX_WHAT),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (id % PRUNE_EVERY === 0) await prune(trx, now);
}

const MAX_WHAT = 400;

type EventTables = Schema & { event: Schema["audit_event"] };

/** Events that people did, or that happened to them, whose address has a text. */
const ofPeople = (person: string) => {
  const event = expressionBuilder<EventTables, "event">();
  const people = event
    .selectFrom("account")
    .select("account.id")
    .where(sql<number>`instr(lower(account.email), ${person.toLowerCase()})`, ">", 0);
  return event.or([event("event.actor_id", "in", people), event("event.subject_id", "in", people)]);
};

const personOf = (id: string | null, email: string | null) => (id === null ? null : { id, email: email ?? "" });

export async function listEvents(
  db: Reader,
  { kinds, order, person = "", about = "", after }: AuditQuery,
): Promise<AuditPage> {
  const isNewest = order === "newest";
  const start = /^\d{1,15}$/.test(after ?? "") ? Number(after) : isNewest ? Number.MAX_SAFE_INTEGER : 0;
  const rows = await db
    .selectFrom("audit_event as event")
    .leftJoin("account as actor", "actor.id", "event.actor_id")
    .leftJoin("account as subject", "subject.id", "event.subject_id")
    .select(["event.id", "event.at", "event.kind", "event.actor_id", "event.subject_id"])
    .select(["event.order_number", "event.what"])
    .select(["actor.email as actor_email", "subject.email as subject_email"])
    .where("event.id", isNewest ? "<" : ">", start)
    .$if(kinds.length > 0, (events) => events.where("event.kind", "in", kinds))
    .$if(about !== "", (events) => events.where("event.order_number", "=", about))
    .$if(person !== "", (events) => events.where(ofPeople(person)))
    .orderBy("event.id", isNewest ? "desc" : "asc")
    .limit(AUDIT_PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, AUDIT_PAGE_SIZE);
  return {
    events: shown.map(({ id, at, kind, ...of }) => ({
      id: String(id),
      at: new Date(at).toISOString(),
      kind,
      actor: personOf(of.actor_id, of.actor_email),
      subject: personOf(of.subject_id, of.subject_email),
      order: of.order_number,
      what: of.what ?? "",
    })),
    next: rows.length > AUDIT_PAGE_SIZE ? String(shown.at(-1)?.id) : null,
  };
}
