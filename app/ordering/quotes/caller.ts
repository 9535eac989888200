import * as z from "zod/mini";
import { isEmail } from "~/base/addresses/email";
import { isPhone } from "~/base/addresses/phone";
import { countText } from "~/base/text/counts";
import type { AuditPerson } from "~/house/audit/audit";
import { MESSAGES, requiredText, text } from "~/house/forms/field-rules";
import { noteInput } from "~/house/forms/note";
import { zodValidator } from "~/house/forms/zod-validator";
import type { QuoteSummary } from "./quote";

/** A customer who gets a quote from the office; a missing phone number or note is empty. */
export interface Caller {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
}

export interface CallerQuote extends Omit<QuoteSummary, "jobName"> {
  readonly caller: Caller;
  readonly link: string;
  readonly madeBy: AuditPerson;
  /** When its last mail was queued, ISO 8601 in UTC; `null` if it was not mailed. */
  readonly mailedAt: string | null;
  readonly isWithdrawn: boolean;
}

/** The path of the page on which a customer approves a quote; its link is a secret. */
export const approvalPath = (link: string): string => `/approve/${link}`;

export const CALLERS_PATH = "/admin/orders/new";

export const CALLER_FORM_ID = "caller";

/** The longest note to a caller, in UTF-16 code units. */
export const MAX_CALLER_NOTE_LENGTH = 1000;

export const CALLER_LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  note: "Note to the customer",
} as const;

export const callerValidator = zodValidator(
  z.object({
    firstName: requiredText(),
    lastName: requiredText(),
    email: requiredText().check(z.refine(isEmail, { error: MESSAGES.email })),
    phone: text().check(z.refine((phone) => phone === "" || isPhone(phone), { error: MESSAGES.phone })),
    note: z.catch(z.string(), "").check(
      z.overwrite(noteInput),
      z.maxLength(MAX_CALLER_NOTE_LENGTH, {
        error: `Please use at most ${countText(MAX_CALLER_NOTE_LENGTH)} characters`,
      }),
    ),
  }),
);

export const CALLER_INTENT = "intent";
export const CALLER_QUOTE = "quote";

export interface CallerTask {
  readonly kind: "send-again" | "withdraw" | "restore";
  readonly number: string;
}

export function readCallerTask(form: URLSearchParams): CallerTask | null {
  const kind = (["send-again", "withdraw", "restore"] as const).find((one) => one === form.get(CALLER_INTENT));
  return kind ? { kind, number: form.get(CALLER_QUOTE) ?? "" } : null;
}

export const CALLER_DONE = "done";

const CALLERS_DONE = ["made", "sent-again", "withdrawn", "restored"] as const;

export type CallerDone = (typeof CALLERS_DONE)[number];

export function readCallerDone(query: URLSearchParams): CallerDone | null {
  const done = query.get(CALLER_DONE);
  return CALLERS_DONE.find((one) => one === done) ?? null;
}
