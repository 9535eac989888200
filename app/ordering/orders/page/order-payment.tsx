import { balanceOf, currentRevision, dueNow, type Invoice } from "~/house/invoices/invoice";
import { balanceText, invoiceTitle } from "~/house/invoices/invoice-words";
import { CreditList, InvoiceTerms, PaymentList } from "~/house/invoices/page/invoice-sums";
import { isPayAddress } from "~/house/invoices/store-invoice";
import { momentText } from "~/house/ui/kit/moment-text";
import { formatCents } from "~/trade/measure/money";
import type { Order, OrderPayment as Payment, PaymentPart } from "../order";
import { SumsFold } from "./order-lines";
import { OrderPageSection } from "./order-section";

const WORDS: Readonly<Record<Payment["state"], string>> = {
  waiting: "As soon as we have worked out freight and tax, you can pay for this order here.",
  preparing: "We are preparing your invoice. Open this page again in a few minutes.",
  failed: "We are taking care of the payment of this order ourselves. You do not need to do anything now.",
  due: "The invoice opens on the site of the service that takes our payments.",
  paid: "This order is paid. Thank you.",
};

/** The id of the section that says how to pay. */
export const PAYMENT = "payment";

const PAID_BEFORE_CANCELING = "This order was paid before it was canceled. We will write to you about it.";

export function OrderPayment({ order: { payment, ...order } }: { readonly order: Order }) {
  if (!payment) return null;
  const { state, parts, paidAt } = payment;
  const isCanceled = order.state === "cancelled";
  if (isCanceled && state !== "paid") return null;
  return (
    <OrderPageSection id={PAYMENT} heading="payment-heading" title="Payment" className="print:hidden">
      <p className="mt-2">
        {isCanceled ? PAID_BEFORE_CANCELING : WORDS[state]}
        {paidAt && (
          <>
            {" "}
            The full amount arrived by <time dateTime={paidAt}>{momentText(paidAt)}</time>.
          </>
        )}
      </p>
      {parts.length > 1 && (
        <p className="mt-2">The order has more sizes than fit on one invoice, so there are {parts.length} of them.</p>
      )}
      {state === "due" && (
        <ul className="mt-3 grid gap-3">
          {parts.map((part, index) => (
            <li key={part.url ?? index}>
              <PartLink part={part} name={parts.length > 1 ? `Invoice ${index + 1} of ${parts.length}` : ""} />
            </li>
          ))}
        </ul>
      )}
    </OrderPageSection>
  );
}

function PartLink({ part: { cents, url, isPaid }, name }: { readonly part: PaymentPart; readonly name: string }) {
  const before = name && `${name}: `;
  if (isPaid) return `${before}${formatCents(cents)}, paid`;
  if (!isPayAddress(url)) return `${before}${formatCents(cents)}. Please write to us to pay it.`;
  // Do not send this page's secret address to the other site.
  return (
    <a href={url} rel="noreferrer" className="button bg-oak text-white hover:bg-oak-dark">
      {before}Pay {formatCents(cents)}
    </a>
  );
}

interface OrderInvoiceProps {
  readonly order: Order;
  readonly invoice: Invoice;
  readonly papers: string;
}

/** What is to be paid and how, with the reference to name; how the total adds up folds. */
export function OrderInvoice({ order, invoice, papers }: OrderInvoiceProps) {
  const { isVoid } = currentRevision(invoice);
  if (isVoid && invoice.paidCents === 0) return null;
  const [balance, due] = [balanceOf(invoice), dueNow(invoice)];
  return (
    <OrderPageSection id={PAYMENT} heading="payment-heading" title="Payment">
      <p className="figures mt-2 text-lg font-semibold">{balanceText(invoice)}</p>
      {balance < 0 && <p>You have paid more than is due. We owe you the difference.</p>}
      {balance > 0 && (
        <dl className="figures mt-2 grid grid-cols-[auto_1fr] gap-x-4">
          {due < balance && (
            <>
              <dt className="text-stone-600">Pay now</dt>
              <dd className="font-semibold">{formatCents(due)}</dd>
            </>
          )}
          <dt className="text-stone-600">Reference</dt>
          <dd>
            <span className="whitespace-nowrap">{invoice.number}</span>, order{" "}
            <span className="whitespace-nowrap">{order.number}</span>
          </dd>
        </dl>
      )}
      <div className="mt-2 print:hidden">
        <InvoiceTerms invoice={invoice} isStarted={order.state !== "confirmed"} />
      </div>
      <div className="mt-2">
        <SumsFold order={order} />
      </div>
      <CreditList {...invoice} />
      <PaymentList payments={invoice.payments} />
      <p className="mt-2 print:hidden">
        <a href={`${papers}/invoice`} className="link-tall">
          {invoiceTitle(invoice)}
        </a>
        {isVoid && " (no longer valid)"}
      </p>
    </OrderPageSection>
  );
}
