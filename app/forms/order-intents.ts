import { PIECE_LISTS, type PieceList } from "~/domain/piece";

/** What a submit button of the order form asks for; the value of the button named `intent`. */
export type ConfigurationIntent =
  | { readonly type: "add-to-cart" | "price" | "compare" | "start-over" }
  | { readonly type: "add"; readonly list: PieceList }
  | { readonly type: "duplicate" | "remove" | "details"; readonly list: PieceList; readonly index: number };

/** The value of a submit button: `add-to-cart`, `price`, `compare`, `start-over`, `add:doors`, `duplicate:doors:0`, `remove:doors:0`, `details:doors:0`. */
export function intentValue(intent: ConfigurationIntent): string {
  if (!("list" in intent)) return intent.type;
  return "index" in intent ? `${intent.type}:${intent.list}:${intent.index}` : `${intent.type}:${intent.list}`;
}

/** Reads a submit button's value; anything unknown only prices, which changes nothing. */
export function readIntent(value: string | null): ConfigurationIntent {
  const [type, listText, indexText] = (value ?? "").split(":");
  const list = PIECE_LISTS.find((name) => name === listText);
  const index = Number(indexText ?? "x");
  if ((type === "add-to-cart" || type === "compare" || type === "start-over") && value === type) return { type };
  if (type === "add" && list) return { type, list };
  if ((type === "duplicate" || type === "remove" || type === "details") && list && Number.isInteger(index))
    return { type, list, index };
  return { type: "price" };
}
