import { Form, Link, useNavigation } from "@remix-run/react";
import { pagesOfTrail } from "~/house/forms/list-query";
import type { UnsentMailPage as Mails, OutgoingMail } from "~/house/mail/outgoing-mail";
import { Button } from "~/house/ui/kit/button";
import { EmptyList, NOTHING_WAITS } from "~/house/ui/kit/empty-list";
import { ListTurns } from "~/house/ui/kit/list-pages";
import { Moment } from "~/house/ui/kit/moment";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { ListTabs } from "~/house/ui/kit/work-list";

/** The parameters of the page's address, and the value that shows only mails that failed for good. */
export const MAIL_QUERY = { show: "show", failed: "failed", before: "older-than" } as const;

const WORDS = {
  done: "The mail will be sent again.",
  "not-failed": "The mail is already waiting to be sent, so nothing was changed.",
  unknown: "The mail was sent in the meantime, or no longer exists, so nothing was changed.",
  failed: "The mail could not be sent again. Please try once more.",
} as const;

interface MailPageProps {
  readonly page: Mails;
  /** Whether only mails that failed for good are shown. */
  readonly failed: boolean;
  /** Where each page before this one ends, the nearest last. */
  readonly trail: readonly string[];
  /** The outcome of sending a mail again. */
  readonly reply?: { readonly outcome: keyof typeof WORDS } | undefined;
}

/** The address of the list, after the pages that `trail` ends. */
function pathOf(failed: boolean, trail: readonly string[]): string {
  const query = new URLSearchParams(failed ? { [MAIL_QUERY.show]: MAIL_QUERY.failed } : {});
  for (const id of trail) query.append(MAIL_QUERY.before, id);
  return query.size === 0 ? "/admin/mail" : `/admin/mail?${query}`;
}

/** One page of the shop's mails that were not sent, for admins. */
export function MailPage({ page: { mails, olderThan, isSending }, failed, trail, reply }: MailPageProps) {
  return (
    <>
      <PageHeader title="Unsent mail">
        <p>Some is waiting for its turn, and some failed because we stopped trying after about a day.</p>
      </PageHeader>
      <div className="wrap space-y-4 py-4">
        {reply && (
          <div role="status">
            <Notice tone={reply.outcome === "done" ? "success" : "error"}>
              <p>{WORDS[reply.outcome]}</p>
            </Notice>
          </div>
        )}
        {!isSending && (
          <Notice tone="info" title="This shop sends no mail yet">
            <p>No mail server is set, so all mail stays here, where you can read it for 90 days.</p>
          </Notice>
        )}
        <ListTabs
          label="Mails"
          tabs={[false, true].map((only) => ({
            label: only ? "Failed" : "All",
            to: pathOf(only, []),
            isHere: only === failed,
            count: null,
          }))}
        />
        <Link to="/admin/messages" className="link-tall">
          Messages from visitors
        </Link>
        {mails.length === 0 && (
          <EmptyList title={trail.length > 0 ? "No older mails." : failed ? NOTHING_WAITS : "No unsent mail."} />
        )}
        <ul>
          {mails.map((mail) => (
            <li key={mail.id} className="border-t border-stone-300 py-6">
              <Mail mail={mail} failed={failed} />
            </li>
          ))}
        </ul>
        <ListTurns pages={pagesOfTrail(trail, olderThan, (before) => pathOf(failed, before))} />
      </div>
    </>
  );
}

function Mail({ mail, failed }: { readonly mail: OutgoingMail; readonly failed: boolean }) {
  const { id, recipient, subject, text, createdAt, nextTryAt, failedAt, tries, lastError } = mail;
  const isBusy = useNavigation().formData?.get("id") === id;
  return (
    <article aria-labelledby={`mail-${id}`} className="grid gap-x-10 gap-y-2 md:grid-cols-[1fr_2fr]">
      <div>
        <h2 id={`mail-${id}`} className="text-xl break-words">
          {subject}
        </h2>
        <p className="break-all">{recipient}</p>
        <p className="figures text-sm text-stone-700">
          Written <Moment at={createdAt} isWithin />
        </p>
        {nextTryAt && tries > 0 && (
          <p className="figures text-sm text-stone-700">
            Tried {tries === 1 ? "once" : `${tries} times`}, next <Moment at={nextTryAt} isWithin />
          </p>
        )}
        {failedAt && (
          <p className="figures text-sm text-signal">
            Failed <Moment at={failedAt} isWithin />
          </p>
        )}
      </div>
      <div>
        {lastError && <p className="break-words">{lastError}</p>}
        {text === null ? (
          <p className="text-stone-700">It holds a link meant only for its recipient, so it is not shown.</p>
        ) : (
          <details>
            <summary className="min-h-11 cursor-pointer py-3 font-semibold">
              Text<span className="sr-only"> of {subject}</span>
            </summary>
            <p className="max-w-[46em] break-words whitespace-pre-line">{text}</p>
          </details>
        )}
        {failedAt && (
          <Form method="post" action={failed ? `/admin/mail?${MAIL_QUERY.show}=${MAIL_QUERY.failed}` : "/admin/mail"}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" look="outline" disabled={isBusy} className="mt-2">
              Send again<span className="sr-only">: {subject}</span>
            </Button>
          </Form>
        )}
      </div>
    </article>
  );
}
