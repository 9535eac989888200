import { BLANK_PIECE, type PieceDraft, type PieceField } from "~/trade/pieces/blank-piece";
import { cupCells, withCup } from "~/trade/pieces/cup-cells";
import { SIDES } from "~/trade/pieces/piece-draft";

interface KeypadPlace {
  readonly field: PieceField;
  /** From 0; absent for a size. */
  readonly cup?: number;
}

export interface KeypadText {
  readonly inches: string;
  readonly fraction: string;
}

const sideOf = ({ field }: KeypadPlace) => SIDES.find(({ inches }) => inches === field) ?? SIDES[0];

export function keypadText(place: KeypadPlace, draft: PieceDraft = BLANK_PIECE): KeypadText {
  if (place.cup === undefined) {
    const side = sideOf(place);
    return { inches: draft[side.inches], fraction: draft[side.fraction] };
  }
  const text = cupCells(draft.cups)[place.cup] ?? "";
  const [matched, inches = "", fraction = "0"] = /^(?:(\d+)(?: +|$))?(\d+\/\d+)?$/.exec(text) ?? [];
  return matched === undefined ? { inches: text, fraction: "0" } : { inches, fraction };
}

export function keypadChange(place: KeypadPlace, draft: PieceDraft, typed: KeypadText): Partial<PieceDraft> {
  const side = sideOf(place);
  if (place.cup === undefined) return { [side.inches]: typed.inches, [side.fraction]: typed.fraction };
  const text = typed.fraction === "0" ? typed.inches : `${typed.inches} ${typed.fraction}`;
  return { cups: withCup(draft.cups, place.cup, text.trim()) };
}

/** What a place is called on the keypad: "width", "cup 2". */
export function keypadTitle(place: KeypadPlace): string {
  return place.cup === undefined ? sideOf(place).side : `cup ${place.cup + 1}`;
}
