import { brand } from "~/content/brand";
import { contactPage } from "~/content/pages/contact";
import { Notice } from "~/ui/kit/notice";
import { PageHeader } from "~/ui/kit/page-header";
import { ContactForm } from "./contact-form";

interface ContactPageProps {
  /** Whether a message was sent just now. */
  readonly sent: boolean;
  /** Why a message could not be sent, when the form itself was right. */
  readonly problem: string | null;
}

/** The ways to reach the shop, and a form that needs no mail program. */
export function ContactPage({ sent, problem }: ContactPageProps) {
  const { title, lead, form, help } = contactPage;
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
                    Nothing of what you wrote is lost: it is still in the form. Our address is{" "}
                    <a href={`mailto:${brand.email}`} className="underline underline-offset-4">
                      {brand.email}
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
          <ContactDetails />
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
      </div>
    </>
  );
}

function ContactDetails() {
  const { phone, email, address, hours } = brand;
  const link = "inline-flex min-h-11 items-center underline underline-offset-4";
  return (
    <section aria-labelledby="direct-heading">
      <h2 id="direct-heading" className="text-xl">
        Call or visit
      </h2>
      <address className="mt-2 not-italic">
        <a href={phone.href} className={link}>
          {phone.display}
        </a>
        <br />
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
        <p className="mt-2">
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </p>
        <p className="mt-2 text-stone-700">{hours}</p>
      </address>
    </section>
  );
}
