import type { AuditPerson } from "~/house/audit/audit";

/** The most notes on an order, including those that were removed and can be put back. */
export const MAX_ORDER_NOTES = 200;

export interface OrderNote {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly by: AuditPerson;
  readonly text: string;
  readonly forWorkshop: boolean;
  /** ISO 8601, in UTC; `null` unless it was removed and can be put back. */
  readonly removedAt: string | null;
}

export type WorkshopNote = Pick<OrderNote, "id" | "at" | "text">;

export const NOTE_INTENT = "intent";
export const NOTE_ID = "note";

export type NoteTask = { readonly kind: "remove" | "restore"; readonly id: number };

export function readNoteTask(form: URLSearchParams): NoteTask | null {
  const kind = (["remove", "restore"] as const).find((one) => one === form.get(NOTE_INTENT));
  const id = form.get(NOTE_ID) ?? "";
  return kind && /^\d{1,15}$/.test(id) ? { kind, id: Number(id) } : null;
}
