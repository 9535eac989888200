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
  readonly refused: OrderPageIntent | null;
  readonly isGuest: boolean;
  readonly taken: TakenAgain | null;
}

export function OrderNotices({ order, notice, refused, isGuest, taken }: OrderNoticesProps) {
  const ref = useFocusOnAnnounce<HTMLDivElement>(refused ?? notice);
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

type Words = readonly [title: string, text: string];

/** What was done, in words; `null` if that is not true of the order any more. */
const DONE_WORDS: Readonly<Partial<Record<OrderNotice, (order: Order, isGuest: boolean) => Words | null>>> = {
  placed: ({ number, state }, isGuest) =>
    state === "cancelled"
      ? null
      : [
          `Thank you. Your order is ${number}.`,
          isGuest
            ? "We e-mailed you a link to this page. Bookmark it, too."
            : "You can find it in your account, under Current Orders.",
        ],
  cancelled: ({ number, state }) =>
    state === "cancelled"
      ? [`Order ${number} is canceled.`, "Nothing will be made, and nothing will be charged."]
      : null,
  approved: ({ proofApprovedAt }) =>
    proofApprovedAt
      ? ["Thank you. The drawings are approved.", "We make your pieces exactly as they are drawn and listed here."]
      : null,
  written: ({ messages }) =>
    messages.length > 0 ? ["We have your message.", "It is shown below, and our answer will be too."] : null,
  received: () => [
    "We have your list.",
    "Thank you. Look at every piece before it is finished, bored or hung, and report what you find here.",
  ],
  claimed: () => ["We have your report.", "It is shown below, under “Damage or a wrong size”. We will answer there."],
  revised: () => ["Your changes are saved.", "What changed is listed below."],
  requested: () => [
    "We have your request.",
    "Nothing has changed yet: we check whether the change is still possible. Our answer appears here.",
  ],
  "change-approved": () => ["Thank you. The change is made.", "What changed is listed below."],
  "change-withdrawn": () => ["The change is withdrawn.", "Your order stays as it was."],
  "change-over": () => [
    "That change can no longer be answered.",
    "The order or the change is no longer as the page showed it. Below is how it is now.",
  ],
  renewed: (_order, isGuest) => [
    "This order has a new address.",
    `The old one no longer works.${isGuest ? " Bookmark the new one: without an account, you need it to open the order again." : ""}`,
  ],
};

function Done({ order, notice, isGuest }: Omit<OrderNoticesProps, "refused" | "taken">): ReactNode {
  const words = notice && DONE_WORDS[notice]?.(order, isGuest);
  if (!words) return null;
  return (
    <Notice tone={notice === "change-over" ? "error" : "success"} title={words[0]}>
      <p>{words[1]}</p>
    </Notice>
  );
}
