import { CheckedForm } from "~/house/ui/fields/checked-form";
import { EmailField } from "~/house/ui/fields/contact-fields";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { TextField } from "~/house/ui/fields/text-field";
import { contactPage } from "../contact";
import { contactValidator, CONTACT_FORM_ID as FORM_ID, HIDDEN_FIELD } from "../contact-form";
import { CONTACT_TOPICS, MAX_MESSAGE_LENGTH } from "../contact-message";

const LABELS = { name: "Name", email: "Email", phone: "Phone", topic: "Topic", message: "Message" } as const;

const TOPIC_OPTIONS = CONTACT_TOPICS.map((topic) => ({ value: topic, label: contactPage.topics[topic] }));

/** The contact form: one schema for browser and server, and a hidden field that marks what bots send. */
export function ContactForm() {
  return (
    <CheckedForm id={FORM_ID} validator={contactValidator} action="/contact" labels={LABELS} className="space-y-5">
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <TextField name="name" label={LABELS.name} autoComplete="name" spellCheck={false} required />
        <EmailField name="email" label={LABELS.email} autoComplete="email" />
        <TextField
          name="phone"
          label={LABELS.phone}
          type="tel"
          autoComplete="tel"
          hint="If you would rather be called"
        />
        <SelectField
          name="topic"
          label={LABELS.topic}
          placeholder="Choose a topic"
          hint="So it reaches the right person"
          options={TOPIC_OPTIONS}
          required
        />
      </div>
      <TextAreaField
        name="message"
        label={LABELS.message}
        hint="Sizes as width before height, please"
        rows={7}
        maxLength={MAX_MESSAGE_LENGTH}
        required
      />
      <div hidden>
        <label htmlFor="contact-hidden">Leave this empty</label>
        <input id="contact-hidden" name={HIDDEN_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <SubmitButton label="Send Message" busyLabel="Sending your message…" />
    </CheckedForm>
  );
}
