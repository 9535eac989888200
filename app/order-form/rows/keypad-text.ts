import { BLANK_PIECE, type PieceDraft } from "~/pieces/blank-piece";
import { cupCells, withCup } from "~/pieces/cup-cells";
import { SIDES } from "~/pieces/piece-draft";
import type { FieldPlace } from "./field-ids";

/** What the keypad types: whole inches, and a fraction of the tape. */
export interface KeypadText {
  readonly inches: string;
  readonly fraction: string;
}

/** Whether the keypad types in a field: in the inches of a size, and in the height of a cup. */
export const takesKeypad = ({ field }: FieldPlace): boolean => field.endsWith("Inches") || field === "cups";

const sideOf = ({ field }: FieldPlace) => SIDES.find(({ inches }) => inches === field) ?? SIDES[0];

/** The text of the field at a place. */
export function keypadText(place: FieldPlace, draft: PieceDraft = BLANK_PIECE): KeypadText {
  if (place.cup === undefined) {
    const side = sideOf(place);
    return { inches: draft[side.inches], fraction: draft[side.fraction] };
  }
  const text = cupCells(draft.cups)[place.cup] ?? "";
  const [matched, inches = "", fraction = "0"] = /^(?:(\d+)(?: +|$))?(\d+\/\d+)?$/.exec(text) ?? [];
  return matched === undefined ? { inches: text, fraction: "0" } : { inches, fraction };
}

/** The change that the keypad makes to the row of a place. */
export function keypadChange(place: FieldPlace, draft: PieceDraft, typed: KeypadText): Partial<PieceDraft> {
  const side = sideOf(place);
  if (place.cup === undefined) return { [side.inches]: typed.inches, [side.fraction]: typed.fraction };
  const text = typed.fraction === "0" ? typed.inches : `${typed.inches} ${typed.fraction}`;
  return { cups: withCup(draft.cups, place.cup, text.trim()) };
}

/** What a place is called on the keypad: "width", "cup 2". */
export function keypadTitle(place: FieldPlace): string {
  return place.cup === undefined ? sideOf(place).side : `cup ${place.cup + 1}`;
}
