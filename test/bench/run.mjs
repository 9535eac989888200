import { execFileSync } from "node:child_process";
import { benchWeight } from "./browser.mjs";
import { benchCart } from "./cart.mjs";
import { benchCost } from "./cost.mjs";
import { benchEffort } from "./effort.mjs";
import { benchFirstView } from "./first-view.mjs";
import { benchImport } from "./import.mjs";
import { benchMemory } from "./memory.mjs";
import { benchOrderForm } from "./order-form.mjs";
import { benchOrders } from "./orders.mjs";
import { benchPaste } from "./paste.mjs";
import { benchPricing } from "./pricing.mjs";
import { benchSearch } from "./search.mjs";
import { startBuiltShop } from "./shop.mjs";
import { benchStart } from "./start.mjs";
import { benchStyles } from "./styles.mjs";
import { benchExpiry, benchThroughput } from "./throughput.mjs";
import { benchTyping } from "./typing.mjs";

/** @typedef {import("./shop.mjs").Server} Server */

/**
 * Starts a shop of its own for a measurement.
 *
 * @param {number} port
 * @param {(shop: Server) => Promise<unknown>} measure
 * @param {string[]} [prefix]
 */
const withShop = (port, measure, prefix = []) =>
  async function measured() {
    const shop = await startBuiltShop(port, { prefix });
    await measure(shop).finally(shop.stop);
  };

/** @param {Server} shop */
async function benchBrowser({ origin }) {
  await benchWeight(origin, ["/", "/shop", "/search?q=shaker", "/product/ashby", "/cart"]);
  await benchTyping(origin);
  await benchPaste(origin);
}

/**
 * `npm run bench [NAME ...]`: prints measurements of the built shop; it is never a test. `LOADED` lists those that need
 * the load generator.
 *
 * @type {Readonly<Record<string, () => Promise<unknown>>>}
 */
const COMMANDS = {
  pricing: benchPricing,
  orders: benchOrders,
  import: benchImport,
  browser: withShop(4910, benchBrowser),
  "first-view": withShop(4914, ({ origin }) => benchFirstView(origin)),
  cart: withShop(4910, ({ origin }) => benchCart(origin)),
  effort: withShop(4911, ({ origin }) => benchEffort(origin)),
  "order-form": withShop(4912, benchOrderForm, ["taskset", "-c", "0"]),
  search: withShop(4913, benchSearch),
  styles: benchStyles,
  start: benchStart,
  throughput: benchThroughput,
  cost: benchCost,
  expiry: benchExpiry,
  memory: benchMemory,
};

const LOADED = ["order-form", "throughput", "cost", "expiry", "memory"];

/** Stops with a sentence instead of an error deep inside a measurement. @param {readonly string[]} names */
function refuseUnprepared(names) {
  const unknown = names.filter((name) => !Object.hasOwn(COMMANDS, name));
  if (unknown.length > 0)
    throw new Error(`bench knows no ${unknown.join(", ")}, only ${Object.keys(COMMANDS).join(", ")}`);
  const loaded = names.filter((name) => LOADED.includes(name));
  if (loaded.length === 0) return;
  try {
    execFileSync("which", ["wrk", "taskset"]);
  } catch {
    throw new Error(`bench ${loaded.join(", ")} needs wrk and taskset (Debian: apt-get install wrk util-linux)`);
  }
}

const wanted = process.argv.slice(2);
if (wanted[0] === "--list") {
  process.stdout.write(`${Object.keys(COMMANDS).join("\n")}\n`);
} else {
  const names = wanted.length === 0 ? Object.keys(COMMANDS) : wanted;
  refuseUnprepared(names);
  for (const name of names) await COMMANDS[name]?.();
}
