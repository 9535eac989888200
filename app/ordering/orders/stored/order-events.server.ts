import type { Selectable } from "kysely";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { EpochMs } from "~/base/time/time";
import type { OrderRecord } from "../order-file";
import { changeWords, type OrderStanding } from "../page/order-change-words";

/** The most entries of an order's history that are shown: the latest ones. */
const MAX_ORDER_RECORDS = 5000;

export type OrderEventRow = Selectable<Schema["order_event"]>;

/** What an event of the kind `terms` changed, by the field of its detail. */
function changedBy(detail: string | null): "shipment" | "revision" | "change" | "correction" | "terms" {
  const changed = detail === null ? {} : JSON.parse(detail);
  return (
    (["shipment", "revision", "change", "correction"] as const).find((name) => Object.hasOwn(changed, name)) ?? "terms"
  );
}

/** What an event changed, from and to. Earlier releases stored only what it was changed to. */
function changesIn(detail: string | null): Pick<OrderRecord, "changes"> {
  if (detail === null) return {};
  const { before, ...after } = JSON.parse(detail) as OrderStanding & { readonly before?: OrderStanding };
  const changes = changeWords(termsIn(before ?? {}), termsIn(after));
  return changes.length === 0 ? {} : { changes };
}

const termsIn = ({ freightCents, taxCents, shipsOn }: OrderStanding): OrderStanding => ({
  ...(freightCents !== undefined && { freightCents }),
  ...(taxCents !== undefined && { taxCents }),
  ...(shipsOn !== undefined && { shipsOn }),
});

export interface NewOrderEvent extends Omit<OrderEventRow, "id" | "at" | "undoes" | "detail"> {
  readonly undoes?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
}

export async function recordOrderEvent(trx: Transaction, event: NewOrderEvent, now: EpochMs): Promise<OrderEventRow> {
  const { detail, ...row } = event;
  return trx
    .insertInto("order_event")
    .values({ ...row, at: now, detail: detail ? JSON.stringify(detail) : null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function stateEvents(db: Reader, orderId: number): Promise<readonly OrderEventRow[]> {
  return db
    .selectFrom("order_event")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("kind", "in", ["state", "undo"])
    .orderBy("id")
    .execute();
}

export function notUndone(events: readonly OrderEventRow[]): readonly OrderEventRow[] {
  const undone = new Set(events.map(({ undoes }) => undoes));
  return events.filter(({ id, kind }) => kind === "state" && !undone.has(id));
}

export async function eventOfRevision(
  db: Reader,
  orderId: number,
  revision: number,
): Promise<OrderEventRow | undefined> {
  return db
    .selectFrom("order_event")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("revision", "=", revision)
    .executeTakeFirst();
}

/** An order's events, or the latest of them, oldest first, with the accounts' current addresses. */
export async function orderRecordsOf(db: Reader, orderId: number): Promise<readonly OrderRecord[]> {
  const rows = await db
    .selectFrom("order_event as event")
    .leftJoin("account", "account.id", "event.actor_id")
    .select([
      "event.at",
      "event.kind",
      "event.state",
      "event.made_by",
      "event.detail",
      "event.actor_id",
      "account.email as actor_email",
    ])
    .where("event.order_id", "=", orderId)
    .orderBy("event.id", "desc")
    .limit(MAX_ORDER_RECORDS)
    .execute();
  return rows.reverse().map(({ at, kind, state, made_by, detail, actor_id, actor_email }) => ({
    at: new Date(at).toISOString(),
    kind: kind === "terms" ? changedBy(detail) : kind,
    state,
    ...changesIn(detail),
    by: made_by,
    actor: actor_id === null ? null : { id: actor_id, email: actor_email ?? "" },
  }));
}
