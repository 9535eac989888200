import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { DecisionTag } from "~/domain/account";
import { nameOf, type PendingAccount } from "~/domain/pending-account";
import { Button } from "~/ui/kit/button";
import { type DecisionReply, sentenceFor } from "./decision-reply";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

const BUSY: Readonly<Record<DecisionTag, string>> = { approved: "Approved", rejected: "Rejected" };

interface PendingRowProps {
  readonly account: PendingAccount;
  /** Called with the outcome of a decision. */
  readonly onReply: (reply: DecisionReply) => void;
}

/** A waiting account: whose it is, and the two decisions. With JavaScript the row shows the decision at once. */
export function PendingRow({ account, onReply }: PendingRowProps) {
  const fetcher = useFetcher<DecisionReply>({ key: `decision-${account.id}` });
  const reply = fetcher.data;
  const onReplyRef = useRef(onReply);
  onReplyRef.current = onReply;
  useEffect(() => {
    if (reply) onReplyRef.current(reply);
  }, [reply]);

  const decision = fetcher.formData?.get("decision") as DecisionTag | undefined;
  const name = nameOf(account);
  const failed = fetcher.state === "idle" && reply && reply.outcome !== "done";
  return (
    <li className="grid gap-x-8 gap-y-4 border-t border-stone-300 py-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className={decision && "opacity-60"}>
        <h3 tabIndex={-1} className="font-sans text-lg font-semibold break-words">
          {name}
          <span className="ml-3 inline-block border border-stone-500 px-2 text-sm font-normal">{account.tier}</span>
        </h3>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 md:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
          <Detail term="Business">{account.businessName || "not given"}</Detail>
          <Detail term="Phone">{account.phone || "not given"}</Detail>
          <Detail term="E-mail">{account.email}</Detail>
          <Detail term="Applied">
            {account.appliedOn ? (
              <time dateTime={account.appliedOn}>{DATE.format(new Date(account.appliedOn))}</time>
            ) : (
              "not given"
            )}
          </Detail>
        </dl>
        {failed && <p className="mt-2 text-signal">{sentenceFor(reply)}</p>}
      </div>
      {decision ? (
        <p className="font-semibold text-leaf">{BUSY[decision]}</p>
      ) : (
        <fetcher.Form method="post" action="/admin/accounts" className="flex gap-3">
          <input type="hidden" name="id" value={account.id} />
          <input type="hidden" name="name" value={name} />
          <Button type="submit" name="decision" value="approved">
            Approve <span className="sr-only">{name}</span>
          </Button>
          <Button type="submit" name="decision" value="rejected" look="outline">
            Reject <span className="sr-only">{name}</span>
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt className="text-stone-700">{term}</dt>
      <dd className="break-words">{children}</dd>
    </>
  );
}
