import { countText } from "~/base/text/counts";
import { pieceName } from "~/configurator/lines/piece-words";
import type { PricedStyles, StyleTotal, UnmakeablePiece } from "~/configurator/order-form/in-other-styles";
import { findingWords } from "~/trade/making/making";
import { formatCents } from "~/trade/measure/money";

/**
 * The styles in which a list is priced: "every door style", "the 24 door styles nearest in price, of 2,000".
 *
 * @param productId the style that they are compared with
 */
export function whichStyles({ styles, sold }: PricedStyles, productId: string | undefined): string {
  if (styles.length === sold) return "every door style";
  const isNear = styles.some((style) => style.productId === productId);
  const some = isNear ? `the ${styles.length} door styles nearest in price` : `the first ${styles.length} door styles`;
  return `${some}, of ${countText(sold)}`;
}

/** The price of a style compared with the one on the page: "$12.00 more", "$3.50 less", "the same". */
export function differenceText(cents: number): string {
  if (cents === 0) return "the same";
  return `${formatCents(Math.abs(cents))} ${cents > 0 ? "more" : "less"}`;
}

/** How many of the list's pieces a style cannot be made in: "2 of 30 cannot be made"; empty if all can. */
export function unmakeableText({ unmakeable, count }: Pick<StyleTotal, "unmakeable" | "count">): string {
  const pieces = unmakeable.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces === 0 ? "" : `${pieces} of ${count} cannot be made`;
}

export function reasonText({ list, index, finding }: UnmakeablePiece): string {
  return `${pieceName(list, index)}: ${findingWords(finding)}`;
}
