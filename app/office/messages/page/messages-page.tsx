import { Link } from "@remix-run/react";
import { pagesOfTrail } from "~/house/forms/list-query";
import { EmptyList, NOTHING_WAITS } from "~/house/ui/kit/empty-list";
import { ListFilter } from "~/house/ui/kit/list-filter";
import { ListTurns } from "~/house/ui/kit/list-pages";
import { Moment } from "~/house/ui/kit/moment";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Pill, type PillTone } from "~/house/ui/kit/pill";
import { ListTabs, type WorkColumn, WorkList } from "~/house/ui/kit/work-list";
import { contactPage } from "~/storefront/marketing/contact";
import {
  type InboxMessage,
  type InboxPage,
  MAX_MESSAGE_SEARCH,
  MAY_BE_SPAM,
  MESSAGE_VIEWS,
  type MessageState,
} from "~/storefront/marketing/contact-message";
import { INBOX_FILTER, type InboxFilter, inboxPath } from "../inbox-form";
import { MESSAGE_STATE_WORDS, messagePath, VIEW_WORDS } from "./message-words";

interface MessagesPageProps {
  readonly query: InboxFilter;
  readonly inbox: InboxPage;
}

const EVERY_MESSAGE = { show: null, search: "", trail: [] } as const;

export function MessagesPage({ query, inbox }: MessagesPageProps) {
  const { show, search, trail } = query;
  const { messages, olderThan, counts, refusesMore } = inbox;
  return (
    <>
      <PageHeader title="Messages">
        <Link to="/admin/mail" className="link-tall">
          Unsent mail
        </Link>
      </PageHeader>
      <div className="wrap space-y-4 py-4">
        {refusesMore && (
          <Notice tone="error" title="No more messages are accepted at the moment">
            <p>
              The daily limit of messages is reached. Until the oldest of them is a day old, the contact form asks
              visitors to write by e-mail instead.
            </p>
          </Notice>
        )}
        <ListTabs
          label="Messages by state"
          tabs={[null, ...MESSAGE_VIEWS].map((view) => ({
            label: view === null ? "All" : VIEW_WORDS[view],
            to: inboxPath({ ...EVERY_MESSAGE, show: view }),
            isHere: view === show,
            count: view === "unread" || view === "deleted" ? counts[view] : null,
          }))}
        />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <ListFilter
            action="/admin/messages"
            chosen={[show, search]}
            search={{
              text: "Name, e-mail or text",
              name: INBOX_FILTER.search,
              value: search,
              most: MAX_MESSAGE_SEARCH,
            }}
            passed={{ [INBOX_FILTER.show]: show ?? undefined }}
            count={0}
            all={search === "" ? null : inboxPath({ ...EVERY_MESSAGE, show })}
            what="messages"
          />
          <Link to="/admin/mail" className="link-tall">
            Unsent mail
          </Link>
        </div>
        {messages.length > 0 ? (
          <WorkList caption="Messages, newest first" rows={messages} keyOf={({ id }) => id} columns={COLUMNS} />
        ) : (
          <EmptyList title={emptyText(query)} />
        )}
        <ListTurns pages={pagesOfTrail(trail, olderThan, (before) => inboxPath({ show, search, trail: before }))} />
      </div>
    </>
  );
}

function emptyText({ show, search, before }: InboxFilter): string {
  if (before !== null) return "No older messages.";
  if (search !== "") return "No messages match.";
  return show === null ? "No messages yet." : NOTHING_WAITS;
}

const TONES: Readonly<Record<MessageState, PillTone>> = { unread: "wrong", read: "waits", answered: "good" };

const COLUMNS: [WorkColumn<InboxMessage>, ...WorkColumn<InboxMessage>[]] = [
  { title: "From", cell: (message) => <From message={message} /> },
  { title: "About", cell: ({ topic }) => contactPage.topics[topic] },
  {
    title: "Message",
    cell: ({ message }) => <span className="wrap-anywhere">{excerptOf(message)}</span>,
    onPhone: "second line",
  },
  { title: "Received", cell: ({ receivedAt }) => <Moment at={receivedAt} />, isNumber: true, onPhone: "first line" },
  {
    title: "State",
    cell: ({ state }) => <Pill tone={TONES[state]}>{MESSAGE_STATE_WORDS[state]}</Pill>,
    onPhone: "second line",
  },
];

/** The longest text, in characters, that the list shows; the message's page shows all of it. */
const LONGEST = 100;

function excerptOf(message: string): string {
  const text = message.replace(/\s+/g, " ");
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}

function From({ message: { id, name, email, filledHiddenField } }: { readonly message: InboxMessage }) {
  return (
    <span className="wrap-anywhere">
      <Link to={messagePath(id)} className="link-padded">
        {name}
      </Link>
      <span className="rest"> {email}</span>
      {filledHiddenField && <span className="late block text-sm">{MAY_BE_SPAM}</span>}
    </span>
  );
}
