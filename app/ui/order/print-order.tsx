import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { CartItem } from "~/domain/cart";
import { createCartItem } from "~/domain/cart-item";
import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { type Door, mostInches, PIECE_LISTS, type Piece, type PieceList } from "~/domain/piece";
import { isBlank, type PieceDraft, toPiece, unreadableProblems } from "~/domain/piece-draft";
import type { Product } from "~/domain/product";
import { PrintHeading } from "~/ui/kit/print-heading";
import { LinePieces } from "./line-pieces";
import { TOTAL_WITHOUT } from "./order-total";

interface PrintOrderProps {
  readonly product: Product;
  readonly draft: ConfigurationDraft;
  /** Whether the server's HTML holds the sheet, for a form that it has just answered and no JavaScript may ever print. */
  readonly posted: boolean;
}

/**
 * The order form on paper: a cut list of what is filled in, though it is in no cart yet. It exists while the browser
 * prints, so that typing pays nothing for it.
 */
export function PrintOrder({ product, draft, posted }: PrintOrderProps) {
  const day = usePrintDay(posted);
  if (day === null) return null;
  const item = sheetOf(product, draft);
  if (PIECE_LISTS.every((list) => item[list].length === 0)) return null;
  const build = product.specification;
  return (
    <div className="hidden print:block">
      {day && <PrintHeading title="Cut list, not ordered" date={day} />}
      <p className="font-serif text-xl">{product.title}</p>
      {build && <p className="mb-4">{[build.construction, build.material, build.finish].join("; ")}</p>}
      <LinePieces item={item} />
      <p className="mt-1 text-right text-stone-700">Total {TOTAL_WITHOUT}.</p>
    </div>
  );
}

/** The day while the browser prints, `null` otherwise; empty in the server's HTML, where nobody knows the day of printing. */
function usePrintDay(posted: boolean): string | null {
  const [day, setDay] = useState<string | null>(posted ? "" : null);
  useEffect(() => {
    setDay(null);
    const show = () => flushSync(() => setDay(new Intl.DateTimeFormat("en-CA").format(new Date())));
    const hide = () => setDay(null);
    window.addEventListener("beforeprint", show);
    window.addEventListener("afterprint", hide);
    return () => {
      window.removeEventListener("beforeprint", show);
      window.removeEventListener("afterprint", hide);
    };
  }, []);
  return day;
}

/** The rows up to the last one with something in it, so that each keeps the number that it has on the screen. */
function sheetOf(product: Product, draft: ConfigurationDraft): CartItem {
  const piecesOf = (list: PieceList) => {
    const texts = draft.included[list] ? draft.rows[list].map((row) => row.draft) : [];
    const end = texts.findLastIndex((text) => !isBlank(text)) + 1;
    return texts.slice(0, end).map((text) => ({ ...onPaper(list, text), preBored: text.preBored }));
  };
  const [doors, drawers, panels, fillers] = PIECE_LISTS.map(piecesOf) as [Door[], Piece[], Piece[], Piece[]];
  return createCartItem(product, { doors, drawers, panels, fillers });
}

const NO_SIZE = { inches: 0, fraction: "0" } as const;

/** A row as it is printed; one whose size cannot be read shows what was typed. */
function onPaper(list: PieceList, text: PieceDraft): Piece {
  if (unreadableProblems(text, mostInches(list)).length === 0) return toPiece(text, mostInches(list));
  const typed = `${text.widthInches} ${text.widthFraction} × ${text.heightInches} ${text.heightFraction}`;
  return { width: NO_SIZE, height: NO_SIZE, location: `${text.location} (size not read: ${typed})` };
}
