import { shopFacts } from "~/base/brand/shop-facts";
import { NO_DATE_YET } from "~/house/capacity/ship-words";
import { balanceOf, startsAfter } from "~/house/invoices/invoice";
import { dueWords } from "~/house/invoices/invoice-words";
import { figures } from "~/house/promises/figures";
import { depositRule, nothingDueYet, payingByCall } from "~/house/promises/paying";
import { dayText } from "~/house/ui/kit/moment-text";
import { makingText, type StartsAfter, workingDaysText } from "~/trade/making/making-days";
import type { Order, OrderPayment } from "../order";
import { confirmedBy } from "../order-dates";
import { orderSum } from "../order-sum";

const HOW_TO_PAY: Readonly<Record<OrderPayment["state"], string>> = {
  waiting: "You can pay online as soon as freight and tax are worked out.",
  preparing: "You can pay online in a few minutes.",
  due: "Pay the invoice online.",
  paid: "The payment has arrived.",
  failed: "We are taking care of the payment ourselves.",
};

const ESTIMATED = "We fix the date when we confirm the order, and tell you if it is later.";

type Payable = Pick<Order, "invoice" | "payment" | "remake" | "terms" | "totalCents">;

function readyText({ terms, isEstimate }: Pick<Order, "terms" | "isEstimate">): string {
  if (!terms.shipsOn) return NO_DATE_YET;
  const ships = `Pay when we confirm, and it ships by ${dayText(terms.shipsOn)}.`;
  return isEstimate ? `${ships} ${ESTIMATED}` : ships;
}

function promisedText(shipsOn: string, after: StartsAfter): string {
  const ships = `It ships by ${dayText(shipsOn)}.`;
  return after === null ? ships : `${ships} If the ${after} arrives late, that date can move.`;
}

function payingText({ invoice, payment, ...order }: Payable): string {
  if (payment) return HOW_TO_PAY[payment.state];
  if (invoice) {
    if (balanceOf(invoice) <= 0) return invoice.paidCents > 0 ? HOW_TO_PAY.paid : "There is nothing to pay.";
    return [...dueWords(invoice), invoice.howToPay ? "The invoice says how to pay." : payingByCall()].join(" ");
  }
  const { totalCents, without } = orderSum(order);
  if (without) return "Please do not pay yet: we still have to work out freight and tax.";
  return totalCents === 0 ? "There is nothing to pay." : payingByCall();
}

/** A remake waits for no payment. */
function nextMaking({ terms, invoice, remake }: Payable, leadDays: number | null): string {
  const due = invoice ? startsAfter(invoice) : "payment";
  const after = remake ? null : due;
  return terms.shipsOn ? promisedText(terms.shipsOn, after) : makingText(leadDays, after);
}

export function nextText(
  order: Payable & Pick<Order, "state" | "placedAt" | "isEstimate">,
  leadDays: number | null,
): readonly string[] {
  const { state, placedAt, payment, terms } = order;
  switch (state) {
    case "received":
      return [
        nothingDueYet(`, by the end of ${dayText(confirmedBy(placedAt, shopFacts()))}`),
        [depositRule(), makingText(leadDays)].filter(Boolean).join(" "),
        readyText(order),
      ];
    case "confirmed":
      if (payment?.state === "paid") {
        if (terms.shipsOn) return [`${HOW_TO_PAY.paid} ${promisedText(terms.shipsOn, null)}`];
        return [
          `${HOW_TO_PAY.paid} Manufacturing ${leadDays === null ? "is next" : `takes ${workingDaysText(leadDays)}`}.`,
        ];
      }
      return [`${payingText(order)} ${nextMaking(order, leadDays)}`];
    case "in-production":
      if (terms.shipsOn) return [`It ships by ${dayText(terms.shipsOn)}.`];
      return [
        `${leadDays === null ? "" : `Manufacturing takes ${workingDaysText(leadDays)} in all. `}Then the doors are packed and shipped.`,
      ];
    case "shipped":
      return ["Count the cartons before you sign, and note any damage on the carrier's receipt."];
    case "delivered":
      return [
        `Check every piece against the cut list. Report damage or a wrong size within ${figures.claimPeriod}, with a photograph and the location of the piece.`,
      ];
    default:
      return [];
  }
}
