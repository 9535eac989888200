import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useState } from "react";
import { ADDRESS_SURE } from "~/house/forms/checkout-names";
import { ADDRESS_LABELS, AddressFields } from "~/house/ui/fields/address-fields";
import { EmailField, PhoneField } from "~/house/ui/fields/contact-fields";
import { useFormField } from "~/house/ui/fields/field";
import { FieldGroup } from "~/house/ui/fields/field-group";
import { SelectField } from "~/house/ui/fields/select-field";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { TextField } from "~/house/ui/fields/text-field";
import { classNames } from "~/house/ui/kit/class-names";
import { FoldSummary } from "~/house/ui/kit/disclosure";
import {
  type DetailName,
  detailsIn,
  eachDetail,
  ORDER_DETAILS,
  type OrderDetail,
} from "~/ordering/orders/order-details";

export const CHECKOUT_LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  businessName: "Business name",
  ...ADDRESS_LABELS,
  mailingAddress: "Delivery address",
  addressSure: "Delivery address",
  ...eachDetail((_name, { label }) => label),
  lines: "Your pieces",
  rush: "Rush",
  reviewed: "Everything looks right",
} as const;

export function ContactFields() {
  return (
    <FieldGroup title="Contact">
      <TextField
        name="firstName"
        label={CHECKOUT_LABELS.firstName}
        autoComplete="given-name"
        spellCheck={false}
        required
      />
      <TextField
        name="lastName"
        label={CHECKOUT_LABELS.lastName}
        autoComplete="family-name"
        spellCheck={false}
        required
      />
      <EmailField name="email" label={CHECKOUT_LABELS.email} autoComplete="email" />
      <PhoneField name="phone" label={CHECKOUT_LABELS.phone} />
    </FieldGroup>
  );
}

function AddressSureField() {
  const { error, getInputProps } = useFormField(ADDRESS_SURE, null);
  const box = getInputProps<InputHTMLAttributes<HTMLInputElement>>({ type: "checkbox", value: "on" });
  const [isAsked, setAsked] = useState(Boolean(error) || box.defaultChecked === true);
  if (error && !isAsked) setAsked(true);
  if (!error && !isAsked) return null;
  return (
    <BoxField name={ADDRESS_SURE} value="on">
      This address is right
    </BoxField>
  );
}

export function DeliveryFields() {
  return (
    <>
      <div className="grid gap-4">
        <AddressFields title={CHECKOUT_LABELS.mailingAddress} />
        <AddressSureField />
      </div>
      <FieldGroup title="On delivery day">
        {detailsIn("delivery").map((name) => (
          <DetailField key={name} name={name} />
        ))}
      </FieldGroup>
    </>
  );
}

function DetailField({ name }: { readonly name: DetailName }) {
  const { label, hint, most, field, choices = {} }: OrderDetail = ORDER_DETAILS[name];
  if (field === "choice") {
    const options = Object.entries(choices).map(([value, words]) => ({ value, label: words }));
    return <SelectField name={name} label={label} hint={hint} options={options} placeholder="Not specified" />;
  }
  const named = { name, label, hint, maxLength: most };
  if (field === "text") return <TextAreaField {...named} rows={4} className="md:col-span-2" />;
  return <TextField {...named} autoComplete="off" spellCheck={false} />;
}

interface OrderFieldsProps {
  /** Whether the name of a business is asked here, because it is not known. */
  readonly hasBusiness?: boolean;
}

export function OrderFields({ hasBusiness = false }: OrderFieldsProps) {
  return (
    <FieldGroup title="Your order">
      <DetailField name="jobName" />
      <SeldomFields hasBusiness={hasBusiness} />
    </FieldGroup>
  );
}

/** What few orders need: closed while it is empty, and saying what is in it. */
function SeldomFields({ hasBusiness }: Required<OrderFieldsProps>) {
  const fields = [useFormField("businessName", null), useFormField("poNumber", null), useFormField("wishes", null)];
  const isHeld = fields.some(({ error, getInputProps }) => {
    const { defaultValue } = getInputProps<InputHTMLAttributes<HTMLInputElement>>({});
    return error !== undefined || Boolean(defaultValue);
  });
  return (
    <details open={isHeld} className="group border-y border-stone-300 md:col-span-2">
      <FoldSummary>{hasBusiness ? "Business name, PO number, notes" : "PO number, notes"}</FoldSummary>
      <div className="grid gap-x-6 gap-y-5 pb-5 md:grid-cols-2">
        {hasBusiness && (
          <TextField
            name="businessName"
            label={CHECKOUT_LABELS.businessName}
            autoComplete="organization"
            hint="If you order for one"
          />
        )}
        <DetailField name="poNumber" />
        <DetailField name="wishes" />
      </div>
    </details>
  );
}

/** Opens the folds of a form that hold something, once a draft has filled them in. */
export function openFilled(form: HTMLFormElement): void {
  for (const fold of form.querySelectorAll("details")) {
    const fields = fold.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    if ([...fields].some(({ value }) => value !== "")) fold.open = true;
  }
}

interface BoxFieldProps {
  readonly name: string;
  readonly value: string;
  readonly required?: boolean;
  readonly isTicked?: boolean;
  readonly onToggle?: (isTicked: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

export function BoxField({ name, value, required, isTicked = false, onToggle, className, children }: BoxFieldProps) {
  const { id, error, inputProps, getInputProps } = useFormField(name, null);
  const box = getInputProps<InputHTMLAttributes<HTMLInputElement>>({
    type: "checkbox",
    value,
    required,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onToggle?.(event.currentTarget.checked),
    ...inputProps,
  });
  return (
    <div>
      <label
        htmlFor={id}
        className={classNames("flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1", className)}
      >
        <input
          key={value}
          {...box}
          defaultChecked={isTicked || box.defaultChecked}
          className="h-5 w-5 shrink-0 accent-oak"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-signal">
          {error}
        </p>
      )}
    </div>
  );
}
