import { createCartItems, createSampleItem, priceItem } from "../cart-item";
import { finishedTitle } from "../finish";
import { inFinish } from "../in-finish";
import { dollarsPerSqFt } from "../money";
import type { Product } from "../product";
import { isSameSample, type SampleDoor } from "../sample-door";
import type { OrderLine } from "./order";
import type { LinePrice } from "./order-changes";
import { piecesOf } from "./order-price";
import { lineToday } from "./order-today";

/** What is otherwise with a line that is taken into the cart again. */
export type TakenChange = {
  /** The style's title as the line knew it, with its finish. */
  readonly title: string;
} & (
  | { readonly kind: "rate"; readonly before: LinePrice; readonly now: LinePrice }
  /** Samples cost something else, or are credited on other orders. */
  | { readonly kind: "sample"; readonly before: LinePrice; readonly now: LinePrice; readonly sample: SampleDoor }
  /** The style, its finish or its sample is not sold any more: its pieces are left out. */
  | { readonly kind: "gone"; readonly count: number }
  /** A door or drawer front of the line cannot be ordered as it is; the cart has it to be changed. */
  | { readonly kind: "unmakeable" }
);

/** Lines as the cart takes them today, and what that changes about them. */
export interface TakenAgain {
  readonly lines: readonly OrderLine[];
  readonly changes: readonly TakenChange[];
}

const priceOf = (line: OrderLine): LinePrice => ({ rate: line.pricePerSqFt, cents: priceItem(line).totalCents });

function sampleChange(line: OrderLine, taken: OrderLine, sample: SampleDoor): readonly TakenChange[] {
  if (isSameSample(line.sample, sample)) return [];
  return [{ title: finishedTitle(line), kind: "sample", before: priceOf(line), now: priceOf(taken), sample }];
}

function takenLine(line: OrderLine, sold: Product | undefined, hadPrice: boolean): TakenAgain {
  const title = finishedTitle(line);
  const product = sold && inFinish(sold, line.finish);
  const gone: TakenAgain = { lines: [], changes: [{ title, kind: "gone", count: piecesOf([line]) }] };
  if (!product) return gone;
  if (line.sample) {
    const taken = createSampleItem(product, piecesOf([line]));
    return taken?.sample ? { lines: [taken], changes: hadPrice ? sampleChange(line, taken, taken.sample) : [] } : gone;
  }
  const lines = createCartItems(product, line);
  const rate = dollarsPerSqFt(product.priceCents);
  const changes: TakenChange[] = [];
  if (hadPrice && rate !== line.pricePerSqFt) {
    changes.push({ title, kind: "rate", before: priceOf(line), now: priceOf({ ...line, pricePerSqFt: rate }) });
  }
  if (lines.some((taken) => lineToday(taken, sold ?? null) === null)) changes.push({ title, kind: "unmakeable" });
  return { lines, changes };
}

/**
 * Takes lines up again at today's rates, by today's specifications and under today's titles, whatever they say of
 * themselves. Unlike an order, the cart also takes what cannot be made, so that it can be changed there.
 *
 * @param products all that are sold today
 * @param hadPrice whether the lines' own rates were ever asked for; otherwise another rate today is no change
 */
export function takeAgain(lines: readonly OrderLine[], products: readonly Product[], hadPrice: boolean): TakenAgain {
  const sold = new Map(products.map((product) => [product.id, product]));
  const taken = lines.map((line) => takenLine(line, sold.get(line.productId), hadPrice));
  return { lines: taken.flatMap((line) => line.lines), changes: taken.flatMap(({ changes }) => changes) };
}
