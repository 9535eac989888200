import { isPayAddress } from "~/house/invoices/store-invoice";
import { Moment } from "~/house/ui/kit/moment";
import { Notice } from "~/house/ui/kit/notice";
import { Section } from "~/house/ui/kit/section";
import type { OrderPayment as Payment } from "~/ordering/orders/order";
import type { OrderFile } from "~/ordering/orders/order-file";
import { orderSum } from "~/ordering/orders/order-sum";
import { formatCents } from "~/trade/measure/money";
import { RetryPaymentForm } from "./change-form";

const WORDS: Readonly<Record<Payment["state"], string>> = {
  waiting: "The invoice will be made as soon as freight and tax are saved; enter $0 if there is none.",
  preparing: "The invoice is being made.",
  due: "The invoice is on the customer's page.",
  paid: "Paid.",
  failed: "The customer sees no invoice.",
};

/** How an order differs from its paid invoices; empty if it does not. */
function differenceOf({ order }: OrderFile, { state, parts }: Payment): string {
  if (state !== "paid") return "";
  if (order.state === "cancelled") return "The order is canceled. Refund what is owed in the store where it was paid.";
  const paid = parts.reduce((cents, part) => cents + part.cents, 0);
  const { totalCents } = orderSum(order);
  return paid === totalCents
    ? ""
    : `The order total is now ${formatCents(totalCents)}, but ${formatCents(paid)} was paid. Settle the difference in the store.`;
}

/** The state of an order's payment, for the workshop; nothing if payment is agreed in another way. */
export function PaymentOfFile({ file }: { readonly file: OrderFile }) {
  const { payment } = file.order;
  if (!payment) return null;
  const { state, parts, paidAt } = payment;
  const difference = differenceOf(file, payment);
  const isLinkless = state === "due" && parts.some(({ url, isPaid }) => !(isPaid || isPayAddress(url)));
  return (
    <Section name="payment" title="Payment" className="print:hidden">
      <p className="mt-2">
        {WORDS[state]} {file.paymentProblem}
        {paidAt && (
          <>
            The full amount arrived by <Moment at={paidAt} isWithin />
          </>
        )}
      </p>
      {difference && <Notice tone="info" title={difference} className="mt-4" />}
      {isLinkless && <p className="mt-2">An invoice has no address that is safe to link to: send it yourself.</p>}
      {parts.length > 0 && (
        <p className="figures mt-2 text-stone-700">
          {parts.map(({ cents, isPaid }) => `${formatCents(cents)} ${isPaid ? "paid" : "due"}`).join(", ")}
        </p>
      )}
      {state === "failed" && (
        <div className="mt-4">
          <RetryPaymentForm file={file} />
        </div>
      )}
    </Section>
  );
}
