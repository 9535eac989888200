import { Link } from "@remix-run/react";
import { contactPage } from "~/content/pages/contact";
import type { KeptMessage, MessagePage } from "~/domain/contact-message";
import { mailtoOf } from "~/domain/email";
import { Notice } from "~/ui/kit/notice";
import { PageHeader } from "~/ui/kit/page-header";

/** The parameter of the page's address that says where it begins. */
export const OLDER_THAN = "older-than";

interface MessagesPageProps extends MessagePage {
  /** Whether the provider tells which mails were not sent. */
  readonly hasMail: boolean;
}

/** The messages that visitors sent with the contact form, a page of them. */
export function MessagesPage({ messages, olderThan, refusesMore, hasMail }: MessagesPageProps) {
  return (
    <>
      <PageHeader title="Messages">
        <p>{messages.length === 0 ? "No messages yet." : "Newest first."}</p>
        {hasMail && (
          <Link to="/admin/mail" className="inline-flex min-h-11 items-center underline underline-offset-4">
            Mail that was not sent
          </Link>
        )}
      </PageHeader>
      {refusesMore && (
        <div className="wrap pt-10">
          <Notice tone="error" title="No more messages are taken at the moment">
            <p>
              As many came within a day as are kept of one. Whoever writes now is told to write by e-mail instead, until
              the first of them is a day old.
            </p>
          </Notice>
        </div>
      )}
      <ul className="wrap py-10 md:py-14">
        {messages.map((message) => (
          <li key={message.id} className="border-b border-stone-300 py-6 first:pt-0 last:border-b-0">
            <Message message={message} />
          </li>
        ))}
      </ul>
      {olderThan && (
        <p className="wrap pb-14">
          <Link
            to={{ search: new URLSearchParams({ [OLDER_THAN]: olderThan }).toString() }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Older messages
          </Link>
        </p>
      )}
    </>
  );
}

function Message({ message }: { readonly message: KeptMessage }) {
  const { id, name, email, phone, topic, message: text, receivedAt } = message;
  const link = "inline-flex min-h-11 items-center break-all underline underline-offset-4";
  return (
    <article aria-labelledby={id} className="grid gap-x-10 gap-y-2 md:grid-cols-[1fr_2fr]">
      <div>
        <h2 id={id} className="text-xl">
          {name}
        </h2>
        <p className="text-stone-700">{contactPage.topics[topic]}</p>
        <p className="figures text-sm text-stone-700">
          <time dateTime={receivedAt}>{receivedAt.slice(0, 16).replace("T", " ")} UTC</time>
        </p>
        <a href={mailtoOf(email)} className={link}>
          {email}
        </a>
        {phone && <p className="figures">{phone}</p>}
      </div>
      <p className="max-w-[46em] break-words whitespace-pre-line">{text}</p>
    </article>
  );
}
