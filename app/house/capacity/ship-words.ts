import { dayText } from "~/house/ui/kit/moment-text";
import { formatCents } from "~/trade/measure/money";
import { isSameRush, type SeenRush } from "./rush";

/** What stands in place of a date that cannot be given, in the cart and on the page of the order. */
export const NO_DATE_YET = "We give you the ship date when we confirm the order.";

/** What rush buys, in words: "ships by Thursday, December 3 for $45.00". */
export const rushText = ({ shipsOn, cents }: SeenRush): string =>
  `ships by ${dayText(shipsOn)} for ${formatCents(cents)}`;

/**
 * What has changed about rush since a customer saw it, in words; empty if nothing has.
 *
 * @param now `null` if it is not offered any more
 */
export function rushChangeWords(before: SeenRush, now: SeenRush | null): string {
  if (isSameRush(before, now)) return "";
  const change = now ? `Rush now ${rushText(now)}.` : "Rush is no longer offered for these pieces.";
  return `${change} Before, it said: ${rushText(before)}.`;
}
