import type { CartItem } from "~/configurator/lines/cart";
import { createCartItems } from "~/configurator/lines/cart-item";
import { MadeOf } from "~/configurator/lines/made-of";
import { shopToday } from "~/house/calendar/shop-today";
import { PrintHeading } from "~/house/ui/kit/print-heading";
import type { Product } from "~/trade/catalog/product";
import { unreadableProblems } from "~/trade/making/piece-problems";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { toDoor, toPiece } from "~/trade/pieces/drafted-piece";
import { isBlank } from "~/trade/pieces/piece-draft";
import type { OrderStore } from "../rows/order-store";
import { LinePieces } from "./line-pieces";

interface PrintSheetProps {
  readonly product: Product;
  readonly store: OrderStore;
  /** YYYY-MM-DD; `null` for today. */
  readonly day: string | null;
  /** Whether only the heading is printed, because the rows are printed as they are on the page. */
  readonly compact: boolean;
}

const TITLE = "Cut list, not ordered";

export function PrintSheet({ product, store, day, compact }: PrintSheetProps) {
  const sheets = compact ? [] : sheetsOf(product, store.get());
  const filled = sheets.filter((item) => PIECE_LISTS.some((list) => item[list].length > 0));
  return (
    <div className="hidden print:block">
      {(compact || filled.length > 0) && (
        <>
          <PrintHeading title={TITLE} date={day ?? shopToday()} />
          <StyleLines product={product} />
        </>
      )}
      {filled.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only their order distinguishes the sheets
        <LinePieces key={index} item={item} />
      ))}
    </div>
  );
}

function StyleLines({ product }: Pick<PrintSheetProps, "product">) {
  return (
    <div className="mb-4">
      <p className="font-serif text-xl">{product.title}</p>
      <MadeOf item={product} />
    </div>
  );
}

/** All rows up to the last one that is not blank, so that each has the same number as on the screen. */
function sheetsOf(product: Product, draft: ConfigurationDraft): CartItem[] {
  const textsOf = (list: PieceList) => {
    const texts = draft.included[list] ? draft.rows[list].map((row) => row.draft) : [];
    return texts.slice(0, texts.findLastIndex((text) => !isBlank(text)) + 1);
  };
  const piecesOf = (list: PieceList) => textsOf(list).map((text) => toPiece(readable(list, text), list));
  return createCartItems(product, {
    doors: textsOf("doors").map((text) => toDoor(readable("doors", text))),
    drawers: piecesOf("drawers"),
    panels: piecesOf("panels"),
    fillers: piecesOf("fillers"),
  });
}

/** A row as it is printed: an unreadable size is left out, and the typed text is added to the location. */
function readable(list: PieceList, text: PieceDraft): PieceDraft {
  if (unreadableProblems(text, list).length === 0) return text;
  const typed = `${text.widthInches} ${text.widthFraction} × ${text.heightInches} ${text.heightFraction}`;
  return { ...text, ...NO_SIZE, location: `${text.location} (size not read: ${typed})` };
}

const NO_SIZE = { widthInches: "", widthFraction: "0", heightInches: "", heightFraction: "0" } as const;
