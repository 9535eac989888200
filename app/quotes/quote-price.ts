import { finishedTitle } from "~/catalog/finish";
import { inFinish } from "~/catalog/in-finish";
import { type Cents, dollarsPerSqFt } from "~/measure/money";
import type { OrderLine } from "~/orders/order";
import type { PricesToday } from "~/orders/order-changes";
import { type PricedLine, priceLines } from "~/orders/order-price";
import { lineToday } from "~/orders/order-today";
import type { PriceTerms } from "~/pricing/price-terms";
import type { Quote } from "./quote";

/**
 * Why a line of a quote cannot be ordered: its style, finish or sample is gone, or a door or drawer front of it can no
 * longer be made.
 */
export interface UnorderableLine {
  readonly title: string;
  readonly kind: "gone" | "unmakeable";
}

/** What a quote is ordered at: the held price, or today's if that is lower. */
export interface OrderableQuote {
  readonly price: "held" | "today";
  readonly lines: readonly OrderLine[];
  readonly terms: PriceTerms;
  readonly totalCents: Cents;
  /** What each of the lines costs. */
  readonly amounts: readonly PricedLine[];
}

const isUnorderable = (line: OrderLine | UnorderableLine): line is UnorderableLine => "kind" in line;

/** A line as it is made today, at the price that a quote holds. */
function heldPrice(today: OrderLine, quoted: OrderLine | undefined): OrderLine {
  const pricePerSqFt = quoted?.pricePerSqFt ?? today.pricePerSqFt;
  return { ...today, pricePerSqFt, ...(quoted?.sample && { sample: quoted.sample }) };
}

/**
 * Prices a whole quote for ordering today: its lines are made as their styles are built today, at the rates and terms
 * of the quote, or at today's if those are lower in total (decision 68). Whether the quote is still valid is not
 * checked here.
 *
 * @returns the lines that stand in the way, if there are any
 */
export function priceQuote(
  { lines, pricing }: Pick<Quote, "lines" | "pricing">,
  { products, terms }: PricesToday,
): OrderableQuote | readonly UnorderableLine[] {
  const sold = new Map(products.map((product) => [product.id, product]));
  const looked = lines.map((line): OrderLine | UnorderableLine => {
    const style = sold.get(line.productId);
    const product = style && inFinish(style, line.finish);
    const title = finishedTitle(line);
    if (!product || (line.sample && !product.sampleDoor)) return { title, kind: "gone" };
    const today = lineToday({ ...line, pricePerSqFt: dollarsPerSqFt(product.priceCents) }, style);
    return today ?? { title, kind: "unmakeable" };
  });
  const inTheWay = looked.filter(isUnorderable);
  if (inTheWay.length > 0) return inTheWay;
  const today = looked.filter((line): line is OrderLine => !isUnorderable(line));
  const held = today.map((line, at) => heldPrice(line, lines[at]));
  const heldTerms = { discount: pricing.discount, leastSquareInches: pricing.leastSquareInches };
  const [then, now] = [priceLines(held, heldTerms), priceLines(today, terms)];
  return now.totalCents < then.totalCents
    ? { price: "today", lines: today, terms, totalCents: now.totalCents, amounts: now.lines }
    : { price: "held", lines: held, terms: heldTerms, totalCents: then.totalCents, amounts: then.lines };
}

/** Whether a quote can be ordered as it is. */
export function isOrderable(priced: ReturnType<typeof priceQuote>): priced is OrderableQuote {
  return "price" in priced;
}
