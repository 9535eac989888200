import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Product } from "~/catalog/product";
import type { CartItem } from "~/lines/cart";
import { createCartItems } from "~/lines/cart-item";
import { MadeOf } from "~/lines/made-of";
import { unreadableProblems } from "~/making/piece-problems";
import { PIECE_LISTS, type PieceList } from "~/measure/piece";
import type { OrderStore } from "~/order-form/rows/order-store";
import type { PieceDraft } from "~/pieces/blank-piece";
import type { ConfigurationDraft } from "~/pieces/configuration-draft";
import { toDoor, toPiece } from "~/pieces/drafted-piece";
import { isBlank } from "~/pieces/piece-draft";
import { PrintHeading } from "~/ui/kit/print-heading";
import { LinePieces } from "./line-pieces";

interface PrintOrderProps {
  readonly product: Product;
  readonly store: OrderStore;
  /** The day of the server's response to a post: its HTML includes the sheet, because JavaScript may never run. */
  readonly postedOn: string | null;
  /** Whether rows are compact, and so printed as they are on the page. */
  readonly compact: boolean;
}

const TITLE = "Cut list, not ordered";

/**
 * The order form on paper: a cut list of the filled-in rows, which are not in the cart yet. It is rendered only while
 * the browser prints, so that it does not slow typing. Compact rows are printed as they are on the page.
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
        // biome-ignore lint/suspicious/noArrayIndexKey: only their order distinguishes the sheets
        <LinePieces key={index} item={item} />
      ))}
    </div>
  );
}

/** The style of the sheet, and how it is built. */
function StyleLines({ product }: Pick<PrintOrderProps, "product">) {
  return (
    <div className="mb-4">
      <p className="font-serif text-xl">{product.title}</p>
      <MadeOf item={product} />
    </div>
  );
}

/** The day while the browser prints, otherwise `null`; in the server's HTML, the day of its response. */
function usePrintDay(postedOn: string | null): string | null {
  // An object, so that each print renders again, even if a browser does not report the end of the last one.
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
