import { memo } from "react";
import { classNames } from "~/house/ui/kit/class-names";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { CutListChoices, CutRow } from "~/trade/cut-list/reading/cut-row";
import { sizeOfFields } from "~/trade/cut-list/reading/row-sizes";
import { type Finding, findingWords, judgePiece } from "~/trade/making/making";
import { toSixteenths } from "~/trade/measure/measure";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { toDoor, toPiece } from "~/trade/pieces/drafted-piece";
import { CUT_LIST_NAMES } from "../cut-list-form-names";
import { type Choose, isEditable } from "../cut-list-shown";
import { RowFields } from "./row-fields";
import { RowQuestions } from "./row-questions";
import { readDetailsText, remarksOf } from "./row-words";

/**
 * The workshop's findings about a row's piece in a style: that it cannot be made, or the drawbacks of its size. Empty
 * while the row has an open question.
 */
function limitsOfRow(
  { piece: draft, list, asks }: CutRow,
  specification: ProductSpecification | null,
): readonly Pick<Finding, "severity" | "text">[] {
  if (!draft || asks.some((question) => !question.isAnswered)) return [];
  const piece = list === "doors" ? toDoor(draft) : toPiece(draft, list);
  const sized = { ...piece, width: toSixteenths(piece.width), height: toSixteenths(piece.height) };
  return judgePiece(list, sized, specification).map((finding) => ({
    severity: finding.severity,
    text: findingWords(finding),
  }));
}

const LIST_WORDS: Readonly<Record<PieceList, string>> = {
  doors: "Doors",
  drawers: "Drawers",
  panels: "Panels",
  fillers: "Fillers",
};

interface CutListRowProps {
  readonly row: CutRow;
  readonly isSwapped: boolean;
  readonly quantity: string;
  readonly width: string;
  readonly height: string;
  readonly pair: NonNullable<CutListChoices["pairs"]>[number] | undefined;
  readonly count: string | undefined;
  readonly specification: ProductSpecification | null;
  readonly choose: Choose;
}

/** One row of a cut list as it was read, to be corrected; memoized, so that typing renders only its own row. */
export const CutListRow = memo(function CutListRow(props: CutListRowProps) {
  const { row, isSwapped, quantity, width, height, pair, count, specification, choose } = props;
  const { key, line, piece } = row;
  const isAsking = row.asks.some((question) => !question.isAnswered);
  const isAtFault = row.problems.length > 0;
  const details = readDetailsText(row);
  const fieldProps = { row, quantity, width, height, remarksId: `cut-list-${key}-remarks`, choose };
  return (
    <tr className={row.isTicked || isAtFault || isAsking ? undefined : "text-stone-600"}>
      <td>
        {piece ? (
          <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2 whitespace-nowrap">
            <input
              type="checkbox"
              name={CUT_LIST_NAMES.tick}
              value={key}
              checked={row.isTicked}
              disabled={isAsking}
              onChange={(event) => {
                const isTicked = event.currentTarget.checked;
                choose(({ ticks }) => ({ ticks: { ...ticks, [key]: isTicked } }));
              }}
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
        {details && <span className="block text-sm text-stone-600">{details}</span>}
        <span id={fieldProps.remarksId} className="empty:hidden">
          {remarksOf(row).map((remark) => (
            <span key={remark} className={classNames("block text-sm", isAtFault && "text-signal")}>
              {remark}
            </span>
          ))}
          {limitsOfRow(row, specification).map(({ severity, text }) => (
            <span
              key={text}
              className={classNames(
                "mt-1 block border-l-4 pl-3 text-sm",
                severity === "red" ? "border-signal text-signal" : "border-oak text-ink",
              )}
            >
              {text}
            </span>
          ))}
        </span>
        {piece && <RowQuestions row={row} pair={pair} quantity={count} choose={choose} />}
      </td>
      <td className="import-size">
        {isEditable(row) && <RowFields {...fieldProps} fields={SIZES} />}
        {piece && (
          <span className="flex flex-wrap items-center gap-x-4">
            <span className="whitespace-nowrap">{sizeOfFields(piece)}</span>
            <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-sm">
              <input
                type="checkbox"
                name={CUT_LIST_NAMES.swapped}
                value={key}
                checked={isSwapped}
                onChange={(event) => {
                  const { checked } = event.currentTarget;
                  choose((last) => swapped(last, key, checked));
                }}
                className="h-5 w-5 shrink-0 accent-oak"
              />
              Swap<span className="sr-only"> width and height of line {line}</span>
            </label>
          </span>
        )}
      </td>
      <td className="import-quantity">{isEditable(row) && <RowFields {...fieldProps} fields={QUANTITY} />}</td>
      <td className="import-list">
        {piece && (
          <select
            name={CUT_LIST_NAMES.list}
            aria-label={`Line ${line} goes into`}
            value={`${key}:${row.list}`}
            onChange={(event) => {
              const list = event.currentTarget.value.slice(`${key}:`.length) as PieceList;
              choose(({ lists, ticks }) => ({ lists: { ...lists, [key]: list }, ticks: { ...ticks, [key]: true } }));
            }}
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
});

const SIZES = ["width", "height"] as const;
const QUANTITY = ["quantity"] as const;

/** Swaps a row's width and height, or swaps them back, together with sizes typed into it. */
function swapped(
  { swapped: keys = [], sizes = {} }: CutListChoices,
  key: number,
  shouldSwap: boolean,
): Partial<CutListChoices> {
  const typed = sizes[key];
  return {
    swapped: shouldSwap ? [...keys, key] : keys.filter((other) => other !== key),
    ...(typed && { sizes: { ...sizes, [key]: { width: typed.height, height: typed.width } } }),
  };
}
