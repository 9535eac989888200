import { accountPages } from "~/content/pages/account-pages";
import { deletion, editableProfile } from "~/content/pages/profile-page";
import type { User } from "~/domain/account";
import type { MarkedProfile } from "~/domain/profile";
import type { FormProblem } from "~/forms/form-problem";
import { DELETE, DELETE_FORM_ID, deletionValidator, INTENT, PROFILE_FORM_ID } from "~/forms/profile-form";
import { CheckedForm } from "~/ui/fields/checked-form";
import { SubmitButton } from "~/ui/fields/submit-button";
import { TextField } from "~/ui/fields/text-field";
import { ButtonLink } from "~/ui/kit/button";
import { Notice } from "~/ui/kit/notice";
import { ProfileFacts } from "./account-facts";
import { AccountInfoPage } from "./account-info-page";
import { PasswordField } from "./password-field";
import { ProfileForm } from "./profile-form";

interface ProfilePageProps extends MarkedProfile {
  readonly user: Pick<User, "email" | "state" | "tier">;
  /** Whether deleting the account asks for a code of the second factor. */
  readonly asksCode: boolean;
  /** Whether the profile was saved just now. */
  readonly isSaved: boolean;
  /** Why one of the page's forms was not taken. */
  readonly reply: Pick<FormProblem, "formId" | "problem"> | undefined;
}

/** Changes, takes out and deletes what is kept of an account. */
export function ProfilePage({ user, revision, profile, asksCode, isSaved, reply }: ProfilePageProps) {
  return (
    <AccountInfoPage content={editableProfile}>
      <ProfileFacts user={user} overview={null} />
      {reply?.formId === PROFILE_FORM_ID && <Problem text={reply.problem} />}
      {isSaved && !reply && (
        <div role="status">
          <Notice tone="success">
            <p>Your profile was saved.</p>
          </Notice>
        </div>
      )}
      <ProfileForm revision={revision} profile={profile} />
      <section aria-labelledby="data-heading" className="max-w-[46em] border-t border-stone-300 pt-8">
        <h2 id="data-heading" className="text-2xl">
          Your data
        </h2>
        <p className="mt-2">
          One file with your account, your addresses, your orders and what happened to the account. Messages under your
          address are part of it once the address is confirmed.
        </p>
        <ButtonLink to="/account/data.json" reloadDocument prefetch="none" look="outline" className="mt-4">
          Download my data
        </ButtonLink>
      </section>
      <section aria-labelledby="delete-heading" className="max-w-[46em] space-y-4 border-t border-stone-300 pt-8">
        <h2 id="delete-heading" className="text-2xl">
          Delete the account
        </h2>
        {reply?.formId === DELETE_FORM_ID && <Problem text={reply.problem} />}
        <Points title="What goes" points={deletion.goes} />
        <Points title="What stays" points={deletion.stays} />
        <DeleteForm asksCode={asksCode} />
      </section>
    </AccountInfoPage>
  );
}

function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <div role="alert">
      <Notice tone="error" title={text}>
        {null}
      </Notice>
    </div>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
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
      labels={{ password: "Password", code: "Code" }}
      action={accountPages.profile.to}
      className="max-w-xl space-y-6"
    >
      <input type="hidden" name={INTENT} value={DELETE} />
      <PasswordField autoComplete="current-password" />
      {asksCode && (
        <TextField
          name="code"
          label="Code"
          autoComplete="one-time-code"
          hint="Of your authenticator app, or a recovery code"
        />
      )}
      <SubmitButton label="Delete my account for good" busyLabel="Deleting your account…" />
    </CheckedForm>
  );
}
