import { useFetcher, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/house/ui/kit/button";
import { Hidden } from "~/house/ui/kit/hidden";
import { Moment, MomentDay } from "~/house/ui/kit/moment";
import type { DecisionTag } from "~/provider/accounts/account";
import {
  type AccountDecision,
  type AccountListState,
  type ListedAccount,
  nameOf,
} from "~/provider/accounts/account-list";
import { type DecisionReply, sentenceFor } from "../decision-reply";

interface AccountRowProps {
  readonly account: ListedAccount;
  readonly list: AccountListState;
  /** Whether the provider still lists the account there. */
  readonly isListed: boolean;
  readonly place: number;
  readonly canReopen: boolean;
  /** Called with the outcome of the decision. */
  readonly onReply: (reply: DecisionReply) => void;
}

/** Moves the focus to the row's heading if its button has disappeared; a second key press does nothing there. */
function useFocusAfter(done: string | null) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const lastRef = useRef(done);
  useEffect(() => {
    if (lastRef.current === done) return;
    lastRef.current = done;
    if (document.activeElement === document.body) headingRef.current?.focus();
  }, [done]);
  return headingRef;
}

const WORDS: Readonly<Record<AccountDecision | "elsewhere", string>> = {
  approved: "Approved",
  rejected: "Rejected",
  reopened: "Pending again",
  elsewhere: "Decided in the meantime",
};

/**
 * An account in one of the lists, with the buttons to decide on it. With JavaScript the row says immediately what was
 * done, and stays where it is: a second click cannot hit another account's button.
 */
export function AccountRow({ account, list, isListed, place, canReopen, onReply }: AccountRowProps) {
  const { search } = useLocation();
  const fetcher = useFetcher<DecisionReply>({ key: `decision-${list}-${account.id}` });
  const reply = fetcher.data;
  const onReplyRef = useRef(onReply);
  onReplyRef.current = onReply;
  useEffect(() => {
    if (reply) onReplyRef.current(reply);
  }, [reply]);

  const sent = fetcher.formData?.get("decision") as AccountDecision | undefined;
  // A sent decision counts as done until the response arrives; undoing it shows the first buttons again.
  const outcome = sent ?? (isListed ? null : reply?.outcome === "done" ? reply.decision : "elsewhere");
  const done = list === "pending" && outcome === "reopened" ? null : outcome;
  const headingRef = useFocusAfter(done);
  const failed = !sent && reply && reply.outcome !== "done";
  const name = nameOf(account);
  const canUndo = !sent && canReopen && list === "pending" && (done === "approved" || done === "rejected");
  return (
    <li className="grid gap-x-8 gap-y-4 border-t border-stone-300 py-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div>
        <h3 ref={headingRef} tabIndex={-1} className="font-sans text-lg font-semibold break-words">
          {name}
          <span className="ml-3 inline-block border border-stone-500 px-2 text-sm font-normal">{account.tier}</span>
        </h3>
        <AccountFacts account={account} />
      </div>
      {done ? (
        <DoneButtons list={list} />
      ) : (
        <fetcher.Form method="post" action={`/admin/accounts${search}`} className="flex gap-3">
          <Hidden fields={{ id: account.id, name, place }} />
          {list === "pending" ? <DecisionButtons name={name} /> : <ReopenButton was={list} name={name} />}
        </fetcher.Form>
      )}
      {failed && <p className="text-signal">{sentenceFor(reply)}</p>}
      {done && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p className={done === "elsewhere" ? "font-semibold" : "font-semibold text-leaf"}>{WORDS[done]}</p>
          {canUndo && (
            <fetcher.Form method="post" action={`/admin/accounts${search}`}>
              <Hidden fields={{ id: account.id, name }} />
              <ReopenButton was={done} name={name} isUndo />
            </fetcher.Form>
          )}
        </div>
      )}
    </li>
  );
}

/** What an admin sees of an account, and who decided on it. */
function AccountFacts({ account }: { readonly account: ListedAccount }) {
  const { businessName, phone, email, appliedAt, decided } = account;
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 md:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
      <Detail term="Business">{businessName || "not given"}</Detail>
      <Detail term="Phone">{phone || "not given"}</Detail>
      <Detail term="E-mail">{email}</Detail>
      <Detail term="Applied">{appliedAt ? <MomentDay at={appliedAt} /> : "not given"}</Detail>
      {decided && (
        <>
          <Detail term="Decided">
            <Moment at={decided.at} />
          </Detail>
          <Detail term="By">{decided.by || "a deleted account"}</Detail>
        </>
      )}
    </dl>
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-stone-700">{term}</dt>
      <dd className="break-words">{children}</dd>
    </>
  );
}

/** The two decisions on an account that is waiting. */
function DecisionButtons({ name }: { readonly name: string }) {
  return (
    <>
      <Button type="submit" name="decision" value="approved">
        Approve <span className="sr-only">{name}</span>
      </Button>
      <Button type="submit" name="decision" value="rejected" look="outline">
        Reject <span className="sr-only">{name}</span>
      </Button>
    </>
  );
}

interface ReopenButtonProps {
  /** The decision that is reversed. */
  readonly was: DecisionTag;
  readonly name: string;
  /** Whether the decision has just been made. */
  readonly isUndo?: boolean;
}

export function ReopenButton({ was, name, isUndo = false }: ReopenButtonProps) {
  return (
    <>
      <input type="hidden" name="was" value={was} />
      <Button type="submit" name="decision" value="reopened" look={isUndo ? "quiet" : "outline"}>
        {isUndo ? "Undo" : "Move back to pending"} <span className="sr-only">{name}</span>
      </Button>
    </>
  );
}

/** Disabled buttons in place of used ones, so that a second click does not hit anything else. */
function DoneButtons({ list }: { readonly list: AccountListState }) {
  return (
    <div aria-hidden="true" className="flex gap-3">
      {list === "pending" ? (
        <>
          <Button disabled>Approve</Button>
          <Button disabled look="outline">
            Reject
          </Button>
        </>
      ) : (
        <Button disabled look="outline">
          Move back to pending
        </Button>
      )}
    </div>
  );
}
