import { signedText } from "~/invoices/invoice-words";
import {
  CREDIT_FORM_ID,
  creditValidator,
  MAX_REASON_LENGTH,
  PAYMENTS_INTENT,
  PAYMENTS_SEEN,
} from "~/invoices/payment-form";
import type { CreditEntry } from "~/orders/order-money";
import { CheckedForm } from "~/ui/fields/checked-form";
import { SubmitButton } from "~/ui/fields/submit-button";
import { TextField } from "~/ui/fields/text-field";
import { dateText } from "~/ui/kit/moment-text";
import { paymentsPath } from "./payment-form";
import { PaymentsButton } from "./payments-button";

const LABELS = { amount: "Amount", reason: "Reason" };

interface CreditsProps {
  readonly number: string;
  readonly credits: readonly CreditEntry[];
}

/** The credits on an order's invoice, with the form for another one. */
export function Credits({ number, credits }: CreditsProps) {
  return (
    <section aria-labelledby="credit-heading">
      <h3 id="credit-heading" className="mt-6 text-xl">
        Add a credit
      </h3>
      <p className="mt-2">
        Takes an amount off what the order owes, such as for a late delivery. If the order is paid, refund the same
        amount.
      </p>
      <CreditList number={number} credits={credits} />
      <CheckedForm
        key={credits.length}
        id={CREDIT_FORM_ID}
        validator={creditValidator}
        labels={LABELS}
        action={paymentsPath(number)}
        className="mt-4 grid gap-5"
      >
        <input type="hidden" name={PAYMENTS_INTENT} value="credit" />
        <input type="hidden" name={PAYMENTS_SEEN} value={credits.length} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField name="amount" label={LABELS.amount} inputMode="decimal" autoComplete="off" required />
          <TextField
            name="reason"
            label={LABELS.reason}
            hint="The customer reads it."
            autoComplete="off"
            maxLength={MAX_REASON_LENGTH}
            required
          />
        </div>
        <div>
          <SubmitButton label="Save credit" busyLabel="Saving…" />
        </div>
      </CheckedForm>
    </section>
  );
}

function CreditList({ number, credits }: CreditsProps) {
  if (credits.length === 0) return null;
  return (
    <ol aria-label="Credits" className="mt-4 border-b border-stone-300">
      {credits.map(({ id, at, actor, cents, reason, isTakingBack, isTakenBack }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-stone-300 py-3"
        >
          <p className="figures min-w-0 wrap-anywhere">
            <span className="block font-semibold">
              {isTakingBack ? "Credit taken back" : "Credit"} {signedText(cents)}
            </span>
            <span className="text-sm text-stone-700">
              <time dateTime={at}>{dateText(at)}</time>, {reason}
              {isTakenBack && ", taken back"}, by {actor.email || "a deleted account"}
            </span>
          </p>
          {!isTakingBack && !isTakenBack && (
            <PaymentsButton number={number} task={{ kind: "take-back", credit: id }}>
              Take back<span className="sr-only"> the credit of {signedText(cents)}</span>
            </PaymentsButton>
          )}
        </li>
      ))}
    </ol>
  );
}
