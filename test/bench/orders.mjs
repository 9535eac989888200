import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { importBundled } from "../set-up/bundled.mjs";
import { fillOrders, MINUTE_MS } from "./many-orders.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";

const ORDERS = smaller(10_000);
const OPEN = [smaller(100), smaller(4300)];
const ROUNDS = smaller(200);
const ZONE = "America/Los_Angeles";

/** Loads the code of the stored orders, and what counts them. */
const loadOrders = () =>
  importBundled(
    "bench-orders",
    `export { openDatabase } from "./app/base/database/open-database.server";
     export { write } from "./app/base/database/database.server";
     export { storeCapacity } from "./app/house/capacity/capacity-settings.server";
     export { countWaiting } from "./app/office/today/waiting.server";
     export { insertOrder } from "./app/ordering/orders/stored/order-inserting.server";
     export { listReceivedOrders } from "./app/ordering/orders/stored/received-orders.server";
     export { EVERY_ORDER } from "./app/ordering/orders/order-file";`,
  );

/**
 * @param {() => Promise<unknown>} work
 * @returns {Promise<{ times: number[], costs: number[] }>} what each round took, and of the processor, in milliseconds
 */
async function measure(work) {
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const costs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const used = process.cpuUsage();
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(used);
    costs.push((user + system) / 1000);
  }
  return { times, costs };
}

/** What is asked of the list, with the times of its orders. @param {number} now */
function questionsUntil(now) {
  const at = (/** @type {number} */ order) => new Date(now - (ORDERS - order) * MINUTE_MS).toISOString();
  return {
    "newest page": {},
    "page in the middle": { before: `HV-${1000 + ORDERS / 2}` },
    "one state": { state: "shipped" },
    "one tier": { tier: "dealer" },
    "a tier without orders": { tier: "nobody" },
    guests: { tier: "guest" },
    "drawings to approve": { waiting: "drawings" },
    "an early day": { from: at(1440), to: at(2880) },
    "search, many hits": { search: "kitchens" },
    "search, one hit, the oldest": { search: "buyer0@" },
    "search, a number": { search: "hv-1042" },
    "search, one letter": { search: "é" },
    "search, no hit": { search: "no such kitchen" },
    "all together, no hit": { state: "shipped", tier: "dealer", from: at(0), to: at(9000), search: "no such kitchen" },
  };
}

/**
 * Prints what a page of the admins' list of 10,000 orders takes, by kind of query, and what counting takes for the bar of
 * every admin page, with few and with many open orders.
 */
export async function benchOrders() {
  const code = await loadOrders();
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-orders-"));
  const counted = [];
  try {
    for (const open of OPEN) {
      const database = await code.openDatabase(path.join(folder, `${open}.db`));
      const now = Date.now();
      await fillOrders(database, code, { orders: ORDERS, open, now });
      const { times, costs } = await measure(() => code.countWaiting(database.db, ZONE, now));
      const ms = (/** @type {number[]} */ values, /** @type {number} */ share) => percentile(values, share).toFixed(1);
      counted.push({
        "open orders": open,
        "lowest processor ms": ms(costs, 0),
        "p50 processor ms": ms(costs, 0.5),
        "p50 ms": ms(times, 0.5),
      });
      if (open === OPEN.at(-1)) {
        const rows = [];
        for (const [question, asked] of Object.entries(questionsUntil(now))) {
          let found = 0;
          const { times } = await measure(async () => {
            found = (await code.listReceivedOrders(database, { ...code.EVERY_ORDER, ...asked })).orders.length;
          });
          rows.push({ question, orders: found, "p50 ms": ms(times, 0.5), "p95 ms": ms(times, 0.95) });
        }
        printTable(`A page of 25 of ${ORDERS} orders, as the embedded provider reads it`, rows);
      }
      await database.close();
    }
    printTable(`What waits, counted for every admin page among ${ORDERS} orders (wanted: 3 ms of processor)`, counted);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
