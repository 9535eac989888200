import { CheckboxField } from "~/house/ui/fields/checkbox-field";

/** Consent to news and offers, beyond messages about the account and its orders. */
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
