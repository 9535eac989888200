import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { contentRevisionOf, contentsOf, type OrderContents } from "~/ordering/orders/order-contents";
import { detailsOf } from "~/ordering/orders/order-details";
import { replacedRevisions } from "~/ordering/orders/stored/order-revisions.server";
import type { OrderRow } from "~/ordering/orders/stored/order-rows.server";
import { linkedOrder, rowOfLink, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { findStyles } from "~/trade/catalog/found-styles";
import { heldTerms } from "~/trade/pricing/stored-options";
import { withoutPrices } from "~/trade/pricing/without-credits";
import { type ChangePageData, heldRates, sentLine } from "../change-page-data";
import { type ChangedLine, changedLineOf } from "../changed-line";
import { changeMode } from "../order-change";
import { basisOf, pricesMark } from "../stored/change-pricing.server";

const UNAVAILABLE = "The order could not be loaded";
const UNPRICED = "Today's prices could not be read, so nothing was changed. Please try again.";

type OrderAddress = { readonly link: string } | { readonly number: string };

/**
 * The styles with these ids that are sold, straight from the provider, as prices are based on them, and all by name.
 */
async function stylesNow(ids: readonly string[], find: string) {
  try {
    const products = await catalog().findFresh([...new Set(ids.filter(Boolean))]);
    return { products, styles: findStyles(await catalog().list(), find) };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    throw new UpstreamFailure(UNPRICED, error.reason, { cause: error }, error.retryAfter);
  }
}

async function rowAt(at: OrderAddress): Promise<OrderRow | undefined> {
  const { db } = await shopDatabase();
  return "link" in at ? rowOfLink(db, at.link) : rowOfNumber(db, at.number);
}

async function startOf(row: OrderRow, now: OrderContents, revision: number | null): Promise<OrderContents> {
  if (revision === null) return now;
  const { db } = await shopDatabase();
  const earlier = await replacedRevisions(db, row.id);
  return earlier.find((one) => one.revision === revision)?.contents ?? now;
}

interface Shown {
  readonly lines?: readonly ChangedLine[];
  readonly from?: number | null;
  readonly find?: string;
}

const NO_STYLES = { products: [], styles: findStyles([], "") };

async function read(at: OrderAddress, { lines, from = null, find = "" }: Shown): Promise<ChangePageData | null> {
  const row = await rowAt(at);
  if (!row) return null;
  const { db } = await shopDatabase();
  const { order } = await linkedOrder(db, row);
  const now = contentsOf(order);
  const start = await startOf(row, now, from);
  const shown = lines ?? start.lines.map(changedLineOf);
  const ids = shown.map(({ productId }) => productId);
  const mode = changeMode(order);
  const { products, styles } = mode === "closed" ? NO_STYLES : await stylesNow(ids, find);
  const basis = await basisOf(db, row, products);
  const rates = basis.quote ? heldRates(basis.quote.lines) : [];
  const held = heldTerms(basis.quote?.pricing ?? basis.terms);
  const { number, state, placedAt, quote, remake } = order;
  return {
    order: {
      ...{ number, state, placedAt, address: start.address, ...detailsOf(start), totalCents: order.totalCents },
      ...(quote !== undefined && { quote }),
      ...(remake && { remake }),
      ...(row.rush_cents > 0 && { rush: { percent: row.rush_percent, leastCents: row.rush_least_cents } }),
    },
    mode,
    revision: contentRevisionOf(order),
    prices: pricesMark(basis, ids),
    lines: shown.map(sentLine),
    offer: { products, ordered: order.lines, held: rates },
    terms: { ...withoutPrices(basis.terms), ...held },
    from: start === now ? null : from,
    styles,
  };
}

/**
 * What the page that changes an order shows; `null` if there is no such order.
 *
 * @throws UpstreamFailure
 */
export function changePageData(at: OrderAddress, shown: Shown = {}): Promise<ChangePageData | null> {
  return orUnavailable(UNAVAILABLE, read(at, shown));
}
