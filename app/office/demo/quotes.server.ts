import { randomBytes } from "node:crypto";
import { DAY_MS } from "~/base/time/time";
import { currentTerms } from "~/house/settings/settings.server";
import { detailsOf } from "~/ordering/orders/order-details";
import { priceLines } from "~/ordering/orders/order-price";
import { makeQuote } from "~/ordering/quotes/quote-making.server";
import { orderQuote } from "~/ordering/quotes/quote-ordering.server";
import type { Dealer } from "./dealers.server";
import { follow } from "./orders.server";
import { createLines } from "./pieces";
import { JOBS } from "./words";
import type { World } from "./world.server";

const newKey = () => randomBytes(16).toString("hex");

/** A dealer's quote, every third of which is ordered some days later. */
export function addQuote(world: World, dealer: Dealer, at: number): void {
  const { agenda, database, random, products, prefix, shop } = world;
  const { person, account } = dealer;
  agenda.add(at, async (now) => {
    const lines = createLines(random, random.pick(products));
    const terms = await currentTerms(database.db, account.pricedTier);
    const shownCents = priceLines(lines, terms).totalCents;
    const jobName = random.pick(JOBS);
    const making = { customer: account, products, prefix, timeZone: shop.timeZone, otherKey: newKey() };
    const quote = await makeQuote(database, { key: newKey(), jobName, lines, shownCents }, making, now);
    if (quote.outcome !== "made") throw new Error(`a quote of the demo is ${quote.outcome}`);
    if (!random.chance(33)) return;
    agenda.add(now + random.whole(1, 6) * DAY_MS, async (later) => {
      const placing = { customer: account, products, prefix, shop, limits: { factor: 1000, senders: [] } };
      const order = { ...person, key: newKey(), ...detailsOf({ jobName }), quote: quote.number, shownCents };
      const placed = await orderQuote(database, order, placing, later);
      if (placed.outcome !== "placed") throw new Error(`an order of a quote of the demo is ${placed.outcome}`);
      follow(world, dealer, placed.link, later);
    });
  });
}
