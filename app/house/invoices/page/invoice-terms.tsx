import { payingByCall } from "~/house/promises/paying";
import { balanceOf, type Invoice } from "../invoice";
import { dueWords } from "../invoice-words";

/** When an invoice is due, and how it is paid; nothing once it is paid. */
export function InvoiceTerms({ invoice }: { readonly invoice: Invoice }) {
  if (balanceOf(invoice) <= 0) return null;
  return (
    <div className="max-w-[46em] space-y-2">
      {dueWords(invoice).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {invoice.howToPay ? (
        <>
          <p className="font-semibold">How to pay</p>
          <p className="wrap-anywhere whitespace-pre-line">{invoice.howToPay}</p>
        </>
      ) : (
        <p>{payingByCall()}</p>
      )}
    </div>
  );
}
