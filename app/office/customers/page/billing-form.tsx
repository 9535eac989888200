import { Form } from "@remix-run/react";
import { STATES } from "~/base/addresses/states";
import { MAX_PDF_BYTES, MAX_PICTURE_BYTES } from "~/house/invoices/certificate";
import { type Billing, type CertificateFile, PAYMENT_TERMS, TERMS_WORDS } from "~/house/invoices/customer-billing";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { revisedFormId } from "~/house/ui/fields/field";
import { FileField } from "~/house/ui/fields/file-field";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { Button } from "~/house/ui/kit/button";
import { BILLING_FORM_ID, billingValidator, CERTIFICATE_FIELD } from "../customer-forms";
import { customerPath } from "../customer-list";
import { TaskFields } from "./task-fields";

const LABELS = {
  terms: "Terms",
  certificate: "Certificate number",
  state: "Valid in",
  expiresOn: "Expires on",
  [CERTIFICATE_FIELD]: "Certificate",
};

const TERMS = PAYMENT_TERMS.map((value) => ({ value, label: TERMS_WORDS[value] }));
const EVERY_STATE = { value: "", label: "Every state" };
const IN = [EVERY_STATE, ...STATES.map(([value, label]) => ({ value, label }))];

const MB = 1024 * 1024;
const FILE_HINT = `A PDF of at most ${MAX_PDF_BYTES / MB} MB, or a picture as JPEG, PNG or WebP of at most ${MAX_PICTURE_BYTES / MB} MB.`;
const TYPES = "application/pdf,image/jpeg,image/png,image/webp";

interface BillingFormProps {
  readonly customerKey: string;
  readonly billing: Billing & { readonly revision: number };
  readonly isRefused: boolean;
}

export function BillingForm({ customerKey, billing, isRefused }: BillingFormProps) {
  const { revision, terms, exemption } = billing;
  const path = customerPath(customerKey);
  const { certificate, state, expiresOn, file } = exemption ?? {};
  const id = revisedFormId(BILLING_FORM_ID, revision, isRefused);
  return (
    <section aria-labelledby="billing-heading">
      <h2 id="billing-heading" className="text-2xl">
        Terms and tax
      </h2>
      <CheckedForm
        key={id}
        id={id}
        validator={billingValidator}
        labels={LABELS}
        action={path}
        encType="multipart/form-data"
        defaultValues={{
          terms,
          exempt: exemption ? "on" : undefined,
          certificate: certificate ?? "",
          state: state ?? "",
          expiresOn: expiresOn ?? "",
        }}
        className="mt-4 grid gap-4"
      >
        <TaskFields task={{ kind: "billing", revision }} />
        <SelectField name="terms" label={LABELS.terms} options={TERMS} />
        <CheckboxField name="exempt">Exempt from tax</CheckboxField>
        <TextField name="certificate" label={LABELS.certificate} autoComplete="off" spellCheck={false} />
        <SelectField name="state" label={LABELS.state} options={IN} />
        <TextField name="expiresOn" label={LABELS.expiresOn} type="date" hint="Leave it empty if it does not expire." />
        <div>
          {file && <StoredFile path={path} file={file} />}
          <FileField
            name={CERTIFICATE_FIELD}
            label={LABELS[CERTIFICATE_FIELD]}
            hint={FILE_HINT}
            accept={TYPES}
            isSingle
          />
        </div>
        <div>
          <SubmitButton label="Save terms and tax" busyLabel="Saving…" />
        </div>
      </CheckedForm>
      {revision > 0 && (
        <Form method="post" action={path} className="mt-3">
          <TaskFields task={{ kind: "undo-billing", revision }} />
          <Button type="submit" look="outline">
            Undo the last save<span className="sr-only"> of terms and tax</span>
          </Button>
        </Form>
      )}
    </section>
  );
}

function StoredFile({ path, file: { id, name } }: { readonly path: string; readonly file: CertificateFile }) {
  return (
    <p className="mb-2 wrap-anywhere">
      On file:{" "}
      <a href={`${path}/certificates/${id}`} download className="link-padded">
        {name || "certificate"}
      </a>
      . A new file replaces it.
    </p>
  );
}
