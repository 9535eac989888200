import { Fragment, type ReactNode } from "react";
import { payingByCall } from "~/house/promises/paying";
import { dateText } from "~/house/ui/kit/moment-text";
import { balanceOf, type Invoice, type Owing } from "../invoice";
import { balanceText, dueWords, fullDay, PAYMENT_WORDS, signedText, sumRows } from "../invoice-words";

interface InvoiceSumsProps {
  readonly invoice: Owing;
  readonly mark?: ReactNode;
}

export function InvoiceSums({ invoice, mark }: InvoiceSumsProps) {
  return (
    <div className="max-w-sm break-inside-avoid">
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {sumRows(invoice).map(({ term, text }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd className="text-right">{text}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="figures mt-2 border-t border-ink pt-2 text-right text-lg font-semibold">
        {balanceText(invoice)}
        {mark}
      </p>
    </div>
  );
}

export function CreditList({ credits = [] }: Pick<Invoice, "credits">) {
  if (credits.length === 0) return null;
  return (
    <ul aria-label="Credits" className="figures mt-3 space-y-1">
      {credits.map(({ at, cents, reason }) => (
        <li key={`${at} ${reason}`} className="wrap-anywhere">
          <time dateTime={at}>{dateText(at)}</time>: {reason}, {signedText(-cents)}
        </li>
      ))}
    </ul>
  );
}

export function PaymentList({ payments }: Pick<Invoice, "payments">) {
  if (payments.length === 0) return null;
  return (
    <ul aria-label="Payments received" className="figures mt-3 space-y-1">
      {payments.map(({ kind, receivedOn, cents, reference }, index) => (
        // Two payments can be the same in everything.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className="wrap-anywhere">
          <time dateTime={receivedOn}>{fullDay(receivedOn)}</time>: {PAYMENT_WORDS[kind]}
          {reference && ` ${reference}`}, {signedText(cents)}
        </li>
      ))}
    </ul>
  );
}

interface InvoiceTermsProps {
  readonly invoice: Invoice;
  readonly isStarted?: boolean;
}

export function InvoiceTerms({ invoice, isStarted = false }: InvoiceTermsProps) {
  if (balanceOf(invoice) <= 0) return null;
  return (
    <div className="max-w-[46em] space-y-2">
      {dueWords(invoice, isStarted).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <HowToPay invoice={invoice} />
    </div>
  );
}

/** As the owner says it; nothing if nothing is owed. */
export function HowToPay({ invoice }: { readonly invoice: Invoice }) {
  if (balanceOf(invoice) <= 0) return null;
  if (!invoice.howToPay) return <p>{payingByCall()}</p>;
  return (
    <>
      <p className="font-semibold">How to pay</p>
      <p className="wrap-anywhere whitespace-pre-line">{invoice.howToPay}</p>
    </>
  );
}
