import { COUNTRIES } from "~/base/addresses/address";
import { STATES } from "~/base/addresses/states";
import { FieldGroup } from "./field-group";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

interface StateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly listId: string;
}

/** A required state: typed as two letters or a name, filled in by the browser, or chosen from the list. */
function StateField({ listId, ...field }: StateFieldProps) {
  return (
    <div>
      <TextField {...field} list={listId} required />
      <datalist id={listId}>
        {STATES.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

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

interface AddressFieldsProps {
  readonly title: string;
  readonly of?: "mailingAddress" | "billingAddress" | "shippingAddress";
  /** The kind of address in the browser's address book. */
  readonly purpose?: "billing" | "shipping";
}

/** A form's only address is the mailing, billing and shipping address (specification, section 7). */
export function AddressFields({ title, of = "mailingAddress", purpose }: AddressFieldsProps) {
  const passed = (part: "address1" | "address2" | "city" | "province" | "zip" | "country", known: string) => ({
    name: `${of}.${part}`,
    label: ADDRESS_LABELS[`mailingAddress.${part}`],
    autoComplete: purpose ? `${purpose} ${known}` : known,
  });
  return (
    <FieldGroup title={title}>
      <TextField {...passed("address1", "address-line1")} required className="md:col-span-2" />
      <TextField
        {...passed("address2", "address-line2")}
        hint="Suite, unit or floor, if there is one"
        className="md:col-span-2"
      />
      <TextField {...passed("city", "address-level2")} required />
      <StateField {...passed("province", "address-level1")} listId={`${of}-states`} />
      <TextField {...passed("zip", "postal-code")} required />
      <SelectField {...passed("country", "country")} options={COUNTRY_OPTIONS} />
    </FieldGroup>
  );
}
