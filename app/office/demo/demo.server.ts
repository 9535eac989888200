import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { write } from "~/base/database/database.server";
import { encodePhotographs } from "~/base/platform/photographs/encode.server";
import type { EncodedPhotograph } from "~/base/platform/photographs/run-encoder.server";
import { DAY_MS, type EpochMs, HOUR_MS } from "~/base/time/time";
import { type MoneySettings, withRate } from "~/house/invoices/money-settings";
import { currentMoneySettings, storeMoneySettings } from "~/house/invoices/money-settings.server";
import { currentTerms } from "~/house/settings/settings.server";
import { answerMessage, listInbox, markMessage } from "~/office/messages/inbox.server";
import { storeMessage } from "~/office/messages/messages.server";
import { PHOTOGRAPH_LIMITS } from "~/ordering/claims/photograph";
import { detailsOf } from "~/ordering/orders/order-details";
import { priceLines } from "~/ordering/orders/order-price";
import { makeQuote } from "~/ordering/quotes/quote-making.server";
import { orderQuote } from "~/ordering/quotes/quote-ordering.server";
import type { Product } from "~/trade/catalog/product";
import { addDealers, type Dealer } from "./dealers.server";
import { addOrder, type DemoCustomer, follow, NO_LIMITS, newKey } from "./orders.server";
import { createPerson } from "./people";
import { createLines } from "./pieces";
import { createRandom } from "./random";
import { CONTACT_MESSAGES, JOBS } from "./words";
import { createAgenda, officeTime, type World } from "./world.server";

const DAYS = 91;
const ORDERS = 200;

const ORDERS_TODAY = 3;

const QUOTES = 18;
const MESSAGES = 24;

/** How many in 100 orders are a dealer's. */
const DEALERS_SHARE = 45;

interface DemoShop extends Omit<World, "actorId" | "photographs" | "random" | "agenda"> {
  readonly ownerEmail: string;
}

interface DemoResult {
  readonly orders: number;
  readonly dealer: string;
  readonly password: string;
}

const withRates = (settings: MoneySettings): MoneySettings =>
  [
    { state: "CA", millionths: 77_500, taxesFreight: false },
    { state: "CO", millionths: 48_100, taxesFreight: false },
    { state: "ID", millionths: 60_000, taxesFreight: false },
    { state: "WA", millionths: 92_000, taxesFreight: true },
  ].reduce(withRate, {
    ...settings,
    howToPay: "By check to the name above, or by card over the phone.",
  });

/** @throws Error with a message for the operator */
async function ownerOf({ database, ownerEmail }: DemoShop): Promise<string> {
  const orders = await database.db.selectFrom("customer_order").select("id").limit(1).executeTakeFirst();
  if (orders) throw new Error("This shop has orders already, so nothing was added. Name a new DATABASE_PATH.");
  const owner = await database.db.selectFrom("account").select("id").where("email", "=", ownerEmail).executeTakeFirst();
  if (!owner) throw new Error(`No account has the address ${ownerEmail}.`);
  return owner.id;
}

async function takePhotographs(products: readonly Product[]): Promise<readonly EncodedPhotograph[]> {
  const urls = products.flatMap(({ images }) => images.at(-1)?.url ?? []).slice(0, 2);
  const pictures = await Promise.all(urls.map((url) => readFile(path.join("public", url))));
  const sending = { sender: "demo", signal: new AbortController().signal };
  const results = (await encodePhotographs(pictures, PHOTOGRAPH_LIMITS, sending)) ?? [];
  return results.filter((result) => "data" in result);
}

/** Spreads a number of times over the three months, more of them towards the end. */
function times({ random }: World, count: number, from: number, until: number): readonly number[] {
  const span = Math.floor((until - from) / HOUR_MS);
  const hour = () => Math.max(random.whole(0, span - 1), random.whole(0, span - 1) - random.whole(0, span));
  return Array.from({ length: count }, () => from + hour() * HOUR_MS + random.whole(0, 59) * 60_000);
}

function addAll(world: World, dealers: readonly Dealer[], from: number, until: number): void {
  const { random } = world;
  const guest = (count: number): DemoCustomer => ({
    person: createPerson(random, 100 + count),
    account: null,
    paysAfter: random.whole(0, 3),
  });
  const today = times(world, ORDERS_TODAY, until - 3 * HOUR_MS, until);
  [...times(world, ORDERS - ORDERS_TODAY, from, until), ...today].forEach((at, count) => {
    addOrder(world, random.chance(DEALERS_SHARE) ? random.pick(dealers) : guest(count), at);
  });
  for (const at of times(world, QUOTES, from, until)) addQuote(world, random.pick(dealers), at);
  times(world, MESSAGES, from, until).forEach((at, count) => {
    addMessage(world, 500 + count, at);
  });
}

/**
 * Fills a shop without orders with three months of a shop's life, the same for the same seed and day. The functions
 * that serve visitors store it, with the times at which it would have happened. The mails of these months are removed,
 * so that none is ever sent. Throws Error with a message for the operator.
 */
export async function fillDemo(demo: DemoShop, seed: number, now: EpochMs): Promise<DemoResult> {
  const { database, products } = demo;
  const actorId = await ownerOf(demo);
  const photographs = await takePhotographs(products);
  const world: World = { ...demo, actorId, photographs, random: createRandom(seed), agenda: createAgenda() };
  const from = now - DAYS * DAY_MS;
  const password = randomBytes(9).toString("base64url");
  const { revision } = await currentMoneySettings(database.db);
  await storeMoneySettings(database, revision, withRates, actorId, from);
  const dealers = await addDealers(world, password, from - 10 * DAY_MS, now);
  addAll(world, dealers, from, now);
  await world.agenda.run(now);
  await write(database, (trx) => trx.deleteFrom("outbox").execute());
  const { count } = await database.db
    .selectFrom("customer_order")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { orders: count, dealer: dealers[0]?.person.contact.email ?? "", password };
}

/** A dealer's quote, every third of which is ordered some days later. */
function addQuote(world: World, dealer: Dealer, at: number): void {
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
      const placing = { customer: account, products, prefix, shop, limits: NO_LIMITS };
      const order = { ...person, key: newKey(), ...detailsOf({ jobName }), quote: quote.number, shownCents };
      const placed = await orderQuote(database, order, placing, later);
      if (placed.outcome !== "placed") throw new Error(`an order of a quote of the demo is ${placed.outcome}`);
      follow(world, dealer, placed.link, later);
    });
  });
}

/** A visitor's message to the shop, which the office reads and answers. */
function addMessage(world: World, count: number, at: number): void {
  const { agenda, database, random, actorId, shop } = world;
  const [topic, message, answer] = random.pick(CONTACT_MESSAGES);
  const { contact } = createPerson(random, count);
  const name = `${contact.firstName} ${contact.lastName}`;
  agenda.add(at, async (sent) => {
    await storeMessage(database, { name, email: contact.email, phone: "", topic, message }, shop, sent);
    const inbox = { show: null, search: contact.email, before: null };
    const id = (await listInbox(database.db, inbox, sent)).messages[0]?.id;
    if (id === undefined) throw new Error("a message of the demo is gone");
    const handling = { id, adminId: actorId };
    if (!random.chance(85)) return;
    agenda.add(officeTime(world, sent), async (now) => {
      if (answer === null) await markMessage(database, handling, { state: "read", was: "unread" }, now);
      else await answerMessage(database, { ...handling, text: answer, shop }, now);
    });
  });
}
