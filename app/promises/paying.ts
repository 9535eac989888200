import { shopFacts } from "~/brand/shop-facts";

/** How to pay while the owner has not said how: nothing is promised. */
export function payingByCall(): string {
  const { phone, email } = shopFacts();
  return `To arrange the payment, please call ${phone.display} or write to ${email}.`;
}
