import type { FormProblem } from "~/house/forms/form-problem";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { Notice } from "~/house/ui/kit/notice";
import type { User } from "~/provider/accounts/account";
import type { MarkedProfile } from "~/provider/accounts/profile";
import {
  DELETE,
  DELETE_FORM_ID,
  deletionValidator,
  INTENT,
  PROFILE_FORM_ID,
  type ProfileDone,
} from "~/provider/accounts/profile-form";
import { ProfileFacts } from "./account-facts";
import { AccountInfoPage } from "./account-info-page";
import { accountPages } from "./account-pages";
import { DataSection } from "./data-section";
import { EmailSection } from "./email-section";
import { FormProblemNotice } from "./form-problem-notice";
import { ProfileForm } from "./profile-form";
import { deletion, editableProfile, ownProfile, PROFILE_DONE_WORDS } from "./profile-words";
import { PROOF_LABELS, ProofFields } from "./proof-fields";

interface ProfilePageProps {
  readonly user: Pick<User, "email" | "state" | "tier">;
  /** The profile, and whether the e-mail address can be changed by a mailed link. */
  readonly marked: MarkedProfile & { readonly changesEmail: boolean };
  /** Whether changes that only the owner may make need a second-factor code. */
  readonly asksCode: boolean;
  /** What has just been done. */
  readonly done: ProfileDone | null;
  /** Why one of the page's forms was refused. */
  readonly reply: Pick<FormProblem, "formId" | "problem"> | undefined;
}

/** Changes, downloads and deletes the data of an account. */
export function ProfilePage({ user, marked, asksCode, done, reply }: ProfilePageProps) {
  const { revision, profile, changesEmail } = marked;
  return (
    <AccountInfoPage content={changesEmail ? ownProfile : editableProfile}>
      <ProfileFacts user={user} />
      {reply?.formId === PROFILE_FORM_ID && <FormProblemNotice text={reply.problem} />}
      {done && !reply && (
        <div role="status">
          <Notice tone="success">
            <p>{PROFILE_DONE_WORDS[done]}</p>
          </Notice>
        </div>
      )}
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
      <input type="hidden" name={INTENT} value={DELETE} />
      <ProofFields asksCode={asksCode} />
      <SubmitButton label="Delete my account for good" busyLabel="Deleting your account…" />
    </CheckedForm>
  );
}
