import { type Database, placeholders } from "~/database/database.server";
import { AUDIT_PAGE_SIZE, type AuditKind, type AuditPage, type AuditQuery } from "./audit";

/** How long an event is stored, in milliseconds: a year. A trigger on the table enforces it too. */
const KEPT_MS = 365 * 86_400_000;

/** Kinds that anybody can cause at will; only this many of the newest are stored. */
const NOISE: readonly AuditKind[] = ["sign-in.failed", "access.refused"];
const MAX_NOISE = 10_000;

/** Old events are deleted after every this many new ones. */
const PRUNE_EVERY = 100;

const PRUNE_NOISE = `
  DELETE FROM audit_event WHERE kind IN (${placeholders(NOISE)}) AND id <= (
    SELECT id FROM audit_event WHERE kind IN (${placeholders(NOISE)}) ORDER BY id DESC LIMIT 1 OFFSET ?
  )`;

async function prune(database: Database, now: number): Promise<void> {
  await database.run("DELETE FROM audit_event WHERE at <= ?", now - KEPT_MS);
  await database.run(PRUNE_NOISE, ...NOISE, ...NOISE, MAX_NOISE);
}

interface Happening {
  readonly kind: AuditKind;
  /** The account of the person who did it, `null` if nobody was signed in. */
  readonly actorId: string | null;
  /** The account that it happened to, `null` if there is none. */
  readonly subjectId: string | null;
}

/**
 * Adds an event, in its cause's transaction if there is one. Neither typed text nor the client's address is recorded.
 *
 * @param now in milliseconds since the epoch
 */
export async function recordEvent(
  database: Database,
  { kind, actorId, subjectId }: Happening,
  now: number,
): Promise<void> {
  const { id } = await database.one<{ id: number }>(
    "INSERT INTO audit_event (at, kind, actor_id, subject_id) VALUES (?, ?, ?, ?) RETURNING id",
    now,
    kind,
    actorId,
    subjectId,
  );
  if (id % PRUNE_EVERY === 0) await prune(database, now);
}

interface EventRow {
  readonly id: number;
  readonly at: number;
  readonly kind: string;
  readonly actor_id: string | null;
  readonly actor_email: string | null;
  readonly subject_id: string | null;
  readonly subject_email: string | null;
}

const personOf = (id: string | null, email: string | null) => (id === null ? null : { id, email: email ?? "" });

/** A page of events, each with its accounts' current addresses. */
export async function listEvents(database: Database, { kinds, order, after }: AuditQuery): Promise<AuditPage> {
  const isNewest = order === "newest";
  const start = /^\d{1,15}$/.test(after ?? "") ? Number(after) : isNewest ? Number.MAX_SAFE_INTEGER : 0;
  const rows = await database.all<EventRow>(
    `SELECT event.id, at, kind, actor_id, actor.email AS actor_email, subject_id, subject.email AS subject_email
       FROM audit_event AS event
         LEFT JOIN account AS actor ON actor.id = actor_id
         LEFT JOIN account AS subject ON subject.id = subject_id
       WHERE event.id ${isNewest ? "<" : ">"} ? ${kinds.length > 0 ? `AND kind IN (${placeholders(kinds)})` : ""}
       ORDER BY event.id ${isNewest ? "DESC" : "ASC"} LIMIT ?`,
    start,
    ...kinds,
    AUDIT_PAGE_SIZE + 1,
  );
  const shown = rows.slice(0, AUDIT_PAGE_SIZE);
  return {
    events: shown.map(({ id, at, kind, ...of }) => ({
      id: String(id),
      at: new Date(at).toISOString(),
      kind,
      actor: personOf(of.actor_id, of.actor_email),
      subject: personOf(of.subject_id, of.subject_email),
    })),
    next: rows.length > AUDIT_PAGE_SIZE ? String(shown.at(-1)?.id) : null,
  };
}
