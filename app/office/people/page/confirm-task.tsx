import { Link } from "@remix-run/react";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { Notice } from "~/house/ui/kit/notice";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import { PROOF_LABELS, ProofFields } from "~/provider/account-pages/page/password-field";
import { CONFIRM_FORM_ID, confirmValidator, type PeopleReply } from "../people-form";

export function ConfirmTask({ reply }: { readonly reply: PeopleReply | null }) {
  const asked = reply?.asked ?? null;
  const ref = useFocusOnAnnounce<HTMLElement>(reply, asked !== null);
  if (!asked) return null;
  const { what, fields, asksCode } = asked;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="confirm-heading"
      className="mb-10 max-w-xl border-2 border-oak p-5"
    >
      <h2 id="confirm-heading" className="text-2xl">
        Is it you?
      </h2>
      <p className="mt-2">{what}: please enter your password first. Nothing has changed yet.</p>
      {reply?.problem && (
        <div role="alert" className="mt-4">
          <Notice tone="error" title={reply.problem} />
        </div>
      )}
      <CheckedForm
        id={CONFIRM_FORM_ID}
        validator={confirmValidator}
        labels={PROOF_LABELS}
        action="/admin/people"
        className="mt-4 space-y-4"
      >
        {fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <ProofFields asksCode={asksCode} />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton label="Confirm" busyLabel="Checking…" />
          <Link to="/admin/people" className="link-tall">
            Cancel
          </Link>
        </div>
      </CheckedForm>
    </section>
  );
}
