import { dayText } from "~/house/ui/kit/moment-text";
import { formatCents } from "~/trade/measure/money";
import { isSameRush, type SeenRush } from "./rush";

export const NO_DATE_YET = "We give you the ship date when we confirm the order.";

/** What rush buys, in words: "ships by Thursday, December 3 for $45.00". */
export const rushText = ({ shipsOn, cents }: SeenRush): string =>
  `ships by ${dayText(shipsOn)} for ${formatCents(cents)}`;

export function rushChangeWords(before: SeenRush, now: SeenRush | null): string {
  if (isSameRush(before, now)) return "";
  const change = now ? `Rush now ${rushText(now)}.` : "Rush is no longer offered for these pieces.";
  return `${change} Before, it said: ${rushText(before)}.`;
}
