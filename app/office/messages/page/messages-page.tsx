import { Link } from "@remix-run/react";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { InboxMessage, InboxPage, InboxQuery } from "~/storefront/marketing/contact-message";
import { InboxFilter, InboxTurns } from "./inbox-filter";
import { MessageFacts } from "./message-facts";
import { MESSAGE_STATE_WORDS, messagePath } from "./message-words";

interface MessagesPageProps {
  readonly query: InboxQuery;
  readonly inbox: InboxPage;
}

function countText(query: InboxQuery, count: number): string {
  if (count > 0) return "Newest first.";
  if (query.before !== null) return "No older messages.";
  return query.show !== null || query.search !== "" ? "No messages match." : "No messages yet.";
}

export function MessagesPage({ query, inbox }: MessagesPageProps) {
  const { messages, olderThan, refusesMore } = inbox;
  return (
    <>
      <PageHeader title="Messages">
        <p>{countText(query, messages.length)}</p>
        <Link to="/admin/mail" className="link-tall">
          Unsent mail
        </Link>
      </PageHeader>
      {refusesMore && (
        <div className="wrap pt-10">
          <Notice tone="error" title="No more messages are accepted at the moment">
            <p>
              The daily limit of messages is reached. Until the oldest of them is a day old, the contact form asks
              visitors to write by e-mail instead.
            </p>
          </Notice>
        </div>
      )}
      <div className="wrap pt-10">
        <InboxFilter key={`${query.show} ${query.search}`} query={query} />
      </div>
      <ul className="wrap py-10 md:py-14">
        {messages.map((message) => (
          <li key={message.id} className="border-b border-stone-300 py-6 first:pt-0 last:border-b-0">
            <Row message={message} />
          </li>
        ))}
      </ul>
      <InboxTurns query={query} olderThan={olderThan} />
    </>
  );
}

/** The longest text, in characters, that the list shows in full; the message's page always does. */
const LONGEST = 400;

function Row({ message }: { readonly message: InboxMessage }) {
  const { id, name, state, message: whole } = message;
  const text = whole.length > LONGEST ? `${whole.slice(0, LONGEST).trimEnd()}…` : whole;
  return (
    <article aria-labelledby={id} className="grid gap-x-10 gap-y-2 md:grid-cols-[1fr_2fr]">
      <div>
        <h2 id={id} className="text-xl wrap-anywhere">
          <Link to={messagePath(id)} className="link-padded">
            {name}
          </Link>
        </h2>
        <p className={state === "unread" ? "font-semibold text-signal" : "font-semibold"}>
          {MESSAGE_STATE_WORDS[state]}
        </p>
        <MessageFacts message={message} />
      </div>
      <p className="max-w-[46em] wrap-anywhere whitespace-pre-line">{text}</p>
    </article>
  );
}
