import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { NoteTask, OrderNote, WorkshopNote } from "../order-note";
import * as stored from "../stored/order-notes.server";

const UNAVAILABLE = "The notes could not be loaded";
const FAILED = "We cannot tell whether the note was saved. Open the order again to see.";

/** @throws UpstreamFailure */
export async function listOrderNotes(number: string): Promise<readonly OrderNote[]> {
  return orUnavailable(UNAVAILABLE, stored.listOrderNotes((await shopDatabase()).db, number, Date.now()));
}

/** @throws UpstreamFailure */
export async function listWorkshopNotes(number: string): Promise<readonly WorkshopNote[]> {
  const notes = await listOrderNotes(number);
  return notes
    .filter(({ forWorkshop, removedAt }) => forWorkshop && removedAt === null)
    .map(({ id, at, text }) => ({ id, at, text }));
}

export type NoteChange = NoteTask | { readonly kind: "add"; readonly text: string; readonly forWorkshop: boolean };

/** @throws UpstreamFailure also if it is unknown whether the change was made */
export async function changeNotes(actorId: string, number: string, change: NoteChange): Promise<stored.NoteOutcome> {
  const database = await shopDatabase();
  const about = { number, actorId };
  const changed =
    change.kind === "add"
      ? stored.addOrderNote(database, about, change, Date.now())
      : stored.changeOrderNote(database, about, change, Date.now());
  return orUnavailable(FAILED, changed);
}
