import type { Reader } from "~/base/database/database.server";
import type { OrderState } from "~/house/capacity/order-state";
import { findAccount } from "~/provider/accounts/accounts.server";
import { hasBegun, type OrderFile, type OrderingAccount } from "../order-file";
import { notUndone, type OrderEventRow, orderRecordsOf, stateEvents } from "./order-events.server";
import { type OrderRow, shipmentOf } from "./order-rows.server";
import { linkedOrder, rowOfNumber } from "./orders.server";
import { paymentRow } from "./provider-payments.server";
import { areSamplesCredited, mayCreditAgain } from "./sample-credits.server";

async function hasRemakes(db: Reader, orderId: number): Promise<boolean> {
  const remake = db.selectFrom("customer_order").select("id").where("remake_of", "=", orderId);
  return (await remake.where("state", "<>", "cancelled").limit(1).executeTakeFirst()) !== undefined;
}

/** Whether a canceled order may go on: a remake may not while production of its original is undone or canceled. */
async function mayRemakeAgain(db: Reader, { remake_of }: OrderRow): Promise<boolean> {
  if (remake_of === null) return true;
  const original = db.selectFrom("customer_order").select("state").where("id", "=", remake_of);
  return hasBegun((await original.executeTakeFirstOrThrow()).state);
}

export interface Undo {
  readonly undone: OrderEventRow;
  readonly state: OrderState;
}

/**
 * The change that an undo reverses: the last one in effect, if the shop made it. A cancellation cannot be undone once
 * the order's sample credits are used elsewhere or their samples no longer count as bought. A confirmation cannot be
 * undone while another order credits the samples bought with this one: the customer could then cancel this order for
 * free (decision 88).
 */
export async function orderUndoOf(db: Reader, row: OrderRow): Promise<Undo | null> {
  const [earlier, undone] = notUndone(await stateEvents(db, row.id)).slice(-2);
  if (!earlier || undone?.made_by !== "shop") return null;
  // A remake is confirmed from the beginning: it is canceled, not put back.
  if (row.remake_of !== null && earlier.state === "received") return null;
  if (undone.state === "cancelled" && !(await mayRemakeAgain(db, row))) return null;
  // An order whose pieces are made again stays in production, so that nobody changes it under the remake.
  if (undone.state === "in-production" && (await hasRemakes(db, row.id))) return null;
  if (undone.state === "cancelled" && !(await mayCreditAgain(db, row.id))) return null;
  if (earlier.state === "received" && (await areSamplesCredited(db, row.id))) return null;
  return { undone, state: earlier.state };
}

async function accountOf(db: Reader, id: string | null): Promise<OrderingAccount | null> {
  const account = id === null ? null : await findAccount(db, id);
  return account && { id: account.id, email: account.email, tags: account.tags };
}

async function preparedBy(db: Reader, { quote }: OrderRow): Promise<Pick<OrderFile, "preparedBy">> {
  if (quote === null) return {};
  const made = await db
    .selectFrom("caller_quote as caller")
    .innerJoin("quote", "quote.id", "caller.quote_id")
    .leftJoin("account", "account.id", "caller.made_by")
    .select(["caller.made_by", "account.email"])
    .where("quote.number", "=", quote)
    .executeTakeFirst();
  return made ? { preparedBy: { id: made.made_by, email: made.email ?? "" } } : {};
}

async function customerKeyOf(db: Reader, { file_id }: OrderRow): Promise<string | null> {
  const row = await db.selectFrom("customer_file").select("key").where("id", "=", file_id).executeTakeFirst();
  return row?.key ?? null;
}

async function pendingChange(db: Reader, { id }: OrderRow): Promise<Pick<OrderFile, "isChangePending">> {
  const open = db.selectFrom("order_change").select("id").where("order_id", "=", id);
  return (await open.where("state", "in", ["asked", "offered"]).executeTakeFirst()) ? { isChangePending: true } : {};
}

const MAX_SAME_PO = 5;

/** The customer's other orders with the same PO number, which may be the same order sent twice. */
async function samePo(db: Reader, { id, file_id, po_number }: OrderRow): Promise<Pick<OrderFile, "samePo">> {
  if (po_number === "" || file_id === null) return {};
  const rows = await db
    .selectFrom("customer_order")
    .select("number")
    .where("file_id", "=", file_id)
    .where("po_number", "=", po_number)
    .where("id", "!=", id)
    .where("remake_of", "is", null)
    .where("state", "!=", "cancelled")
    .orderBy("id", "desc")
    .limit(MAX_SAME_PO)
    .execute();
  return rows.length > 0 ? { samePo: rows.map(({ number }) => number) } : {};
}

export async function fileOf(db: Reader, row: OrderRow): Promise<OrderFile> {
  const problem = (await paymentRow(db, row.id))?.problem;
  const undo = await orderUndoOf(db, row);
  return {
    ...(await linkedOrder(db, row)),
    ...(problem && { paymentProblem: problem }),
    revision: row.revision,
    account: await accountOf(db, row.customer_id),
    customerKey: await customerKeyOf(db, row),
    undoesTo: undo?.state ?? null,
    stepBy: undo?.undone.actor_id ?? null,
    shipment: shipmentOf(row),
    ...(await preparedBy(db, row)),
    ...(await pendingChange(db, row)),
    ...(await samePo(db, row)),
    history: await orderRecordsOf(db, row.id),
  };
}

export async function findOrderFile(db: Reader, number: string): Promise<OrderFile | null> {
  const row = await rowOfNumber(db, number);
  return row ? await fileOf(db, row) : null;
}
