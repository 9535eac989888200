import { createHash } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { bookPlaced } from "~/house/capacity/follow-order.server";

import { isTrusted } from "~/provider/accounts/accounts.server";
import { fileForOrder, type OrderSender } from "~/provider/accounts/customer-files.server";
import { type BoughtSample, withoutSampleId } from "~/provider/accounts/sample-credits.server";
import type { LinkedOrder, OrderLine } from "../order";
import type { PricedLine } from "../order-price";
import { orderedJson } from "../ordered-lines";
import type { Changer } from "./change-order.server";
import { recordOrderEvent } from "./order-events.server";
import { type OrderRow, orderOf } from "./order-rows.server";
import { storeSearchedText } from "./order-search.server";
import { storeCredits, storeSamples } from "./sample-credits.server";
import { storeSold } from "./sold-orders.server";

/** A hash of content. Equal content has the same hash, whatever the order of its fields. */
export function contentHash(content: object): string {
  return createHash("sha256").update(orderedJson(content)).digest("base64url");
}

export interface PricedLines {
  readonly lines: readonly OrderLine[];
  readonly amounts: readonly PricedLine[];
  readonly credits: readonly BoughtSample[];
}

type StoredLine = Selectable<Schema["order_line"]>;

type NewOrder = Omit<
  Insertable<Schema["customer_order"]>,
  | "id"
  | "number"
  | "state"
  | "revision"
  | "content_revision"
  | "fee_cents"
  | "file_id"
  | "from_stranger"
  | "ships_on"
  | "is_estimate"
  | "booked_from"
  | "booked_until"
> &
  OrderSender;

interface InsertedOrder extends LinkedOrder {
  readonly row: OrderRow;
}

export async function insertLines(
  trx: Transaction,
  orderId: number,
  { lines, amounts }: Pick<PricedLines, "lines" | "amounts">,
): Promise<readonly StoredLine[]> {
  const stored = lines.map((line, position) => {
    const { listCents, cents } = amounts[position] as PricedLine;
    return { order_id: orderId, position, line: JSON.stringify(line), list_cents: listCents, cents };
  });
  await trx.insertInto("order_line").values(stored).execute();
  return stored;
}

/** Whether a guest or a new account places an order, unless it is of a quote that the office made, or a remake. */
async function isFromStranger(
  db: Reader,
  { customer_id, quote, remake_of }: Pick<NewOrder, "customer_id" | "quote" | "remake_of">,
): Promise<boolean> {
  if (remake_of) return false;
  return customer_id ? !(await isTrusted(db, customer_id)) : !quote;
}

/**
 * Adds an order with its lines, samples, first event, figures and search text, and books its minutes: those of a remake
 * ahead of others. The database gives it its number.
 *
 * @param placer its customer, unless somebody else is given
 * @returns the order from what was written, not read again; without what it remakes
 */
export async function insertOrder(
  trx: Transaction,
  order: NewOrder,
  priced: PricedLines,
  placer: Changer = { by: "customer", actorId: order.customer_id ?? null },
): Promise<InsertedOrder> {
  const { lines, amounts, credits } = priced;
  const row = await trx
    .insertInto("customer_order")
    .values({
      ...order,
      state: "received",
      file_id: await fileForOrder(trx, order),
      from_stranger: (await isFromStranger(trx, order)) ? 1 : 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id, state } = row;
  const stored = await insertLines(trx, id, priced);
  await storeSamples(trx, id, lines, amounts);
  await storeCredits(trx, id, credits);
  const placed = { order_id: id, kind: "state", state, made_by: placer.by, revision: 0 } as const;
  const first = await recordOrderEvent(trx, { ...placed, actor_id: placer.actorId }, order.placed_at);
  await storeSold(trx, row, { lines: stored, steps: [first] });
  await storeSearchedText(trx, row);
  await bookPlaced(trx, row, order.placed_at);
  // The booking has set these two.
  const booked = await trx
    .selectFrom("customer_order")
    .select(["ships_on", "is_estimate"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const parts = { lines: stored, events: [first], messages: [], sampleCredits: credits.map(withoutSampleId) };
  const stands = { ...row, ...booked };
  return { row: stands, order: orderOf(stands, parts), link: row.link };
}
