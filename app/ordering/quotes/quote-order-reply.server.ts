import type { TypedResponse } from "@remix-run/node";
import { rushChangeWords } from "~/house/capacity/ship-words";
import { CHECKOUT_FORM_ID } from "~/house/forms/checkout-names";
import type { FormProblem } from "~/house/forms/form-problem";
import { formProblem } from "~/house/forms/form-problem.server";
import { withRushNow } from "~/ordering/checkout/checkout-reply.server";
import { noRoomReply } from "~/ordering/orders/no-room.server";
import { formatCents } from "~/trade/measure/money";
import type { QuoteOrderOutcome } from "./quote-ordering.server";

const OTHER_ORDER =
  "An order was already placed from this page, and this one differs from it. Nothing more was ordered.";

const UNCHANGED = "Nothing was ordered, and the quote is unchanged.";

type Changed = Extract<QuoteOrderOutcome, { outcome: "changed" }>;

/** What has changed; `shown` is the total that the customer saw, as it was posted. */
function changeWords({ price, rush }: Changed, shown: unknown): string {
  const priceWords =
    String(price.totalCents) === shown
      ? []
      : [`The price for this quote has changed to ${formatCents(price.totalCents)}.`];
  const words = [...priceWords, ...(rush ? [rushChangeWords(rush.before, rush.now)] : [])];
  return `${words.join(" ")} Nothing has been ordered yet: look over the pieces, check the box again and place the order.`;
}

type Unplaced = Exclude<QuoteOrderOutcome, { outcome: "over" | "unknown" } | { readonly link: string }>;

interface Posted {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly key: string;
  readonly newKey: () => string;
}

export function quoteOrderReply(
  unplaced: Unplaced,
  { answers, key, newKey }: Posted,
): TypedResponse<FormProblem & { readonly key: string }> {
  const { total, key: _key, intent, reviewed, ...typed } = answers;
  const formId = CHECKOUT_FORM_ID;
  switch (unplaced.outcome) {
    case "changed": {
      const problem = changeWords(unplaced, total);
      return formProblem({ formId, answers: withRushNow(typed, unplaced.rush), problem, status: 409 }, { key });
    }
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
