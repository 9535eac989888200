import { CheckedForm } from "~/house/ui/fields/checked-form";
import { EmailField } from "~/house/ui/fields/email-field";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { ROLE_WORDS, ROLES } from "~/provider/accounts/roles";
import { INVITE_FORM_ID, inviteValidator } from "../people-form";
import { INVITATION_DAYS } from "../person";
import { HiddenTask } from "./hidden-task";

const LABELS = { email: "Email", role: "Role" };

/** Invites somebody to run the shop. */
export function InviteForm({ isMailed }: { readonly isMailed: boolean }) {
  return (
    <section aria-labelledby="invite-heading">
      <h2 id="invite-heading" className="text-2xl">
        Invite somebody
      </h2>
      <p className="mt-2 text-stone-700">
        {isMailed
          ? `A link that works once, within ${INVITATION_DAYS} days, goes to the address.`
          : "The shop has no mail server: you get a link to hand over yourself."}
      </p>
      <CheckedForm
        id={INVITE_FORM_ID}
        validator={inviteValidator}
        labels={LABELS}
        defaultValues={{ email: "", role: "office" }}
        className="mt-4 space-y-4"
      >
        <HiddenTask kind="invite" />
        <EmailField name="email" label={LABELS.email} autoComplete="email" />
        <SelectField
          name="role"
          label={LABELS.role}
          options={ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].label }))}
        />
        <SubmitButton label="Invite" busyLabel="Inviting…" />
      </CheckedForm>
      <dl className="mt-6 space-y-1 text-sm text-stone-700">
        {ROLES.map((role) => (
          <div key={role}>
            <dt className="inline font-semibold">{ROLE_WORDS[role].label}: </dt>
            <dd className="inline">{ROLE_WORDS[role].opens}.</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
