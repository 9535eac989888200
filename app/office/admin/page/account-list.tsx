import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { Hidden } from "~/house/ui/kit/hidden";
import type { AccountListState, ListedAccount } from "~/provider/accounts/account-list";
import { type DecisionReply, sentenceFor } from "../decision-reply";
import { AccountRow, ReopenButton } from "./account-row";

interface AccountListProps {
  readonly list: AccountListState;
  readonly accounts: readonly ListedAccount[];
  /** Whether a decision can be reversed. */
  readonly canReopen: boolean;
  readonly reply: DecisionReply | undefined;
  readonly onReply: (reply: DecisionReply) => void;
}

/** Every account listed since the page was opened. Each stays in its first row, and new ones come last. */
function useHeld(accounts: readonly ListedAccount[]): readonly ListedAccount[] {
  const [held, setHeld] = useState(accounts);
  const added = accounts.filter(({ id }) => !held.some((account) => account.id === id));
  if (added.length > 0) setHeld([...held, ...added]);
  return held;
}

/** One of the lists of accounts. A row stays until the page is opened again, even if its account leaves the list. */
export function AccountList({ list, accounts, canReopen, reply, onReply }: AccountListProps) {
  const held = useHeld(accounts);
  const listed = new Set(accounts.map(({ id }) => id));
  const rows: ReactNode[] = held.map((account, place) => (
    <AccountRow
      key={account.id}
      account={account}
      list={list}
      isListed={listed.has(account.id)}
      place={place}
      canReopen={canReopen}
      onReply={onReply}
    />
  ));
  if (list === "pending" && reply?.outcome === "done" && reply.decision !== "reopened") {
    rows.splice(Number(reply.place ?? 0), 0, <DecidedRow key="reply" reply={reply} canReopen={canReopen} />);
  }
  return rows.length > 0 && <ul className="mt-6 border-b border-stone-300">{rows}</ul>;
}

interface DecidedRowProps {
  readonly reply: DecisionReply;
  readonly canReopen: boolean;
}

/** Takes the place of an account that was decided on without JavaScript. */
function DecidedRow({ reply, canReopen }: DecidedRowProps) {
  const { search } = useLocation();
  const { id, name, decision } = reply;
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-stone-300 py-6">
      <p className="font-semibold break-words text-leaf">{sentenceFor(reply)}</p>
      {canReopen && decision !== "reopened" && (
        <Form method="post" action={`/admin/accounts${search}`}>
          <Hidden fields={{ id, name }} />
          <ReopenButton was={decision} name={name} isUndo />
        </Form>
      )}
    </li>
  );
}
