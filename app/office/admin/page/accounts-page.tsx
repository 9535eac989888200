import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { countText } from "~/base/text/counts";
import type { AuditEvent } from "~/house/audit/audit";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import type {
  AccountFilter,
  AccountListPage,
  AccountListQuery,
  AccountListState,
} from "~/provider/accounts/account-list";
import { type DecisionReply, sentenceFor } from "../decision-reply";
import { AccountsFilter, AccountTurns } from "./account-filter";
import { AccountList } from "./account-list";
import { EventList } from "./event-list";

interface AccountsPageProps {
  readonly query: AccountFilter;
  readonly page: AccountListPage;
  /** The address where accounts that were decided on are listed; `null` if that is this page. */
  readonly decidedUrl: string | null;
  /** The latest decisions. */
  readonly decisions: readonly AuditEvent[];
  /** Whether the person may open the page with all events. */
  readonly opensEvents: boolean;
  /** The outcome of a form that was posted without JavaScript. */
  readonly reply: DecisionReply | undefined;
}

const TITLES: Readonly<Record<AccountListState, string>> = {
  pending: "Pending Approvals",
  approved: "Approved Accounts",
  rejected: "Rejected Accounts",
};

/** How many accounts there are, in a sentence. */
function accountsText({ state, tier, search }: AccountListQuery, total: number): string {
  if (total === 0 && (tier !== null || search !== "")) return "No accounts match.";
  if (state !== "pending") {
    if (total === 0) return "No accounts.";
    return total === 1 ? "1 account." : `${countText(total)} accounts, the latest decision first.`;
  }
  if (total === 0) return "No accounts are waiting for approval.";
  return total === 1 ? "1 account is waiting." : `${countText(total)} accounts are waiting, oldest first.`;
}

/** The accounts that are waiting for a decision (specification, sections 2 and 6), and those already decided on. */
export function AccountsPage({ query, page, decidedUrl, decisions, opensEvents, reply }: AccountsPageProps) {
  const [latest, setLatest] = useState<DecisionReply>();
  const { key } = useLocation();
  const listsDecided = decidedUrl === null;
  const list = listsDecided ? query.state : "pending";
  return (
    <>
      <PageHeader title="Account Management" />
      <section aria-labelledby="pending-heading" className="wrap py-4">
        {listsDecided && <AccountsFilter query={query} total={page.total} />}
        <h2 id="pending-heading" className="mt-6 text-2xl">
          {TITLES[list]}
        </h2>
        <p className="mt-2 text-stone-700">{accountsText(query, page.total)}</p>
        <div role="status" className={latest || !reply ? "sr-only" : "mt-4"}>
          {latest
            ? sentenceFor(latest)
            : reply && (
                <Notice tone={reply.outcome === "done" ? "success" : "error"}>
                  <p>{sentenceFor(reply)}</p>
                </Notice>
              )}
        </div>
        <AccountList
          key={`${list} ${key}`}
          list={list}
          accounts={page.accounts}
          canReopen={listsDecided}
          reply={reply}
          onReply={setLatest}
        />
        <AccountTurns query={query} next={page.next} />
        {listsDecided && (
          <p className="mt-6">
            <a href="/admin/accounts/news.csv" className="link-tall">
              Customers who want news, as CSV
            </a>
          </p>
        )}
        {decidedUrl !== null && (
          <p className="mt-6 max-w-[46em] wrap-anywhere">
            Accounts are managed where people sign in. Earlier decisions are listed and can be reversed there:{" "}
            <a href={decidedUrl} className="link">
              {new URL(decidedUrl).host}
            </a>
          </p>
        )}
      </section>
      {list === "pending" && decisions.length > 0 && (
        <Section name="decisions" title="Latest Decisions" headingClassName="text-2xl" className="wrap pb-10 md:pb-14">
          <EventList events={decisions} />
          {opensEvents && (
            <p className="mt-4">
              <Link to="/admin/events" className="link-tall">
                All events
              </Link>
            </p>
          )}
        </Section>
      )}
    </>
  );
}
