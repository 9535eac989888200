import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { RowPosition } from "~/trade/pieces/configuration-draft";

export const FOLDS = ["hinges", "wood", "note"] as const;

/** A part of a row's details that opens by itself. */
export type Fold = (typeof FOLDS)[number];

/** What a submit button of the order form does: the value of the button named `intent`. */
export type ConfigurationIntent =
  | { readonly type: "add-to-cart" | "add-sample" | "price" | "compare" | "start-over" }
  | { readonly type: "add"; readonly list: PieceList }
  | ({ readonly type: (typeof OF_ROW)[number] } & AskedDetails);

/** A row whose details the server shows, and the fold of them that it opens. */
export interface AskedDetails extends RowPosition {
  readonly fold?: Fold;
}

const OF_ROW = ["duplicate", "remove", "details", "show", "copy-down", "copy-above"] as const;

/**
 * The value of a submit button: `add-to-cart`, `add-sample`, `price`, `compare`, `start-over`, `add:doors`,
 * `duplicate:doors:0`, `remove:doors:0`, `details:doors:0:wood`, `show:doors:60`, `copy-down:doors:0`,
 * `copy-above:doors:1`.
 */
export function intentValue(intent: ConfigurationIntent): string {
  if (!("list" in intent)) return intent.type;
  if (!("index" in intent)) return `${intent.type}:${intent.list}`;
  const { type, list, index, fold } = intent;
  return [type, list, index, ...(fold ? [fold] : [])].join(":");
}

const WHOLE = ["add-to-cart", "add-sample", "compare", "start-over"] as const;

/** Reads a submit button's value; an unknown one is read as `price`, which changes nothing. */
export function readIntent(value: string | null): ConfigurationIntent {
  const [type, listText, indexText, foldText] = (value ?? "").split(":");
  const list = PIECE_LISTS.find((name) => name === listText);
  const index = Number(indexText ?? "x");
  const whole = WHOLE.find((known) => known === value);
  if (whole) return { type: whole };
  if (type === "add" && list) return { type, list };
  const ofRow = OF_ROW.find((known) => known === type);
  const fold = FOLDS.find((known) => known === foldText);
  if (ofRow && list && Number.isInteger(index)) return { type: ofRow, list, index, ...(fold && { fold }) };
  return { type: "price" };
}
