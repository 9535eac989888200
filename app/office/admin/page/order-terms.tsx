import { Link, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { UNSHIPPED } from "~/house/capacity/order-state";
import type { Billing } from "~/house/invoices/customer-billing";
import type { OfferedTax } from "~/house/invoices/tax";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { TextField } from "~/house/ui/fields/text-field";
import { Button, type ButtonLook } from "~/house/ui/kit/button";
import { Hidden } from "~/house/ui/kit/hidden";
import { Section } from "~/house/ui/kit/section";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import type { OrderFile } from "~/ordering/orders/order-file";
import { TERMS_FORM_ID } from "~/ordering/orders/order-file-form";
import { orderSum } from "~/ordering/orders/order-sum";
import {
  CONFIRM_INTENT,
  FILE_INTENT,
  KNOWN_CUSTOMER,
  OFFERED_FREIGHT,
  OFFERED_TAX,
  TERMS_AMOUNTS,
  termsValidator,
} from "~/ordering/orders/order-terms-form";
import { formatCents } from "~/trade/measure/money";
import { amountText, freightHint, offeredFreightCents } from "../freight-offer";
import { billingText, followFreight, isOfferedNone, offeredText, taxHint } from "../tax-offer";
import { fileFields, filePath, useIsSending } from "./change-form";
import { STEP_WORDS } from "./history-words";

const LABELS = { freight: "Freight", tax: "Tax", shipsOn: "Day of shipping" } as const;

const [openTerms, settledTerms] = [termsValidator(false), termsValidator(true)];

/** The id of the section with the form, for a link to it. */
export const TERMS_SECTION_ID = "terms";

interface TermsProps {
  readonly file: OrderFile;
  /** The tax to offer; `null` if the provider takes the payment. */
  readonly tax: OfferedTax | null;
  /** The terms and exemption of the address that a guest typed; `null` if there are none. */
  readonly typedBilling: Billing | null;
  readonly refusedForm: string | null;
}

/**
 * The form's id. It changes with the order, so that the fields start from the new values. A refused form keeps its id,
 * and with it what was typed.
 */
function formIdOf({ history }: OrderFile, refused: string | null): string {
  if (refused?.startsWith(TERMS_FORM_ID)) return refused;
  return `${TERMS_FORM_ID}-${history.filter(({ kind }) => kind !== "message").length}`;
}

/** Freight, tax and the day of shipping, with the order's total; a canceled order has no form. */
export function Terms({ file, tax, typedBilling, refusedForm }: TermsProps) {
  const { number, totalCents, state, terms } = file.order;
  const sum = orderSum(file.order);
  return (
    <Section id={TERMS_SECTION_ID} name="terms" title="Freight, tax and shipping" className="print:hidden">
      <p className="figures mt-2 text-stone-700">
        Pieces {formatCents(totalCents)}. Order total{" "}
        <span className="font-semibold text-ink">{formatCents(sum.totalCents)}</span>
        {sum.without && ` ${sum.without}`}.{file.order.remake && " A remake is free: leave freight and tax at $0."}
      </p>
      {terms.shipsOn && UNSHIPPED.includes(state) && (
        <p>
          <Link to={`/admin/schedule?order=${number}#move`} className="link-tall">
            Move the ship date
          </Link>
        </p>
      )}
      {file.order.isEstimate && (
        <p className="text-stone-700">
          Not all of its minutes are booked yet: the date holds if the stations still have them when you confirm it.
        </p>
      )}
      {state !== "cancelled" && (
        <TermsForm file={file} tax={tax} typedBilling={typedBilling} refusedForm={refusedForm} />
      )}
    </Section>
  );
}

function TermsForm({ file, tax, typedBilling, refusedForm }: TermsProps) {
  const { number, terms, state } = file.order;
  const shop = useShopTerms();
  const freightCents = terms.freightCents ?? offeredFreightCents(file.order, shop);
  const offered = offeredText({ ...file.order, terms: { ...terms, freightCents } }, tax);
  const hints = { freight: freightHint(file.order, shop), tax: taxHint(file.order, tax) };
  const formId = formIdOf(file, refusedForm);
  const isOpen = state === "received";
  // When a field loses the focus, it is checked by the rules of the button that was pressed last.
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <CheckedForm
      key={formId}
      id={formId}
      validator={isOpen && !isConfirming ? openTerms : settledTerms}
      labels={LABELS}
      action={filePath(number)}
      defaultValues={{
        freight: amountText(freightCents),
        noFreight: freightCents === 0,
        tax: amountText(terms.taxCents) || offered,
        noTax: terms.taxCents === 0 || isOfferedNone(file.order, tax),
        shipsOn: terms.shipsOn ?? "",
      }}
      onChange={({ currentTarget }) => followFreight(currentTarget, file.order, tax)}
      className="mt-4 grid gap-5"
    >
      <Hidden fields={fileFields(file)} />
      <input type="hidden" name={OFFERED_TAX} defaultValue={offered} />
      <input type="hidden" name={OFFERED_FREIGHT} value={amountText(offeredFreightCents(file.order, shop))} />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-3">
        {TERMS_AMOUNTS.map(({ name, label, none, noneLabel }) => (
          <div key={name}>
            <TextField name={name} label={label} hint={hints[name]} inputMode="decimal" autoComplete="off" />
            <CheckboxField name={none}>{noneLabel}</CheckboxField>
          </div>
        ))}
        <TextField
          name="shipsOn"
          label={LABELS.shipsOn}
          hint="Empty: the date stays if it can be met, otherwise the earliest."
          type="date"
          autoComplete="off"
        />
      </div>
      {isOpen && typedBilling && (
        <div>
          <CheckboxField name={KNOWN_CUSTOMER}>Bill this order by the file of {file.order.contact.email}</CheckboxField>
          <p className="text-sm text-stone-700">
            The file says: {billingText(typedBilling)}. Somebody typed the address without signing in, so check first
            that the order is this customer’s.
          </p>
        </div>
      )}
      {isOpen && (
        <p className="text-sm text-stone-700">
          You can save with empty fields. To confirm, enter both amounts, or check the box if there is none.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isOpen && (
          <TermsButton
            intent={CONFIRM_INTENT}
            {...STEP_WORDS.confirmed}
            look="accent"
            onClick={() => setIsConfirming(true)}
          />
        )}
        <TermsButton
          intent="terms"
          label="Save freight, tax and day"
          busyLabel="Saving…"
          look="outline"
          onClick={() => setIsConfirming(false)}
        />
      </div>
    </CheckedForm>
  );
}

interface TermsButtonProps {
  readonly intent: string;
  readonly label: string;
  readonly busyLabel: string;
  readonly look: ButtonLook;
  /** Called before the form is checked. */
  readonly onClick: () => void;
}

/** A submit button of the form; while the form is being sent, the pressed button shows its busy label. */
function TermsButton({ intent, label, busyLabel, look, onClick }: TermsButtonProps) {
  const { formData } = useNavigation();
  const isSending = useIsSending();
  return (
    <Button type="submit" name={FILE_INTENT} value={intent} look={look} disabled={isSending} onClick={onClick}>
      {isSending && formData?.get(FILE_INTENT) === intent ? busyLabel : label}
    </Button>
  );
}
