import { createHash } from "node:crypto";
import type { Reader } from "~/base/database/database.server";
import { currentTerms } from "~/house/settings/settings.server";
import type { OrderLine } from "~/ordering/orders/order";
import type { OrderContents } from "~/ordering/orders/order-contents";
import { type DetailName, detailsOf } from "~/ordering/orders/order-details";
import { isBelowMinimum } from "~/ordering/orders/order-price";
import type { NewContents } from "~/ordering/orders/stored/order-revisions.server";
import type { OrderRow } from "~/ordering/orders/stored/order-rows.server";
import { linkedOrder } from "~/ordering/orders/stored/orders.server";
import { findQuoteOfAnybody } from "~/ordering/quotes/quotes.server";
import { pricedTier } from "~/provider/accounts/account";
import { findAccount } from "~/provider/accounts/accounts.server";
import { type BoughtSample, samplesToCredit } from "~/provider/accounts/sample-credits.server";
import type { Product } from "~/trade/catalog/product";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import { heldTerms } from "~/trade/pricing/stored-options";
import { type ChangeBasis, priceChange, type UnavailableLine } from "../changed-line";

/** The contents that a change requests, before they are priced. */
export type RequestedContents = Pick<OrderContents, "lines" | "address" | DetailName>;

interface PriceBasis extends ChangeBasis {
  readonly terms: ShopTerms;
  readonly samples: readonly BoughtSample[];
}

/** The terms of an order's customer today, its quote, and the samples that it may credit. */
export async function basisOf(db: Reader, row: OrderRow, products: readonly Product[]): Promise<PriceBasis> {
  const { order } = await linkedOrder(db, row);
  const account = row.customer_id === null ? null : await findAccount(db, row.customer_id);
  const isQuoted = row.quote !== null;
  const samples = row.customer_id === null || isQuoted ? [] : await samplesToCredit(db, row.customer_id, row.id);
  const terms = await currentTerms(db, account && pricedTier(account.tags), samples);
  // An account that was deleted took its quotes along; what was ordered from one keeps its price nevertheless.
  const quote = row.quote === null ? null : ((await findQuoteOfAnybody(db, row.quote))?.quote ?? order);
  return { order, quote, products, terms, samples };
}

/**
 * A mark of the prices of some styles and terms: it differs if any of them does. It shows whether a customer has seen
 * the prices at which a change would be stored.
 */
export function pricesMark(
  { terms, products }: Pick<PriceBasis, "terms" | "products">,
  ids: readonly string[],
): string {
  const seen = products
    .filter(({ id }) => ids.includes(id))
    .map(({ id, priceCents, finishes = [], sampleDoor = null }) => [
      ...[id, priceCents, sampleDoor],
      ...finishes.map(({ name, addedCents }) => [name, addedCents]),
    ])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  const { discount, leastSquareInches, options = null, sampleCredits = [] } = terms;
  const text = JSON.stringify([discount, leastSquareInches, options, sampleCredits, seen]);
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

export type Unpriced =
  | { readonly outcome: "unorderable"; readonly lines: readonly UnavailableLine[] }
  | { readonly outcome: "below-minimum"; readonly minimumCents: number; readonly totalCents: number };

/** Prices a changed order. One that was below the minimum before, or becomes no cheaper, may be below it. */
export function pricedContents(
  asked: RequestedContents,
  basis: PriceBasis,
  beforeCents: number,
): NewContents | Unpriced {
  const changed = priceChange(asked.lines, basis);
  if ("unorderable" in changed) return { outcome: "unorderable", lines: changed.unorderable };
  const { lines, price, terms } = changed;
  const minimumCents = basis.terms.minimumOrderCents;
  const { totalCents, count } = price;
  if (totalCents < beforeCents && isBelowMinimum(lines, { ...terms, minimumOrderCents: minimumCents }, price)) {
    return { outcome: "below-minimum", minimumCents: minimumCents ?? 0, totalCents };
  }
  const credits = basis.samples.filter((sample) => price.creditedEarlier.includes(sample));
  const priced = { lines, amounts: price.lines, credits, terms: heldTerms(terms), totalCents, count };
  return { ...priced, address: asked.address, ...detailsOf(asked) };
}

export const productIds = (lines: readonly Pick<OrderLine, "productId">[]): readonly string[] => [
  ...new Set(lines.map(({ productId }) => productId)),
];
