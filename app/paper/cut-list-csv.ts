import type { Cart } from "~/lines/cart";
import { priceItemPiece, sized } from "~/lines/cart-item";
import { cellInches } from "~/measure/cell-inches";
import { formatAmount } from "~/measure/money";
import { type PieceList, quantityOf } from "~/measure/piece";
import type { PriceTerms } from "~/pricing/price-terms";
import { formatSqFt } from "~/pricing/pricing";
import { csvText, guarded } from "~/text/csv-text";
import { groupByStyle, type NumberedPiece, type StyleGroup } from "./style-groups";

/** The columns; the cut list import reads those that describe a piece and ignores the rest. */
const HEADINGS = [
  "Width (in)",
  "Height (in)",
  "Quantity",
  "Location",
  "Style",
  "Kind",
  "Hinge",
  "Bored",
  "Boring (mm)",
  "Note",
  "Opening",
  "Sq ft",
  "Price",
] as const;

const KINDS: Readonly<Record<PieceList, string>> = {
  doors: "Door",
  drawers: "Drawer front",
  panels: "Panel",
  fillers: "Filler",
};

/** The import skips these rows, since a sample is not a door to make. */
const SAMPLE_KIND = "Sample door";

function rowOf({ title, rate, sample }: StyleGroup, { list, piece }: NumberedPiece, terms?: PriceTerms): string[] {
  const quantity = quantityOf(piece);
  const { area, cents } = priceItemPiece({ pricePerSqFt: rate, sample }, sized(piece), terms);
  const door = "preBored" in piece ? piece : null;
  return [
    cellInches(piece.width),
    cellInches(piece.height),
    String(quantity),
    guarded(piece.location),
    guarded(title),
    sample ? SAMPLE_KIND : KINDS[list],
    door?.hinge ?? "",
    door ? (door.preBored ? "yes" : "no") : "",
    door?.boring ? String(door.boring) : "",
    guarded(piece.note ?? ""),
    guarded(piece.opening ?? ""),
    formatSqFt(area * quantity),
    formatAmount(cents * quantity),
  ];
}

/**
 * A cart as a table for spreadsheets, which the cut list import reads back. Area and price are those of a row, without
 * the charge for boring. Prices are list prices if no terms are given.
 */
export function cutListCsv(cart: Cart, terms?: PriceTerms): string {
  const rows = groupByStyle(cart).flatMap((group) => group.pieces.map((piece) => rowOf(group, piece, terms)));
  return csvText([HEADINGS, ...rows]);
}
