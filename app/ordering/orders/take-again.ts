import { createCartItems, createSampleItem } from "~/configurator/lines/cart-item";
import { finishedTitle } from "~/trade/catalog/finish";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { isSameSample, type SampleDoor } from "~/trade/catalog/sample-door";
import { dollarsPerSqFt } from "~/trade/measure/money";
import { LIST_TERMS, type PriceTerms } from "~/trade/pricing/price-terms";
import type { Order, OrderLine } from "./order";
import { piecesOf, priceLines } from "./order-price";
import { lineToday } from "./order-today";
import { type LinePrice, priceOf } from "./price-again";

type LineChange = {
  readonly title: string;
} & (
  | { readonly kind: "rate"; readonly before: LinePrice; readonly now: LinePrice }
  | { readonly kind: "sample"; readonly before: LinePrice; readonly now: LinePrice; readonly sample: SampleDoor }
  /** The style, its finish or its sample is no longer sold: its pieces are left out. */
  | { readonly kind: "gone"; readonly count: number }
  /** A door or drawer front of the line cannot be ordered as it is; it is in the cart to be changed. */
  | { readonly kind: "unmakeable" }
);

type SumChange = (
  | { /** The discount on each piece, in tenths of a percent. */ readonly kind: "discount" }
  | { /** The smallest area that a piece is charged for, in square inches. */ readonly kind: "least-area" }
  | { /** What the options of all lines cost, in cents. */ readonly kind: "options" }
  | { /** The credit for samples, in cents. */ readonly kind: "credit" }
  | { /** The total of the lines before tax and freight, in cents. */ readonly kind: "total" }
) & { readonly before: number; readonly now: number };

export type TakenChange = LineChange | SumChange;

interface TermsThenAndNow {
  readonly before: PriceTerms;
  readonly now: PriceTerms;
}

export interface TakenAgain {
  readonly lines: readonly OrderLine[];
  readonly changes: readonly TakenChange[];
}

function sampleChange(
  line: OrderLine,
  taken: OrderLine,
  sample: SampleDoor,
  then: TermsThenAndNow | null,
): readonly TakenChange[] {
  if (!then || isSameSample(line.sample, sample)) return [];
  const [before, now] = [priceOf(line, then.now), priceOf(taken, then.now)];
  return [{ title: finishedTitle(line), kind: "sample", before, now, sample }];
}

/** The reasons why the total of lines has changed, then the total itself; empty if it is the same. */
function sumChanges(lines: readonly OrderLine[], taken: readonly OrderLine[], { before, now }: TermsThenAndNow) {
  const [then, today] = [priceLines(lines, before), priceLines(taken, now)];
  const [optionsThen, optionsNow] = [before, now].map((terms) => priceLines(lines, terms).optionCents);
  const matters = (other: Partial<PriceTerms>) => priceLines(lines, { ...before, ...other }).cents !== then.cents;
  const all: readonly (SumChange | false)[] = [
    matters({ discount: now.discount }) && { kind: "discount", before: before.discount, now: now.discount },
    matters({ leastSquareInches: now.leastSquareInches }) && {
      kind: "least-area",
      before: before.leastSquareInches,
      now: now.leastSquareInches,
    },
    optionsThen !== optionsNow && { kind: "options", before: optionsThen ?? 0, now: optionsNow ?? 0 },
    then.creditCents !== today.creditCents && { kind: "credit", before: then.creditCents, now: today.creditCents },
    then.totalCents !== today.totalCents && { kind: "total", before: then.totalCents, now: today.totalCents },
  ];
  return all.filter((change) => change !== false);
}

function takenLine(line: OrderLine, sold: Product | undefined, then: TermsThenAndNow | null): TakenAgain {
  const title = finishedTitle(line);
  const product = sold && inFinish(sold, line.finish);
  const gone: TakenAgain = { lines: [], changes: [{ title, kind: "gone", count: piecesOf([line]) }] };
  if (!product) return gone;
  if (line.sample) {
    const taken = createSampleItem(product, piecesOf([line]));
    return taken?.sample ? { lines: [taken], changes: sampleChange(line, taken, taken.sample, then) } : gone;
  }
  const lines = createCartItems(product, line);
  const rate = dollarsPerSqFt(product.priceCents);
  const changes: TakenChange[] = [];
  if (then && rate !== line.pricePerSqFt) {
    changes.push({
      title,
      kind: "rate",
      before: priceOf(line, then.now),
      now: priceOf({ ...line, pricePerSqFt: rate }, then.now),
    });
  }
  if (lines.some((taken) => lineToday(taken, sold ?? null) === null)) changes.push({ title, kind: "unmakeable" });
  return { lines, changes };
}

/** The terms that an order's lines were priced with, and today's; `null` for a remake, whose lines had no prices. */
export const comparedTerms = (
  { pricing, remake }: Pick<Order, "pricing" | "remake">,
  now: PriceTerms,
): TermsThenAndNow | null => (remake ? null : { before: pricing ?? LIST_TERMS, now });

/**
 * Prepares earlier lines for the cart at today's rates, specifications and titles. Unlike an order, the cart also
 * accepts pieces that cannot be made, so that the customer can change them there.
 */
export function takeAgain(
  lines: readonly OrderLine[],
  products: readonly Product[],
  then: TermsThenAndNow | null,
): TakenAgain {
  const sold = new Map(products.map((product) => [product.id, product]));
  const taken = lines.map((line) => takenLine(line, sold.get(line.productId), then));
  const today = taken.flatMap((line) => line.lines);
  const changes = taken.flatMap((line) => line.changes);
  return {
    lines: today,
    changes: then && today.length > 0 ? [...changes, ...sumChanges(lines, today, then)] : changes,
  };
}
