import type { TypedResponse } from "@remix-run/node";
import { CHECKOUT_FORM_ID } from "~/checkout/checkout-names";
import type { FormProblem } from "~/forms/form-problem";
import { formProblem } from "~/forms/form-problem.server";
import { type Cents, formatCents } from "~/measure/money";
import type { NoRoom } from "~/orders/no-room";
import { noRoomReply } from "~/orders/no-room.server";

const OTHER_ORDER =
  "An order was already placed from this page, and this one differs from it. Nothing more was ordered.";

const UNCHANGED = "Nothing was ordered, and the quote is unchanged.";

const changed = (cents: Cents) =>
  `The price for this quote has changed to ${formatCents(cents)}. Nothing has been ordered yet: look over the pieces, check the box again and place the order.`;

/** Why a quote could not be ordered. */
type Unplaced =
  | { readonly outcome: "changed"; readonly price: { readonly totalCents: Cents } }
  | NoRoom
  | { readonly outcome: "other-order" };

interface Posted {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly key: string;
  readonly newKey: () => string;
}

/** The answer to a form whose quote could not be ordered as it is, with everything that was typed. */
export function quoteOrderReply(
  unplaced: Unplaced,
  { answers, key, newKey }: Posted,
): TypedResponse<FormProblem & { readonly key: string }> {
  const { total, key: _key, intent, reviewed, ...typed } = answers;
  const formId = CHECKOUT_FORM_ID;
  switch (unplaced.outcome) {
    case "changed":
      return formProblem({ formId, answers: typed, problem: changed(unplaced.price.totalCents), status: 409 }, { key });
    case "full":
    case "too-many":
      return formProblem(
        { formId, answers: { ...typed, reviewed }, ...noRoomReply(unplaced, false, UNCHANGED) },
        { key },
      );
    case "other-order":
      return formProblem({ formId, answers: { ...typed, reviewed }, problem: OTHER_ORDER }, { key: newKey() });
  }
}
