import { type Dispatch, memo } from "react";
import type { PieceRow as Row } from "~/domain/configuration-draft";
import type { ConfigurationAction } from "~/domain/configuration-steps";
import { MAX_ORDER_PIECES, type PieceList } from "~/domain/piece";
import type { ProductSpecification } from "~/domain/product";
import { intentValue } from "~/forms/configuration-form";
import { PlusIcon } from "~/ui/kit/icons";
import { PieceRow } from "./piece-row";
import { BLOCK_TITLES, PIECE_NAMES } from "./piece-words";

interface PieceBlockProps {
  readonly scope: string;
  readonly list: PieceList;
  readonly rows: readonly Row[];
  readonly rate: number;
  readonly specification: ProductSpecification | null;
  readonly showProblems: boolean;
  readonly dispatch: Dispatch<ConfigurationAction>;
}

/** From this many rows on, rows out of sight are not rendered, so that typing stays fast. */
const MANY_ROWS = 20;

/**
 * The rows of one list and the button that adds to them; memoized, so that typing in one list leaves the others alone.
 */
export const PieceBlock = memo(function PieceBlock(props: PieceBlockProps) {
  const { scope, list, rows, rate, specification, showProblems, dispatch } = props;
  const name = PIECE_NAMES[list].toLowerCase();
  const full = rows.length >= MAX_ORDER_PIECES;
  return (
    <>
      <div className={rows.length > MANY_ROWS ? "many-rows" : undefined}>
        {rows.map((row, index) => (
          <PieceRow
            key={row.key}
            scope={scope}
            list={list}
            index={index}
            row={row}
            rate={rate}
            specification={specification}
            removable={rows.length > 1}
            duplicable={!full}
            showProblems={showProblems}
            dispatch={dispatch}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4 border-t border-stone-300 pt-4">
        <button
          type="submit"
          name="intent"
          value={intentValue({ type: "add", list })}
          disabled={full}
          className="button border-stone-500 hover:border-ink hover:bg-linen"
          onClick={(event) => {
            event.preventDefault();
            dispatch({ type: "add", list });
          }}
        >
          <PlusIcon />
          Add {name}
        </button>
        {full && (
          <p className="text-sm text-stone-600">
            One order form holds up to {MAX_ORDER_PIECES} {BLOCK_TITLES[list].toLowerCase()}; add the rest as a second
            entry.
          </p>
        )}
      </div>
    </>
  );
});
