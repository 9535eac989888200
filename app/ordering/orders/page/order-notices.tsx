import type { ReactNode } from "react";
import { Notice } from "~/house/ui/kit/notice";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import type { Order } from "../order";
import type { OrderNotice, OrderPageIntent } from "../order-page-form";
import type { TakenAgain } from "../take-again";
import { ReachUs } from "./reach-us";
import { TakenBack } from "./taken-back";

interface OrderNoticesProps {
  readonly order: Order;
  readonly notice: OrderNotice | null;
  /** The change that was refused because the order has changed since the page was opened. */
  readonly refused: OrderPageIntent | null;
  /** Whether nobody is signed in, so that the order is not in an account. */
  readonly isGuest: boolean;
  /** The pieces to put back into the cart, if the customer has just requested that. */
  readonly taken: TakenAgain | null;
}

/** What has just happened to an order; takes the focus if it happened on this page. */
export function OrderNotices({ order, notice, refused, isGuest, taken }: OrderNoticesProps) {
  const said = refused ?? notice;
  const ref = useFocusOnAnnounce<HTMLDivElement>(said);
  return (
    <div ref={ref} tabIndex={-1} role={refused ? "alert" : "status"} className="print:hidden">
      {refused === "approve" && <NotApproved order={order} />}
      {(refused === "cancel" || refused === "change") && <TooLate order={order} />}
      {!refused && taken && <TakenBack order={order} taken={taken} />}
      {!refused && <Done order={order} notice={notice} isGuest={isGuest} />}
    </div>
  );
}

function TooLate({ order: { number } }: Pick<OrderNoticesProps, "order">): ReactNode {
  return (
    <Notice tone="error" title={`Order ${number} was not canceled.`}>
      <p>
        It has moved on since you opened this page, so it can no longer be canceled here. To ask whether it can still be
        stopped, <ReachUs />.
      </p>
    </Notice>
  );
}

function NotApproved({ order: { number } }: Pick<OrderNoticesProps, "order">): ReactNode {
  return (
    <Notice tone="error" title="The drawings were not approved.">
      <p>
        Order {number} is not waiting for approval right now. If you think it should be, <ReachUs />.
      </p>
    </Notice>
  );
}

const CHANGED = {
  revised: {
    title: "Your changes are saved.",
    text: "What changed is listed below, under “Changing this order”.",
  },
  requested: {
    title: "We have your request.",
    text: "Nothing has changed yet: we check whether the change is still possible. Our answer appears here.",
  },
  "change-approved": { title: "Thank you. The change is made.", text: "What changed is listed below." },
  "change-withdrawn": { title: "The change is withdrawn.", text: "Your order stays as it was." },
} as const;

function Done({ order, notice, isGuest }: Omit<OrderNoticesProps, "refused" | "taken">): ReactNode {
  const { number, state } = order;
  if (notice === "placed" && state !== "cancelled") {
    return (
      <Notice tone="success" title={`Thank you. Your order is ${number}.`}>
        <p>
          {isGuest
            ? "Keep the address of this page: without an account, you need it to open the order again. Save it as a bookmark."
            : "You can find it in your account, under Current Orders."}
        </p>
      </Notice>
    );
  }
  if (notice === "cancelled" && state === "cancelled") {
    return (
      <Notice tone="success" title={`Order ${number} is canceled.`}>
        <p>Nothing will be made, and nothing will be charged.</p>
      </Notice>
    );
  }
  if (notice === "approved" && order.proofApprovedAt) {
    return (
      <Notice tone="success" title="Thank you. The drawings are approved.">
        <p>We make your pieces exactly as they are drawn and listed here.</p>
      </Notice>
    );
  }
  if (notice === "written" && order.messages.length > 0) {
    return (
      <Notice tone="success" title="We have your message.">
        <p>It is shown below, and our answer will be too.</p>
      </Notice>
    );
  }
  if (notice === "received") {
    return (
      <Notice tone="success" title="We have your list.">
        <p>Thank you. Look at every piece before it is finished, bored or hung, and report what you find here.</p>
      </Notice>
    );
  }
  if (notice === "claimed") {
    return (
      <Notice tone="success" title="We have your report.">
        <p>It is shown below, under “Damage or a wrong size”. We will answer there.</p>
      </Notice>
    );
  }
  if (notice === "change-over") {
    return (
      <Notice tone="error" title="That change can no longer be answered.">
        <p>The order or the change is no longer as the page showed it. Below is how it is now.</p>
      </Notice>
    );
  }
  if (notice !== null && notice in CHANGED) {
    const { title, text } = CHANGED[notice as keyof typeof CHANGED];
    return (
      <Notice tone="success" title={title}>
        <p>{text}</p>
      </Notice>
    );
  }
  if (notice === "renewed") {
    return (
      <Notice tone="success" title="This order has a new address.">
        <p>
          The old one no longer works.
          {isGuest && " Keep the new one: without an account, you need it to open the order again."}
        </p>
      </Notice>
    );
  }
  return null;
}
