import { CUP_TENTHS_MM } from "~/trade/making/hinge-limits";
import { cupTexts, readCup } from "~/trade/measure/cup-height";
import { CUP_COUNT, CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { cupText, tooManyCups } from "~/trade/measure/cup-words";
import { type FixingHoles, readFixing } from "~/trade/measure/fixing";
import { BORING_DISTANCES, DEFAULT_BORING } from "~/trade/measure/piece";

export const STRIP_FIELDS = {
  from: "from",
  side: "side",
  boring: "boring",
  fixing: "fixing",
  cup: "cup",
} as const;

export interface StripFields {
  readonly from: "top" | "bottom";
  /** The side of the hinges, seen from the front of the door. */
  readonly side: "left" | "right";
  readonly boring: string;
  readonly fixing: string;
  readonly cups: readonly string[];
}

/** A strip of paper at full size, in sections as long as a sheet; lengths in {@link CUP_UNITS}. */
export interface HingeStrip {
  readonly from: StripFields["from"];
  readonly side: StripFields["side"];
  readonly cups: readonly CupUnits[];
  /** From the hinge edge to the centers of the cups. */
  readonly inset: CupUnits;
  readonly fixing: FixingHoles | null;
  /** How many sections of {@link SECTION} it has. */
  readonly sections: number;
}

/** How long a section of a strip is: 8 in, which fits a sheet of letter or A4 paper. */
export const SECTION: CupUnits = 8 * 16 * CUP_UNITS.sixteenth;

/** The strip reaches this far beyond its last cup: 1 1/2 in. */
const BEYOND: CupUnits = 24 * CUP_UNITS.sixteenth;

/** The highest cup that a strip is made for: no door is longer than 8 ft. */
const MOST: CupUnits = 96 * 16 * CUP_UNITS.sixteenth;

interface StripReading {
  readonly fields: StripFields;
  /** Why each height is refused; `null` for one that can be read or is empty. */
  readonly problems: readonly (string | null)[];
  /** Why there are too many; empty if there are not. */
  readonly problem: string;
  /** `null` if nothing was asked, or a height is refused. */
  readonly strip: HingeStrip | null;
}

function problemOf(text: string): string | null {
  if (text === "") return null;
  const reading = readCup(text);
  if (reading.kind === "unreadable") return cupText(text);
  const isTooFar = reading.at > MOST || reading.at <= 0;
  return isTooFar ? `Type a height above 0 and up to 96 in. If it is in millimeters, write mm after it.` : null;
}

export function readStrip(query: URLSearchParams): StripReading {
  const given = query.getAll(STRIP_FIELDS.cup).flatMap((text) => (text.includes(";") ? cupTexts(text) : [text.trim()]));
  const cups = given.map((text) => text.slice(0, 64));
  const boring = BORING_DISTANCES.find((mm) => String(mm) === query.get(STRIP_FIELDS.boring)) ?? DEFAULT_BORING;
  const key = query.get(STRIP_FIELDS.fixing) ?? "";
  const fixing = readFixing(key);
  const fields: StripFields = {
    from: query.get(STRIP_FIELDS.from) === "bottom" ? "bottom" : "top",
    side: query.get(STRIP_FIELDS.side) === "right" ? "right" : "left",
    boring: String(boring),
    fixing: fixing ? key : "",
    cups: cups.slice(0, CUP_COUNT.most),
  };
  const problems = fields.cups.map(problemOf);
  const count = cups.filter((text) => text !== "").length;
  const problem = count > CUP_COUNT.most ? tooManyCups(count) : "";
  const read = fields.cups.map(readCup).flatMap((reading) => (reading.kind === "cup" ? [reading.at] : []));
  const isRefused = problem !== "" || problems.some((text) => text !== null);
  if (read.length === 0 || isRefused) return { fields, problems, problem, strip: null };
  const heights = read.sort((one, other) => one - other);
  const sections = Math.ceil(((heights.at(-1) ?? 0) + BEYOND) / SECTION);
  const inset = (boring * 10 + CUP_TENTHS_MM / 2) * CUP_UNITS.tenthMm;
  const { from, side } = fields;
  return { fields, problems, problem, strip: { from, side, cups: heights, inset, fixing, sections } };
}
