import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { counted } from "~/base/text/counts";
import { MomentDay } from "~/house/ui/kit/moment";
import type { ClaimState } from "~/ordering/orders/claims";
import { formatCents } from "~/trade/measure/money";
import type { CustomerRecords } from "../customer-records";

const CLAIM_WORDS: Readonly<Record<ClaimState, string>> = { open: "Open", answered: "Answered", settled: "Settled" };

interface CustomerWorkProps {
  readonly customer: Pick<CustomerRecords, "quotes" | "lists" | "messages" | "claims" | "account">;
}

export function CustomerWork({ customer: { quotes, lists, messages, claims, account } }: CustomerWorkProps) {
  return (
    <>
      {account && (
        <Listed title="Quotes" none="No quotes.">
          {quotes.map(({ number, jobName, totalCents, madeAt, orderedAs }) => (
            <Entry key={number} at={madeAt}>
              <Link to={`/admin/quotes/${number}`} className="link-padded">
                {number}
              </Link>
              {jobName && `, ${jobName}`}, {formatCents(totalCents)}
              {orderedAs && `, ordered as ${orderedAs}`}
            </Entry>
          ))}
        </Listed>
      )}
      {account && (
        <Listed title="Saved lists" none="No saved lists.">
          {lists.map(({ id, name, count, changedAt }) => (
            <Entry key={id} at={changedAt}>
              {name}, {counted(count, "piece")}
            </Entry>
          ))}
        </Listed>
      )}
      <Listed title="Claims" none="No claims.">
        {claims.map(({ id, number, at, state }) => (
          <Entry key={id} at={at}>
            <Link to={`/admin/orders/${number}/claims/${id}`} className="link-padded">
              Claim about order {number}
            </Link>
            , {CLAIM_WORDS[state].toLowerCase()}
          </Entry>
        ))}
      </Listed>
      <Listed title="Messages from this address" none="No messages.">
        {messages.map(({ id, at, text }) => (
          <Entry key={id} at={at}>
            <Link to={`/admin/messages/${id}`} className="link-padded">
              {text}
            </Link>
          </Entry>
        ))}
      </Listed>
    </>
  );
}

interface ListedProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Listed({ title, none, children }: ListedProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      {children.length === 0 ? (
        <p className="mt-4">{none}</p>
      ) : (
        <ul className="mt-4 border-b border-stone-300">{children}</ul>
      )}
    </section>
  );
}

function Entry({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-stone-300 py-2">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <MomentDay at={at} className="text-sm text-stone-700" />
    </li>
  );
}
