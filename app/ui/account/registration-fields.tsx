import type { ReactNode } from "react";
import { TIERS } from "~/domain/tiers";
import { COUNTRIES } from "~/forms/registration-form";
import { SelectField } from "~/ui/fields/select-field";
import { TextField } from "~/ui/fields/text-field";

/** The labels of the fields by name, in the order of the page. */
export const REGISTRATION_LABELS = {
  email: "Email",
  password: "Password",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  businessName: "Business name",
  "mailingAddress.address1": "Address line 1",
  "mailingAddress.address2": "Address line 2",
  "mailingAddress.city": "City",
  "mailingAddress.province": "State",
  "mailingAddress.zip": "ZIP code",
  "mailingAddress.country": "Country",
  mailingAddress: "Mailing address",
  tier: "Account tier",
  acceptsTerms: "Terms",
} as const;

/** Fields that belong together, two in a row where there is room. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-serif text-2xl">{title}</legend>
      <div className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface NamedFieldProps {
  readonly name: keyof typeof REGISTRATION_LABELS;
  readonly autoComplete: string;
  readonly type?: "tel";
  readonly spellCheck?: false;
  readonly className?: string;
}

/** A required line of text under its label. */
function NamedField({ name, ...passed }: NamedFieldProps) {
  return <TextField name={name} label={REGISTRATION_LABELS[name]} required {...passed} />;
}

/** Who registers, and for which business. */
export function PersonFields() {
  return (
    <FieldGroup title="You and your business">
      <NamedField name="firstName" autoComplete="given-name" spellCheck={false} />
      <NamedField name="lastName" autoComplete="family-name" spellCheck={false} />
      <NamedField name="phone" type="tel" autoComplete="tel" />
      <NamedField name="businessName" autoComplete="organization" />
    </FieldGroup>
  );
}

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

/** The mailing address, which is the billing and shipping address too (specification, section 7). */
export function AddressFields() {
  return (
    <FieldGroup title="Mailing address">
      <NamedField name="mailingAddress.address1" autoComplete="address-line1" className="md:col-span-2" />
      <TextField
        name="mailingAddress.address2"
        label="Address line 2"
        autoComplete="address-line2"
        hint="Suite, unit or floor, if there is one"
        className="md:col-span-2"
      />
      <NamedField name="mailingAddress.city" autoComplete="address-level2" />
      <NamedField name="mailingAddress.province" autoComplete="address-level1" />
      <NamedField name="mailingAddress.zip" autoComplete="postal-code" />
      <SelectField name="mailingAddress.country" label="Country" autoComplete="country" options={COUNTRY_OPTIONS} />
    </FieldGroup>
  );
}

const TIER_OPTIONS = TIERS.map((tier) => ({
  value: tier.id,
  label: tier.requiresApproval ? `${tier.label} (needs approval)` : tier.label,
}));

/** The tier, which must be chosen. */
export function TierField() {
  return (
    <FieldGroup title="Tier">
      <SelectField
        name="tier"
        label="Account tier"
        placeholder="Choose a tier"
        required
        options={TIER_OPTIONS}
        hint="A trade account can be used right away; we review the others first."
        className="md:col-span-2"
      />
    </FieldGroup>
  );
}
