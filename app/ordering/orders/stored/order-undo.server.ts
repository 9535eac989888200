import type { Reader } from "~/base/database/database.server";
import type { OrderState } from "~/house/capacity/order-state";
import { hasBegun } from "../order-file";
import { notUndone, type OrderEventRow, stateEvents } from "./order-events.server";
import type { OrderRow } from "./order-rows.server";
import { areSamplesCredited, mayCreditAgain } from "./sample-credits.server";

/** Whether pieces of an order are made again by orders that were not canceled. */
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

/** A change of state that can be undone. */
export interface Undo {
  readonly undone: OrderEventRow;
  /** The state to return to. */
  readonly state: OrderState;
}

/**
 * The change that an undo reverses: the last one in effect, if the shop made it. A cancellation cannot be undone once
 * the order's sample credits are used elsewhere or their samples no longer count as bought. A confirmation cannot be
 * undone while another order credits the samples bought with this one: the customer could then cancel this order for
 * free (decision 88).
 */
export async function undoOf(db: Reader, row: OrderRow): Promise<Undo | null> {
  const [earlier, undone] = notUndone(await stateEvents(db, row.id)).slice(-2);
  if (!earlier || undone?.made_by !== "shop") return null;
  // A remake is confirmed from the beginning: it is canceled, not put back.
  if (row.remake_of !== null && earlier.state === "received") return null;
  if (undone.state === "cancelled" && !(await mayRemakeAgain(db, row))) return null;
  // What is made again was made: its order stays in production, so that nobody changes it under the remake.
  if (undone.state === "in-production" && (await hasRemakes(db, row.id))) return null;
  if (undone.state === "cancelled" && !(await mayCreditAgain(db, row.id))) return null;
  if (earlier.state === "received" && (await areSamplesCredited(db, row.id))) return null;
  return { undone, state: earlier.state };
}
