import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { ConfigurationDraft, RowPosition, ShownRows } from "~/trade/pieces/configuration-draft";
import type { ConfigurationIntent } from "./order-intents";

/** The most rows of a list that one page shows before JavaScript runs; the others are in hidden fields. */
export const ROWS_SHOWN = 60;

/** The form field that records which rows of a list are shown. */
export const shownName = (list: PieceList): string => `shown.${list}`;

/** The id of the button that shows a row before JavaScript runs, for links to the row. */
export function showButtonId(list: PieceList, index: number): string {
  return `${list}-show-${Math.floor(index / ROWS_SHOWN) * ROWS_SHOWN + 1}`;
}

/** The row that a button of a posted form acted on, at its place after that action. */
function rowOf(intent: ConfigurationIntent, draft: ConfigurationDraft): RowPosition[] {
  if (!("list" in intent)) return [];
  const { type, list } = intent;
  if (type === "add") return [{ list, index: draft.rows[list].length - 1 }];
  return [{ list, index: type === "duplicate" ? intent.index + 1 : intent.index }];
}

/**
 * Which rows a page shows of each list longer than {@link ROWS_SHOWN}: those around the first row at fault, around the
 * row of the button that was pressed, or those shown before.
 *
 * @param atFault the rows that a refused order names
 */
export function shownRows(
  form: URLSearchParams,
  intent: ConfigurationIntent,
  draft: ConfigurationDraft,
  atFault: readonly RowPosition[],
): ShownRows {
  const firsts = PIECE_LISTS.flatMap((list) => {
    const place = [...atFault, ...rowOf(intent, draft)].find((row) => row.list === list);
    const wanted = place?.index ?? Number(form.get(shownName(list)));
    const index = Math.min(Number.isInteger(wanted) ? wanted : 0, draft.rows[list].length - 1);
    const first = Math.floor(Math.max(index, 0) / ROWS_SHOWN) * ROWS_SHOWN;
    return first > 0 ? [[list, first] as const] : [];
  });
  return Object.fromEntries(firsts);
}
