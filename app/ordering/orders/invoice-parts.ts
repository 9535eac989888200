import { priceItemPiece, sized, sizedPiece } from "~/configurator/lines/cart-item";
import { totalOf } from "~/house/invoices/invoice";
import { type InvoiceLine, type InvoicePart, invoiceText } from "~/house/invoices/store-invoice";
import { finishedTitle } from "~/trade/catalog/finish";
import { formatSize } from "~/trade/measure/measure";
import type { Cents } from "~/trade/measure/money";
import { DEFAULT_BORING, type Door, PIECE_LISTS, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";
import { optionsCents } from "~/trade/pricing/option-prices";
import { PRE_BORE_CENTS } from "~/trade/pricing/pricing";
import type { Order } from "./order";
import { priceLines } from "./order-price";
import { orderSum } from "./order-sum";

const LIST_WORDS: Readonly<Record<PieceList, string>> = {
  doors: "Door",
  drawers: "Drawer front",
  panels: "Panel",
  fillers: "Filler",
};

/** The longest style name and the longest detail on a line, in UTF-16 code units. */
const MAX_STYLE_LENGTH = 180;
const MAX_DETAIL_LENGTH = 250;

interface Sized {
  readonly style: string;
  readonly list: PieceList;
  readonly isSample: boolean;
  readonly piece: Piece & Partial<Pick<Door, "preBored" | "hinge" | "boring">>;
  readonly unitCents: Cents;
}

function sizedPieces({ lines, pricing }: Pick<Order, "lines" | "pricing">): Sized[] {
  return lines.flatMap((line) =>
    PIECE_LISTS.flatMap((list) =>
      line[list].map((piece: Sized["piece"]) => {
        const size = sizedPiece(list, piece, line);
        const { area, cents } = priceItemPiece(line, size, pricing);
        const extra = (piece.preBored ? PRE_BORE_CENTS : 0) + optionsCents(size.options, area, pricing?.options);
        const isSample = line.sample !== undefined;
        return { style: finishedTitle(line), list, isSample, piece, unitCents: cents + extra };
      }),
    ),
  );
}

/** Equal for pieces that differ at most in location and quantity: one line of an invoice lists them together. */
function kindOf({ style, list, piece, unitCents }: Sized): string {
  const { width, height } = sized(piece);
  const boring = piece.preBored && (piece.boring ?? DEFAULT_BORING);
  return JSON.stringify([style, list, width, height, piece.hinge, boring, unitCents]);
}

function lineOf(pieces: readonly [Sized, ...Sized[]]): InvoiceLine {
  const [{ style, list, isSample, piece, unitCents }] = pieces;
  const title = invoiceText(style, MAX_STYLE_LENGTH);
  const places = [...new Set(pieces.map((one) => one.piece.location).filter(Boolean))].join(", ");
  const details = [
    { key: "Location", value: places },
    { key: "Hinge", value: piece.hinge ?? "" },
    { key: "Boring", value: piece.preBored ? `${piece.boring ?? DEFAULT_BORING} mm` : "" },
  ];
  return {
    title: isSample ? title : `${title}: ${LIST_WORDS[list]} ${formatSize(piece.width, piece.height)}`,
    unitCents,
    quantity: pieces.reduce((count, one) => count + quantityOf(one.piece), 0),
    details: details
      .map(({ key, value }) => ({ key, value: invoiceText(value, MAX_DETAIL_LENGTH) }))
      .filter(({ value }) => value !== ""),
  };
}

function invoiceLines(order: Pick<Order, "lines" | "pricing">): InvoiceLine[] {
  const kinds = new Map<string, [Sized, ...Sized[]]>();
  for (const one of sizedPieces(order)) {
    const known = kinds.get(kindOf(one));
    if (known) known.push(one);
    else kinds.set(kindOf(one), [one]);
  }
  return [...kinds.values()].map(lineOf);
}

const centsOf = (lines: readonly InvoiceLine[]) =>
  lines.reduce((total, { unitCents, quantity }) => total + unitCents * quantity, 0);

/**
 * The part of an amount that belongs to the first `upTo` cents of `whole`, rounded down. Each invoice's share is the
 * difference of two such running totals, so that no cent is lost.
 */
const shareUpTo = (cents: Cents, upTo: Cents, whole: Cents): Cents =>
  whole === 0 ? 0 : Number((BigInt(cents) * BigInt(upTo)) / BigInt(whole));

/**
 * The invoices of an order: one, unless it has more distinct sizes than one invoice may have. Freight, tax and credits
 * are divided in proportion to the price of the pieces on each. Freight or tax that the shop has not set counts as 0.
 *
 * @param most how many sizes an invoice may have
 * @throws Error if the pieces do not add up to the price at which the order was placed
 */
export function invoiceParts(
  order: Pick<Order, "lines" | "pricing" | "terms" | "totalCents" | "feeCents" | "rushCents">,
  most: number,
): readonly InvoicePart[] {
  const lines = invoiceLines(order);
  const whole = centsOf(lines);
  const { creditCents } = priceLines(order.lines, order.pricing);
  const ordered = order.totalCents + creditCents;
  if (whole !== ordered) throw new Error(`the pieces add up to ${whole} cents, but the order to ${ordered}`);
  const { freightCents, taxCents } = order.terms;
  const parts: InvoicePart[] = [];
  let given = { upTo: 0, freight: 0, tax: 0, credit: 0 };
  for (let at = 0; at < lines.length; at += most) {
    const own = lines.slice(at, at + most);
    const isLast = at + most >= lines.length;
    const upTo = given.upTo + centsOf(own);
    const until = (cents: Cents | null) => (isLast ? (cents ?? 0) : shareUpTo(cents ?? 0, upTo, whole));
    const [freight, tax, credit] = [until(freightCents), until(taxCents), until(creditCents)];
    const shares = {
      creditCents: credit - given.credit,
      freightCents: freight - given.freight,
      taxCents: tax - given.tax,
    };
    const [feeCents, rushCents] = isLast ? [order.feeCents ?? 0, order.rushCents ?? 0] : [0, 0];
    const extra = { ...(feeCents > 0 && { feeCents }), ...(rushCents > 0 && { rushCents }) };
    const totalCents = totalOf({ listCents: upTo - given.upTo, discountCents: 0, ...shares, ...extra });
    parts.push({ lines: own, ...shares, ...extra, totalCents });
    given = { upTo, freight, tax, credit };
  }
  const sum = parts.reduce((total, part) => total + part.totalCents, 0);
  if (sum !== orderSum(order).totalCents) throw new Error(`the invoices add up to ${sum} cents`);
  return parts;
}
