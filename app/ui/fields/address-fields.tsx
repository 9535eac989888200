import { COUNTRIES } from "~/forms/address-form";
import { FieldGroup } from "./field-group";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

/** The labels of the address's fields by name, in the order of the page. */
export const ADDRESS_LABELS = {
  "mailingAddress.address1": "Address line 1",
  "mailingAddress.address2": "Address line 2",
  "mailingAddress.city": "City",
  "mailingAddress.province": "State",
  "mailingAddress.zip": "ZIP code",
  "mailingAddress.country": "Country",
  mailingAddress: "Mailing address",
} as const;

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

interface NamedFieldProps {
  readonly name: keyof typeof ADDRESS_LABELS;
  readonly autoComplete: string;
  readonly className?: string;
}

function NamedField({ name, ...passed }: NamedFieldProps) {
  return <TextField name={name} label={ADDRESS_LABELS[name]} required {...passed} />;
}

/**
 * The fields of a mailing address, which is the billing and shipping address too (specification, section 7).
 *
 * @param title what the address is for
 */
export function AddressFields({ title }: { readonly title: string }) {
  return (
    <FieldGroup title={title}>
      <NamedField name="mailingAddress.address1" autoComplete="address-line1" className="md:col-span-2" />
      <TextField
        name="mailingAddress.address2"
        label={ADDRESS_LABELS["mailingAddress.address2"]}
        autoComplete="address-line2"
        hint="Suite, unit or floor, if there is one"
        className="md:col-span-2"
      />
      <NamedField name="mailingAddress.city" autoComplete="address-level2" />
      <NamedField name="mailingAddress.province" autoComplete="address-level1" />
      <NamedField name="mailingAddress.zip" autoComplete="postal-code" />
      <SelectField
        name="mailingAddress.country"
        label={ADDRESS_LABELS["mailingAddress.country"]}
        autoComplete="country"
        options={COUNTRY_OPTIONS}
      />
    </FieldGroup>
  );
}
