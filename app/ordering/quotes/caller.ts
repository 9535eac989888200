import * as z from "zod/mini";
import { isEmail } from "~/base/addresses/email";
import { isPhone } from "~/base/addresses/phone";
import type { AuditPerson } from "~/house/audit/audit";
import { MESSAGES, requiredText, text } from "~/house/forms/field-rules";
import { noteText } from "~/house/forms/note";
import { zodValidator } from "~/house/forms/zod-validator";
import type { QuoteSummary } from "./quote";

/** A customer who gets a quote from the office; a missing phone number or note is empty. */
export interface Caller {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** What the office writes to them. */
  readonly note: string;
}

/** A quote that the office made for a customer, who approves it by a link. */
export interface CallerQuote extends Omit<QuoteSummary, "jobName"> {
  readonly caller: Caller;
  /** The secret of the page that approves it. */
  readonly link: string;
  readonly madeBy: AuditPerson;
  /** When its last mail was queued, ISO 8601 in UTC; `null` if it was not mailed. */
  readonly mailedAt: string | null;
  readonly isWithdrawn: boolean;
}

/** The path of the page on which a customer approves a quote; its link is a secret. */
export const approvalPath = (link: string): string => `/approve/${link}`;

/** The page where the office makes such quotes, and sees which are waiting. */
export const CALLERS_PATH = "/admin/orders/new";

export const CALLER_FORM_ID = "caller";

/** The longest note to a caller, in UTF-16 code units. */
export const MAX_CALLER_NOTE_LENGTH = 1000;

/** The fields in the order of the page, with their labels. */
export const CALLER_LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  note: "Note to the customer",
} as const;

/** The form for the customer, for browser and server alike. */
export const callerValidator = zodValidator(
  z.object({
    firstName: requiredText(),
    lastName: requiredText(),
    email: requiredText().check(z.refine(isEmail, { error: MESSAGES.email })),
    phone: text().check(z.refine((phone) => phone === "" || isPhone(phone), { error: MESSAGES.phone })),
    note: z.catch(z.string(), "").check(
      z.overwrite(noteText),
      z.maxLength(MAX_CALLER_NOTE_LENGTH, {
        error: `Please use at most ${MAX_CALLER_NOTE_LENGTH.toLocaleString("en-US")} characters`,
      }),
    ),
  }),
);

/** The field for what a button of the list does, and the one that names the quote. */
export const CALLER_INTENT = "intent";
export const CALLER_QUOTE = "quote";

/** What a button of the list does with a quote, by its number. */
export interface CallerTask {
  readonly kind: "send-again" | "withdraw" | "restore";
  readonly number: string;
}

/** Reads which button of the list was pressed; `null` if none was. */
export function readCallerTask(form: URLSearchParams): CallerTask | null {
  const kind = (["send-again", "withdraw", "restore"] as const).find((one) => one === form.get(CALLER_INTENT));
  return kind ? { kind, number: form.get(CALLER_QUOTE) ?? "" } : null;
}

/** What was just done with a quote, as the page's address says. */
export const CALLER_DONE = "done";

const CALLERS_DONE = ["made", "sent-again", "withdrawn", "restored"] as const;

export type CallerDone = (typeof CALLERS_DONE)[number];

/** Reads from the query of the page what was just done; `null` if nothing was. */
export function readCallerDone(query: URLSearchParams): CallerDone | null {
  const done = query.get(CALLER_DONE);
  return CALLERS_DONE.find((one) => one === done) ?? null;
}
