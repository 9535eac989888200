import { priceItem } from "../cart-item";
import type { Cents } from "../money";
import { PIECE_LISTS, quantityOf } from "../piece";
import type { PriceTerms, ShopTerms } from "../price-terms";
import type { SquareSixteenths } from "../pricing";
import type { SampleDoor } from "../sample-door";
import { withoutCredits } from "../without-credits";
import type { OrderLine } from "./order";

/** What lines hold, and what they come to before tax and freight. */
export interface LinesPrice {
  /** How many pieces there are, quantities counted. */
  readonly count: number;
  readonly area: SquareSixteenths;
  /** How many doors of them are pre-bored. */
  readonly preBored: number;
  /** What each line comes to, samples too. */
  readonly cents: Cents;
  /** The same before anything is taken off. */
  readonly listCents: Cents;
  /** What is taken off because the doors are many enough for samples to be credited, of these lines or of earlier orders. */
  readonly creditCents: Cents;
  /** Which of the terms' samples of earlier orders are in that. */
  readonly creditedEarlier: readonly SampleDoor[];
  /** What the lines cost: their prices without what is credited. */
  readonly totalCents: Cents;
}

function isCredited(sample: SampleDoor | undefined, doorsCents: Cents): boolean {
  const over = sample?.creditedOverCents;
  return over !== undefined && doorsCents > 0 && doorsCents >= over;
}

/** The samples of earlier orders that doors for an amount credit; together never more than the doors cost. */
function earlierCredited(samples: readonly SampleDoor[], doorsCents: Cents): readonly SampleDoor[] {
  let left = doorsCents;
  return samples.filter((sample) => {
    if (!isCredited(sample, doorsCents) || sample.priceCents > left) return false;
    left -= sample.priceCents;
    return true;
  });
}

/**
 * Prices lines at their own rates, each piece rounded by itself (specification, section 9); at the list price unless
 * terms say otherwise. Samples are credited where everything but samples comes to what they say (decisions 88 and 91).
 */
export function priceLines(lines: readonly OrderLine[], terms?: PriceTerms): LinesPrice {
  const priced = lines.map((line) => ({ line, ...priceItem(line, terms) }));
  const sum = (of: (line: (typeof priced)[number]) => number) => priced.reduce((total, line) => total + of(line), 0);
  const doorsCents = sum(({ line, totalCents }) => (line.sample ? 0 : totalCents));
  const creditedEarlier = earlierCredited(terms?.sampleCredits ?? [], doorsCents);
  const creditCents =
    sum(({ line, totalCents }) => (isCredited(line.sample, doorsCents) ? totalCents : 0)) +
    creditedEarlier.reduce((total, { priceCents }) => total + priceCents, 0);
  const cents = sum(({ totalCents }) => totalCents);
  return {
    count: sum(({ count }) => count),
    area: sum(({ area }) => area),
    preBored: sum(({ preBore }) => preBore.count),
    cents,
    listCents: sum(({ listCents }) => listCents),
    creditCents,
    creditedEarlier,
    totalCents: cents - creditCents,
  };
}

/** Says of a line whether it is one of samples that are credited among some lines. */
export function creditedBy(lines: readonly OrderLine[], terms?: PriceTerms): (line: OrderLine) => boolean {
  const doors = lines.filter(({ sample }) => !sample);
  const doorsCents = doors.length < lines.length ? priceLines(doors, terms).cents : 0;
  return ({ sample }) => isCredited(sample, doorsCents);
}

/** What the lines cost before tax and freight, as {@link priceLines} prices them. */
export function linesCents(lines: readonly OrderLine[], terms?: PriceTerms): Cents {
  return priceLines(lines, terms).totalCents;
}

/** Whether lines come to less than an order must, whatever was bought before; samples alone may always be ordered. */
export function isBelowMinimum(
  lines: readonly OrderLine[],
  terms: Pick<ShopTerms, keyof PriceTerms | "minimumOrderCents">,
): boolean {
  return (
    lines.some(({ sample }) => !sample) && linesCents(lines, withoutCredits(terms)) < (terms.minimumOrderCents ?? 0)
  );
}

/** How many pieces the lines hold, quantities counted. */
export function piecesOf(lines: readonly OrderLine[]): number {
  return lines.reduce(
    (count, line) =>
      count + PIECE_LISTS.reduce((sum, list) => sum + line[list].reduce((all, piece) => all + quantityOf(piece), 0), 0),
    0,
  );
}
