import { shopFacts } from "~/base/brand/shop-facts";
import { type Closure, closureWords } from "~/house/calendar/closures";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { contactPage } from "../contact";
import { ContactDetails } from "./contact-details";
import { ContactForm } from "./contact-form";

interface ContactPageProps {
  /** Whether a message has just been sent. */
  readonly sent: boolean;
  /** Why the message could not be sent although the form was valid. */
  readonly problem: string | null;
  /** The days on which the shop will be closed soon, the first one first. */
  readonly closures: readonly Closure[];
}

/** How to reach the shop, and a form that needs no mail program. */
export function ContactPage({ sent, problem, closures }: ContactPageProps) {
  const { title, lead, form, help, questions } = contactPage;
  return (
    <>
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
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
            {questions.heading}
          </h2>
          <div className="mt-4 border-t border-stone-300">
            {questions.items.map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
