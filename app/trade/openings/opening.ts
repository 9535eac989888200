import { MAX_INCHES, SIXTEENTHS_PER_INCH, type Sixteenths } from "~/trade/measure/measure";
import { MAX_OPENING_LENGTH } from "~/trade/measure/piece";
import {
  DOOR_SIDES,
  MAX_GAP,
  MAX_SIDE,
  MOUNTS,
  type Mount,
  type OpeningRule,
  ruleWith,
  sidesOf,
  type ThirtySeconds,
} from "./opening-rule";

/** One side of an opening, read once, or twice at its two ends. */
export type Readings = readonly [Sixteenths] | readonly [Sixteenths, Sixteenths];

export interface Opening {
  readonly width: Readings;
  readonly height: Readings;
  readonly pair: boolean;
}

export const MAX_READING: Sixteenths = MAX_INCHES * SIXTEENTHS_PER_INCH + SIXTEENTHS_PER_INCH - 1;

const NOTATION = new RegExp(
  `^(\\d{1,5})(?:/(\\d{1,5}))?x(\\d{1,5})(?:/(\\d{1,5}))? (${MOUNTS.join("|")}) (\\d{1,3}|-?\\d{1,2}(?:/-?\\d{1,2}){3}) (\\d{1,2}) (single|pair)$`,
);

/**
 * Writes an opening and its rule in the form that a piece stores: `465/466x480 partial 16 4 pair` is 29 1/16 and 29 1/8
 * wide, 30 high, in sixteenths, then the mount, its overlay and the gap of a pair in thirty-seconds. Overlays that
 * differ or are below zero are given as left/right/top/bottom: `2/2/8/0`.
 */
export function writeOpening({ width, height, pair }: Opening, rule: OpeningRule): string {
  const { mount, side, gap } = rule;
  const sides = sidesOf(rule);
  const lengths = rule.sides || side < 0 ? DOOR_SIDES.map((name) => sides[name]).join("/") : side;
  return `${width.join("/")}x${height.join("/")} ${mount} ${lengths} ${gap} ${pair ? "pair" : "single"}`;
}

function readRule(mount: Mount, lengths: string, gap: ThirtySeconds): OpeningRule | null {
  const [left = 0, right = left, top = left, bottom = left] = lengths.split("/").map(Number);
  const isTooFar = [left, right, top, bottom].some((length) => Math.abs(length) > MAX_SIDE);
  return isTooFar || gap > MAX_GAP ? null : ruleWith(mount, { left, right, top, bottom }, gap);
}

function readReadings(first: string | undefined, second: string | undefined): Readings | null {
  const [one, two] = [Number(first), Number(second ?? first)];
  if (Math.min(one, two) < 1 || Math.max(one, two) > MAX_READING) return null;
  return second === undefined ? [one] : [one, two];
}

/** `null` for anything else: another order, a number out of bounds, a leading zero, an extra space. */
export function readOpening(text: string): { readonly opening: Opening; readonly rule: OpeningRule } | null {
  if (text.length > MAX_OPENING_LENGTH) return null;
  const parts = NOTATION.exec(text);
  const mount = MOUNTS.find((name) => name === parts?.[5]);
  if (!parts || !mount) return null;
  const [width, height] = [readReadings(parts[1], parts[2]), readReadings(parts[3], parts[4])];
  const rule = readRule(mount, parts[6] ?? "", Number(parts[7]));
  if (!width || !height || !rule) return null;
  const opening = { width, height, pair: parts[8] === "pair" };
  return writeOpening(opening, rule) === text ? { opening, rule } : null;
}
