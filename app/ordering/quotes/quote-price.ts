import type { OrderLine } from "~/ordering/orders/order";
import { type PricedLine, priceLines } from "~/ordering/orders/order-price";
import { lineToday } from "~/ordering/orders/order-today";
import type { PricesToday } from "~/ordering/orders/price-again";
import { finishedTitle } from "~/trade/catalog/finish";
import { inFinish } from "~/trade/catalog/in-finish";
import { type Cents, dollarsPerSqFt } from "~/trade/measure/money";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import { heldTerms } from "~/trade/pricing/stored-options";
import type { Quote } from "./quote";

/**
 * Why a line of a quote cannot be ordered: its style, finish or sample is no longer sold (`gone`), or a door or drawer
 * front of it can no longer be made (`unmakeable`).
 */
export interface UnorderableQuoteLine {
  readonly title: string;
  readonly kind: "gone" | "unmakeable";
}

/** The price at which a quote can be ordered: the held price, or today's if that is lower. */
export interface OrderableQuote {
  readonly price: "held" | "today";
  readonly lines: readonly OrderLine[];
  readonly terms: PriceTerms;
  readonly totalCents: Cents;
  readonly amounts: readonly PricedLine[];
}

const isUnorderable = (line: OrderLine | UnorderableQuoteLine): line is UnorderableQuoteLine => "kind" in line;

/** A line as it is made today, at the price that a quote holds. */
function heldPrice(today: OrderLine, quoted: OrderLine | undefined): OrderLine {
  const pricePerSqFt = quoted?.pricePerSqFt ?? today.pricePerSqFt;
  return { ...today, pricePerSqFt, ...(quoted?.sample && { sample: quoted.sample }) };
}

/**
 * Prices a whole quote for ordering today: its lines with today's specifications, at the rates and terms of the quote,
 * or at today's if their total is lower (decision 68). It does not check whether the quote is still valid. Returns the
 * price, or the lines that cannot be ordered, if there are any.
 */
export function priceQuote(
  { lines, pricing }: Pick<Quote, "lines" | "pricing">,
  { products, terms }: PricesToday,
): OrderableQuote | readonly UnorderableQuoteLine[] {
  const sold = new Map(products.map((product) => [product.id, product]));
  const checkedLines = lines.map((line): OrderLine | UnorderableQuoteLine => {
    const style = sold.get(line.productId);
    const product = style && inFinish(style, line.finish);
    const title = finishedTitle(line);
    if (!product || (line.sample && !product.sampleDoor)) return { title, kind: "gone" };
    const today = lineToday({ ...line, pricePerSqFt: dollarsPerSqFt(product.priceCents) }, style);
    return today ?? { title, kind: "unmakeable" };
  });
  const unorderable = checkedLines.filter(isUnorderable);
  if (unorderable.length > 0) return unorderable;
  const today = checkedLines.filter((line): line is OrderLine => !isUnorderable(line));
  const held = today.map((line, at) => heldPrice(line, lines[at]));
  const quoted = heldTerms(pricing);
  const [then, now] = [priceLines(held, quoted), priceLines(today, terms)];
  return now.totalCents < then.totalCents
    ? { price: "today", lines: today, terms, totalCents: now.totalCents, amounts: now.lines }
    : { price: "held", lines: held, terms: quoted, totalCents: then.totalCents, amounts: then.lines };
}

export function isOrderable(priced: ReturnType<typeof priceQuote>): priced is OrderableQuote {
  return "price" in priced;
}
