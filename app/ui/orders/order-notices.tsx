import { type ReactNode, useEffect, useRef } from "react";
import type { Order } from "~/domain/orders/order";
import type { OrderNotice } from "~/forms/order-page-form";
import { momentText } from "~/ui/kit/moment-text";
import { Notice } from "~/ui/kit/notice";
import { ReachUs } from "./reach-us";

interface OrderNoticesProps {
  readonly order: Order;
  readonly notice: OrderNotice | null;
  /** The order was not canceled, because that is not free any more. */
  readonly isTooLate: boolean;
  /** Nobody is signed in who would find the order in an account. */
  readonly isGuest: boolean;
}

/** What just happened to an order; it takes the focus when it happened on this page. */
export function OrderNotices({ order, notice, isTooLate, isGuest }: OrderNoticesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const said = isTooLate ? "too-late" : notice;
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    if (said) ref.current?.focus();
  }, [said]);
  return (
    <div ref={ref} tabIndex={-1} role={isTooLate ? "alert" : "status"} className="print:hidden">
      {isTooLate ? <TooLate order={order} /> : <Done order={order} notice={notice} isGuest={isGuest} />}
    </div>
  );
}

function TooLate({ order: { number, state, freeUntil } }: Pick<OrderNoticesProps, "order">): ReactNode {
  return (
    <Notice tone="error" title={`Order ${number} was not canceled.`}>
      <p>
        {state === "received"
          ? `Canceling it online was possible until ${momentText(freeUntil)}.`
          : "It has gone on since then, so it can no longer be canceled online."}{" "}
        To ask whether it can still be stopped, <ReachUs />.
      </p>
    </Notice>
  );
}

function Done({ order: { number, state }, notice, isGuest }: Omit<OrderNoticesProps, "isTooLate">): ReactNode {
  if (notice === "placed" && state !== "cancelled") {
    return (
      <Notice tone="success" title={`Thank you. Your order is ${number}.`}>
        <p>
          {isGuest
            ? "Keep this address: it is the only way to this page. Save it as a bookmark."
            : "You find it again in your account, under Current Orders."}
        </p>
      </Notice>
    );
  }
  if (notice === "cancelled" && state === "cancelled") {
    return (
      <Notice tone="success" title={`Order ${number} is canceled.`}>
        <p>Nothing of it is made, and nothing is charged.</p>
      </Notice>
    );
  }
  if (notice === "renewed") {
    return (
      <Notice tone="success" title="This order has a new address.">
        <p>The old one opens nothing any more.{isGuest && " Keep the new one: it is the only way to this page."}</p>
      </Notice>
    );
  }
  return null;
}
