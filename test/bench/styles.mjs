import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { importBundled } from "../set-up/bundled.mjs";
import { processorTime, untilIdle } from "./processor.mjs";
import { TYPED, times } from "./search.mjs";
import { shopCommand, startServer } from "./shop.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";

const COUNTS = [20, ...[200, 2000, 5000].map(smaller)];
const WARM_UP = smaller(300);
const ASKED = smaller(300);
const PORT = 4916;

/** The shop ignores these credentials, but a request that carries any is answered without the cache. */
const UNCACHED = { Authorization: "Basic eDp4", "Accept-Encoding": "identity" };

/** Loads the code that fills a catalog. */
const loadFilling = () =>
  importBundled(
    "bench-styles",
    `export { openDatabase } from "./app/base/database/open-database.server";
     export { fillCatalog } from "./test/support/many-styles";`,
  );

/** @param {string} address @param {Record<string, string>} [headers] */
async function sizeOf(address, headers) {
  const answer = await fetch(address, headers && { headers });
  const { byteLength } = await answer.arrayBuffer();
  return { kB: (byteLength / 1000).toFixed(1), cache: answer.headers.get("x-cache") };
}

/** @param {string} address @param {number} count */
async function uncached(address, count) {
  for (let n = 0; n < count; n += 1) await sizeOf(address, UNCACHED);
}

/** @param {number} pid */
async function residentMB(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** @param {import("./shop.mjs").Server} shop @param {number} count */
async function measure({ origin, pid }, count) {
  await untilIdle(pid);
  await sizeOf(`${origin}/shop`);
  const page = await sizeOf(`${origin}/shop`);
  const sitemap = await sizeOf(`${origin}/sitemap.xml`);
  await uncached(`${origin}/shop`, WARM_UP);
  const before = await processorTime(pid);
  await uncached(`${origin}/shop`, ASKED);
  const cost = ((await processorTime(pid)) - before) / ASKED;
  const suggestions = `${origin}/search/suggestions?q=`;
  const typed = (/** @type {number} */ n) => TYPED[n % TYPED.length] ?? "";
  await times(suggestions, typed, WARM_UP);
  const taken = await times(suggestions, typed, ASKED);
  return {
    styles: count,
    "/shop kB": page.kB,
    stored: page.cache === "hit" ? "yes" : "no",
    "processor ms, uncached": cost.toFixed(2),
    "suggestions p95 ms": percentile(taken, 0.95).toFixed(2),
    "sitemap kB": sitemap.kB,
    "resident MB": await residentMB(pid),
  };
}

/** Prints how the number of styles affects the shop's list, the search, the sitemap and the memory. */
export async function benchStyles() {
  const { openDatabase, fillCatalog } = await loadFilling();
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-"));
  const rows = [];
  for (const count of COUNTS) {
    const file = path.join(folder, `${count}.db`);
    const database = await openDatabase(file);
    await fillCatalog(database, count);
    await database.close();
    const shop = await startServer({ ...shopCommand({ port: PORT, database: file }), probe: "/healthz" });
    rows.push(await measure(shop, count).finally(shop.stop));
  }
  await rm(folder, { recursive: true, force: true });
  printTable("How many styles the shop has (/shop: 90 kB, 5 ms; suggestions: 10 ms)", rows);
}
