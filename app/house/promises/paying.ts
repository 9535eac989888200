import { shopFacts } from "~/base/brand/shop-facts";
import { formatPercent } from "~/trade/pricing/price-terms";

export const PAY_NOTHING_TODAY =
  "You pay nothing today. We check every size and send drawings and a final price; nothing is cut until you approve.";

/** Beside an estimate of freight. */
export const PAID_ONCE_CONFIRMED = "You pay nothing today: we confirm the exact freight and tax, and how to pay.";

export function paidBeforeCutting(): string {
  const { deposit } = shopFacts();
  return deposit > 0
    ? `you pay a deposit of ${formatPercent(deposit)} before doors are cut, and the rest before they ship`
    : "you pay it before doors are cut";
}

/** Of an order that is not confirmed; `by` says by when it is: ", by the end of Monday, November 30". */
export const nothingDueYet = (by = ""): string => `Nothing is due yet. First we confirm sizes, freight and tax${by}.`;

/** Empty if the owner has set none. */
export function depositRule(): string {
  const { deposit } = shopFacts();
  if (deposit === 0) return "";
  return `A prepaid order starts with a deposit of ${formatPercent(deposit)}; the rest is due before it ships.`;
}

export function payingByCall(): string {
  const { phone, email } = shopFacts();
  return `To arrange the payment, please call ${phone.display} or write to ${email}.`;
}
