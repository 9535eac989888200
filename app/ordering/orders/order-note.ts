import type { AuditPerson } from "~/house/audit/audit";

/** The most notes on an order, including those that were removed and can be put back. */
export const MAX_ORDER_NOTES = 200;

/** A note on an order that its customer never sees. */
export interface OrderNote {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly by: AuditPerson;
  readonly text: string;
  /** Whether the workshop sees it. */
  readonly forWorkshop: boolean;
  /** ISO 8601, in UTC; `null` unless it was removed and can be put back. */
  readonly removedAt: string | null;
}

/** A note as the workshop sees it, without its author. */
export type WorkshopNote = Pick<OrderNote, "id" | "at" | "text">;

/** The field for what a form of the notes does, and the one that names a note. */
export const NOTE_INTENT = "intent";
export const NOTE_ID = "note";

/** What a button of a note does. */
export type NoteTask = { readonly kind: "remove" | "restore"; readonly id: number };

/** Reads a button of a note; `null` if none was pressed. */
export function readNoteTask(form: URLSearchParams): NoteTask | null {
  const kind = (["remove", "restore"] as const).find((one) => one === form.get(NOTE_INTENT));
  const id = form.get(NOTE_ID) ?? "";
  return kind && /^\d{1,15}$/.test(id) ? { kind, id: Number(id) } : null;
}
