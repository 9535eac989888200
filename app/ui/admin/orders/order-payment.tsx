import { formatCents } from "~/domain/money";
import type { OrderFile } from "~/domain/orders/order-file";
import type { OrderPayment as Payment } from "~/domain/orders/payment";
import { momentText } from "~/ui/kit/moment-text";
import { RetryPaymentForm } from "./change-form";

const WORDS: Readonly<Record<Payment["state"], string>> = {
  waiting: "The invoice is made as soon as freight and tax are saved; $0 says that there is none.",
  preparing: "The invoice is being made.",
  due: "The invoice is on the customer's page.",
  paid: "Paid.",
  failed: "There is no invoice.",
};

/** How far the payment of an order is, for the workshop; nothing where it is agreed otherwise. */
export function OrderPayment({ file }: { readonly file: OrderFile }) {
  const { payment } = file.order;
  if (!payment) return null;
  const { state, parts, paidAt } = payment;
  return (
    <section aria-labelledby="payment-heading" className="print:hidden">
      <h2 id="payment-heading" className="text-2xl">
        Payment
      </h2>
      <p className="mt-2">
        {WORDS[state]} {state === "failed" && file.paymentProblem}
        {paidAt && <time dateTime={paidAt}>{momentText(paidAt)}</time>}
      </p>
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
    </section>
  );
}
