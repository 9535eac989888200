import { makingDays } from "~/making/making-days";
import type { Order } from "~/orders/order";
import { orderCart } from "~/orders/order-cart";
import type { OrderPaper } from "~/orders/order-papers";
import { OrderCutList } from "~/paper/page/order-cut-list";
import { OrderPaperHeading } from "~/paper/page/order-paper-heading";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { OrderDetails } from "./order-details";
import { OrderLines } from "./order-lines";
import { nextText } from "./order-words";
import { OrderedTerms } from "./ordered-terms";
import { PaymentDetails } from "./payment-details";
import { STATE_WORDS } from "./state-words";

/** The title of each paper of an order. */
export const PAPER_TITLES: Readonly<Record<OrderPaper, string>> = {
  confirmation: "Confirmation",
  invoice: "Payment details",
  "cut-list": "Cut list",
};

interface OrderPaperProps {
  readonly order: Order;
  readonly paper: OrderPaper;
}

/** A paper of an order, as it is printed. */
export function OrderPaperSheet({ order, paper }: OrderPaperProps) {
  return (
    <OrderedTerms order={order}>
      <div className="text-black print:leading-snug">
        <OrderPaperHeading title={paper === "confirmation" ? "Order" : PAPER_TITLES[paper]} order={order} />
        {paper === "confirmation" && <Confirmation order={order} />}
        {paper === "invoice" && <PaymentDetails order={order} />}
        {paper === "cut-list" && <OrderCutList cart={orderCart(order.lines)} job={order.jobName} />}
      </div>
    </OrderedTerms>
  );
}

function statusText({ state }: Order): string {
  if (state === "received") return "We have this order and have not confirmed it yet.";
  return state === "cancelled" ? "This order is canceled." : "We have confirmed this order.";
}

function Confirmation({ order }: { readonly order: Order }) {
  const leadDays = makingDays(order.lines, useShopTerms().leadDays);
  return (
    <div className="space-y-8">
      <div className="max-w-[46em]">
        <p className="text-lg font-semibold">{statusText(order)}</p>
        <p>
          Status: {STATE_WORDS[order.state].label.toLowerCase()}. {nextText(order, leadDays).join(" ")}
        </p>
      </div>
      <OrderDetails order={order} />
      <OrderLines order={order} />
    </div>
  );
}
