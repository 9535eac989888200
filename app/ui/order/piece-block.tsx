import { memo, useCallback } from "react";
import { countRows } from "~/domain/drafted-order";
import { MAX_ORDER_PIECES, MAX_POSTED_ROWS, type PieceList } from "~/domain/piece";
import type { ShopTerms } from "~/domain/price-terms";
import { intentValue } from "~/forms/order-intents";
import { PlusIcon } from "~/ui/kit/icons";
import { type Part, RenderedOnce } from "~/ui/kit/rendered-once";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { type OrderStore, useOrder } from "./order-store";
import type { PieceListsProps } from "./piece-lists-props";
import { PieceRow } from "./piece-row";
import { BLOCK_TITLES, PIECE_NAMES } from "./piece-words";
import { PlainRows } from "./plain-rows.server";
import { isWrittenPlainly, MANY_ROWS } from "./plain-rows-mark";

interface PieceBlockProps extends PieceListsProps {
  readonly scope: string;
  readonly list: PieceList;
}

/** The only row of a list, by all that it shows: it is a blank one in most answers. */
const onlyRow = (
  { scope, list, rate, specification, showProblems, store }: PieceBlockProps,
  terms: ShopTerms,
): Part => ["row", scope, list, rate, terms, specification, showProblems, store.get().rows[list][0]?.draft];

/** The rows of one list and the button that adds to them; rendered again when a row comes, goes or moves. */
export const PieceBlock = memo(function PieceBlock(props: PieceBlockProps) {
  const { scope, list, rate, specification, showProblems, store } = props;
  const terms = useShopTerms();
  const keys = useOrder(
    store,
    useCallback((order: OrderStore) => order.keys(list), [list]),
  );
  const name = PIECE_NAMES[list].toLowerCase();
  const isPlain = isWrittenPlainly(store);
  const isFullPage = isPlain && countRows(store.get()) >= MAX_POSTED_ROWS;
  const full = isFullPage || keys.length >= MAX_ORDER_PIECES;
  return (
    <>
      {isPlain && <PlainRows {...props} />}
      <RenderedOnce
        part={() => !isPlain && keys.length === 1 && onlyRow(props, terms)}
        className={keys.length > MANY_ROWS ? "many-rows" : undefined}
      >
        {() =>
          !isPlain &&
          keys.map((key, index) => (
            <PieceRow
              key={key}
              scope={scope}
              list={list}
              index={index}
              rowKey={key}
              rate={rate}
              specification={specification}
              removable={keys.length > 1}
              duplicable={!full}
              showProblems={showProblems}
              store={store}
            />
          ))
        }
      </RenderedOnce>
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
              ? `Without JavaScript one order has up to ${MAX_POSTED_ROWS} rows; order the rest separately.`
              : `One order form holds up to ${MAX_ORDER_PIECES} ${BLOCK_TITLES[list].toLowerCase()}; add the rest as a second entry.`}
          </p>
        )}
      </div>
    </>
  );
});
