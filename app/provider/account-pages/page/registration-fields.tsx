import { ADDRESS_LABELS } from "~/house/ui/fields/address-fields";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { PhoneField } from "~/house/ui/fields/contact-fields";
import { FieldGroup } from "~/house/ui/fields/field-group";
import { SelectField } from "~/house/ui/fields/select-field";
import { TextField } from "~/house/ui/fields/text-field";
import { TIERS } from "~/trade/pricing/tiers";

export const REGISTRATION_LABELS = {
  email: "Email",
  password: "Password",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  businessName: "Business name",
  ...ADDRESS_LABELS,
  tier: "Account tier",
  acceptsTerms: "Terms",
} as const;

interface NamedFieldProps {
  readonly name: keyof typeof REGISTRATION_LABELS;
  readonly autoComplete: string;
  readonly spellCheck?: false;
  readonly className?: string;
}

function NamedField({ name, ...passed }: NamedFieldProps) {
  return <TextField name={name} label={REGISTRATION_LABELS[name]} required {...passed} />;
}

export function PersonFields() {
  return (
    <FieldGroup title="You and your business">
      <NamedField name="firstName" autoComplete="given-name" spellCheck={false} />
      <NamedField name="lastName" autoComplete="family-name" spellCheck={false} />
      <PhoneField name="phone" label={REGISTRATION_LABELS.phone} />
      <NamedField name="businessName" autoComplete="organization" />
    </FieldGroup>
  );
}

const TIER_OPTIONS = TIERS.map((tier) => ({
  value: tier.id,
  label: tier.requiresApproval ? `${tier.label} (needs approval)` : tier.label,
}));

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

export function ConsentFields() {
  return (
    <fieldset>
      <legend className="font-serif text-2xl">Keeping in touch</legend>
      <div className="mt-3">
        <CheckboxField name="acceptsEmailMarketing">Send me news and offers by e-mail</CheckboxField>
        <CheckboxField name="acceptsSmsMarketing">Send me news and offers by text message</CheckboxField>
      </div>
    </fieldset>
  );
}
