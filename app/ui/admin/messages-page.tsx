import { contactPage } from "~/content/pages/contact";
import type { KeptMessage } from "~/domain/contact-message";
import { PageHeader } from "~/ui/kit/page-header";

/** The messages that visitors sent with the contact form. */
export function MessagesPage({ messages }: { readonly messages: readonly KeptMessage[] }) {
  return (
    <>
      <PageHeader title="Messages">
        <p>{messages.length === 0 ? "No messages yet." : "Newest first."}</p>
      </PageHeader>
      <ul className="wrap py-10 md:py-14">
        {messages.map((message) => (
          <li key={message.id} className="border-b border-stone-300 py-6 first:pt-0 last:border-b-0">
            <Message message={message} />
          </li>
        ))}
      </ul>
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
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
        {phone && <p className="figures">{phone}</p>}
      </div>
      <p className="max-w-[68ch] break-words whitespace-pre-line">{text}</p>
    </article>
  );
}
