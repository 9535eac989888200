import { priceItem } from "~/configurator/lines/cart-item";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import type { SquareSixteenths } from "~/trade/measure/measure";
import type { Cents } from "~/trade/measure/money";
import { type Configuration, PIECE_LISTS, quantityOf } from "~/trade/measure/piece";
import type { PriceTerms, ShopTerms } from "~/trade/pricing/price-terms";
import type { OrderLine } from "./order";

export interface PricedLine {
  readonly listCents: Cents;
  readonly cents: Cents;
  readonly isCredited: boolean;
}

export interface LinesPrice {
  readonly lines: readonly PricedLine[];
  readonly count: number;
  readonly area: SquareSixteenths;
  readonly preBored: number;
  readonly optionCents: Cents;
  readonly cents: Cents;
  readonly listCents: Cents;
  /** The credit for samples, of these lines and of earlier orders, because the doors cost enough. */
  readonly creditCents: Cents;
  readonly creditedEarlier: readonly SampleDoor[];
  readonly totalCents: Cents;
}

function isCredited(sample: SampleDoor | undefined, doorsCents: Cents): boolean {
  const over = sample?.creditedOverCents;
  return over !== undefined && doorsCents > 0 && doorsCents >= over;
}

/** The samples of earlier orders that are credited on doors of this price. Together they never exceed that price. */
function earlierCredited(samples: readonly SampleDoor[], doorsCents: Cents): readonly SampleDoor[] {
  let left = doorsCents;
  return samples.filter((sample) => {
    if (!isCredited(sample, doorsCents) || sample.priceCents > left) return false;
    left -= sample.priceCents;
    return true;
  });
}

/**
 * Prices lines at their own rates, each piece rounded by itself (specification, section 9), at list prices if no terms
 * are given. A sample is credited if everything but samples costs at least the amount that it states (decisions 88 and
 * 91).
 */
export function priceLines(lines: readonly OrderLine[], terms?: PriceTerms): LinesPrice {
  const items = lines.map((line) => ({ line, ...priceItem(line, terms) }));
  const doorsCents = items.reduce((sum, { line, totalCents }) => sum + (line.sample ? 0 : totalCents), 0);
  const priced = items.map((item) => ({ ...item, isCredited: isCredited(item.line.sample, doorsCents) }));
  const sum = (of: (line: (typeof priced)[number]) => number) => priced.reduce((total, line) => total + of(line), 0);
  const creditedEarlier = earlierCredited(terms?.sampleCredits ?? [], doorsCents);
  const creditCents =
    sum((line) => (line.isCredited ? line.totalCents : 0)) +
    creditedEarlier.reduce((total, { priceCents }) => total + priceCents, 0);
  const cents = sum(({ totalCents }) => totalCents);
  return {
    lines: priced.map(({ listCents, totalCents, isCredited }) => ({ listCents, cents: totalCents, isCredited })),
    count: sum(({ count }) => count),
    area: sum(({ area }) => area),
    preBored: sum(({ preBore }) => preBore.count),
    optionCents: sum(({ extraCents, preBore }) => extraCents - preBore.cents),
    cents,
    listCents: sum(({ listCents }) => listCents),
    creditCents,
    creditedEarlier,
    totalCents: cents - creditCents,
  };
}

export function creditedBy(lines: readonly OrderLine[], terms?: PriceTerms): (line: OrderLine) => boolean {
  const doors = lines.filter(({ sample }) => !sample);
  const doorsCents = doors.length < lines.length ? priceLines(doors, terms).cents : 0;
  return ({ sample }) => isCredited(sample, doorsCents);
}

export function linesCents(lines: readonly OrderLine[], terms?: PriceTerms): Cents {
  return priceLines(lines, terms).totalCents;
}

/**
 * Whether lines cost less than the minimum order. Credits for samples of earlier orders do not count against it, and
 * samples alone may always be ordered.
 */
export function isBelowMinimum(
  lines: readonly OrderLine[],
  terms: Pick<ShopTerms, keyof PriceTerms | "minimumOrderCents">,
  price = priceLines(lines, terms),
): boolean {
  const earlierCents = price.creditedEarlier.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const ownCents = price.totalCents + earlierCents;
  return lines.some(({ sample }) => !sample) && ownCents < (terms.minimumOrderCents ?? 0);
}

export function piecesOf(lines: readonly Configuration[]): number {
  return lines.reduce(
    (count, line) =>
      count + PIECE_LISTS.reduce((sum, list) => sum + line[list].reduce((all, piece) => all + quantityOf(piece), 0), 0),
    0,
  );
}

export function orderRowCount(lines: readonly Configuration[]): number {
  return lines.reduce((count, line) => count + PIECE_LISTS.reduce((sum, list) => sum + line[list].length, 0), 0);
}
