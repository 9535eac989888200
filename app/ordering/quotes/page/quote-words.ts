import { dateText } from "~/house/ui/kit/moment-text";
import { CHECKOUT_MESSAGES } from "~/ordering/checkout/checkout-form";
import { formatCents } from "~/trade/measure/money";
import { lastMoment, MAX_QUOTES, type Quote, type QuoteState } from "../quote";
import type { UnorderableQuoteLine } from "../quote-price";

export const lastDayText = ({ validUntil }: Pick<Quote, "validUntil">) => dateText(lastMoment(validUntil));

export function stateText(quote: Pick<Quote, "validUntil" | "orderedAs">, state: QuoteState): string {
  if (state === "ordered") return `Ordered as ${quote.orderedAs}`;
  return state === "valid" ? `Valid until ${lastDayText(quote)}` : `Expired on ${lastDayText(quote)}`;
}

/** Why a line cannot be ordered, in words that follow its style's title. */
export const unorderableText = ({ kind }: UnorderableQuoteLine) =>
  kind === "gone"
    ? "is no longer sold."
    : "has doors or drawer fronts that cannot be made as they are. Change them in the cart, where each says why.";

export type QuoteProblem =
  | { readonly outcome: "unorderable"; readonly lines: readonly UnorderableQuoteLine[] }
  | { readonly outcome: "below-minimum"; readonly minimumCents: number; readonly totalCents: number }
  | { readonly outcome: "full" | "unreadable" };

export function problemTexts(problem: QuoteProblem): readonly string[] {
  switch (problem.outcome) {
    case "unorderable":
      return problem.lines.map((line) => `${line.title} ${unorderableText(line)}`);
    case "below-minimum":
      return [
        `The minimum order is ${formatCents(problem.minimumCents)} before tax and freight, and these pieces come to ${formatCents(problem.totalCents)}. Add pieces in the cart, or call us.`,
      ];
    case "full":
      return [`Your account has ${MAX_QUOTES} quotes, the most that it can hold. Delete one that you no longer need.`];
    case "unreadable":
      return [CHECKOUT_MESSAGES.lines];
  }
}
