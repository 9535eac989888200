import * as z from "zod/mini";
import type { CalendarDay } from "~/base/time/time";
import { oneOf, requiredText } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { readTypedDay } from "~/trade/measure/calendar-day";
import { type Cents, formatDollars } from "~/trade/measure/money";
import { type AmountProblem, MAX_TYPED_CENTS, readTypedAmount } from "~/trade/measure/typed-amount";
import { PAYMENT_KINDS, type Payment } from "./invoice";

export const PAYMENTS_INTENT = "intent";

export const PAYMENTS_SEEN = "seen";

export const CORRECTED_ENTRY = "entry";

export const CREDIT_TAKEN_BACK = "credit";

export const PAYMENT_FORM_ID = "payment";
export const CREDIT_FORM_ID = "credit";

/** The longest reason for a credit, in UTF-16 code units. */
export const MAX_CREDIT_REASON_LENGTH = 200;

/** The longest reference of a payment, in UTF-16 code units. */
export const MAX_REFERENCE_LENGTH = 120;

const AMOUNT_MESSAGES: Readonly<Record<AmountProblem, string>> = {
  unclear: "Please enter an amount in dollars and cents, such as 1,234.50",
  negative: "Please enter an amount above $0",
  "too-large": `Please enter at most ${formatDollars(MAX_TYPED_CENTS)}`,
};

/** An amount above $0 as it is typed; `hint` follows the message about one that is not. */
const amount = (hint = "") =>
  z.pipe(
    requiredText(),
    z.transform((typed, context): Cents => {
      const read = readTypedAmount(typed);
      if ("cents" in read && read.cents) return read.cents;
      const problem = "problem" in read ? read.problem : "negative";
      const message = `${AMOUNT_MESSAGES[problem]}${problem === "negative" ? hint : ""}`;
      context.issues.push({ code: "custom", message, input: typed });
      return z.NEVER;
    }),
  );

const day = (today: CalendarDay) =>
  z.pipe(
    requiredText(),
    z.transform((typed, context) => {
      const read = readTypedDay(typed);
      if (read !== null && read <= today) return read;
      const message = read === null ? "Please enter a date such as 11/30/2026" : "This day is still to come";
      context.issues.push({ code: "custom", message, input: typed });
      return z.NEVER;
    }),
  );

/** A payment as it is typed; the amount of a refund has no sign. No payment is from a day after `today`. */
export const paymentValidator = (today: CalendarDay) =>
  zodValidator(
    z.pipe(
      z.object({
        amount: amount("; choose Refund for money that you gave back"),
        receivedOn: day(today),
        kind: oneOf(PAYMENT_KINDS),
        reference: z.catch(z.string(), "").check(
          z.overwrite((text) => text.replace(/\p{Cc}+/gu, " ").trim()),
          z.maxLength(MAX_REFERENCE_LENGTH, { error: `Please use at most ${MAX_REFERENCE_LENGTH} characters` }),
        ),
      }),
      z.transform(
        ({ amount: cents, ...payment }): Payment => ({ ...payment, cents: payment.kind === "refund" ? -cents : cents }),
      ),
    ),
  );

export const creditValidator = zodValidator(
  z.object({
    amount: amount(),
    reason: z.pipe(
      requiredText(),
      z.string().check(
        z.overwrite((text) => text.replace(/\p{Cc}+/gu, " ").trim()),
        z.maxLength(MAX_CREDIT_REASON_LENGTH, { error: `Please use at most ${MAX_CREDIT_REASON_LENGTH} characters` }),
      ),
    ),
  }),
);

const numberIn = (form: URLSearchParams, name: string) => {
  const text = form.get(name) ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

export type PaymentsTask =
  | { readonly kind: "record"; readonly seen: number }
  | { readonly kind: "correct"; readonly entry: number }
  | { readonly kind: "credit"; readonly seen: number }
  | { readonly kind: "take-back"; readonly credit: number }
  | { readonly kind: "remind" }
  | { readonly kind: "invoice" };

export function readPaymentsForm(form: URLSearchParams): PaymentsTask | null {
  const names = [PAYMENTS_SEEN, CORRECTED_ENTRY, CREDIT_TAKEN_BACK] as const;
  const [seen = null, entry = null, credit = null] = names.map((name) => numberIn(form, name));
  switch (form.get(PAYMENTS_INTENT)) {
    case "record":
      return seen === null ? null : { kind: "record", seen };
    case "correct":
      return entry === null ? null : { kind: "correct", entry };
    case "credit":
      return seen === null ? null : { kind: "credit", seen };
    case "take-back":
      return credit === null ? null : { kind: "take-back", credit };
    case "remind":
      return { kind: "remind" };
    case "invoice":
      return { kind: "invoice" };
    default:
      return null;
  }
}
