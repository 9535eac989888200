import type { TypedResponse } from "@remix-run/node";
import { writeOrderLines } from "~/configurator/lines/cart";
import { writeSeenRush } from "~/house/capacity/rush";
import { CHECKOUT_FORM_ID, RUSH } from "~/house/forms/checkout-names";
import { formProblem } from "~/house/forms/form-problem.server";
import { type NoRoom, noRoomReply } from "~/ordering/orders/no-room.server";
import type { OrderLine } from "~/ordering/orders/order";
import type { PriceChange, RushChange } from "~/ordering/orders/price-again";
import { type Cents, formatCents } from "~/trade/measure/money";
import type { CheckoutReply, PostedOrder } from "./checkout-form";

const OTHER_ORDER =
  "An order was already placed from this page, and what you send now differs from it. Nothing more was ordered. If you want both, place this one again.";

const belowMinimum = (minimum: Cents, total: Cents) =>
  `The minimum order is ${formatCents(minimum)} before tax and freight, and these pieces come to ${formatCents(total)}. Add pieces in the cart, or call us.`;

type Refusal = Omit<Parameters<typeof formProblem>[0], "formId">;

interface Unplaced extends Refusal {
  readonly order: PostedOrder;
  readonly changes?: readonly PriceChange[];
}

type Answers = Readonly<Record<string, unknown>>;

/** What was typed, except the order. A customer whose order changed must review the pieces again. */
function typedOf({ lines, total, key, intent, reviewed, ...typed }: Answers, isChanged: boolean): Answers {
  return isChanged ? typed : { ...typed, reviewed };
}

/** The box for rush stays ticked, at the date and price that rush has now. */
export function withRushNow(answers: Answers, rush: RushChange | null | undefined): Answers {
  return rush ? { ...answers, [RUSH]: rush.now ? writeSeenRush(rush.now) : "" } : answers;
}

export function checkoutReply({ order, changes = [], answers, ...refusal }: Unplaced): TypedResponse<CheckoutReply> {
  const typed = answers && { answers: typedOf(answers, changes.length > 0) };
  return formProblem({ formId: CHECKOUT_FORM_ID, ...typed, ...refusal }, { order, changes });
}

type Unplaceable =
  | { readonly outcome: "changed"; readonly lines: readonly OrderLine[]; readonly changes: readonly PriceChange[] }
  | { readonly outcome: "below-minimum"; readonly minimumCents: Cents; readonly totalCents: Cents }
  | NoRoom
  | { readonly outcome: "other-order" };

interface Posted {
  readonly order: PostedOrder;
  readonly isGuest: boolean;
  readonly answers: Answers;
  readonly newKey: () => string;
}

export function unplacedReply(
  unplaced: Unplaceable,
  { order, isGuest, answers, newKey }: Posted,
): TypedResponse<CheckoutReply> {
  switch (unplaced.outcome) {
    case "changed": {
      const { changes } = unplaced;
      const rush = changes.find((change) => change.kind === "rush");
      const now = { ...order, lines: writeOrderLines(unplaced.lines) };
      return checkoutReply({ answers: withRushNow(answers, rush), order: now, changes, status: 409 });
    }
    case "below-minimum": {
      const { minimumCents, totalCents } = unplaced;
      return checkoutReply({ answers, order, fieldErrors: { lines: belowMinimum(minimumCents, totalCents) } });
    }
    case "full":
    case "too-many":
      return checkoutReply({ answers, order, ...noRoomReply(unplaced, isGuest) });
    case "other-order":
      return checkoutReply({ answers, order: { ...order, key: newKey() }, problem: OTHER_ORDER });
  }
}
