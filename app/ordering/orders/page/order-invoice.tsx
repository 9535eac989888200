import { balanceOf, currentRevision, type Invoice } from "~/house/invoices/invoice";
import { invoiceTitle } from "~/house/invoices/invoice-words";
import { CreditList, InvoiceSums, PaymentList } from "~/house/invoices/page/invoice-sums";
import { InvoiceTerms } from "~/house/invoices/page/invoice-terms";

interface OrderInvoiceProps {
  readonly invoice: Invoice;
  /** The path of the order's documents. */
  readonly papers: string;
}

/** The invoice of an order, what was paid, and what is still due. */
export function OrderInvoice({ invoice, papers }: OrderInvoiceProps) {
  const { isVoid } = currentRevision(invoice);
  if (isVoid && invoice.paidCents === 0) return null;
  return (
    <section aria-labelledby="payment-heading">
      <h2 id="payment-heading" className="text-2xl">
        Payment
      </h2>
      <p className="mt-2">
        <a href={`${papers}/invoice`} className="link-padded">
          {invoiceTitle(invoice)}
        </a>
        {isVoid && " (no longer valid)"}
      </p>
      <div className="mt-2 space-y-4">
        <InvoiceSums invoice={invoice} />
        <InvoiceTerms invoice={invoice} />
        {balanceOf(invoice) < 0 && <p>You have paid more than is due. We owe you the difference.</p>}
      </div>
      <CreditList {...invoice} />
      <PaymentList payments={invoice.payments} />
    </section>
  );
}
