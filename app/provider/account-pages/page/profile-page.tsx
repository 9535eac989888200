import type { ReactNode } from "react";
import type { FormProblem } from "~/house/forms/form-problem";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { EmailField } from "~/house/ui/fields/contact-fields";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { ButtonLink } from "~/house/ui/kit/button";
import { Facts } from "~/house/ui/kit/facts";
import type { User } from "~/provider/accounts/account";
import type { MarkedProfile } from "~/provider/accounts/profile";
import {
  CHANGE_EMAIL,
  DELETE,
  DELETE_FORM_ID,
  deletionValidator,
  EMAIL_FORM_ID,
  emailChangeValidator,
  PROFILE_FORM_ID,
  PROFILE_INTENT,
  type ProfileDone,
} from "~/provider/accounts/profile-form";
import { AccountInfoPage, DoneNotice, FormProblemNotice, ManagedElsewhere } from "./account-info-page";
import { accountPages } from "./account-pages";
import { PROOF_LABELS, ProofFields } from "./password-field";
import { ProfileForm } from "./profile-form";
import { deletion, editableProfile, ownProfile, PROFILE_DONE_WORDS } from "./profile-words";
import { StateNotice } from "./state-notice";

interface ProfilePageProps {
  readonly user: Pick<User, "email" | "state" | "tier">;
  readonly marked: MarkedProfile & { readonly changesEmail: boolean };
  readonly asksCode: boolean;
  readonly done: ProfileDone | null;
  readonly reply: Pick<FormProblem, "formId" | "problem"> | undefined;
}

export function ProfilePage({ user, marked, asksCode, done, reply }: ProfilePageProps) {
  const { revision, profile, changesEmail } = marked;
  return (
    <AccountInfoPage content={changesEmail ? ownProfile : editableProfile}>
      <ProfileFacts user={user} />
      {reply?.formId === PROFILE_FORM_ID && <FormProblemNotice text={reply.problem} />}
      {done && !reply && <DoneNotice text={PROFILE_DONE_WORDS[done]} />}
      <ProfileForm revision={revision} profile={profile} />
      {changesEmail && <EmailSection email={user.email} asksCode={asksCode} problem={reply} />}
      <DataSection>
        One file with your account and its history, your addresses, orders, quotes and lists, your payment terms, and
        your tax exemption. Messages sent from your address are included once the address is confirmed.
      </DataSection>
      <section aria-labelledby="delete-heading" className="max-w-[46em] space-y-4 border-t border-stone-300 pt-8">
        <h2 id="delete-heading" className="text-2xl">
          Delete the account
        </h2>
        {reply?.formId === DELETE_FORM_ID && <FormProblemNotice text={reply.problem} />}
        <Points title="What goes" points={deletion.goes} />
        <Points title="What stays" points={deletion.stays} />
        <DeleteForm asksCode={asksCode} />
      </section>
    </AccountInfoPage>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <p className="break-after-avoid font-semibold">{title}</p>
      <ul className="mt-2 list-disc space-y-2 pl-5 marker:text-oak">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function DeleteForm({ asksCode }: Pick<ProfilePageProps, "asksCode">) {
  return (
    <CheckedForm
      id={DELETE_FORM_ID}
      validator={deletionValidator}
      labels={PROOF_LABELS}
      action={accountPages.profile.to}
      className="max-w-xl space-y-6"
    >
      <input type="hidden" name={PROFILE_INTENT} value={DELETE} />
      <ProofFields asksCode={asksCode} />
      <SubmitButton label="Delete my account for good" busyLabel="Deleting your account…" />
    </CheckedForm>
  );
}

interface ProfileFactsProps {
  readonly user: Pick<User, "email" | "state" | "tier"> & Partial<Pick<User, "firstName">>;
}

function ProfileFacts({ user }: ProfileFactsProps) {
  const known = [
    { term: "First name", text: user.firstName ?? "" },
    { term: "E-mail address", text: user.email },
    { term: "Account tier", text: user.tier ?? "" },
  ];
  return (
    <>
      <StateNotice state={user.state} />
      <Facts facts={known.filter(({ text }) => text !== "")} />
    </>
  );
}

function DataSection({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="data-heading" className="max-w-[46em] border-t border-stone-300 pt-8">
      <h2 id="data-heading" className="text-2xl">
        Your data
      </h2>
      <p className="mt-2">{children}</p>
      <ButtonLink to="/account/data.json" reloadDocument prefetch="none" look="outline" className="mt-4">
        Download my data
      </ButtonLink>
    </section>
  );
}

const LABELS = { email: "New e-mail address", ...PROOF_LABELS };

interface EmailSectionProps {
  readonly email: string;
  readonly asksCode: boolean;
  readonly problem: Pick<FormProblem, "formId" | "problem"> | undefined;
}

function EmailSection({ email, asksCode, problem }: EmailSectionProps) {
  return (
    <section aria-labelledby="email-heading" className="max-w-[46em] space-y-4 border-t border-stone-300 pt-8">
      <h2 id="email-heading" className="text-2xl">
        E-mail address
      </h2>
      <p className="wrap-anywhere">
        You sign in with {email}. We e-mail a link to the new address. It works once, within 30 minutes. Nothing changes
        until you open it; then every browser is signed out.
      </p>
      {problem?.formId === EMAIL_FORM_ID && <FormProblemNotice text={problem.problem} />}
      <CheckedForm
        id={EMAIL_FORM_ID}
        validator={emailChangeValidator}
        labels={LABELS}
        action={accountPages.profile.to}
        className="max-w-xl space-y-6"
      >
        <input type="hidden" name={PROFILE_INTENT} value={CHANGE_EMAIL} />
        <EmailField name="email" label={LABELS.email} autoComplete="email" />
        <ProofFields asksCode={asksCode} />
        <SubmitButton label="Send the Link" busyLabel="Sending the link…" />
      </CheckedForm>
    </section>
  );
}

interface ProfileElsewhereProps {
  readonly user: Pick<User, "email" | "firstName" | "state" | "tier">;
  readonly at: string | null;
}

export function ProfileElsewhere({ user, at }: ProfileElsewhereProps) {
  return (
    <AccountInfoPage content={accountPages.profile}>
      <ProfileFacts user={user} />
      <ManagedElsewhere at={at} />
      <DataSection>
        One file with what this shop stores about you: your orders, quotes, lists and what happened to the account.
        Messages sent from your address are included once the address is confirmed.
      </DataSection>
    </AccountInfoPage>
  );
}
