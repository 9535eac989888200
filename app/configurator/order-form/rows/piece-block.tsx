import { memo, useCallback } from "react";
import { BLOCK_TITLES, PIECE_NAMES, PRE_BORED_LABEL } from "~/configurator/lines/piece-words";
import { PlusIcon } from "~/house/ui/kit/icons";
import type { ProductSpecification } from "~/trade/catalog/product";
import { MAX_ORDER_PIECES, MAX_POSTED_ROWS, type PieceList } from "~/trade/measure/piece";
import type { ShownRows } from "~/trade/pieces/configuration-draft";
import { countRows } from "~/trade/pieces/drafted-order";
import { type AskedDetails, intentValue } from "../order-intents";
import { ROWS_SHOWN } from "../shown-rows";
import { type OrderStore, useOrder } from "./order-store";
import { PieceRow } from "./piece-row";
import { RowsElsewhere } from "./row-part";
import { MANY_ROWS } from "./use-compact-rows";

export interface PieceListsProps {
  /** Dollars per square foot. */
  readonly rate: number;
  readonly specification: ProductSpecification | null;
  readonly showProblems: boolean;
  /** The row whose details the server was asked for. */
  readonly details?: AskedDetails | undefined;
  /** Whether the server answers a button that asks for a row's details. */
  readonly isAnswered?: boolean;
  /** Whether rows have little markup, as in a long list that was posted before JavaScript ran. */
  readonly compact?: boolean;
  readonly shown?: ShownRows | undefined;
  readonly store: OrderStore;
}

interface PieceBlockProps extends PieceListsProps {
  readonly scope: string;
  readonly list: PieceList;
}

export const PieceBlock = memo(function PieceBlock(props: PieceBlockProps) {
  const { scope, list, rate, specification, showProblems, store, details, isAnswered, compact = false, shown } = props;
  const keys = useOrder(
    store,
    useCallback((order: OrderStore) => order.keys(list), [list]),
  );
  const name = PIECE_NAMES[list].toLowerCase();
  const isFullPage = compact && countRows(store.get()) >= MAX_POSTED_ROWS;
  const full = isFullPage || keys.length >= MAX_ORDER_PIECES;
  const first = (compact && shown?.[list]) || 0;
  const visibleKeys = compact ? keys.slice(first, first + ROWS_SHOWN) : keys;
  const look = compact ? "compact-rows figures" : keys.length > MANY_ROWS && "many-rows";
  return (
    <>
      {compact && (
        <p className="pb-2 text-sm text-stone-600 print:hidden">
          Write each size as the tape shows it, in one field: 15 1/2. {list === "doors" && PRE_BORED_LABEL}
        </p>
      )}
      <div className={look || undefined}>
        {visibleKeys.map((key, at) => (
          <PieceRow
            key={key}
            scope={scope}
            list={list}
            index={first + at}
            rowKey={key}
            rate={rate}
            specification={specification}
            removable={keys.length > 1}
            duplicable={!full}
            showProblems={showProblems}
            compact={compact}
            asked={details?.list === list && details.index === first + at ? (details.fold ?? "hinges") : undefined}
            isAnswered={isAnswered}
            store={store}
          />
        ))}
      </div>
      {compact && keys.length > ROWS_SHOWN && <RowsElsewhere list={list} store={store} first={first} />}
      <div className="flex flex-wrap items-center gap-4 border-t border-stone-300 pt-4">
        <button
          type="submit"
          name="intent"
          value={intentValue({ type: "add", list })}
          disabled={full}
          className="button border-stone-500 hover:border-ink hover:bg-linen"
          onClick={(event) => {
            event.preventDefault();
            store.dispatch({ type: "add", list });
          }}
        >
          <PlusIcon />
          Add {name}
        </button>
        {full && (
          <p className="text-sm text-stone-600">
            {isFullPage
              ? `Without JavaScript, one order can have up to ${MAX_POSTED_ROWS} rows; order the rest separately.`
              : `One order form holds up to ${MAX_ORDER_PIECES} ${BLOCK_TITLES[list].toLowerCase()}; add the rest as a second entry.`}
          </p>
        )}
      </div>
    </>
  );
});
