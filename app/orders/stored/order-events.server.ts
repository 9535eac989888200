import type { Database } from "~/database/database.server";
import type { OrderEvent, OrderState } from "~/orders/order";
import type { OrderHappening, OrderRecord } from "~/orders/order-file";

/** The most entries of an order's history that are shown: the latest ones. */
const MAX_ORDER_RECORDS = 5000;

/** An event of an order, as it is stored. */
export interface OrderEventRow {
  readonly id: number;
  readonly at: number;
  readonly kind: OrderHappening;
  /** The order's state after the event. */
  readonly state: OrderState;
  readonly made_by: OrderEvent["by"];
  /** The account of the person who did it, `null` if nobody was signed in. */
  readonly actor_id: string | null;
  /** The order's revision after the event; `null` for events older than revisions. */
  readonly revision: number | null;
  /** The event that this undo reverses. */
  readonly undoes: number | null;
}

/** An event to be recorded. */
export interface NewOrderEvent extends Omit<OrderEventRow, "id" | "at" | "undoes"> {
  readonly order_id: number;
  readonly undoes?: number;
  /** Further facts about it. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Adds an event, in its cause's transaction; `now` is in milliseconds since the epoch. */
export async function recordOrderEvent(database: Database, event: NewOrderEvent, now: number): Promise<void> {
  const { order_id, kind, state, made_by, actor_id, revision, undoes = null, detail } = event;
  await database.run(
    `INSERT INTO order_event (order_id, at, kind, state, made_by, actor_id, revision, undoes, detail)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order_id,
    now,
    kind,
    state,
    made_by,
    actor_id,
    revision,
    undoes,
    detail ? JSON.stringify(detail) : null,
  );
}

/** The changes of an order's state, and the undos, oldest first. */
export async function stateEvents(database: Database, orderId: number): Promise<readonly OrderEventRow[]> {
  return database.all<OrderEventRow>(
    `SELECT id, at, kind, state, made_by, actor_id, revision, undoes FROM order_event
     WHERE order_id = ? AND kind IN ('state', 'undo') ORDER BY id`,
    orderId,
  );
}

/** The changes of state that were not undone. */
export function standing(events: readonly OrderEventRow[]): readonly OrderEventRow[] {
  const undone = new Set(events.map(({ undoes }) => undoes));
  return events.filter(({ id, kind }) => kind === "state" && !undone.has(id));
}

/** The event that gave an order this revision, or `undefined`. */
export async function eventOfRevision(
  database: Database,
  orderId: number,
  revision: number,
): Promise<OrderEventRow | undefined> {
  return database.get<OrderEventRow>(
    "SELECT * FROM order_event WHERE order_id = ? AND revision = ?",
    orderId,
    revision,
  );
}

/** An order's events, or the latest of them, oldest first, with the accounts' current addresses. */
export async function recordsOf(database: Database, orderId: number): Promise<readonly OrderRecord[]> {
  const rows = await database.all<OrderEventRow & { readonly actor_email: string | null }>(
    `SELECT order_event.id, at, kind, state, made_by, actor_id, account.email AS actor_email FROM order_event
         LEFT JOIN account ON account.id = actor_id
       WHERE order_id = ? ORDER BY order_event.id DESC LIMIT ?`,
    orderId,
    MAX_ORDER_RECORDS,
  );
  return rows.reverse().map(({ at, kind, state, made_by, actor_id, actor_email }) => ({
    at: new Date(at).toISOString(),
    kind,
    state,
    by: made_by,
    actor: actor_id === null ? null : { id: actor_id, email: actor_email ?? "" },
  }));
}
