import type { Cart } from "~/lines/cart";
import { priceItemPiece, sized } from "~/lines/cart-item";
import { DETAIL_WORDS } from "~/lines/detail-words";
import { cellInches } from "~/measure/cell-inches";
import { DETAIL_NAMES } from "~/measure/detail-names";
import { formatAmount } from "~/measure/money";
import { type PieceDetail, type PieceList, quantityOf } from "~/measure/piece";
import { writeDetails } from "~/measure/piece-details";
import type { PriceTerms } from "~/pricing/price-terms";
import { formatSqFt } from "~/pricing/pricing";
import { csvText, guarded } from "~/text/csv-text";
import { groupByStyle, type NumberedPiece, type StyleGroup } from "./style-groups";

/** The columns that every table has; the cut list import reads those that describe a piece and ignores the rest. */
const HEADINGS = [
  ...["Width (in)", "Height (in)", "Quantity", "Location", "Style", "Kind", "Hinge", "Bored"],
  ...["Boring (mm)", "Note", "Opening", "Sq ft", "Price"],
];

const ALWAYS: readonly PieceDetail[] = ["hinge", "boring", "note", "opening"];

/** The details that have a column only if a piece has one, after all others. */
const RARE = DETAIL_NAMES.filter((name) => !ALWAYS.includes(name));

const KINDS: Readonly<Record<PieceList, string>> = {
  doors: "Door",
  drawers: "Drawer front",
  panels: "Panel",
  fillers: "Filler",
};

/** The import skips these rows, since a sample is not a door to make. */
const SAMPLE_KIND = "Sample door";

function rowOf(
  { title, rate, sample }: StyleGroup,
  { list, piece }: NumberedPiece,
  rare: readonly PieceDetail[],
  terms?: PriceTerms,
): string[] {
  const quantity = quantityOf(piece);
  const { area, cents } = priceItemPiece({ pricePerSqFt: rate, sample }, sized(piece), terms);
  const door = "preBored" in piece ? piece : null;
  const texts = writeDetails(piece);
  return [
    cellInches(piece.width),
    cellInches(piece.height),
    String(quantity),
    guarded(piece.location),
    guarded(title),
    sample ? SAMPLE_KIND : KINDS[list],
    texts.hinge,
    door ? (door.preBored ? "yes" : "no") : "",
    texts.boring,
    guarded(texts.note),
    guarded(texts.opening),
    formatSqFt(area * quantity),
    formatAmount(cents * quantity),
    ...rare.map((name) => guarded(texts[name])),
  ];
}

/**
 * A cart as a table for spreadsheets, which the cut list import reads back. Area and price are those of a row, without
 * the charge for boring. Prices are list prices if no terms are given.
 */
export function cutListCsv(cart: Cart, terms?: PriceTerms): string {
  const groups = groupByStyle(cart);
  const has = (name: PieceDetail) => groups.some(({ pieces }) => pieces.some(({ piece }) => name in piece));
  const rare = RARE.filter(has);
  const rows = groups.flatMap((group) => group.pieces.map((piece) => rowOf(group, piece, rare, terms)));
  return csvText([[...HEADINGS, ...rare.map((name) => DETAIL_WORDS[name].column)], ...rows]);
}
