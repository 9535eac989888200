import * as z from "zod/mini";
import type { CalendarDay } from "~/base/time/time";
import { checkbox, requiredText } from "~/house/forms/field-rules";
import { requiredField } from "~/house/forms/typed-field";
import { zodValidator } from "~/house/forms/zod-validator";
import { isOrderNumber } from "~/ordering/orders/order";
import { isCalendarDay, readTypedDay } from "~/trade/measure/calendar-day";

export const MOVE_FORM_ID = "move-date";

export const SCHEDULE_INTENT = "intent";

/** The query with the Monday of the first week, and the one with the order to move. */
export const SCHEDULE_QUERY = { from: "from", order: "order", moved: "moved" } as const;

export const MAX_MOVE_REASON = 300;

/** An order with the day that the page showed for it, so that nobody moves a day that somebody else has just moved. */
export interface SeenDay {
  readonly number: string;
  readonly shipsOn: CalendarDay;
}

/** A seen day as it is posted: "HV-1001 2026-12-10". */
export const seenText = ({ number, shipsOn }: SeenDay): string => `${number} ${shipsOn}`;

/** Reads what {@link seenText} wrote; `null` if it is something else. */
function readSeen(text: string): SeenDay | null {
  const [number = "", shipsOn = ""] = text.split(" ");
  return isOrderNumber(number) && isCalendarDay(shipsOn) ? { number, shipsOn } : null;
}

const DAY_MESSAGE = "Please enter a date such as 11/30/2026";

export const moveValidator = zodValidator(
  z.object({
    order: requiredField(readSeen, "Please choose an order"),
    newDate: requiredField(readTypedDay, DAY_MESSAGE),
    reason: requiredText(MAX_MOVE_REASON),
    isCustomers: checkbox(),
  }),
);

export type ScheduleTask =
  | {
      readonly kind: "move";
      readonly order: SeenDay;
      readonly newDate: string;
      readonly reason: string;
      readonly isCustomers: boolean;
    }
  /** Moves an order back to the day that it had before. */
  | { readonly kind: "move-back"; readonly order: SeenDay; readonly newDate: string }
  /** Books the orders again whose minutes were lost. */
  | { readonly kind: "plan-again" };

export interface PostedScheduleForm {
  readonly formId: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly task: ScheduleTask | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

const withoutFields = (task: ScheduleTask): PostedScheduleForm => ({ formId: "", answers: {}, task, fieldErrors: {} });

export async function readScheduleForm(form: URLSearchParams): Promise<PostedScheduleForm | null> {
  const intent = form.get(SCHEDULE_INTENT);
  if (intent === "plan-again") return withoutFields({ kind: "plan-again" });
  if (intent === "move-back") {
    const order = readSeen(form.get("order") ?? "");
    const newDate = readTypedDay(form.get("newDate") ?? "");
    return order && newDate ? withoutFields({ kind: "move-back", order, newDate }) : null;
  }
  if (intent !== "move") return null;
  const { data, error, submittedData: answers, formId = MOVE_FORM_ID } = await moveValidator.validate(form);
  const posted = { formId, answers };
  if (error) return { ...posted, task: null, fieldErrors: error.fieldErrors };
  return { ...posted, task: { kind: "move", ...data }, fieldErrors: {} };
}
