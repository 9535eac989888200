import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { formatMeasure, fromSixteenths, type Sixteenths } from "~/trade/measure/measure";
import { scaleHalfUp } from "~/trade/measure/rounding";
import type { HingePlan } from "./hinges";

/** A length as a tape reads, with an inch mark: `15 1/2"`. */
export function inchWords(length: Sixteenths): string {
  return `${formatMeasure(fromSixteenths(length))}"`;
}

export function tenthsMmWords(tenths: number): string {
  const rest = tenths % 10;
  return `${(tenths - rest) / 10}${rest === 0 ? "" : `.${rest}`} mm`;
}

/** A length in millimeters, to the nearest tenth: 3 in is `76.2 mm`. */
export function millimeterWords(length: Sixteenths): string {
  return tenthsMmWords(scaleHalfUp(length, 127, 8));
}

/** A cup's height: `3 3/4"` if it is on the tape, `96 mm` otherwise. */
export function cupWords(at: CupUnits): string {
  return at % CUP_UNITS.sixteenth === 0 ? inchWords(at / CUP_UNITS.sixteenth) : cupMillimeters(at);
}

export function cupMillimeters(at: CupUnits): string {
  return tenthsMmWords(scaleHalfUp(at, 1, CUP_UNITS.tenthMm));
}

export function hingeCountWords({ count, upTo }: Pick<HingePlan, "count" | "upTo">): string {
  return upTo > count ? `${count} to ${upTo} hinges` : `${count} hinges`;
}

/** A weight in pounds to the nearest half: `13.5 lb`. */
export function weightWords(hundredthsLb: number): string {
  const halves = scaleHalfUp(hundredthsLb, 1, 50);
  return `${Math.floor(halves / 2)}${halves % 2 === 0 ? "" : ".5"} lb`;
}
