import { SIXTEENTHS_PER_INCH, type Sixteenths } from "~/trade/measure/measure";
import { MAX_READING, type Opening, type Readings, readOpening } from "./opening";
import { addedTo, laps, type OpeningRule, type OpeningSide, type ThirtySeconds } from "./opening-rule";

interface OutOfSquare {
  readonly side: OpeningSide;
  readonly by: Sixteenths;
}

export interface OpeningDoors {
  readonly ok: true;
  readonly width: Sixteenths;
  readonly height: Sixteenths;
  readonly count: 1 | 2;
  /** The actual gap between the two doors; `null` for a single door. */
  readonly gap: ThirtySeconds | null;
  readonly outOfSquare: readonly OutOfSquare[];
}

export interface SideProblem {
  readonly side: OpeningSide;
  readonly kind: "too-small" | "too-large";
}

interface NoDoors {
  readonly ok: false;
  readonly problems: readonly SideProblem[];
}

/** Two readings may differ by 1/8 in before the opening is called out of square. */
const SQUARE_WITHIN: Sixteenths = 2;

const MIN_SIDE: Sixteenths = SIXTEENTHS_PER_INCH;

/** The larger one if the door laps the frame, the smaller one if it must fit inside. */
export function decidingReading(readings: Readings, { mount }: Pick<OpeningRule, "mount">): Sixteenths {
  return laps(mount) ? Math.max(...readings) : Math.min(...readings);
}

/** The width or height that an opening leaves for its doors. */
export function doorSpanOf(opening: Opening, along: OpeningSide, rule: OpeningRule): ThirtySeconds {
  return 2 * decidingReading(opening[along], rule) + addedTo(rule, along);
}

function outOfSquareOf(opening: Opening): OutOfSquare[] {
  return (["width", "height"] as const).flatMap((side) => {
    const by = Math.max(...opening[side]) - Math.min(...opening[side]);
    return by > SQUARE_WITHIN ? [{ side, by }] : [];
  });
}

function problemsOf(side: OpeningSide, length: Sixteenths): SideProblem[] {
  if (length < MIN_SIDE) return [{ side, kind: "too-small" }];
  return length > MAX_READING ? [{ side, kind: "too-large" }] : [];
}

/**
 * The doors for an opening, rounded down to a sixteenth: a single door loses 1/32 if its two overlays are 1/32 off the
 * tape together; the gap of a pair is the chosen one or up to 3/32 wider, never narrower.
 */
export function doorsFor(opening: Opening, rule: OpeningRule): OpeningDoors | NoDoors {
  const span = doorSpanOf(opening, "width", rule);
  const width = Math.floor(opening.pair ? (span - rule.gap) / 4 : span / 2);
  const height = Math.floor(doorSpanOf(opening, "height", rule) / 2);
  const problems = [...problemsOf("width", width), ...problemsOf("height", height)];
  if (problems.length > 0) return { ok: false, problems };
  const gap = opening.pair ? span - 4 * width : null;
  return { ok: true, width, height, count: opening.pair ? 2 : 1, gap, outOfSquare: outOfSquareOf(opening) };
}

interface HungDoor {
  readonly width: Sixteenths;
  readonly height: Sixteenths;
  readonly pair: boolean;
}

function openingOf({ width, height, pair }: HungDoor, rule: OpeningRule): Opening | null {
  const span = pair ? 4 * width + rule.gap : 2 * width;
  const across = Math.ceil((span - addedTo(rule, "width")) / 2);
  const up = Math.ceil((2 * height - addedTo(rule, "height")) / 2);
  if (Math.min(across, up) < 1 || Math.max(across, up) > MAX_READING) return null;
  return { width: [across], height: [up], pair };
}

/** Of all openings that give exactly that door, the smallest; `null` if none does. */
export function openingsOf(doors: readonly HungDoor[], rule: OpeningRule): (Opening | null)[] {
  return doors.map((door) => openingOf(door, rule));
}

/** Once a size is changed by hand, it no longer comes from its opening. */
export function isFromOpening(
  text: string,
  size: { readonly width: Sixteenths; readonly height: Sixteenths },
): boolean {
  const known = readOpening(text);
  const doors = known && doorsFor(known.opening, known.rule);
  return doors?.ok === true && doors.width === size.width && doors.height === size.height;
}
