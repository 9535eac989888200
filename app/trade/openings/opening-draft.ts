import type { DetailTexts } from "~/trade/measure/detail-names";
import { parseInches } from "~/trade/measure/measure";
import { HINGE_SIDES } from "~/trade/measure/piece";
import { isBlankRow } from "~/trade/pieces/piece-draft";
import { MAX_GAP, MAX_SIDE, type Mount, type OpeningRule, type ThirtySeconds, usualRule } from "./opening-rule";

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
  readonly preBored: boolean;
}

export interface KeyedOpening extends OpeningRow {
  readonly key: number;
}

export interface OpeningsDraft {
  readonly mount: Mount;
  /** `null` for the mount's usual value. */
  readonly side: ThirtySeconds | null;
  readonly gap: ThirtySeconds | null;
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
  preBored: false,
  ...carriedFrom(() => ""),
};

export function withOpenings(draft: OpeningsDraft, rows: readonly OpeningRow[]): OpeningsDraft {
  const keyed = (rows.length > 0 ? rows : [BLANK_OPENING]).slice(0, MAX_OPENINGS);
  return { ...draft, rows: keyed.map((row, key) => ({ ...row, key })) };
}

export const EMPTY_OPENINGS: OpeningsDraft = withOpenings(
  { mount: "partial", side: null, gap: null, twice: false, replace: false, rows: [] },
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

export function ruleOf({ mount, side, gap }: Pick<OpeningsDraft, "mount" | "side" | "gap">): OpeningRule {
  const usual = usualRule(mount);
  return { mount, side: side ?? usual.side, gap: gap ?? usual.gap };
}

/**
 * Whether nothing is typed in an opening's row. Its note does not count: it came with a door, and no field shows it.
 */
export function isBlankOpening(row: OpeningRow): boolean {
  const { location, quantity } = row;
  return isBlankRow({ sizes: SIZE_FIELDS.map((field) => parseInches(row[field])), texts: [location], quantity });
}

const hasOnlyBlank = ({ rows }: OpeningsDraft) => rows.length === 1 && rows.every(isBlankOpening);

export function isUntouched(draft: OpeningsDraft): boolean {
  const { mount, side, gap, twice } = draft;
  return hasOnlyBlank(draft) && mount === EMPTY_OPENINGS.mount && side === null && gap === null && !twice;
}

export function joinOpenings(draft: OpeningsDraft, more: OpeningsDraft): OpeningsDraft {
  if (isUntouched(draft)) return more;
  const rows = [...draft.rows, ...more.rows].filter((row) => !isBlankOpening(row));
  return withOpenings(draft, rows);
}
