import type { ReactNode } from "react";
import { nameOfPerson } from "~/house/audit/audit";
import { signedText } from "~/house/invoices/invoice-words";
import { Moment } from "~/house/ui/kit/moment";
import type { OrderRecord } from "~/ordering/orders/order-file";
import type { OrderMoney } from "~/ordering/orders/order-money";
import { formatCents } from "~/trade/measure/money";
import { actorText, recordText } from "./history-words";

interface OrderHistoryProps {
  /** The oldest first. */
  readonly records: readonly OrderRecord[];
  readonly label: string;
}

interface HistoryRowProps {
  readonly at: string;
  readonly className: string;
  readonly children: ReactNode;
}

function HistoryRow({ at, className, children }: HistoryRowProps) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-stone-300 py-3 md:grid-cols-[1fr_2fr]">
      <span className="figures text-sm text-stone-700 md:pt-0.5">
        <Moment at={at} />
      </span>
      <span className={className}>{children}</span>
    </li>
  );
}

/** What happened to an order, when, and who did it. */
export function OrderHistory({ records, label }: OrderHistoryProps) {
  return (
    <ol aria-label={label} className="mt-4 border-b border-stone-300">
      {records.map((record, index) => (
        // Two records can have the same time.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever taken out of the history
        <HistoryRow key={index} at={record.at} className="wrap-anywhere">
          <span className="font-semibold">{recordText(record)}</span>
          {record.changes && record.changes.length > 0 && `: ${record.changes.join(", ")}`}, by {actorText(record)}
        </HistoryRow>
      ))}
    </ol>
  );
}

interface MoneyHistoryProps {
  readonly money: OrderMoney;
  /** The secret part of the address of the customer's page. */
  readonly link: string;
}

/** What happened to an order's invoice and payments, the oldest first. */
function recordsOf({ revisions, entries, credits, reminders }: OrderMoney) {
  const all = [
    ...revisions.map(({ at, actor, revision, orderRevision, totalCents, isVoid }) => {
      const text = isVoid ? "Invoice taken back" : `Invoice for ${formatCents(totalCents)}`;
      return { at, actor, revision, text: orderRevision > 1 && !isVoid ? `${text}, revision ${orderRevision}` : text };
    }),
    ...entries.map(({ at, actor, cents, corrects, kind }) => {
      const what = corrects !== null ? "Counter entry" : kind === "refund" ? "Refund" : "Payment";
      return { at, actor, revision: null, text: `${what} ${signedText(cents)}` };
    }),
    ...credits.map(({ at, actor, cents, reason, isTakingBack }) => {
      const what = isTakingBack ? "Credit taken back" : "Credit";
      return { at, actor, revision: null, text: `${what} ${signedText(cents)}: ${reason}` };
    }),
    ...reminders.map(({ at, actor, balanceCents }) => {
      return { at, actor, revision: null, text: `Reminder sent, ${formatCents(balanceCents)} due` };
    }),
  ];
  return all.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The history of an order's invoice and payments; each revision of the invoice can still be read. */
export function MoneyHistory({ money, link }: MoneyHistoryProps) {
  const records = recordsOf(money);
  if (records.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-xl">Invoice and payments</h3>
      <ol aria-label="Changes to the invoice and payments" className="mt-2 border-b border-stone-300">
        {records.map(({ at, actor, text, revision }, index) => (
          // Two records can have the same time.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever taken out of the history
          <HistoryRow key={index} at={at} className="figures wrap-anywhere">
            <span className="font-semibold">
              {revision === null ? (
                text
              ) : (
                <a href={`/orders/${link}/papers/invoice?revision=${revision}`} className="underline">
                  {text}
                </a>
              )}
            </span>
            , by {nameOfPerson(actor)}
          </HistoryRow>
        ))}
      </ol>
    </>
  );
}
