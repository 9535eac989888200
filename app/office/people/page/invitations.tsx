import { CheckedForm } from "~/house/ui/fields/checked-form";
import { EmailField } from "~/house/ui/fields/contact-fields";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { ButtonForm } from "~/house/ui/kit/button-form";
import { Hidden } from "~/house/ui/kit/hidden";
import { MomentDay } from "~/house/ui/kit/moment";
import { Section } from "~/house/ui/kit/section";
import { ROLE_WORDS, ROLES } from "~/provider/accounts/roles";
import { INVITE_FORM_ID, inviteValidator } from "../people-form";
import { INVITATION_DAYS, type OpenInvitation } from "../person";
import { taskFields } from "./person-row";

const INVITE_LABELS = { email: "Email", role: "Role" };

export function InviteForm({ isMailed }: { readonly isMailed: boolean }) {
  return (
    <Section name="invite" title="Invite somebody">
      <p className="mt-2 text-stone-700">
        {isMailed
          ? `A link that works once, within ${INVITATION_DAYS} days, goes to the address.`
          : "The shop has no mail server: you get a link to hand over yourself."}
      </p>
      <CheckedForm
        id={INVITE_FORM_ID}
        validator={inviteValidator}
        labels={INVITE_LABELS}
        defaultValues={{ email: "", role: "office" }}
        className="mt-4 space-y-4"
      >
        <Hidden fields={taskFields("invite")} />
        <EmailField name="email" label={INVITE_LABELS.email} autoComplete="email" />
        <SelectField
          name="role"
          label={INVITE_LABELS.role}
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
    </Section>
  );
}

interface OpenInvitationsProps {
  readonly invitations: readonly OpenInvitation[];
  readonly isMailed: boolean;
}

export function OpenInvitations({ invitations, isMailed }: OpenInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <Section name="invited" title="Open invitations">
      <ul className="mt-4 border-b border-stone-300">
        {invitations.map(({ id, email, role, invitedAt, expiresAt }) => (
          <li key={id} className="border-t border-stone-300 py-4">
            <p className="wrap-anywhere">
              <strong>{email}</strong>, {ROLE_WORDS[role].label}
            </p>
            <p className="text-stone-700">
              Invited <MomentDay at={invitedAt} isWithin />, valid until <MomentDay at={expiresAt} isWithin />.
            </p>
            <div className="mt-2 flex flex-wrap gap-3">
              <ButtonForm action="/admin/people" fields={taskFields("send-again", id)}>
                {isMailed ? "Send again" : "New link"}
                <span className="sr-only"> for {email}</span>
              </ButtonForm>
              <ButtonForm action="/admin/people" fields={taskFields("withdraw", id)} look="quiet">
                Withdraw<span className="sr-only"> for {email}</span>
              </ButtonForm>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
