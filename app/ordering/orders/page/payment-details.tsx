import { shopFacts } from "~/base/brand/shop-facts";
import { depositRule, nothingDueYet, payingByCall } from "~/house/promises/paying";
import { makingText } from "~/trade/making/making-days";
import { formatCents } from "~/trade/measure/money";
import type { Order } from "../order";
import { orderDays } from "../order-dates";
import { hasFreightAndTax } from "../order-file";
import { orderSum } from "../order-sum";
import { ContactAndDelivery } from "./order-details";
import { SumRows } from "./order-lines";
import { ShopLine } from "./shop-line";

function payingOf(order: Order, leadDays: number | null): readonly string[] {
  const { state, terms, payment } = order;
  if (state === "cancelled") return ["This order is canceled: there is nothing to pay."];
  if (payment?.state === "paid") return ["This order is paid: there is nothing more to pay."];
  if (state === "received" || !hasFreightAndTax(terms)) {
    return [nothingDueYet(), ...(payment || !depositRule() ? [] : [depositRule()])];
  }
  if (!payment && orderSum(order).totalCents === 0) return ["There is nothing to pay."];
  const made = makingText(leadDays);
  if (!payment) return [`${payingByCall()} ${made}`];
  return [
    payment.state === "failed"
      ? "Please do not pay yet: we are taking care of the payment ourselves."
      : "Pay the total on the order's page, which leads to the invoice at the service that takes our payments.",
    made,
  ];
}

const amountText = (cents: number | null) => (cents === null ? "Not set yet" : formatCents(cents));

export function PaymentDetails({ order }: { readonly order: Order }) {
  const leadDays = orderDays(order, shopFacts().leadDays);
  const { terms, totalCents, feeCents, rushCents } = order;
  const sum = orderSum(order);
  const rows = [
    { term: "Price of the pieces", text: formatCents(totalCents) },
    ...(rushCents ? [{ term: "Rush", text: formatCents(rushCents) }] : []),
    ...(feeCents ? [{ term: "Fee for changes", text: formatCents(feeCents) }] : []),
    { term: "Freight", text: amountText(terms.freightCents) },
    { term: "Tax", text: amountText(terms.taxCents) },
  ];
  return (
    <div className="space-y-8">
      <div className="max-w-[46em] space-y-2">
        {payingOf(order, leadDays).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <dl className="figures grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <SumRows rows={rows} label="Total" sum={sum} />
      </dl>
      <ContactAndDelivery order={order} />
      <ShopLine />
    </div>
  );
}
