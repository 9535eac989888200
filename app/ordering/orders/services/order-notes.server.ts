import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { NoteTask, OrderNote, WorkshopNote } from "../order-note";
import * as stored from "../stored/order-notes.server";

const UNAVAILABLE = "The notes could not be loaded";
const FAILED = "We cannot tell whether the note was saved. Open the order again to see.";

/**
 * The internal notes on an order, oldest first, including those that were removed.
 *
 * @throws UpstreamFailure
 */
export async function listOrderNotes(number: string): Promise<readonly OrderNote[]> {
  return orUnavailable(UNAVAILABLE, stored.listOrderNotes((await shopDatabase()).db, number, Date.now()));
}

/**
 * The notes on an order that the workshop sees, oldest first.
 *
 * @throws UpstreamFailure
 */
export async function listWorkshopNotes(number: string): Promise<readonly WorkshopNote[]> {
  const notes = await listOrderNotes(number);
  return notes
    .filter(({ forWorkshop, removedAt }) => forWorkshop && removedAt === null)
    .map(({ id, at, text }) => ({ id, at, text }));
}

/** A change to an order's notes: a new one, or one that is removed or put back. */
export type NoteChange = NoteTask | { readonly kind: "add"; readonly text: string; readonly forWorkshop: boolean };

/**
 * Changes the notes on an order.
 *
 * @param actorId the account of the person who changes them
 * @throws UpstreamFailure also if it is unknown whether the change was made
 */
export async function changeNotes(actorId: string, number: string, change: NoteChange): Promise<stored.NoteOutcome> {
  const database = await shopDatabase();
  const about = { number, actorId };
  const changed =
    change.kind === "add"
      ? stored.addOrderNote(database, about, change, Date.now())
      : stored.changeOrderNote(database, about, change, Date.now());
  return orUnavailable(FAILED, changed);
}
