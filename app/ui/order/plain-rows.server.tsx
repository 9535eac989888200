import { countRows } from "~/domain/drafted-order";
import { MAX_ORDER_PIECES, MAX_POSTED_ROWS, type PieceList } from "~/domain/piece";
import { useShopTerms } from "~/ui/kit/shop-terms";
import type { PieceListsProps } from "./piece-lists-props";
import { PRE_BORED_LABEL } from "./piece-words";
import { plainRow } from "./plain-row.server";
import { PLAIN_ROWS } from "./plain-rows-mark";

interface PlainRowsProps extends PieceListsProps {
  readonly list: PieceList;
}

/** The rows of a long list that was posted, cheap to write and as complete as those of the live form (decision 47). */
export function PlainRows({ list, store, details, ...common }: PlainRowsProps) {
  const terms = useShopTerms();
  const rows = store.get().rows[list];
  const removable = rows.length > 1;
  const duplicable = rows.length < MAX_ORDER_PIECES && countRows(store.get()) < MAX_POSTED_ROWS;
  const html = rows
    .map(({ draft }, index) => {
      const isOpen = details?.list === list && details.index === index;
      return plainRow({ ...common, terms, list, index, draft, isOpen, removable, duplicable });
    })
    .join("");
  return (
    <>
      <p className="pb-2 text-sm text-stone-600 print:hidden">
        Write each size as the tape shows it, in one field: 15 1/2. {list === "doors" && PRE_BORED_LABEL}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped, see plain-row.server.ts */}
      <div {...{ [PLAIN_ROWS]: "" }} className="plain-rows figures" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
