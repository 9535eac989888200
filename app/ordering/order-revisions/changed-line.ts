import { createCartItems, createSampleItem } from "~/configurator/lines/cart-item";
import { checkAddToCart, type PieceProblems } from "~/configurator/order-form/add-to-cart";
import type { Order, OrderLine } from "~/ordering/orders/order";
import { type LinesPrice, priceLines } from "~/ordering/orders/order-price";
import { lineToday } from "~/ordering/orders/order-today";
import { chosenText } from "~/ordering/orders/ordered-lines";
import { finishedTitle } from "~/trade/catalog/finish";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product, ProductSpecification } from "~/trade/catalog/product";
import { MAX_SAMPLES, type SampleDoor } from "~/trade/catalog/sample-door";
import { type Cents, type DollarsPerSqFt, dollarsPerSqFt } from "~/trade/measure/money";
import { quantityOf } from "~/trade/measure/piece";
import { type ConfigurationDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { draftOf, sizedOrderOf } from "~/trade/pieces/drafted-order";
import { LIST_TERMS, type PriceTerms } from "~/trade/pricing/price-terms";
import { priceOrder } from "~/trade/pricing/pricing";
import { heldTerms } from "~/trade/pricing/stored-options";
import type { LineKind } from "./change-form";

export interface ChangedLine {
  readonly kind: LineKind;
  readonly productId: string;
  /** The style's title when the line was typed, in case it is no longer sold; empty if unknown. */
  readonly title: string;
  /** The name of the finish; empty for the style as it is sold. */
  readonly finish: string;
  readonly samples: string;
  readonly draft: ConfigurationDraft;
  readonly isRemoved: boolean;
}

export function changedLineOf(line: OrderLine): ChangedLine {
  return {
    kind: line.sample ? "samples" : "pieces",
    productId: line.productId,
    title: line.productTitle,
    finish: line.finish ?? "",
    samples: line.sample ? String(quantityOf(line.doors[0] ?? {})) : "",
    draft: draftOf(line),
    isRemoved: false,
  };
}

export const addedLineOf = (productId: string): ChangedLine => ({
  ...{ kind: "pieces", productId, title: "", finish: "", samples: "" },
  draft: EMPTY_DRAFT,
  isRemoved: false,
});

interface HeldRate {
  readonly productId: string;
  readonly finish: string;
  readonly rate: DollarsPerSqFt;
}

export interface ChangeOffer {
  readonly products: readonly Product[];
  /** The order as it is now, for styles that are no longer sold. */
  readonly ordered: readonly OrderLine[];
  readonly held: readonly HeldRate[];
}

interface OfferedStyle {
  readonly title: string;
  /** `null` if the style is no longer sold in this finish. */
  readonly product: Product | null;
  readonly rate: DollarsPerSqFt;
  readonly specification: ProductSpecification | null;
  readonly sample: SampleDoor | null;
}

/** The style of a line in its chosen finish, with its rate; `null` for a style that nobody knows. */
export function offeredStyle(
  { kind, productId, finish }: Pick<ChangedLine, "kind" | "productId" | "finish">,
  { products, ordered, held }: ChangeOffer,
): OfferedStyle | null {
  const sold = products.find(({ id }) => id === productId);
  const product = sold ? inFinish(sold, finish) : null;
  const asOrdered =
    ordered.find((line) => line.productId === productId && (line.finish ?? "") === finish) ??
    ordered.find((line) => line.productId === productId);
  if (product) {
    const rate = dollarsPerSqFt(product.priceCents);
    const quoted = held.find((one) => one.productId === productId && one.finish === (product.finish ?? ""));
    const { title, specification, sampleDoor = null } = product;
    return {
      title,
      product,
      rate: quoted?.rate ?? rate,
      specification,
      sample: kind === "samples" ? sampleDoor : null,
    };
  }
  if (!asOrdered) return null;
  const { productTitle: title, pricePerSqFt: rate, specification = null, sample = null } = asOrdered;
  return { title, product: null, rate, specification, sample };
}

export function lineCost(
  line: ChangedLine,
  offer: ChangeOffer,
  terms: PriceTerms,
): { readonly title: string; readonly count: number; readonly cents: Cents } {
  const style = offeredStyle(line, offer);
  const title = style?.title ?? "";
  if (line.isRemoved || !style) return { title, count: 0, cents: 0 };
  if (line.kind === "samples") {
    const count = readSamples(line.samples) ?? 0;
    return { title, count, cents: count * (style.sample?.priceCents ?? 0) };
  }
  const { count, totalCents } = priceOrder(sizedOrderOf(line.draft), style.rate, terms);
  return { title, count, cents: totalCents };
}

type CheckedLine =
  | { readonly ok: true; readonly lines: readonly OrderLine[] }
  | { readonly ok: false; readonly errors: readonly PieceProblems[] };

/** How many samples are typed; `null` if it is not a whole number from 1. */
export function readSamples(typed: string): number | null {
  const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= MAX_SAMPLES ? count : null;
}

/**
 * The items of a typed line at its style's current price, or at the price in the order if the style is no longer sold.
 */
export function linesIn(line: ChangedLine, offer: ChangeOffer): CheckedLine {
  if (line.isRemoved) return { ok: true, lines: [] };
  const style = offeredStyle(line, offer);
  if (!style) return { ok: false, errors: [] };
  const asOrdered = offer.ordered.find(
    ({ productId, finish = "", sample }) =>
      productId === line.productId && finish === line.finish && (line.kind === "samples") === (sample !== undefined),
  );
  if (line.kind === "samples") {
    const count = readSamples(line.samples);
    const item = count !== null && style.product && createSampleItem(style.product, count);
    if (item) return { ok: true, lines: [item] };
    const isUnchanged = count !== null && asOrdered && count === quantityOf(asOrdered.doors[0] ?? {});
    return isUnchanged ? { ok: true, lines: [asOrdered] } : { ok: false, errors: [] };
  }
  const check = checkAddToCart(line.draft, style.specification);
  if (!check.ok) return check;
  if (style.product) return { ok: true, lines: createCartItems(style.product, check.configuration) };
  return asOrdered ? { ok: true, lines: [{ ...asOrdered, ...check.configuration }] } : { ok: false, errors: [] };
}

/** Why a changed line cannot be ordered: its style is not sold any more (`gone`), or not like this (`unmakeable`). */
export interface UnavailableLine {
  readonly title: string;
  readonly kind: "gone" | "unmakeable";
}

interface ChangePrice {
  readonly lines: readonly OrderLine[];
  readonly price: LinesPrice;
  readonly terms: PriceTerms;
}

export interface ChangeBasis {
  readonly order: Pick<Order, "lines" | "pricing">;
  /** The lines and terms of the quote that was ordered, whose price stays; `null` if there is none. */
  readonly quote: Pick<Order, "lines" | "pricing"> | null;
  readonly products: readonly Product[];
  readonly terms: PriceTerms;
}

const isStyleOf = (line: OrderLine) => (other: OrderLine) =>
  other.productId === line.productId && other.finish === line.finish && !other.sample === !line.sample;

/**
 * A line at today's price, or as it was ordered if it is unchanged and no longer sold or made like this.
 *
 * @param ordered the lines of the order that no other line is; the one that this line is gets removed
 */
function pricedToday(line: OrderLine, ordered: OrderLine[], products: readonly Product[]): OrderLine | UnavailableLine {
  const sold = products.find(({ id }) => id === line.productId);
  const product = sold && inFinish(sold, line.finish);
  const isSold = product && (!line.sample || product.sampleDoor);
  const today = isSold && lineToday({ ...line, pricePerSqFt: dollarsPerSqFt(product.priceCents) }, sold);
  if (today) return today;
  const at = ordered.findIndex((one) => chosenText(one) === chosenText(line));
  const [asOrdered] = at < 0 ? [] : ordered.splice(at, 1);
  return asOrdered ?? { title: finishedTitle(line), kind: isSold ? "unmakeable" : "gone" };
}

const isUnorderable = (line: OrderLine | UnavailableLine): line is UnavailableLine => "kind" in line;

/**
 * Prices the changed lines of an order as if they were ordered today. An order from a quote keeps the quote's rates for
 * the quote's styles, and its terms, unless today's total is lower (decisions 68 and 145).
 *
 * @returns the price, or the lines that cannot be ordered, if there are any
 */
export function priceChange(
  lines: readonly OrderLine[],
  basis: ChangeBasis,
): ChangePrice | { readonly unorderable: readonly UnavailableLine[] } {
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
