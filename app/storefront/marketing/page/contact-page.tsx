import { shopFacts } from "~/base/brand/shop-facts";
import { type Closure, closureWords } from "~/house/calendar/closures";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { EmailField } from "~/house/ui/fields/contact-fields";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { TextField } from "~/house/ui/fields/text-field";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { Notice } from "~/house/ui/kit/notice";
import { PageBanner } from "~/house/ui/kit/page-banner";
import { TextBlocks } from "~/house/ui/text/text-blocks";
import type { TextSection } from "~/house/ui/text/text-tree";
import { contactPage } from "../contact";
import { contactValidator, CONTACT_FORM_ID as FORM_ID, HIDDEN_FIELD } from "../contact-form";
import { CONTACT_TOPICS, MAX_MESSAGE_LENGTH } from "../contact-message";
import { ContactDetails } from "./contact-details";

interface ContactPageProps {
  readonly sent: boolean;
  readonly problem: string | null;
  /** The days on which the shop will be closed soon, the first one first. */
  readonly closures: readonly Closure[];
  readonly questions: readonly TextSection[];
}

export function ContactPage({ sent, problem, closures, questions }: ContactPageProps) {
  const { title, lead, form, help } = contactPage;
  return (
    <>
      <PageBanner title={title}>
        <p>{lead}</p>
      </PageBanner>
      <div className="wrap grid gap-x-16 gap-y-12 py-10 md:grid-cols-[2fr_1fr] md:py-14">
        <section aria-labelledby="write-heading" className="max-w-3xl">
          <h2 id="write-heading" className="text-2xl md:text-3xl">
            {form}
          </h2>
          <div className="mt-6 space-y-6">
            {sent && (
              <div role="status">
                <Notice tone="success" title={contactPage.sent.title}>
                  <p>{contactPage.sent.text}</p>
                </Notice>
              </div>
            )}
            {problem && (
              <div role="alert">
                <Notice tone="error" title={problem}>
                  <p>
                    Nothing you wrote is lost: it is still in the form. Our address is{" "}
                    <a href={`mailto:${shopFacts().email}`} className="link">
                      {shopFacts().email}
                    </a>
                    .
                  </p>
                </Notice>
              </div>
            )}
            <ContactForm key={String(sent)} />
          </div>
        </section>
        <div className="space-y-10">
          <div>
            <ContactDetails />
            {closures.map((closure) => (
              <p key={`${closure.firstDay} ${closure.lastDay}`} className="mt-2 font-semibold">
                Closed {closureWords(closure)}
              </p>
            ))}
          </div>
          <section aria-labelledby="help-heading">
            <h2 id="help-heading" className="text-xl">
              {help.heading}
            </h2>
            <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-oak">
              {help.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        </div>
        <section aria-labelledby="questions-heading" className="max-w-3xl break-inside-avoid">
          <h2 id="questions-heading" className="text-2xl md:text-3xl">
            {contactPage.questions.heading}
          </h2>
          <div className="mt-4 border-t border-stone-300">
            {questions.map(({ id, heading, blocks }) => (
              <Disclosure key={id} id={id} summary={heading}>
                <TextBlocks blocks={blocks} />
              </Disclosure>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}

const LABELS = { name: "Name", email: "Email", phone: "Phone", topic: "Topic", message: "Message" } as const;

const TOPIC_OPTIONS = CONTACT_TOPICS.map((topic) => ({ value: topic, label: contactPage.topics[topic] }));

/** The contact form: one schema for browser and server, and a hidden field that marks what bots send. */
function ContactForm() {
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
