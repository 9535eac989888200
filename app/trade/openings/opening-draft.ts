import type { DetailTexts } from "~/trade/measure/detail-names";
import { parseInches } from "~/trade/measure/measure";
import { HINGE_SIDES } from "~/trade/measure/piece";
import { isBlankRow } from "~/trade/pieces/piece-draft";
import { readLap } from "./lap";
import { BLANK_OLD_DOOR, isBlankOldDoor, type OldDoorTexts } from "./old-door-texts";
import {
  DOOR_SIDES,
  type DoorSide,
  MAX_GAP,
  MAX_SIDE,
  type Mount,
  type OpeningRule,
  ruleWith,
  sidesOf,
  type ThirtySeconds,
  usualRule,
} from "./opening-rule";
import { format32 } from "./opening-words";

/** What closes an opening: a door without a hinge side, a door or pair by its hinges, or a drawer front. */
export const FITS = ["door", ...HINGE_SIDES, "front"] as const;

export type Fit = (typeof FITS)[number];

export const SIZE_FIELDS = ["width", "widthAgain", "height", "heightAgain"] as const;

export type SizeField = (typeof SIZE_FIELDS)[number];

/** What a door brings along for when it becomes a piece again, and where its cups belong (`cupStamp`). */
export const CARRIED = [
  "boring",
  "note",
  "hingesFrom",
  "cups",
  "fixing",
  "grain",
  "centerRail",
  "handle",
  "glass",
  "cupsFor",
] as const satisfies readonly (keyof DetailTexts | "cupsFor")[];

type CarriedTexts = Readonly<Record<(typeof CARRIED)[number], string>>;

export function carriedFrom(textOf: (name: (typeof CARRIED)[number]) => string): CarriedTexts {
  return Object.fromEntries(CARRIED.map((name) => [name, textOf(name)])) as unknown as CarriedTexts;
}

export interface OpeningRow extends Readonly<Record<SizeField, string>>, CarriedTexts {
  readonly fit: Fit;
  readonly quantity: string;
  readonly location: string;
  /** The size of its old door, `16 x 25`, to be held against the rule. */
  readonly oldDoor: string;
  readonly preBored: boolean;
}

export interface KeyedOpening extends OpeningRow {
  readonly key: number;
}

/** What is typed for each side; empty for a side that follows the single overlay. */
export type SideTexts = Readonly<Record<DoorSide, string>>;

export const BLANK_SIDES: SideTexts = { left: "", right: "", top: "", bottom: "" };

export interface OpeningsDraft {
  readonly mount: Mount;
  /** `null` for the mount's usual value. */
  readonly side: ThirtySeconds | null;
  readonly sides: SideTexts;
  readonly gap: ThirtySeconds | null;
  readonly old: OldDoorTexts;
  /** Whether every door is bored where the old one was. */
  readonly matchesCups: boolean;
  readonly twice: boolean;
  readonly replace: boolean;
  readonly rows: readonly KeyedOpening[];
}

export const MAX_OPENINGS = 500;

export const MAX_SIZE_TEXT = 64;

const upTo = (most: number, step: number, from = 0) =>
  Array.from({ length: (most - from) / step + 1 }, (_, index) => from + index * step);

/** The overlays and reveals to choose from: in thirty-seconds up to 1/2 in, in sixteenths above. */
export const SIDE_CHOICES: readonly ThirtySeconds[] = [...upTo(MAX_GAP, 1), ...upTo(MAX_SIDE, 2, MAX_GAP + 2)];

export const GAP_CHOICES: readonly ThirtySeconds[] = upTo(MAX_GAP, 1);

export const BLANK_OPENING: OpeningRow = {
  width: "",
  widthAgain: "",
  height: "",
  heightAgain: "",
  fit: "door",
  quantity: "1",
  location: "",
  oldDoor: "",
  preBored: false,
  ...carriedFrom(() => ""),
};

export function withOpenings(draft: OpeningsDraft, rows: readonly OpeningRow[]): OpeningsDraft {
  const keyed = (rows.length > 0 ? rows : [BLANK_OPENING]).slice(0, MAX_OPENINGS);
  return { ...draft, rows: keyed.map((row, key) => ({ ...row, key })) };
}

export const EMPTY_OPENINGS: OpeningsDraft = withOpenings(
  {
    mount: "partial",
    side: null,
    sides: BLANK_SIDES,
    gap: null,
    old: BLANK_OLD_DOOR,
    matchesCups: false,
    twice: false,
    replace: false,
    rows: [],
  },
  [],
);

const freeKey = ({ rows }: OpeningsDraft) => Math.max(-1, ...rows.map((row) => row.key)) + 1;

/** The draft with this opening inserted at an index, from 0; it replaces the blank one if that is all there is. */
export function insertOpening(draft: OpeningsDraft, index: number, row: OpeningRow): OpeningsDraft {
  const keyed = { ...row, key: freeKey(draft) };
  const rows = hasOnlyBlank(draft) ? [] : draft.rows;
  return { ...draft, rows: [...rows.slice(0, index), keyed, ...rows.slice(index)].slice(0, MAX_OPENINGS) };
}

/** The draft with another blank opening at the end, closed like the last one. */
export function addOpening(draft: OpeningsDraft): OpeningsDraft {
  if (draft.rows.length >= MAX_OPENINGS) return draft;
  const fit = draft.rows.at(-1)?.fit ?? BLANK_OPENING.fit;
  return { ...draft, rows: [...draft.rows, { ...BLANK_OPENING, fit, key: freeKey(draft) }] };
}

export function removeOpening(draft: OpeningsDraft, key: number): OpeningsDraft {
  const rows = draft.rows.filter((row) => row.key !== key);
  return rows.length > 0 ? { ...draft, rows } : withOpenings(draft, []);
}

type RuleDraft = Pick<OpeningsDraft, "mount" | "side" | "gap"> & Partial<Pick<OpeningsDraft, "sides">>;

/** A side that cannot be read follows the single overlay; {@link refusedSides} says which those are. */
export function ruleOf({ mount, side, sides = BLANK_SIDES, gap }: RuleDraft): OpeningRule {
  const usual = usualRule(mount);
  const lengthOf = (name: DoorSide): ThirtySeconds => {
    const reading = readLap(sides[name]);
    return reading.kind === "lap" ? reading.length : (side ?? usual.side);
  };
  const [left, right, top, bottom] = [lengthOf("left"), lengthOf("right"), lengthOf("top"), lengthOf("bottom")];
  return ruleWith(mount, { left, right, top, bottom }, gap ?? usual.gap);
}

export function refusedSides({ sides }: Pick<OpeningsDraft, "sides">): Partial<Record<DoorSide, string>> {
  const refused: Partial<Record<DoorSide, string>> = {};
  for (const name of DOOR_SIDES) {
    const reading = readLap(sides[name]);
    if (reading.kind === "refused") refused[name] = reading.text;
  }
  return refused;
}

/** The draft with the choices that give this rule: the single overlay if that says it, each side otherwise. */
export function withRule(draft: OpeningsDraft, rule: OpeningRule): OpeningsDraft {
  const usual = usualRule(rule.mount);
  const gap = rule.gap === usual.gap ? null : rule.gap;
  if (!rule.sides && SIDE_CHOICES.includes(rule.side)) {
    const side = rule.side === usual.side ? null : rule.side;
    return { ...draft, mount: rule.mount, side, sides: BLANK_SIDES, gap };
  }
  const { left, right, top, bottom } = sidesOf(rule);
  const sides = { left: format32(left), right: format32(right), top: format32(top), bottom: format32(bottom) };
  return { ...draft, mount: rule.mount, side: null, sides, gap };
}

/**
 * Whether nothing is typed in an opening's row. Its note does not count: it came with a door, and no field shows it.
 */
export function isBlankOpening(row: OpeningRow): boolean {
  const { location, oldDoor, quantity } = row;
  const sizes = SIZE_FIELDS.map((field) => parseInches(row[field]));
  return isBlankRow({ sizes, texts: [location, oldDoor], quantity });
}

const hasOnlyBlank = ({ rows }: OpeningsDraft) => rows.length === 1 && rows.every(isBlankOpening);

export function isUntouched(draft: OpeningsDraft): boolean {
  const { mount, side, sides, gap, old, twice } = draft;
  const isUsual = mount === EMPTY_OPENINGS.mount && side === null && gap === null && !twice;
  return hasOnlyBlank(draft) && isUsual && isBlankOldDoor(old) && DOOR_SIDES.every((name) => sides[name].trim() === "");
}

export function joinOpenings(draft: OpeningsDraft, more: OpeningsDraft): OpeningsDraft {
  if (isUntouched(draft)) return more;
  const rows = [...draft.rows, ...more.rows].filter((row) => !isBlankOpening(row));
  return withOpenings(isBlankOldDoor(draft.old) ? { ...draft, old: more.old } : draft, rows);
}
