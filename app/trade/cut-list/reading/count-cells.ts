import { MAX_PIECES } from "~/trade/measure/piece";
import { numberOfWord } from "../typed/typed-count";

/** `2`, `2.0`, `(2)`, `2 pcs`, `x2`, `two`; in `1,000` the mark may be that of thousands. `null` for anything else. */
export function readQuantityCell(text: string): number | null {
  if (text.trim() === "") return 1;
  const match =
    /^(?:[x×] ?|\()?(\d{1,9})(?:[.,](?:00?|0{4,}))?\)?(?: ?(?:x|×|@|ea|each|pcs?|pieces?|stk|st|pzas?|off|no|units?|pairs?|prs?|doors?|drawers?)\.?)?$/i.exec(
      text.trim(),
    );
  const count = match ? Number(match[1]) : (numberOfWord(text.trim()) ?? Number.NaN);
  return count <= MAX_PIECES ? count : null;
}

/** The count in a cell; `null` if there is none. A price has two decimals, a count at most one. */
export function countInCell(cell: string | undefined): number | null {
  if (!cell || /[.,]\d\d|^[-\u2013]$/.test(cell)) return null;
  return readQuantityCell(cell);
}
