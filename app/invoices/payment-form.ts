import * as z from "zod/mini";
import { oneOf, requiredText } from "~/forms/field-rules";
import { zodValidator } from "~/forms/zod-validator";
import { readTypedDay } from "~/measure/calendar-day";
import { type Cents, formatDollars } from "~/measure/money";
import { type AmountProblem, MAX_TYPED_CENTS, readTypedAmount } from "~/measure/typed-amount";
import { PAYMENT_KINDS, type Payment } from "./invoice";

/** The field for what a form about an order's payments does. */
export const PAYMENTS_INTENT = "intent";

/** The field for how many entries the form's page showed. */
export const PAYMENTS_SEEN = "seen";

/** The field for the entry that a correction reverses. */
export const CORRECTED_ENTRY = "entry";

export const PAYMENT_FORM_ID = "payment";

/** The longest reference of a payment, in UTF-16 code units. */
export const MAX_REFERENCE_LENGTH = 120;

const AMOUNT_MESSAGES: Readonly<Record<AmountProblem, string>> = {
  unclear: "Please enter an amount in dollars and cents, such as 1,234.50",
  negative: "Please enter an amount above $0; choose Refund for money that you gave back",
  "too-large": `Please enter at most ${formatDollars(MAX_TYPED_CENTS)}`,
};

const amount = z.pipe(
  requiredText(),
  z.transform((typed, context): Cents => {
    const read = readTypedAmount(typed);
    if ("cents" in read && read.cents) return read.cents;
    const message = AMOUNT_MESSAGES["problem" in read ? read.problem : "negative"];
    context.issues.push({ code: "custom", message, input: typed });
    return z.NEVER;
  }),
);

const day = (today: string) =>
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

/**
 * A payment as it is typed, for browser and server alike; the amount of a refund is typed without a sign.
 *
 * @param today YYYY-MM-DD in the shop's time zone: no payment is from a later day
 */
export const paymentValidator = (today: string) =>
  zodValidator(
    z.pipe(
      z.object({
        amount,
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

const numberIn = (form: URLSearchParams, name: string) => {
  const text = form.get(name) ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

/** What a posted form about payments does besides recording one. */
export type PaymentsTask =
  | { readonly kind: "record"; readonly seen: number }
  | { readonly kind: "correct"; readonly entry: number }
  | { readonly kind: "remind" }
  | { readonly kind: "invoice" };

/** Reads what a posted form about an order's payments does; `null` if it is not one. */
export function readPaymentsForm(form: URLSearchParams): PaymentsTask | null {
  const [seen, entry] = [numberIn(form, PAYMENTS_SEEN), numberIn(form, CORRECTED_ENTRY)];
  switch (form.get(PAYMENTS_INTENT)) {
    case "record":
      return seen === null ? null : { kind: "record", seen };
    case "correct":
      return entry === null ? null : { kind: "correct", entry };
    case "remind":
      return { kind: "remind" };
    case "invoice":
      return { kind: "invoice" };
    default:
      return null;
  }
}
