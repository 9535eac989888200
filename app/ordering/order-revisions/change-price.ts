import type { Order, OrderLine } from "~/ordering/orders/order";
import { type LinesPrice, priceLines } from "~/ordering/orders/order-price";
import { lineToday } from "~/ordering/orders/order-today";
import { chosenText } from "~/ordering/orders/ordered-lines";
import { finishedTitle } from "~/trade/catalog/finish";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { dollarsPerSqFt } from "~/trade/measure/money";
import { LIST_TERMS, type PriceTerms } from "~/trade/pricing/price-terms";
import { heldTerms } from "~/trade/pricing/stored-options";

/** Why a changed line cannot be ordered: its style is not sold any more (`gone`), or not like this (`unmakeable`). */
export interface UnorderableLine {
  readonly title: string;
  readonly kind: "gone" | "unmakeable";
}

/** The changed lines of an order, with what they cost. */
export interface ChangePrice {
  readonly lines: readonly OrderLine[];
  readonly price: LinesPrice;
  readonly terms: PriceTerms;
}

/** What the price of a change depends on, besides its lines. */
export interface ChangeBasis {
  readonly order: Pick<Order, "lines" | "pricing">;
  /** The lines and terms of the quote that was ordered, whose price stays; `null` if there is none. */
  readonly quote: Pick<Order, "lines" | "pricing"> | null;
  readonly products: readonly Product[];
  /** The customer's terms today. */
  readonly terms: PriceTerms;
}

const isStyleOf = (line: OrderLine) => (other: OrderLine) =>
  other.productId === line.productId && other.finish === line.finish && !other.sample === !line.sample;

/**
 * A line at today's price, or as it was ordered if it is unchanged and no longer sold or made like this.
 *
 * @param ordered the lines of the order that no other line is; the one that this line is gets removed
 */
function pricedToday(line: OrderLine, ordered: OrderLine[], products: readonly Product[]): OrderLine | UnorderableLine {
  const sold = products.find(({ id }) => id === line.productId);
  const product = sold && inFinish(sold, line.finish);
  const isSold = product && (!line.sample || product.sampleDoor);
  const today = isSold && lineToday({ ...line, pricePerSqFt: dollarsPerSqFt(product.priceCents) }, sold);
  if (today) return today;
  const at = ordered.findIndex((one) => chosenText(one) === chosenText(line));
  const [asOrdered] = at < 0 ? [] : ordered.splice(at, 1);
  return asOrdered ?? { title: finishedTitle(line), kind: isSold ? "unmakeable" : "gone" };
}

const isUnorderable = (line: OrderLine | UnorderableLine): line is UnorderableLine => "kind" in line;

/**
 * Prices the changed lines of an order as if they were ordered today. An order from a quote keeps the quote's rates for
 * the quote's styles, and its terms, unless today's total is lower (decisions 68 and 145).
 *
 * @returns the price, or the lines that cannot be ordered, if there are any
 */
export function priceChange(
  lines: readonly OrderLine[],
  basis: ChangeBasis,
): ChangePrice | { readonly unorderable: readonly UnorderableLine[] } {
  const ordered = [...basis.order.lines];
  const checked = lines.map((line) => pricedToday(line, ordered, basis.products));
  const unorderable = checked.filter(isUnorderable);
  if (unorderable.length > 0) return { unorderable };
  const today = checked.filter((line): line is OrderLine => !isUnorderable(line));
  const now = { lines: today, price: priceLines(today, basis.terms), terms: basis.terms };
  if (!basis.quote) return now;
  const { lines: quoted, pricing = LIST_TERMS } = basis.quote;
  const lineHeld = (line: OrderLine): OrderLine => {
    const { pricePerSqFt, sample } = quoted.find(isStyleOf(line)) ?? line;
    return { ...line, pricePerSqFt, ...(sample && { sample }) };
  };
  const held = { lines: today.map(lineHeld), terms: heldTerms(pricing) };
  const then = { ...held, price: priceLines(held.lines, held.terms) };
  return now.price.totalCents < then.price.totalCents ? now : then;
}
