import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { PieceDraft } from "~/domain/blank-piece";
import type { CartItem } from "~/domain/cart";
import { createCartItems } from "~/domain/cart-item";
import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { toDoor, toPiece } from "~/domain/drafted-piece";
import { PIECE_LISTS, type PieceList } from "~/domain/piece";
import { isBlank } from "~/domain/piece-draft";
import { unreadableProblems } from "~/domain/piece-problems";
import type { Product } from "~/domain/product";
import { PrintHeading } from "~/ui/kit/print-heading";
import { LinePieces } from "./line-pieces";
import { MadeOf } from "./made-of";
import type { OrderStore } from "./order-store";

interface PrintOrderProps {
  readonly product: Product;
  readonly store: OrderStore;
  /** The day on which the server has just answered the form: its HTML holds the sheet, as no JavaScript may ever print. */
  readonly postedOn: string | null;
  /** Whether the rows are printed as they stand. */
  readonly compact: boolean;
}

const TITLE = "Cut list, not ordered";

/**
 * The order form on paper: a cut list of what is filled in, though it is in no cart yet. It exists while the browser
 * prints, so that typing pays nothing for it. Compact rows are printed as they stand.
 */
export function PrintOrder({ product, store, postedOn, compact }: PrintOrderProps) {
  const day = usePrintDay(postedOn);
  if (postedOn && compact) {
    return (
      <div className="hidden print:block">
        <PrintHeading title={TITLE} date={postedOn} />
        <StyleLines product={product} />
      </div>
    );
  }
  if (day === null) return null;
  const sheets = sheetsOf(product, store.get()).filter((item) => PIECE_LISTS.some((list) => item[list].length > 0));
  if (sheets.length === 0) return null;
  return (
    <div className="hidden print:block">
      <PrintHeading title={TITLE} date={day} />
      <StyleLines product={product} />
      {sheets.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets have nothing else to be told apart by
        <LinePieces key={index} item={item} />
      ))}
    </div>
  );
}

/** Which style the sheet is of, and how it is built. */
function StyleLines({ product }: Pick<PrintOrderProps, "product">) {
  return (
    <div className="mb-4">
      <p className="font-serif text-xl">{product.title}</p>
      <MadeOf item={product} />
    </div>
  );
}

/** The day while the browser prints, `null` otherwise; in the server's HTML the day of its answer. */
function usePrintDay(postedOn: string | null): string | null {
  // An object, so that each print renders anew, even where a browser never says that the last one is over.
  const [print, setPrint] = useState<{ readonly day: string } | null>(postedOn ? { day: postedOn } : null);
  useEffect(() => {
    setPrint(null);
    const show = () => flushSync(() => setPrint({ day: new Intl.DateTimeFormat("en-CA").format(new Date()) }));
    const hide = () => setPrint(null);
    window.addEventListener("beforeprint", show);
    window.addEventListener("afterprint", hide);
    return () => {
      window.removeEventListener("beforeprint", show);
      window.removeEventListener("afterprint", hide);
    };
  }, []);
  return print?.day ?? null;
}

/** The rows up to the last one with something in it, so that each keeps the number that it has on the screen. */
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

/** A row as it is printed: one whose size cannot be read has none, and shows at its location what was typed. */
function readable(list: PieceList, text: PieceDraft): PieceDraft {
  if (unreadableProblems(text, list).length === 0) return text;
  const typed = `${text.widthInches} ${text.widthFraction} × ${text.heightInches} ${text.heightFraction}`;
  return { ...text, ...NO_SIZE, location: `${text.location} (size not read: ${typed})` };
}

const NO_SIZE = { widthInches: "", widthFraction: "0", heightInches: "", heightFraction: "0" } as const;
