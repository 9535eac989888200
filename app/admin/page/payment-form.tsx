import { PAYMENT_KINDS } from "~/invoices/invoice";
import { PAYMENT_WORDS } from "~/invoices/invoice-words";
import {
  MAX_REFERENCE_LENGTH,
  PAYMENT_FORM_ID,
  PAYMENTS_INTENT,
  PAYMENTS_SEEN,
  paymentValidator,
} from "~/invoices/payment-form";
import { CheckedForm } from "~/ui/fields/checked-form";
import { SelectField } from "~/ui/fields/select-field";
import { SubmitButton } from "~/ui/fields/submit-button";
import { TextField } from "~/ui/fields/text-field";
import { filePath } from "./change-form";

const LABELS = { amount: "Amount", receivedOn: "Received on", kind: "Kind", reference: "Reference" };

const KINDS = PAYMENT_KINDS.map((kind) => ({ value: kind, label: PAYMENT_WORDS[kind] }));

/** The path of the page for an order's payments. */
export const paymentsPath = (number: string) => `${filePath(number)}/payments`;

interface PaymentFormProps {
  readonly number: string;
  /** How many entries the page shows. */
  readonly seen: number;
  /** YYYY-MM-DD, in the shop's time zone. */
  readonly today: string;
}

/** The form that records a payment or a refund. */
export function PaymentForm({ number, seen, today }: PaymentFormProps) {
  return (
    <CheckedForm
      key={seen}
      id={PAYMENT_FORM_ID}
      validator={paymentValidator(today)}
      labels={LABELS}
      action={paymentsPath(number)}
      defaultValues={{ receivedOn: today, kind: PAYMENT_KINDS[0] }}
      className="mt-4 grid gap-5"
    >
      <input type="hidden" name={PAYMENTS_INTENT} value="record" />
      <input type="hidden" name={PAYMENTS_SEEN} value={seen} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField name="amount" label={LABELS.amount} inputMode="decimal" autoComplete="off" required />
        <TextField name="receivedOn" label={LABELS.receivedOn} type="date" autoComplete="off" required />
        <SelectField
          name="kind"
          label={LABELS.kind}
          hint="A refund of what is not owed leaves it due again: add a credit first."
          options={KINDS}
          required
        />
        <TextField
          name="reference"
          label={LABELS.reference}
          autoComplete="off"
          maxLength={MAX_REFERENCE_LENGTH}
          spellCheck={false}
        />
      </div>
      <div>
        <SubmitButton label="Record payment" busyLabel="Recording…" />
      </div>
    </CheckedForm>
  );
}
