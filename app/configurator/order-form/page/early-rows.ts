import type { HeldPlace } from "~/base/browser/held-place";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { type ConfigurationDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { isBlank } from "~/trade/pieces/piece-draft";
import { fieldId, namedPlace } from "../rows/field-ids";
import type { OrderStore } from "../rows/order-store";

const typedRows = ({ rows }: ConfigurationDraft, list: PieceList) =>
  rows[list].map((row) => row.draft).filter((draft) => !isBlank(draft));

/**
 * Adds what was typed before the form's code ran to the restored form in the store: its rows come after the restored
 * ones, and the choices that were changed count.
 */
export function addEarlyRows(store: OrderStore, typed: ConfigurationDraft): void {
  const restored = store.get();
  const pieces = {
    doors: typedRows(typed, "doors"),
    drawers: typedRows(typed, "drawers"),
    panels: typedRows(typed, "panels"),
    fillers: typedRows(typed, "fillers"),
  };
  if (PIECE_LISTS.some((list) => pieces[list].length > 0)) store.dispatch({ type: "append", pieces });
  for (const list of PIECE_LISTS) {
    const isChanged = typed.included[list] !== EMPTY_DRAFT.included[list];
    const included = isChanged ? typed.included[list] : restored.included[list] || pieces[list].length > 0;
    if (included !== store.get().included[list]) store.dispatch({ type: "include", list, included });
  }
  if (typed.preBoredByDefault && !restored.preBoredByDefault) store.dispatch({ type: "pre-bore-all", preBored: true });
}

/**
 * Where typing continues after {@link addEarlyRows}: in the row that holds what was typed. A field in which nothing was
 * typed may hold a restored value now, which is selected as on any focus.
 */
export function placeAfterRestoring(held: HeldPlace, typed: ConfigurationDraft, { get }: OrderStore): HeldPlace {
  const place = namedPlace(held.name);
  const row = place && typed.rows[place.list][place.index];
  if (!place || !row) return held;
  const selection = held.selection && ([0, Number.MAX_SAFE_INTEGER] as const);
  if (isBlank(row.draft)) return { ...held, selection };
  const earlier = typed.rows[place.list].slice(0, place.index).filter((other) => !isBlank(other.draft)).length;
  const index = get().rows[place.list].length - typedRows(typed, place.list).length + earlier;
  return { ...held, id: fieldId("", place.list, index, place.field) };
}
