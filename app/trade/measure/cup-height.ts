import { CUP_COUNT, CUP_UNITS, type CupUnits } from "./cup-units";
import { formatTape, readWritten, type UnreadableReason } from "./tape";

type CupReading =
  | { readonly kind: "cup"; readonly at: CupUnits }
  | { readonly kind: "unreadable"; readonly reason: UnreadableReason | "meters" };

/** To the nearest unit. Meters are refused: nobody reads a cup in meters, so a unit was mistaken. */
export function readCup(text: string): CupReading {
  const written = readWritten(text);
  if (typeof written === "string") return { kind: "unreadable", reason: written };
  if (written.sign === "M") return { kind: "unreadable", reason: "meters" };
  const { numerator, denominator } = written.length;
  const units = (2n * numerator * BigInt(CUP_UNITS.sixteenth) + denominator) / (2n * denominator);
  return { kind: "cup", at: Number(units) };
}

/** The texts of the cups in a typed detail, one for each cup: `3 3/4; 96 mm`. */
export function cupTexts(typed: string): string[] {
  return typed
    .split(";")
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/** As typed; `undefined` for none; `null` if one cannot be read, or there are not two to five. */
export function readCups(typed: string): readonly CupUnits[] | null | undefined {
  const texts = cupTexts(typed);
  if (texts.length === 0) return undefined;
  if (texts.length < CUP_COUNT.least || texts.length > CUP_COUNT.most) return null;
  const readings = texts.map(readCup);
  const heights = readings.flatMap((reading) => (reading.kind === "cup" ? [reading.at] : []));
  return heights.length === texts.length ? heights : null;
}

/** A height as it is typed: `3 3/4` if it is on the tape, `96 mm` otherwise. */
export function writeCup(at: CupUnits): string {
  const { sixteenth, tenthMm } = CUP_UNITS;
  return at % sixteenth === 0 ? formatTape(at / sixteenth) : `${at / (10 * tenthMm)} mm`;
}

export function writeCups(cups: readonly CupUnits[]): string {
  return cups.map(writeCup).join("; ");
}
