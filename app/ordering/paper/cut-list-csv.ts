import { csvText, guarded } from "~/base/text/csv-text";
import type { Cart } from "~/configurator/lines/cart";
import { priceItemPiece, sized } from "~/configurator/lines/cart-item";
import { DETAIL_WORDS } from "~/configurator/lines/detail-words";
import { cellInches } from "~/trade/measure/cell-inches";
import { DETAIL_NAMES } from "~/trade/measure/detail-names";
import { formatAmount } from "~/trade/measure/money";
import { type PieceDetail, type PieceList, quantityOf } from "~/trade/measure/piece";
import { writeDetails } from "~/trade/measure/piece-details";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import { formatSqFt } from "~/trade/pricing/pricing";
import { groupByStyle, type NumberedPiece, type StyleGroup } from "./style-groups";

/** The columns that every table has; the cut list import reads those that describe a piece and ignores the rest. */
const HEADINGS = [
  ...["Width (in)", "Height (in)", "Quantity", "Location", "Style", "Kind", "Hinge", "Bored"],
  ...["Boring (mm)", "Note", "Opening", "Sq ft"],
];
const PRICE_HEADING = "Price";

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

/** `null` for a table without prices. */
type Priced = { readonly terms?: PriceTerms | undefined } | null;

function rowOf(
  { title, rate, sample }: StyleGroup,
  { list, piece }: NumberedPiece,
  rare: readonly PieceDetail[],
  priced: Priced,
): string[] {
  const quantity = quantityOf(piece);
  const { area, cents } = priceItemPiece({ pricePerSqFt: rate, sample }, sized(piece), priced?.terms);
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
    ...(priced ? [formatAmount(cents * quantity)] : []),
    ...rare.map((name) => guarded(texts[name])),
  ];
}

function table(cart: Cart, priced: Priced): string {
  const groups = groupByStyle(cart);
  const has = (name: PieceDetail) => groups.some(({ pieces }) => pieces.some(({ piece }) => name in piece));
  const rare = RARE.filter(has);
  const rows = groups.flatMap((group) => group.pieces.map((piece) => rowOf(group, piece, rare, priced)));
  const headings = [...HEADINGS, ...(priced ? [PRICE_HEADING] : [])];
  return csvText([[...headings, ...rare.map((name) => DETAIL_WORDS[name].column)], ...rows]);
}

/**
 * A cart as a table for spreadsheets, which the cut list import reads back. Area and price are those of a row, without
 * the charge for boring. Prices are list prices if no terms are given.
 */
export const cutListCsv = (cart: Cart, terms?: PriceTerms): string => table(cart, { terms });

/** The same table without prices. */
export const unpricedCutListCsv = (cart: Cart): string => table(cart, null);
