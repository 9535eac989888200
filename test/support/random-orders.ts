import { type Database, write } from "~/base/database/database.server";
import { writeOrderLines } from "~/configurator/lines/cart";
import { currentSettings, saveSettings } from "~/house/settings/settings.server";
import { termsFor } from "~/house/settings/shop-settings";
import { readOrderLines } from "~/ordering/checkout/checkout-form";
import type { OrderLine, OrderRequest } from "~/ordering/orders/order";
import { linesCents } from "~/ordering/orders/order-price";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { pricedTier } from "~/provider/accounts/account";
import type { Product } from "~/trade/catalog/product";
import { FRACTIONS } from "~/trade/measure/measure";
import { dollarsPerSqFt } from "~/trade/measure/money";
import type { Door, Piece } from "~/trade/measure/piece";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import type { TierId } from "~/trade/pricing/tiers";
import { anOrderLine, anOrderRequest } from "./order-builders";
import { someSettings } from "./shop-settings";
import { outcomeIn, soldIn } from "./stored-orders";

/** Whole numbers below a bound, the same for the same seed (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** The price of some lines by exact arithmetic, without the shop's own code. */
function exactCents(lines: readonly OrderLine[], { discount, leastSquareInches }: ShopTerms): number {
  let cents = 0n;
  for (const { pricePerSqFt, doors, drawers, panels, fillers } of lines) {
    for (const piece of [...doors, ...drawers, ...panels, ...fillers] as readonly (Piece | Door)[]) {
      const [width, height] = [piece.width, piece.height].map(
        (side) => side.inches * 16 + FRACTIONS.indexOf(side.fraction),
      ) as [number, number];
      const area = BigInt(Math.max(width * height, leastSquareInches * 256));
      const exact = area * BigInt(pricePerSqFt) * BigInt(1000 - discount);
      const each = (2n * exact + 368_640n) / 737_280n + ("preBored" in piece && piece.preBored ? 600n : 0n);
      cents += each * BigInt(piece.quantity ?? 1);
    }
  }
  return Number(cents);
}

/** Ways in which an order may be forged; each must be refused. */
const FORGED: readonly ((order: OrderRequest, line: OrderLine) => unknown)[] = [
  (order) => ({ ...order, totalCents: order.totalCents - 1 }),
  (order) => ({ ...order, totalCents: -order.totalCents }),
  (order, line) => ({ ...order, lines: [{ ...line, pricePerSqFt: line.pricePerSqFt - 1 }] }),
  (order, line) => ({ ...order, lines: [{ ...line, productId: "gone" }] }),
  (order, line) => ({ ...order, lines: [{ ...line, panels: [{ ...line.panels[0], quantity: -1 }] }] }),
  (order, line) => ({ ...order, lines: [{ ...line, panels: [{ ...line.panels[0], quantity: 0.5 }] }] }),
  (order) => ({ ...order, lines: [...order.lines, ...order.lines] }),
];

/** A percentage added by the customer, which must change nothing. */
const withOwnDiscount = (order: OrderRequest) => ({
  ...order,
  discount: 1000,
  tier: "wholesaler",
  pricing: { discount: 1000, leastSquareInches: 0, lines: [] },
});

/** The result of a run. */
export interface RandomRun {
  readonly placed: number;
  readonly discounted: number;
  readonly belowMinimum: number;
  readonly refused: number;
}

/** Kinds of customers by their tags, each with the tier whose prices they get. */
const CUSTOMERS: readonly { readonly tags: readonly string[] | null; readonly tier: TierId | null }[] = [
  { tags: null, tier: null },
  { tags: ["trade"], tier: "trade" },
  { tags: ["dealer", "approved"], tier: "dealer" },
  { tags: ["wholesaler", "approved"], tier: "wholesaler" },
  { tags: ["wholesaler"], tier: null },
  { tags: ["reseller", "rejected"], tier: null },
];

interface Sending {
  readonly tags: readonly string[] | null;
  readonly products: readonly Product[];
  readonly now: number;
}

/** Sends an order as the checkout form does, which reads its lines first. */
async function send(database: Database, order: OrderRequest, { tags, ...placed }: Sending) {
  const lines = readOrderLines(writeOrderLines(order.lines));
  if (!lines) return { outcome: "unreadable" } as const;
  const customer = tags && { id: `customer-${tags.join("-")}`, pricedTier: pricedTier(tags) };
  return outcomeIn(database, { ...order, lines }, { ...placed, customer });
}

/**
 * Places random orders in a database, for customers of every kind, under settings that change all the time, and
 * compares the price by the browser's code with the stored price and with exact arithmetic.
 *
 * @throws Error at the first order on which they disagree, with its number in the run
 */
export async function sendRandomOrders(database: Database, count: number, seed: number): Promise<RandomRun> {
  const below = seeded(seed);
  const sold = await soldIn(database);
  const products = sold.slice(0, 6);
  const run = { placed: 0, discounted: 0, belowMinimum: 0, refused: 0 };
  let saved = await currentSettings(database.db);
  const now = Date.now();

  const side = () => ({ inches: 1 + below(60), fraction: FRACTIONS[below(16)] ?? "0" });
  const pieces = (most: number) =>
    Array.from({ length: below(most + 1) }, () => ({
      width: side(),
      height: side(),
      location: "",
      ...(below(3) === 0 && { quantity: 1 + below(40) }),
    }));
  const lineOf = (product: Product) =>
    anOrderLine(product, {
      pricePerSqFt: dollarsPerSqFt(product.priceCents),
      panels: [...pieces(3), { width: side(), height: side(), location: "" }],
      fillers: pieces(2),
    });
  const assert = (holds: boolean, index: number, what: string) => {
    if (!holds) throw new Error(`order ${index} of seed ${seed}: ${what}`);
  };

  const ordersPerSettings = Math.ceil(count / 12);
  for (let index = 0; index < count; index += 1) {
    if (index % ordersPerSettings === 0) {
      await write(database, (trx) =>
        trx
          .updateTable("customer_order")
          .set((order) => ({ placed_at: order("placed_at", "-", 172_800_000) }))
          .execute(),
      );
      const discounts = { trade: below(50), reseller: below(1001), dealer: below(1001), wholesaler: below(1001) };
      const settings = someSettings({
        discounts,
        minimumOrderCents: below(2) === 0 ? null : 1 + below(200_000),
        leastSquareInches: below(2) === 0 ? null : 1 + below(1440),
      });
      const next = await saveSettings(database, { revision: saved.revision, settings }, "owner", now);
      if (!next) throw new Error("others saved settings in the meantime");
      saved = next;
    }
    const { tags, tier } = CUSTOMERS[below(CUSTOMERS.length)] as (typeof CUSTOMERS)[number];
    const sending = { tags, products: sold, now };
    const lines = Array.from({ length: 1 + below(3) }, () => lineOf(products[below(products.length)] as Product));
    const terms = termsFor(saved.settings, tier);
    const totalCents = linesCents(lines, terms);
    assert(totalCents === exactCents(lines, terms), index, "the browser's code is not exact");
    const order = anOrderRequest(lines, { totalCents });
    if (index % 4 === 0) {
      const forge = FORGED[below(FORGED.length)] as (typeof FORGED)[number];
      const { outcome } = await send(database, forge(order, lines[0] as OrderLine) as OrderRequest, sending);
      const isRefused = ["unreadable", "changed", "below-minimum"].includes(outcome);
      assert(isRefused, index, `the outcome of a forged order is ${outcome}`);
      run.refused += 1;
    }
    const sent = await send(database, withOwnDiscount(order), sending);
    if (totalCents < (terms.minimumOrderCents ?? 0)) {
      assert(sent.outcome === "below-minimum", index, "an order below the minimum was taken");
      run.belowMinimum += 1;
      continue;
    }
    const found = sent.outcome === "placed" ? await findOrderByLink(database.db, sent.link) : null;
    if (!found) throw new Error(`order ${index} of seed ${seed}: the outcome is ${sent.outcome}`);
    const { order: placed } = found;
    const storedCents = placed.pricing?.lines.reduce((sum, line) => sum + line.cents, 0);
    assert(placed.totalCents === totalCents && storedCents === totalCents, index, "the shop charges something else");
    assert(placed.pricing?.discount === terms.discount, index, "the shop stores another discount");
    run.placed += 1;
    if (terms.discount > 0) run.discounted += 1;
  }
  return run;
}
