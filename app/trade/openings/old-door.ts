import { cupTexts, readCup } from "~/trade/measure/cup-height";
import { CUP_COUNT, CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { cupText } from "~/trade/measure/cup-words";
import type { Sixteenths } from "~/trade/measure/measure";
import { formatTape, readTape, type TapeReading } from "~/trade/measure/tape";
import { tapeWords } from "~/trade/measure/tape-words";
import { readLap } from "./lap";
import { isBlankOldDoor, type OldDoorField, type OldDoorTexts } from "./old-door-texts";
import type { Opening } from "./opening";
import { doorsFor } from "./opening-doors";
import {
  laps,
  MAX_GAP,
  MAX_SIDE,
  type Mount,
  type OpeningRule,
  type OpeningSide,
  ruleWith,
  type ThirtySeconds,
  usualRule,
} from "./opening-rule";
import { format32 } from "./opening-words";

interface DoorSize {
  readonly width: Sixteenths;
  readonly height: Sixteenths;
}

export interface OldDoor {
  readonly kind: "rule";
  readonly rule: OpeningRule;
  readonly door: DoorSize;
  readonly opening: Opening;
  /** From the top of the old door, ascending; empty if none were measured. */
  readonly cups: readonly CupUnits[];
  /** What was not measured, and so is assumed. */
  readonly assumed: readonly ("centered across" | "centered up" | "gap")[];
  /** The sizes that were rounded to the tape. */
  readonly rounded: readonly { readonly field: OldDoorField; readonly reading: TapeReading }[];
}

export type OldDoorProblems = Partial<Record<OldDoorField, string>>;

type OldDoorReading =
  | { readonly kind: "blank" }
  | { readonly kind: "refused"; readonly problems: OldDoorProblems }
  | OldDoor;

/** From these overlays on, 1 in and 1 5/16, a door is called a full overlay, and a wide one. */
const FULL_FROM: Readonly<Record<"full" | "full-wide", ThirtySeconds>> = { full: 32, "full-wide": 42 };

/** How much larger a door is than its opening; a pair counts with its gap. */
interface Laps {
  readonly across: ThirtySeconds;
  readonly up: ThirtySeconds;
}

function mountOf({ across, up }: Laps, measured: string): Mount {
  if (measured === "cabinet") return "frameless";
  if (across + up < 0 || (across === 0 && up === 0)) return "inset";
  if (across >= 2 * FULL_FROM["full-wide"]) return "full-wide";
  return across >= 2 * FULL_FROM.full ? "full" : "partial";
}

/** Both ends of a length: the first as measured, or half of what both are together. */
function endsOf(sum: ThirtySeconds, first: ThirtySeconds | null): readonly [ThirtySeconds, ThirtySeconds] {
  const one = first ?? Math.floor(sum / 2);
  return [one, sum - one];
}

const isTooFar = (lengths: readonly ThirtySeconds[]) => lengths.some((length) => Math.abs(length) > MAX_SIDE);

const wordOf = { width: ["wider", "narrower"], height: ["higher", "lower"] } as const;

function tooFarText(along: OpeningSide, added: ThirtySeconds, isSwapped: boolean): string {
  const [more, less] = wordOf[along];
  const off = `This door is ${format32(Math.abs(added))} in ${added > 0 ? more : less} than its opening.`;
  return isSwapped ? `${off} Are its width and height swapped?` : `${off} Check both sizes.`;
}

interface Sizes {
  readonly door: DoorSize;
  readonly open: DoorSize;
  readonly pair: boolean;
}

interface Measured {
  readonly left: ThirtySeconds | null;
  readonly top: ThirtySeconds | null;
  readonly gap: ThirtySeconds | null;
  readonly measured: string;
}

/** The rule that makes this door of this opening, exactly, or what contradicts it. */
function ruleFrom({ door, open, pair }: Sizes, { left, top, gap, measured }: Measured): OpeningRule | OldDoorProblems {
  const up = 2 * (door.height - open.height);
  const besideGap = (between: ThirtySeconds) => (pair ? 4 * door.width + between : 2 * door.width) - 2 * open.width;
  const mount = mountOf({ across: besideGap(gap ?? usualRule("partial").gap), up }, measured);
  const sign = laps(mount) ? 1 : -1;
  const usual = usualRule(mount).gap;
  // A pair that is measured at its left, but not between its doors, is as far over the right.
  const between = gap ?? (pair && left !== null ? 2 * sign * left - besideGap(0) : usual);
  const across = besideGap(between);
  const [toLeft, toRight] = endsOf(0 + sign * across, left);
  const [toTop, toBottom] = endsOf(0 + sign * up, top);
  const swapped = [2 * (door.height - open.width), 2 * (door.width - open.height)];
  const isSwapped = !pair && swapped.every((added) => Math.abs(added) <= 2 * MAX_SIDE);
  const problems: OldDoorProblems = {};
  if (between < 0 || between > MAX_GAP) {
    problems[gap === null ? "left" : "gap"] =
      gap === null
        ? `With this, ${between < 0 ? "the doors would overlap" : `the gap between the doors would be ${format32(between)} in`}. Check the widths.`
        : `The gap between two doors is at most ${format32(MAX_GAP)} in.`;
  } else if (isTooFar([toLeft, toRight])) {
    if (left !== null && Math.abs(across) <= 2 * MAX_SIDE)
      problems.left = "This leaves too much for the right. Check it.";
    else problems.doorWidth = tooFarText("width", across, isSwapped);
  }
  if (isTooFar([toTop, toBottom])) {
    if (top !== null && Math.abs(up) <= 2 * MAX_SIDE) problems.top = "This leaves too much for the bottom. Check it.";
    else problems.doorHeight = tooFarText("height", up, isSwapped);
  }
  if (Object.keys(problems).length > 0) return problems;
  return ruleWith(mount, { left: toLeft, right: toRight, top: toTop, bottom: toBottom }, between);
}

/** From the top, ascending. Empty if no cup is typed; `null` if one cannot be where it is typed. */
function cupsOf(old: OldDoorTexts, height: Sixteenths, problems: OldDoorProblems): readonly CupUnits[] | null {
  const between = cupTexts(old.cupsBetween);
  if (old.topCup.trim() === "" && old.bottomCup.trim() === "" && between.length === 0) return [];
  const end = height * CUP_UNITS.sixteenth;
  const read = (field: OldDoorField, text: string, fromBottom = false): CupUnits => {
    const reading = readCup(text);
    if (reading.kind === "unreadable") problems[field] = cupText(text) ?? "";
    else if (height > 0 && (reading.at <= 0 || reading.at >= end)) {
      problems[field] = `This door is ${formatTape(height)} in high, so the cup misses it. Check the height.`;
    }
    const at = reading.kind === "cup" ? reading.at : 0;
    return fromBottom ? end - at : at;
  };
  const top = read("topCup", old.topCup);
  const bottom = read("bottomCup", old.bottomCup, true);
  const middle = between.slice(0, CUP_COUNT.most).map((text) => read("cupsBetween", text));
  if (between.length > CUP_COUNT.most - 2) {
    problems.cupsBetween = `A door takes up to ${CUP_COUNT.most} cups, top and bottom included.`;
  }
  if (problems.topCup || problems.bottomCup || problems.cupsBetween) return null;
  const cups = [top, ...middle.sort((one, other) => one - other), bottom];
  if (cups.every((at, index) => index === 0 || at > (cups[index - 1] ?? 0))) return cups;
  problems[middle.length > 0 ? "cupsBetween" : "bottomCup"] =
    "The cups are not in order from the top to the bottom. Check which end each was measured from.";
  return null;
}

/**
 * The rule that an old door follows: its overlay, or its reveal, at each side, the gap of its pair, and the heights of
 * its cups. The same rule gives this door again from its opening.
 */
export function readOldDoor(old: OldDoorTexts): OldDoorReading {
  if (isBlankOldDoor(old)) return { kind: "blank" };
  const problems: OldDoorProblems = {};
  const rounded: { field: OldDoorField; reading: TapeReading }[] = [];

  const size = (field: OldDoorField): Sixteenths => {
    const typed = readTape(old[field]);
    const reading = "length" in typed && typed.length === 0 ? readTape("") : typed;
    if (reading.kind === "near") rounded.push({ field, reading });
    if ("length" in reading) return reading.length;
    problems[field] = tapeWords(reading) ?? "";
    return 0;
  };
  const length = (field: OldDoorField): ThirtySeconds | null => {
    const reading = readLap(old[field]);
    if (reading.kind === "refused") problems[field] = reading.text;
    return reading.kind === "lap" ? reading.length : null;
  };

  const door = { width: size("doorWidth"), height: size("doorHeight") };
  const open = { width: size("openingWidth"), height: size("openingHeight") };
  const pair = old.doors === "pair";
  const given = {
    left: length("left"),
    top: length("top"),
    gap: pair ? length("gap") : null,
    measured: old.measured,
  };
  const cups = cupsOf(old, door.height, problems);
  if (Object.keys(problems).length > 0 || cups === null) return { kind: "refused", problems };
  const rule = ruleFrom({ door, open, pair }, given);
  if (!("mount" in rule)) return { kind: "refused", problems: rule };
  const assumed = [
    given.left === null && ("centered across" as const),
    given.top === null && ("centered up" as const),
    pair && given.gap === null && given.left === null && ("gap" as const),
  ].filter((one) => one !== false);
  return {
    kind: "rule",
    rule,
    door,
    opening: { width: [open.width], height: [open.height], pair },
    cups,
    assumed,
    rounded,
  };
}

/** How a door differs from what the rule makes of its opening, in sixteenths; 0 for a side that follows it. */
export interface Difference {
  readonly along: OpeningSide;
  readonly ruled: Sixteenths;
  readonly by: Sixteenths;
}

/** `null` if the rule makes no door of this opening. */
export function differencesFrom(rule: OpeningRule, opening: Opening, door: DoorSize): readonly Difference[] | null {
  const doors = doorsFor(opening, rule);
  if (!doors.ok) return null;
  return (["width", "height"] as const).map((along) => ({
    along,
    ruled: doors[along],
    by: door[along] - doors[along],
  }));
}
