import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { importBundled } from "../set-up/bundled.mjs";
import { percentile, printTable } from "./table.mjs";

const ORDERS = 10_000;
const ROUNDS = 200;
const MINUTE_MS = 60_000;

const FIRST_NAMES = ["Ann", "Élodie", "Marcus", "Priya", "Tomasz", "Wei", "Jesús", "Olga"];
const LAST_NAMES = ["Lee", "O'Hara", "Miller", "Straße", "Kowalski", "Nguyen", "Johansson", "Garcia-Lopez"];
const STATES = ["received", "confirmed", "in-production", "shipped", "delivered", "finished", "cancelled"];

/** Loads the code of the stored orders. */
const loadOrders = () =>
  importBundled(
    "bench-orders",
    `export { openDatabase } from "./app/base/database/open-database.server";
     export { write } from "./app/base/database/database.server";
     export { insertOrder } from "./app/ordering/orders/stored/order-inserting.server";
     export { listReceivedOrders } from "./app/ordering/orders/stored/received-orders.server";
     export { EVERY_ORDER } from "./app/ordering/orders/order-file";`,
  );

const DOOR = { width: { inches: 15, fraction: "1/2" }, height: { inches: 30, fraction: "0" }, location: "Sink" };

/** One of the two lines of each order: ten doors. */
const LINE = {
  ...{ productId: "ashby", productTitle: "Ashby", productImage: null, pricePerSqFt: 20 },
  ...{ doors: Array(10).fill(DOOR), drawers: [], panels: [], fillers: [] },
};

const AMOUNT = { listCents: 64_600, cents: 64_600, isCredited: false };

/**
 * Fills a database with orders of guests and of 500 accounts of all tiers: one a minute, every third with a message.
 *
 * @param {any} trx
 * @param {(trx: any, order: object, priced: object) => Promise<unknown>} insertOrder
 */
async function seed(trx, insertOrder) {
  const tiers = ["trade", "reseller", "dealer", "wholesaler"];
  for (let n = 0; n < 500; n += 1) {
    const tier = tiers[n % 4];
    const account = {
      id: `c${n}`,
      email: `c${n}@bench.test`,
      first_name: "A",
      last_name: "B",
      tags: `["${tier}"]`,
      tier,
    };
    await trx
      .insertInto("account")
      .values({ ...account, email_confirmed: 0 })
      .execute();
  }
  for (let n = 0; n < ORDERS; n += 1) {
    const [first_name, last_name] = [FIRST_NAMES[n % 8], LAST_NAMES[(n >> 3) % 8]];
    await insertOrder(
      trx,
      {
        prefix: "HV",
        key: n.toString(16).padStart(32, "0"),
        content_hash: "h".repeat(43),
        link: n.toString(16).padStart(32, "0"),
        customer_id: n % 3 === 0 ? null : `c${n % 500}`,
        placed_at: n * MINUTE_MS,
        free_until: n * MINUTE_MS + 86_400_000,
        first_name,
        last_name,
        email: `buyer${n}@kitchens-of-the-north-west.test`,
        phone: "(503) 555-0101",
        business_name: n % 2 ? "" : `${last_name} Kitchens and Baths, LLC`,
        address1: "12345 North-West Mill Lane",
        address2: "",
        city: "Portland",
        province: "OR",
        zip: "97210",
        country: "US",
        job_name: `Lot ${n % 700}, island and pantry`,
        po_number: `PO-${n * 7}`,
        wishes: "Grain matched where it can be, please call before the truck leaves. ".repeat(3),
        piece_count: 1 + (n % 60),
        total_cents: 10_000 + n,
        discount: 0,
        least_square_inches: 0,
        quote: null,
      },
      { lines: [LINE, LINE], amounts: [AMOUNT, AMOUNT], credits: [] },
    );
    if (n % 3 > 0) continue;
    const message = { order_id: 1001 + n, at: n, made_by: n % 2 ? "shop" : "customer", text: "When?" };
    await trx.insertInto("order_message").values(message).execute();
  }
  for (const [n, state] of STATES.entries()) {
    await trx
      .updateTable("customer_order")
      .set({ state })
      .where((/** @type {any} */ order) => order("id", "%", 7), "=", n)
      .execute();
  }
}

/** Prints how long the embedded provider takes for a page of the admin's list of 10,000 orders, by kind of query. */
export async function benchOrders() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-orders-"));
  try {
    const { openDatabase, write, insertOrder, listReceivedOrders, EVERY_ORDER } = await loadOrders();
    const database = await openDatabase(path.join(folder, "shop.db"));
    await write(database, (/** @type {any} */ trx) => seed(trx, insertOrder));
    const at = (/** @type {number} */ order) => new Date(order * MINUTE_MS).toISOString();
    const questions = {
      "newest page": {},
      "page in the middle": { before: `HV-${1000 + ORDERS / 2}` },
      "one state": { state: "shipped" },
      "one tier": { tier: "dealer" },
      "a tier without orders": { tier: "nobody" },
      guests: { tier: "guest" },
      "an early day": { from: at(1440), to: at(2880) },
      "search, many hits": { search: "kitchens" },
      "search, one hit, the oldest": { search: "buyer0@" },
      "search, a number": { search: "hv-1042" },
      "search, one letter": { search: "é" },
      "search, no hit": { search: "no such kitchen" },
      "all together, no hit": {
        state: "shipped",
        tier: "dealer",
        from: at(0),
        to: at(9000),
        search: "no such kitchen",
      },
    };
    const rows = [];
    for (const [question, asked] of Object.entries(questions)) {
      /** @type {number[]} */
      const times = [];
      let found = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        found = (await listReceivedOrders(database, { ...EVERY_ORDER, ...asked })).orders.length;
        times.push(performance.now() - start);
      }
      const ms = (/** @type {number} */ share) => percentile(times, share).toFixed(1);
      rows.push({ question, orders: found, "p50 ms": ms(0.5), "p95 ms": ms(0.95) });
    }
    await database.close();
    printTable(`A page of 25 of ${ORDERS} orders, as the embedded provider reads it`, rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
