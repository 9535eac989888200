import { type ReactNode, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { ADDRESS_LABELS, AddressFields } from "~/house/ui/fields/address-fields";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import type { MarkedProfile } from "~/provider/accounts/profile";
import { PROFILE_FORM_ID, profileAnswers, profileValidator } from "~/provider/accounts/profile-form";
import { accountPages } from "./account-pages";
import { ConsentFields, PersonFields, REGISTRATION_LABELS } from "./registration-fields";

const labelsOf = (kind: "billing" | "shipping") =>
  Object.fromEntries(
    Object.entries(ADDRESS_LABELS).map(([name, label]) => [
      name.replace("mailing", kind),
      `${kind === "billing" ? "Billing" : "Shipping"} address, ${label}`,
    ]),
  );

const { firstName, lastName, phone, businessName } = REGISTRATION_LABELS;

const LABELS = {
  firstName,
  lastName,
  phone,
  businessName,
  ...ADDRESS_LABELS,
  ...labelsOf("billing"),
  ...labelsOf("shipping"),
};

interface OtherAddressProps {
  readonly kind: "billing" | "shipping";
  readonly isSame: boolean;
}

function OtherAddress({ kind, isSame }: OtherAddressProps): ReactNode {
  const hydrated = useHydrated();
  const [same, setSame] = useState(isSame);
  const [title, name] =
    kind === "billing"
      ? (["Billing address", "billingAddress"] as const)
      : (["Shipping address", "shippingAddress"] as const);
  return (
    <div className="space-y-4">
      <div
        onChange={(event) => {
          if (event.target instanceof HTMLInputElement) setSame(event.target.checked);
        }}
      >
        <CheckboxField name={`${kind}Same`}>The {kind} address is the mailing address</CheckboxField>
      </div>
      <div hidden={hydrated && same}>
        <AddressFields title={title} of={name} purpose={kind} />
      </div>
    </div>
  );
}

export function ProfileForm({ revision, profile }: MarkedProfile) {
  const answers = profileAnswers(profile);
  return (
    <CheckedForm
      id={PROFILE_FORM_ID}
      validator={profileValidator}
      labels={LABELS}
      defaultValues={answers}
      action={accountPages.profile.to}
      className="max-w-4xl space-y-10"
    >
      <input type="hidden" name="revision" value={revision} />
      <PersonFields />
      <AddressFields title="Mailing address" />
      <OtherAddress kind="billing" isSame={"billingSame" in answers} />
      <OtherAddress kind="shipping" isSame={"shippingSame" in answers} />
      <ConsentFields />
      <SubmitButton label="Save Profile" busyLabel="Saving your profile…" />
    </CheckedForm>
  );
}
