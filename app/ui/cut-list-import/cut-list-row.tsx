import type { CutRow } from "~/domain/cut-list/cut-row";
import { sizeOfFields } from "~/domain/cut-list/row-sizes";
import { PIECE_LISTS, type PieceList } from "~/domain/piece";
import { CUT_LIST_NAMES } from "~/forms/cut-list-form-names";
import { remarksOf } from "./row-words";

const LIST_WORDS: Readonly<Record<PieceList, string>> = {
  doors: "Doors",
  drawers: "Drawers",
  panels: "Panels",
  fillers: "Fillers",
};

interface CutListRowProps {
  readonly row: CutRow;
  /** Whether this row alone is exchanged against the list. */
  readonly isExchanged: boolean;
  readonly onTick: (key: number, isTicked: boolean) => void;
  readonly onSwap: (key: number, isSwapped: boolean) => void;
  readonly onList: (key: number, list: PieceList) => void;
}

/** One row of a cut list as it was read. */
export function CutListRow({ row, isExchanged, onTick, onSwap, onList }: CutListRowProps) {
  const { key, line, piece } = row;
  const remarks = remarksOf(row);
  return (
    <tr className={row.isTicked ? undefined : "text-stone-600"}>
      <td>
        {piece ? (
          <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2 whitespace-nowrap">
            <input
              type="checkbox"
              name={CUT_LIST_NAMES.tick}
              value={key}
              checked={row.isTicked}
              onChange={(event) => onTick(key, event.currentTarget.checked)}
              className="h-5 w-5 shrink-0 accent-oak"
            />
            Line {line}
          </label>
        ) : (
          <span className="flex min-h-11 items-center pl-7 whitespace-nowrap">Line {line}</span>
        )}
      </td>
      <td className="import-name wrap-anywhere">
        {piece ? piece.location : row.name}
        {piece && details(row) && <span className="block text-sm text-stone-600">{details(row)}</span>}
        {remarks.map((remark) => (
          <span key={remark} className={row.problems.length > 0 ? "block text-sm text-signal" : "block text-sm"}>
            {remark}
          </span>
        ))}
      </td>
      <td>
        {sizeText(row)}
        {piece && (
          <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              name={CUT_LIST_NAMES.swapped}
              value={key}
              checked={isExchanged}
              onChange={(event) => onSwap(key, event.currentTarget.checked)}
              className="h-5 w-5 shrink-0 accent-oak"
            />
            Exchange<span className="sr-only"> width and height of line {line}</span>
          </label>
        )}
      </td>
      <td>
        {piece && <span className="md:hidden">Quantity </span>}
        {piece?.quantity}
      </td>
      <td>
        {piece && (
          <select
            name={CUT_LIST_NAMES.list}
            aria-label={`Line ${line} goes into`}
            value={`${key}:${row.list}`}
            onChange={(event) => onList(key, event.currentTarget.value.slice(`${key}:`.length) as PieceList)}
            className="h-11 rounded-sm border border-stone-500 bg-white px-2 text-base text-ink"
          >
            {PIECE_LISTS.map((list) => (
              <option key={list} value={`${key}:${list}`}>
                {LIST_WORDS[list]}
              </option>
            ))}
          </select>
        )}
      </td>
    </tr>
  );
}

/** The sizes as they are taken; as they are written where they cannot be, and nothing where there are none. */
function sizeText({ piece, written }: CutRow): string {
  if (piece) return sizeOfFields(piece);
  return written.width || written.height ? `${written.width} × ${written.height}` : "";
}

const HINGES: Readonly<Record<string, string>> = {
  left: "hinged left",
  right: "hinged right",
  top: "hinged at the top",
  pair: "pair",
  none: "no hinges",
};

/** What else was read of a row: hinges, boring, note. */
function details({ piece }: CutRow): string {
  if (!piece) return "";
  const boring = piece.boring && `boring ${piece.boring} mm`;
  return [HINGES[piece.hinge], piece.preBored && "pre-bored", boring, piece.note].filter(Boolean).join(", ");
}
