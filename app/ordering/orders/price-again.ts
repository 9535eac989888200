import { priceItem } from "~/configurator/lines/cart-item";
import type { SeenRush } from "~/house/capacity/rush";
import { finishedTitle } from "~/trade/catalog/finish";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { isSameSample, type SampleDoor } from "~/trade/catalog/sample-door";
import { type Cents, type DollarsPerSqFt, dollarsPerSqFt } from "~/trade/measure/money";
import { areOffered, FIRST_OFFERS } from "~/trade/measure/option-offers";
import type { PriceTerms, ShopTerms } from "~/trade/pricing/price-terms";
import type { OrderLine } from "./order";
import { type LinesPrice, linesCents, priceLines } from "./order-price";
import { lineToday } from "./order-today";

export interface LinePrice {
  readonly rate: DollarsPerSqFt;
  readonly cents: Cents;
}

type LineChange = {
  readonly title: string;
  readonly before: LinePrice;
} & (
  | { readonly kind: "rate"; readonly now: LinePrice }
  /** The price of samples, or the orders on which they are credited, have changed. */
  | { readonly kind: "sample"; readonly now: LinePrice; readonly sample: SampleDoor }
  /** Left out: its style, finish or sample is not sold any more, or a front of it cannot be made any more. */
  | { readonly kind: "gone" | "unmakeable" }
);

interface TermsChange {
  readonly kind: "terms";
  readonly beforeCents: Cents;
  readonly nowCents: Cents;
  readonly discount: PriceTerms["discount"];
  readonly creditsSamples?: true;
}

export interface RushChange {
  readonly kind: "rush";
  readonly before: SeenRush;
  readonly now: SeenRush | null;
}

export type PriceChange = LineChange | TermsChange | RushChange;

interface PricedAgain {
  readonly lines: readonly OrderLine[];
  readonly changes: readonly PriceChange[];
  /** The price of the lines as they were sent, by today's terms. It is that of {@link lines} if nothing has changed. */
  readonly price: LinesPrice;
}

export interface PricesToday {
  readonly products: readonly Product[];
  readonly terms: PriceTerms & Pick<ShopTerms, "offers">;
}

export const priceOf = (line: OrderLine, terms: PriceTerms): LinePrice => ({
  rate: line.pricePerSqFt,
  cents: priceItem(line, terms).totalCents,
});

function checked(line: OrderLine, sold: Product | undefined, terms: PricesToday["terms"]) {
  const product = sold && inFinish(sold, line.finish);
  const about = () => ({ title: finishedTitle(line), before: priceOf(line, terms) });
  if (!product || (line.sample && !product.sampleDoor)) {
    return { today: null, change: { ...about(), kind: "gone" } } as const;
  }
  const today = areOffered(line, terms.offers ?? FIRST_OFFERS)
    ? lineToday({ ...line, pricePerSqFt: dollarsPerSqFt(product.priceCents) }, sold)
    : null;
  if (!today) return { today, change: { ...about(), kind: "unmakeable" } } as const;
  if (today.sample) {
    if (isSameSample(line.sample, today.sample)) return { today, change: null };
    return { today, change: { ...about(), kind: "sample", now: priceOf(today, terms), sample: today.sample } } as const;
  }
  if (today.pricePerSqFt === line.pricePerSqFt) return { today, change: null };
  return { today, change: { ...about(), kind: "rate", now: priceOf(today, terms) } } as const;
}

function withoutClaims(line: OrderLine, today: OrderLine | null | undefined): OrderLine {
  const { specification, ...others } = line;
  if (!today) return line;
  return today.specification ? { ...others, specification: today.specification } : others;
}

/**
 * Prices an order again at today's rates, specifications and terms, ignoring the prices and specifications in its
 * lines. A line is left out if its style or finish is no longer sold, or if it can no longer be made.
 *
 * @param shownCents the total of the lines that the customer was shown; `null` for their list price
 */
export function priceAgain(
  lines: readonly OrderLine[],
  shownCents: Cents | null,
  { products, terms }: PricesToday,
): PricedAgain {
  const sold = new Map(products.map((product) => [product.id, product]));
  const checkedLines = lines.map((line) => checked(line, sold.get(line.productId), terms));
  const beforeCents = shownCents ?? linesCents(lines);
  // By the specifications of today: options such as glass cost what the style says, not what the line says.
  const asMade = lines.map((line, at) => withoutClaims(line, checkedLines[at]?.today));
  const price = priceLines(asMade, terms);
  const { totalCents: nowCents, creditedEarlier } = price;
  const credits = creditedEarlier.length > 0 && ({ creditsSamples: true } as const);
  const termsChanges: TermsChange[] =
    beforeCents === nowCents ? [] : [{ kind: "terms", beforeCents, nowCents, discount: terms.discount, ...credits }];
  return {
    lines: checkedLines.flatMap(({ today }) => today ?? []),
    changes: [...termsChanges, ...checkedLines.flatMap(({ change }) => change ?? [])],
    price,
  };
}
