import { finishedTitle } from "~/trade/catalog/finish";
import type { Product, ProductSpecification } from "~/trade/catalog/product";
import type { Finding } from "~/trade/making/making";
import { marksOf } from "~/trade/making/piece-marks";
import { type Cents, type DollarsPerSqFt, dollarsPerSqFt } from "~/trade/measure/money";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { rowsInOrder, sizedOrderOf } from "~/trade/pieces/drafted-order";
import { isBlank, readQuantity } from "~/trade/pieces/piece-draft";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import { priceOrder } from "~/trade/pricing/pricing";

/** A piece that cannot be made in a style, by its index in its list, from 0. */
export interface UnmakeablePiece {
  readonly list: PieceList;
  readonly index: number;
  readonly quantity: number;
  readonly finding: Finding;
}

export interface StyleTotal {
  readonly productId: string;
  readonly title: string;
  readonly rate: DollarsPerSqFt;
  readonly count: number;
  readonly totalCents: Cents;
  /** The total before discounts. */
  readonly listCents: Cents;
  readonly unmakeable: readonly UnmakeablePiece[];
}

export interface PricedStyles {
  readonly styles: readonly StyleTotal[];
  readonly sold: number;
}

const MOST_STYLES = 24;

/**
 * The styles to price a list in: all of them, or, if the shop has many, those nearest in price to one style, which is
 * the first. Of equally near ones, those of the same construction come first, then those that the shop shows first.
 *
 * @param shown `null` if there is no style to compare with: the first of the shop
 */
export function stylesToPrice(products: readonly Product[], shown: Product | null): readonly Product[] {
  const inFinish = products.map((product) => (product.id === shown?.id ? shown : product));
  if (products.length <= MOST_STYLES || !shown) return inFinish.slice(0, MOST_STYLES);
  const distance = ({ id, priceCents }: Product) => (id === shown.id ? -1 : Math.abs(priceCents - shown.priceCents));
  const unlike = ({ specification }: Product) =>
    Number(specification?.construction !== shown.specification?.construction);
  return inFinish.sort((a, b) => distance(a) - distance(b) || unlike(a) - unlike(b)).slice(0, MOST_STYLES);
}

function countOf(draft: ConfigurationDraft): number {
  const begun = PIECE_LISTS.flatMap((list) => rowsInOrder(draft, list).filter((row) => !isBlank(row.draft)));
  return begun.reduce((sum, row) => sum + (readQuantity(row.draft) ?? 1), 0);
}

function unmakeableIn(draft: ConfigurationDraft, specification: ProductSpecification | null): UnmakeablePiece[] {
  return marksOf(draft, specification).flatMap(({ list, index, findings }) => {
    const finding = findings.find(({ severity }) => severity === "red");
    const row = draft.rows[list][index];
    return finding && row ? [{ list, index, quantity: readQuantity(row.draft) ?? 1, finding }] : [];
  });
}

/**
 * The total of one list of pieces in each style, lowest first, each at the style's own rate (specification, section 9),
 * with the pieces that the style cannot be made in. Prices are list prices if no terms are given. Styles with equal
 * totals are in order of name.
 */
export function totalInEachStyle(
  products: readonly Product[],
  draft: ConfigurationDraft,
  terms?: PriceTerms,
): StyleTotal[] {
  const count = countOf(draft);
  return products
    .map(({ id, title, finish, priceCents, specification }): StyleTotal => {
      const rate = dollarsPerSqFt(priceCents);
      const { totalCents, listCents } = priceOrder(sizedOrderOf(draft, specification), rate, terms);
      return {
        productId: id,
        title: finishedTitle({ productTitle: title, finish }),
        rate,
        count,
        totalCents,
        listCents,
        unmakeable: unmakeableIn(draft, specification),
      };
    })
    .sort((a, b) => a.totalCents - b.totalCents || a.title.localeCompare(b.title, "en"));
}
