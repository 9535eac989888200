import { PER_SIXTEENTH, type SixtyFourths } from "~/trade/cutting-plan/cutting-settings";
import { inchWords } from "~/trade/making/hinge-words";
import type { Sixteenths } from "~/trade/measure/measure";
import type { Material } from "../cutting-plan";
import type { PartView } from "../cutting-view";

export const sizeText = (length: Sixteenths): string => inchWords(length);

/** A length in sixty-fourths: as a tape reads if it is on the tape, otherwise with its own fraction. */
export function lengthWords(length: SixtyFourths): string {
  if (length % PER_SIXTEENTH === 0) return inchWords(length / PER_SIXTEENTH);
  const whole = Math.floor(length / 64);
  const rest = length % 64;
  const fraction = rest % 2 === 0 ? `${rest / 2}/32` : `${rest}/64`;
  return `${whole > 0 ? `${whole} ` : ""}${fraction}"`;
}

export const restWords = (length: SixtyFourths): string => inchWords(Math.floor(length / PER_SIXTEENTH));

/** A part with its size: `Panel 26 1/8" × 11 5/8"`. */
export const partWords = ({ name, length, width }: PartView): string =>
  `${name} ${inchWords(length)} × ${inchWords(width)}`;

/** A material with its thickness; one that the catalog does not name comes from the stock of its style. */
export function materialWords({ material, thickness }: Material): string {
  const stock = material || "Stock of the style";
  return thickness ? `${stock}, ${inchWords(thickness)} thick` : stock;
}
