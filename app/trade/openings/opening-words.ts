import { type Opening, type Readings, readOpening } from "./opening";
import { decidingReading, doorSpanOf, doorsFor, type OpeningDoors } from "./opening-doors";
import {
  DOOR_SIDES,
  ENDS,
  laps,
  type Mount,
  type OpeningRule,
  type OpeningSide,
  sidesOf,
  type ThirtySeconds,
} from "./opening-rule";

export const MOUNT_WORDS: Readonly<Record<Mount, { readonly name: string; readonly side: string }>> = {
  partial: { name: "partial overlay", side: "overlay" },
  full: { name: "full overlay", side: "overlay" },
  "full-wide": { name: "full overlay", side: "overlay" },
  lipped: { name: "lipped", side: "lip" },
  inset: { name: "inset", side: "clearance" },
  frameless: { name: "frameless", side: "reveal" },
};

/** A length in parts of an inch as a tape reads, reduced: 479 of 32 is `14 31/32`. The parts are a power of two. */
export function formatParts(length: number, parts: number): string {
  let [numerator, denominator] = [length % parts, parts];
  const inches = (length - numerator) / parts;
  if (numerator === 0) return String(inches);
  while (numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  return inches === 0 ? `${numerator}/${denominator}` : `${inches} ${numerator}/${denominator}`;
}

/** With a minus sign below zero: an overlay of `-1/4` stops short of the opening. */
export const format32 = (length: ThirtySeconds) => `${length < 0 ? "-" : ""}${formatParts(Math.abs(length), 32)}`;

const format16 = (length: number) => formatParts(length, 16);

/** What the rule adds at the two ends of a width or height: " + 2 x 1/2 overlay", " - 1/4 top reveal". */
function changeWords(rule: OpeningRule, along: OpeningSide): string {
  const sides = sidesOf(rule);
  const [first, second] = ENDS[along];
  const { side: what } = MOUNT_WORDS[rule.mount];
  const sign = (length: ThirtySeconds) => (laps(rule.mount) === length > 0 ? "+" : "-");
  const size = (length: ThirtySeconds) => format32(Math.abs(length));
  if (sides[first] === sides[second]) {
    return sides[first] === 0 ? "" : ` ${sign(sides[first])} 2 x ${size(sides[first])} ${what}`;
  }
  const named = [first, second].filter((end) => sides[end] !== 0);
  return ` ${named.map((end) => `${sign(sides[end])} ${size(sides[end])} ${end}`).join(" ")} ${what}`;
}

/** The measured side, which of two readings it is, and how the rule changes it: "29 1/16 + 2 x 1/2 overlay". */
function measuredWords(opening: Opening, along: OpeningSide, rule: OpeningRule): string {
  const readings = opening[along];
  const which = readings.length > 1 ? ` (the ${laps(rule.mount) ? "larger" : "smaller"} reading)` : "";
  return `${format16(decidingReading(readings, rule))}${which}${changeWords(rule, along)}`;
}

function singleWords(opening: Opening, along: OpeningSide, rule: OpeningRule, door: number): string {
  const span = doorSpanOf(opening, along, rule);
  const rounded = span === 2 * door ? "" : `${format32(span)}, rounded down to `;
  return `${measuredWords(opening, along, rule)} = ${rounded}${format16(door)}`;
}

function pairWords(opening: Opening, rule: OpeningRule, doors: OpeningDoors, gap: ThirtySeconds): string {
  const left = doorSpanOf(opening, "width", rule) - rule.gap;
  const sum = `${measuredWords(opening, "width", rule)} - ${format32(rule.gap)} gap = ${format32(left)}`;
  if (gap === rule.gap) return `${sum}; half is ${format16(doors.width)}`;
  return `${sum}; half is ${formatParts(left, 64)}, rounded down to ${format16(doors.width)}; real gap ${format32(gap)}`;
}

/**
 * The arithmetic of each side, in words: "29 1/16 + 2 x 1/2 overlay - 1/8 gap = 29 15/16; half is 14 31/32, rounded
 * down to 14 15/16; real gap 3/16".
 */
export function arithmeticWords(opening: Opening, rule: OpeningRule, doors: OpeningDoors) {
  const width =
    doors.gap === null ? singleWords(opening, "width", rule, doors.width) : pairWords(opening, rule, doors, doors.gap);
  return { width, height: singleWords(opening, "height", rule, doors.height) };
}

export function warningWords(rule: OpeningRule, doors: OpeningDoors): string[] {
  const square = doors.outOfSquare.map(
    ({ side, by }) =>
      `The two readings of the ${side} are ${format16(by)} apart: the opening is out of square. The door follows the ${
        laps(rule.mount) ? "larger" : "smaller"
      }.`,
  );
  if (doors.gap === null || doors.gap === rule.gap) return square;
  return [`Gap ${format32(doors.gap)} instead of ${format32(rule.gap)}.`, ...square];
}

const readingsWords = (readings: Readings) => readings.map(format16).join(" and ");

/** "overlay 1/2", or each side if they differ: "reveal left 1/16, right 1/16, top 1/4, bottom 0". */
function sidesWords({ mount, side, sides }: OpeningRule): string {
  const lengths = sides ? DOOR_SIDES.map((name) => `${name} ${format32(sides[name])}`).join(", ") : format32(side);
  return `${MOUNT_WORDS[mount].side} ${lengths}`;
}

/**
 * A stored opening in words for cart and print: "Opening 29 1/16 x 30, full overlay 1 1/4, pair, gap 3/16". The gap is
 * the actual one.
 *
 * @returns `null` for a text that `writeOpening` did not write
 */
export function describeOpening(text: string): string | null {
  const known = readOpening(text);
  if (!known) return null;
  const { opening, rule } = known;
  const { name, side } = MOUNT_WORDS[rule.mount];
  const measured = `${rule.mount === "frameless" ? "Cabinet" : "Opening"} ${readingsWords(opening.width)} x ${readingsWords(opening.height)}`;
  const sits = side === "overlay" && !rule.sides ? `${name} ${format32(rule.side)}` : `${name}, ${sidesWords(rule)}`;
  if (!opening.pair) return `${measured}, ${sits}`;
  const doors = doorsFor(opening, rule);
  return `${measured}, ${sits}, pair, gap ${format32(doors.ok && doors.gap !== null ? doors.gap : rule.gap)}`;
}
