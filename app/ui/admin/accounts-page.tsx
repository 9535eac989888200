import { Link } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { AuditEvent } from "~/domain/audit";
import type { PendingAccount } from "~/domain/pending-account";
import { Notice } from "~/ui/kit/notice";
import { PageHeader } from "~/ui/kit/page-header";
import { type DecisionReply, sentenceFor } from "./decision-reply";
import { EventList } from "./event-list";
import { PendingRow } from "./pending-row";

interface AccountsPageProps {
  readonly accounts: readonly PendingAccount[];
  /** The latest decisions, where the provider knows who took them. */
  readonly decisions: readonly AuditEvent[];
  /** The outcome of a decision that was posted without JavaScript. */
  readonly reply: DecisionReply | undefined;
}

/** When the row that had the focus is gone, the one that took its place gets it, or else the list's heading. */
function useFocusAfterRemoval(accounts: readonly PendingAccount[], headingRef: RefObject<HTMLElement>) {
  const listRef = useRef<HTMLUListElement>(null);
  const lastRef = useRef(accounts);
  useEffect(() => {
    const last = lastRef.current;
    lastRef.current = accounts;
    const gone = last.findIndex(({ id }) => !accounts.some((account) => account.id === id));
    if (gone === -1 || document.activeElement !== document.body) return;
    const next = listRef.current?.querySelectorAll("h3")[gone] ?? headingRef.current;
    next?.focus();
  }, [accounts, headingRef]);
  return listRef;
}

/** The accounts that are waiting for a decision (specification, sections 2 and 6). */
export function AccountsPage({ accounts, decisions, reply }: AccountsPageProps) {
  const [latest, setLatest] = useState(reply);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listRef = useFocusAfterRemoval(accounts, headingRef);
  const shown = latest ?? reply;
  return (
    <>
      <PageHeader title="Account Management" />
      <section aria-labelledby="pending-heading" className="wrap py-10 md:py-14">
        <h2 id="pending-heading" ref={headingRef} tabIndex={-1} className="text-3xl">
          Pending Approvals
        </h2>
        <p className="mt-2 text-stone-700">
          {accounts.length === 0
            ? "No accounts are waiting for approval."
            : accounts.length === 1
              ? "1 account is waiting."
              : `${accounts.length} accounts are waiting, oldest first.`}
        </p>
        <div role="status" className="mt-4">
          {shown && (
            <Notice tone={shown.outcome === "done" ? "success" : "error"}>
              <p>{sentenceFor(shown)}</p>
            </Notice>
          )}
        </div>
        {accounts.length > 0 && (
          <ul ref={listRef} className="mt-6 border-b border-stone-300">
            {accounts.map((account) => (
              <PendingRow key={account.id} account={account} onReply={setLatest} />
            ))}
          </ul>
        )}
      </section>
      {decisions.length > 0 && (
        <section aria-labelledby="decisions-heading" className="wrap pb-10 md:pb-14">
          <h2 id="decisions-heading" className="text-3xl">
            Latest Decisions
          </h2>
          <EventList events={decisions} />
          <p className="mt-4">
            <Link to="/admin/events" className="inline-flex min-h-11 items-center underline underline-offset-4">
              All events
            </Link>
          </p>
        </section>
      )}
    </>
  );
}
