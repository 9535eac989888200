import type { ReactNode } from "react";
import type { CalendarDay } from "~/base/time/time";
import { PAYMENT_KINDS } from "~/house/invoices/invoice";
import { PAYMENT_WORDS, signedText } from "~/house/invoices/invoice-words";
import {
  CORRECTED_ENTRY,
  CREDIT_FORM_ID,
  CREDIT_TAKEN_BACK,
  creditValidator,
  MAX_CREDIT_REASON_LENGTH,
  MAX_REFERENCE_LENGTH,
  PAYMENT_FORM_ID,
  PAYMENTS_INTENT,
  PAYMENTS_SEEN,
  type PaymentsTask,
  paymentValidator,
} from "~/house/invoices/payment-form";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { ButtonForm } from "~/house/ui/kit/button-form";
import { Hidden } from "~/house/ui/kit/hidden";
import { MomentDay } from "~/house/ui/kit/moment";
import { Section } from "~/house/ui/kit/section";
import type { CreditEntry } from "~/ordering/orders/order-money";
import { filePath, useIsSending } from "./change-form";

const LABELS = { amount: "Amount", receivedOn: "Received on", kind: "Kind", reference: "Reference" };

const KINDS = PAYMENT_KINDS.map((kind) => ({ value: kind, label: PAYMENT_WORDS[kind] }));

/** The path of the page for an order's payments. */
const paymentsPath = (number: string) => `${filePath(number)}/payments`;

interface PaymentFormProps {
  readonly number: string;
  /** How many entries the page shows. */
  readonly seen: number;
  /** YYYY-MM-DD, in the shop's time zone. */
  readonly today: CalendarDay;
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
      <Hidden fields={{ [PAYMENTS_INTENT]: "record", [PAYMENTS_SEEN]: seen }} />
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
        <SubmitButton label="Record payment" busyLabel="Recording…" look="outline" />
      </div>
    </CheckedForm>
  );
}

interface PaymentsButtonProps {
  readonly number: string;
  readonly task: Exclude<PaymentsTask, { kind: "record" | "credit" }>;
  readonly children: ReactNode;
}

/** A button that changes an order's payments. */
export function PaymentsButton({ number, task, children }: PaymentsButtonProps) {
  const sending = useIsSending();
  return (
    <ButtonForm
      action={paymentsPath(number)}
      disabled={sending}
      fields={{
        [PAYMENTS_INTENT]: task.kind,
        [CORRECTED_ENTRY]: task.kind === "correct" ? task.entry : undefined,
        [CREDIT_TAKEN_BACK]: task.kind === "take-back" ? task.credit : undefined,
      }}
    >
      {children}
    </ButtonForm>
  );
}

const CREDIT_LABELS = { amount: "Amount", reason: "Reason" };

interface CreditsProps {
  readonly number: string;
  readonly credits: readonly CreditEntry[];
}

/** The credits on an order's invoice, with the form for another one. */
export function Credits({ number, credits }: CreditsProps) {
  return (
    <Section name="credit" title="Add a credit" headingClassName="mt-10 text-2xl" className="print:hidden">
      <p className="mt-2">
        Takes an amount off what the order owes, such as for a late delivery. If the order is paid, refund the same
        amount.
      </p>
      <CreditList number={number} credits={credits} />
      <CheckedForm
        key={credits.length}
        id={CREDIT_FORM_ID}
        validator={creditValidator}
        labels={CREDIT_LABELS}
        action={paymentsPath(number)}
        className="mt-4 grid gap-5"
      >
        <Hidden fields={{ [PAYMENTS_INTENT]: "credit", [PAYMENTS_SEEN]: credits.length }} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField name="amount" label={CREDIT_LABELS.amount} inputMode="decimal" autoComplete="off" required />
          <TextField
            name="reason"
            label={CREDIT_LABELS.reason}
            hint="The customer reads it."
            autoComplete="off"
            maxLength={MAX_CREDIT_REASON_LENGTH}
            required
          />
        </div>
        <div>
          <SubmitButton label="Save credit" busyLabel="Saving…" look="outline" />
        </div>
      </CheckedForm>
    </Section>
  );
}

interface EntryRowProps {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly children: ReactNode;
}

/** An entry in the list of payments or credits, with the button that reverses it. */
export function EntryRow({ title, detail, children }: EntryRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-stone-300 py-3">
      <p className="figures min-w-0 wrap-anywhere">
        <span className="block font-semibold">{title}</span>
        <span className="text-sm text-stone-700">{detail}</span>
      </p>
      {children}
    </li>
  );
}

function CreditList({ number, credits }: CreditsProps) {
  if (credits.length === 0) return null;
  return (
    <ol aria-label="Credits" className="mt-4 border-b border-stone-300">
      {credits.map(({ id, at, actor, cents, reason, isTakingBack, isTakenBack }) => (
        <EntryRow
          key={id}
          title={
            <>
              {isTakingBack ? "Credit taken back" : "Credit"} {signedText(cents)}
            </>
          }
          detail={
            <>
              <MomentDay at={at} />, {reason}
              {isTakenBack && ", taken back"}, by {actor.email || "a deleted account"}
            </>
          }
        >
          {!isTakingBack && !isTakenBack && (
            <PaymentsButton number={number} task={{ kind: "take-back", credit: id }}>
              Take back<span className="sr-only"> the credit of {signedText(cents)}</span>
            </PaymentsButton>
          )}
        </EntryRow>
      ))}
    </ol>
  );
}
