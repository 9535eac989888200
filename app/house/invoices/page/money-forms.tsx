import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { STATES } from "~/base/addresses/states";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { revisedFormId } from "~/house/ui/fields/field";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { TextField } from "~/house/ui/fields/text-field";
import { Button } from "~/house/ui/kit/button";
import {
  MAX_HOW_TO_PAY,
  MONEY_INTENT,
  MONEY_REVISION,
  type MoneySettings,
  PAYING_FORM_ID,
  payingFields,
  payingValidator,
  RATE_FORM_ID,
  REMOVED_STATE,
  rateValidator,
} from "../money-settings";
import type { TaxRate } from "../tax";

const ACTION = "/admin/money";

const PAYING_LABELS = {
  howToPay: "How to pay",
  deposit: "Deposit, percent",
  prepaidDays: "Prepaid invoices are overdue after, days",
};
const RATE_LABELS = { state: "State", rate: "Percent", taxesFreight: "Freight is taxed" };

const STATE_OPTIONS = STATES.map(([code, name]) => ({ value: code, label: name }));

interface Revised {
  readonly revision: number;
}

function Hidden({ intent, revision }: Revised & { readonly intent: string }) {
  return (
    <>
      <input type="hidden" name={MONEY_INTENT} value={intent} />
      <input type="hidden" name={MONEY_REVISION} value={revision} />
    </>
  );
}

interface PayingFormProps extends Revised {
  readonly settings: MoneySettings;
  readonly isRefused: boolean;
}

export function PayingForm({ settings, revision, isRefused }: PayingFormProps) {
  const id = revisedFormId(PAYING_FORM_ID, revision, isRefused);
  return (
    <section aria-labelledby="paying-heading">
      <h2 id="paying-heading" className="text-2xl">
        Payment
      </h2>
      <CheckedForm
        key={id}
        id={id}
        validator={payingValidator}
        labels={PAYING_LABELS}
        action={ACTION}
        defaultValues={payingFields(settings)}
        className="mt-4 grid gap-5"
      >
        <Hidden intent="paying" revision={revision} />
        <TextAreaField
          name="howToPay"
          label={PAYING_LABELS.howToPay}
          hint="Printed on every invoice, such as the account for transfers and who checks are payable to. Empty: the invoice asks the customer to call."
          rows={6}
          maxLength={MAX_HOW_TO_PAY}
        />
        <TextField
          name="deposit"
          label={PAYING_LABELS.deposit}
          hint="Empty: prepaid orders are paid in full before they are made. With a deposit, the rest is due before shipping. Terms, order and invoice say it."
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          name="prepaidDays"
          label={PAYING_LABELS.prepaidDays}
          hint="They are due at once, before making begins. For invoices from now on; empty: 7."
          inputMode="numeric"
          autoComplete="off"
        />
        <p>
          <SubmitButton label="Save" busyLabel="Saving…" />
        </p>
      </CheckedForm>
    </section>
  );
}

export function RateForm({ revision }: Revised) {
  return (
    <CheckedForm
      key={revision}
      id={RATE_FORM_ID}
      validator={rateValidator}
      labels={RATE_LABELS}
      action={ACTION}
      className="mt-4 grid gap-5"
    >
      <Hidden intent="rate" revision={revision} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField
          name="state"
          label={RATE_LABELS.state}
          options={STATE_OPTIONS}
          placeholder="Choose a state"
          required
        />
        <TextField name="rate" label={RATE_LABELS.rate} inputMode="decimal" autoComplete="off" required />
      </div>
      <CheckboxField name="taxesFreight">{RATE_LABELS.taxesFreight}</CheckboxField>
      <p>
        <SubmitButton label="Save rate" busyLabel="Saving…" />
      </p>
    </CheckedForm>
  );
}

function PlainForm({
  intent,
  revision,
  children,
}: Revised & { readonly intent: string; readonly children: ReactNode }) {
  return (
    <Form method="post" action={ACTION}>
      <Hidden intent={intent} revision={revision} />
      {children}
    </Form>
  );
}

export function RemoveRate({ rate: { state }, revision }: Revised & { readonly rate: TaxRate }) {
  return (
    <PlainForm intent="remove" revision={revision}>
      <input type="hidden" name={REMOVED_STATE} value={state} />
      <Button type="submit" look="outline">
        Remove<span className="sr-only"> {state}</span>
      </Button>
    </PlainForm>
  );
}

export function UndoSave({ revision }: Revised) {
  return (
    <PlainForm intent="undo" revision={revision}>
      <Button type="submit" look="outline">
        Undo the last save
      </Button>
    </PlainForm>
  );
}
