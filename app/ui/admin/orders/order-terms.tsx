import { formatCents } from "~/domain/money";
import type { OrderFile } from "~/domain/orders/order-file";
import { orderSum } from "~/domain/orders/order-sum";
import { TERMS_FORM_ID, termsValidator } from "~/forms/order-desk-form";
import { CheckedForm } from "~/ui/fields/checked-form";
import { SubmitButton } from "~/ui/fields/submit-button";
import { TextField } from "~/ui/fields/text-field";
import { filePath, HiddenFields } from "./change-form";

const LABELS = { freight: "Freight", tax: "Tax", shipsOn: "Day of shipping" } as const;

interface TermsProps {
  readonly file: OrderFile;
  /** The form that was refused last on this page, by its id. */
  readonly refusedForm: string | null;
}

const amountOf = (cents: number | null) => (cents === null ? "" : formatCents(cents));

/**
 * The form's id, another one whenever other terms were saved, so that its fields begin with them; a refused form keeps
 * its own, and with it what was typed.
 */
function formIdOf({ history }: OrderFile, refused: string | null): string {
  if (refused?.startsWith(TERMS_FORM_ID)) return refused;
  return `${TERMS_FORM_ID}-${history.filter(({ kind }) => kind === "terms").length}`;
}

/** Freight, tax and the day of shipping, with what the order comes to; nothing is asked of a canceled one. */
export function Terms({ file, refusedForm }: TermsProps) {
  const { totalCents, state } = file.order;
  const sum = orderSum(file.order);
  return (
    <section aria-labelledby="terms-heading" className="print:hidden">
      <h2 id="terms-heading" className="text-2xl">
        Freight, tax and shipping
      </h2>
      <p className="figures mt-2 text-stone-700">
        Pieces {formatCents(totalCents)}. Order total{" "}
        <span className="font-semibold text-ink">{formatCents(sum.totalCents)}</span>
        {sum.without && ` ${sum.without}`}.
      </p>
      {state !== "cancelled" && <TermsForm file={file} refusedForm={refusedForm} />}
    </section>
  );
}

function TermsForm({ file, refusedForm }: TermsProps) {
  const { number, terms } = file.order;
  const formId = formIdOf(file, refusedForm);
  return (
    <CheckedForm
      key={formId}
      id={formId}
      validator={termsValidator}
      labels={LABELS}
      action={filePath(number)}
      defaultValues={{
        freight: amountOf(terms.freightCents),
        tax: amountOf(terms.taxCents),
        shipsOn: terms.shipsOn ?? "",
      }}
      className="mt-4 grid gap-5"
    >
      <HiddenFields file={file} intent="terms" />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-3">
        <TextField name="freight" label={LABELS.freight} inputMode="decimal" autoComplete="off" />
        <TextField name="tax" label={LABELS.tax} inputMode="decimal" autoComplete="off" />
        <TextField name="shipsOn" label={LABELS.shipsOn} type="date" autoComplete="off" />
      </div>
      <p className="text-sm text-stone-700">Leave a field empty where it is not known yet. $0 says that it is free.</p>
      <div>
        <SubmitButton label="Save freight, tax and day" busyLabel="Saving…" />
      </div>
    </CheckedForm>
  );
}
