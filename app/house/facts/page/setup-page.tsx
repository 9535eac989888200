import { Link } from "@remix-run/react";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { revisedFormId } from "~/house/ui/fields/field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { EmailField, PhoneField } from "../../ui/fields/contact-fields";
import type { OwnerFacts } from "../owner-facts";
import { SETUP_FORM_ID, setupFields, setupValidator } from "../setup-form";

const LABELS = { name: "Name", phone: "Phone", email: "Email", mail: "Mail to the shop" } as const;

const named = (name: keyof typeof LABELS) => ({ name, label: LABELS[name] });

interface SetupPageProps {
  readonly facts: OwnerFacts;
  readonly revision: number;
  readonly reply: { readonly problem: string | null; readonly revision: number } | null;
}

/** The first facts about a new shop; everything else has a default. */
export function SetupPage({ facts, revision, reply }: SetupPageProps) {
  const id = revisedFormId(SETUP_FORM_ID, revision, reply !== null);
  return (
    <>
      <PageHeader title="Make this shop yours">
        <p>What customers see first. Everything else about the shop can wait, and all of it can be changed later.</p>
      </PageHeader>
      <div className="wrap space-y-6 py-10">
        <UnsavedNotice reply={reply} />
        <CheckedForm
          key={id}
          id={id}
          validator={setupValidator}
          labels={LABELS}
          defaultValues={setupFields(facts)}
          className="grid max-w-xl gap-6"
        >
          <input type="hidden" name="revision" value={reply?.revision ?? revision} />
          <TextField
            {...named("name")}
            autoComplete="organization"
            required
            hint="On every page, document and e-mail"
          />
          <PhoneField {...named("phone")} />
          <EmailField {...named("email")} autoComplete="email" />
          <TextField
            {...named("mail")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="Who gets mail about orders, changes, claims, messages and applications. Separate addresses with commas. The Shop page sets each kind separately."
          />
          <p className="flex flex-wrap items-center gap-6">
            <SubmitButton label="Save" busyLabel="Saving…" />
            <Link to="/admin/shop" className="link-tall">
              Everything about the shop
            </Link>
          </p>
        </CheckedForm>
      </div>
    </>
  );
}
