import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { piecesOfLine, rushOffer } from "~/house/capacity/order-plan.server";
import { isSameRush, pricedRush, type RushRate, type SeenRush } from "~/house/capacity/rush";
import type { MailShop } from "~/house/mail/frame.server";
import { currentTerms } from "~/house/settings/settings.server";
import type { User } from "~/provider/accounts/account";
import { samplesToCredit } from "~/provider/accounts/sample-credits.server";
import type { Product } from "~/trade/catalog/product";
import type { Cents } from "~/trade/measure/money";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import { writeOptionPrices } from "~/trade/pricing/stored-options";
import type { NoRoom } from "../no-room.server";
import type { LinkedOrder, OrderLine, OrderRequest } from "../order";
import { isBelowMinimum, type LinesPrice, linesCents } from "../order-price";
import { chosenText } from "../ordered-lines";
import { type PriceChange, priceAgain, type RushChange } from "../price-again";
import { createLink } from "./linked-orders.server";
import { mailCustomer } from "./mail-customer.server";
import { notifyOfOrder } from "./notify-shop.server";
import { contentHash, insertOrder, type PricedLines } from "./order-inserting.server";
import { type OrderLimits, takeRoom } from "./order-limits.server";
import { detailColumns } from "./order-rows.server";
import { findOrderByKey } from "./orders.server";

interface OrderRush extends RushRate, SeenRush {}

const rushColumns = (rush: OrderRush | null | undefined) =>
  rush && { rush_cents: rush.cents, rush_percent: rush.percent, rush_least_cents: rush.leastCents };

interface Wanted {
  readonly lines: readonly OrderLine[];
  readonly terms: PriceTerms;
  readonly seen: SeenRush | null;
}

export async function rushToday(
  db: Reader,
  { lines, terms, seen }: Wanted,
  now: EpochMs,
): Promise<{ readonly bought: OrderRush | null; readonly change: RushChange | null }> {
  if (!seen) return { bought: null, change: null };
  const offer = await rushOffer(db, lines.map(piecesOfLine), now);
  const priced = offer && pricedRush(offer, linesCents(lines, terms));
  if (offer && priced && isSameRush(seen, priced)) return { bought: { ...offer, ...priced }, change: null };
  return { bought: null, change: { kind: "rush", before: seen, now: priced } };
}

export type Customer = Pick<User, "id" | "pricedTier">;

export interface Placing {
  /** `null` for a guest. */
  readonly customer: Customer | null;
  /** At least the products of its lines that are sold, as the provider has them now. */
  readonly products: readonly Product[];
  readonly prefix: string;
  readonly shop: MailShop;
  readonly limits: OrderLimits;
  readonly signal?: AbortSignal;
  readonly record?: (trx: Transaction) => Promise<void>;
}

export interface SentOrder extends Omit<OrderRequest, "lines" | "totalCents" | "quote"> {
  /** The total that the customer saw; without it, the list price. */
  readonly shownCents?: Cents | null;
  readonly rush?: SeenRush | null;
}

export interface UnpricedOrder extends SentOrder {
  readonly lines: readonly OrderLine[];
}

export interface OrderToPlace extends PricedLines, Pick<LinesPrice, "count" | "totalCents"> {
  readonly terms: PriceTerms;
  readonly rush?: OrderRush | null;
}

/** The order was placed, now or earlier with the same key; or the key belongs to another order. */
export type Placed = { readonly outcome: "placed"; readonly link: string } | { readonly outcome: "other-order" };

/** `changed` has the lines that can still be ordered. */
export type OrderOutcome =
  | Placed
  | { readonly outcome: "changed"; readonly lines: readonly OrderLine[]; readonly changes: readonly PriceChange[] }
  | { readonly outcome: "below-minimum"; readonly minimumCents: Cents; readonly totalCents: Cents }
  | NoRoom;

async function insertPriced(
  trx: Transaction,
  order: SentOrder & { readonly content_hash: string; readonly quote: string | null },
  priced: OrderToPlace,
  { customer, prefix, shop }: Placing,
  now: EpochMs,
): Promise<LinkedOrder> {
  const { key, contact, content_hash, quote } = order;
  const customerId = customer?.id ?? null;
  const placed = await insertOrder(
    trx,
    {
      prefix,
      key,
      link: createLink(),
      content_hash,
      customer_id: customerId,
      placed_at: now,
      free_until: now,
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      business_name: contact.businessName,
      ...order.address,
      ...detailColumns(order),
      piece_count: priced.count,
      total_cents: priced.totalCents,
      discount: priced.terms.discount,
      least_square_inches: priced.terms.leastSquareInches,
      option_prices: writeOptionPrices(priced.terms),
      quote,
      ...rushColumns(priced.rush),
    },
    priced,
  );
  await mailCustomer(trx, { linked: placed, customerId, shop }, now);
  await notifyOfOrder(trx, placed, shop, now);
  return placed;
}

interface Contents {
  /** As the customer chose them; empty for an order from a quote, which has its own lines. */
  readonly lines: readonly OrderLine[];
  readonly quote: string | null;
}

/**
 * Places an order once for each key, in one transaction: whatever its price depends on is read there, and stays as it
 * is until the order is stored.
 *
 * @throws BusyError while the database is busy or full
 */
export function placeOnce<Refused extends { readonly outcome: string }>(
  database: Database,
  { lines, quote, ...order }: SentOrder & Contents,
  placing: Placing,
  price: (db: Reader) => Promise<OrderToPlace | Refused>,
  now: EpochMs,
): Promise<Placed | NoRoom | Refused> {
  const { shownCents, key, rush, ...sent } = order;
  const { limits, signal } = placing;
  const customerId = placing.customer?.id ?? null;
  // Prices are left out: when an order is sent again, they may have changed, or the first try has used up credits.
  const hash = contentHash({ ...sent, lines: lines.map(chosenText), quote, ...(rush && { isRush: true }) });

  async function place(trx: Transaction): Promise<Placed | NoRoom | Refused> {
    const earlier = await findOrderByKey(trx, key);
    if (earlier) return earlier.contentHash === hash ? { outcome: "placed", link: earlier.link } : OTHER_ORDER;
    const priced = await price(trx);
    if ("outcome" in priced) return priced;
    const noRoom = await takeRoom(trx, { customerId, email: order.contact.email }, limits, now);
    if (noRoom) return noRoom;
    const { link } = await insertPriced(trx, { ...order, content_hash: hash, quote }, priced, placing, now);
    await placing.record?.(trx);
    return { outcome: "placed", link };
  }
  return write(database, place, signal);
}

const OTHER_ORDER = { outcome: "other-order" } as const;

/**
 * Places an order if its lines cost today what the customer saw (specification, section 9), or finds the one already
 * placed with its key; otherwise stores nothing, and returns what has changed.
 *
 * @throws BusyError while the database is busy or full
 */
export function placeOrder(
  database: Database,
  order: UnpricedOrder,
  placing: Placing,
  now: EpochMs,
): Promise<OrderOutcome> {
  const { customer, products } = placing;
  const price = async (db: Reader): Promise<OrderToPlace | OrderOutcome> => {
    const samples = customer ? await samplesToCredit(db, customer.id) : [];
    const terms = await currentTerms(db, customer?.pricedTier ?? null, samples);
    const { lines, price: cost, ...today } = priceAgain(order.lines, order.shownCents ?? null, { products, terms });
    const rush = await rushToday(db, { lines, terms, seen: order.rush ?? null }, now);
    const changes = [...today.changes, ...(rush.change ? [rush.change] : [])];
    if (changes.length > 0) return { outcome: "changed", lines, changes };
    if (isBelowMinimum(lines, terms, cost)) {
      return { outcome: "below-minimum", minimumCents: terms.minimumOrderCents ?? 0, totalCents: cost.totalCents };
    }
    const credits = samples.filter((sample) => cost.creditedEarlier.includes(sample));
    return { ...cost, lines, amounts: cost.lines, terms, credits, rush: rush.bought };
  };
  return placeOnce(database, { ...order, quote: null }, placing, price, now);
}
