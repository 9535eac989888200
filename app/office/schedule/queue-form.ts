import { isOrderNumber } from "~/ordering/orders/order";

/** The fields of a job's form, and the query with the day of a queue. */
export const QUEUE_FIELDS = { order: "order", done: "done" } as const;
export const QUEUE_DAY = "day";

interface PostedTick {
  readonly number: string;
  readonly isDone: boolean;
}

/** Reads a job's form; `null` if it is not one. */
export function readTick(form: URLSearchParams): PostedTick | null {
  const number = form.get(QUEUE_FIELDS.order) ?? "";
  return isOrderNumber(number) ? { number, isDone: form.get(QUEUE_FIELDS.done) === "on" } : null;
}
