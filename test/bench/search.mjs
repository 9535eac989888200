import { setTimeout as delay } from "node:timers/promises";
import { processorTime, untilIdle } from "./processor.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";

const WARM_UP = smaller(600);
const ASKED = smaller(1000);
const FLOOD = smaller(1000);
const FLOOD_PAUSE_MS = 10;

/** What people type: beginnings of words, trade terms, and misspellings. */
export const TYPED = [
  "oa",
  "shak",
  "white o",
  "hinge b",
  "mapel",
  "rtf",
  "slab oak",
  "overl",
  "sahker whit",
  "how do i meas",
];

/** The worst input: the longest text, made of unknown words that are different each time. */
const hostile = () =>
  Array.from({ length: 8 }, () => Math.random().toString(36).slice(2, 11))
    .join(" ")
    .slice(0, 80);

const LONGEST = "shaker white oak slab glass arched mitered paint beadboard modern traditional hinge";

/**
 * Sends one query after the other.
 *
 * @param {string} address to which the text is added
 * @param {(n: number) => string} textOf
 * @param {number} count
 * @returns {Promise<number[]>} how long each took, in milliseconds
 */
export async function times(address, textOf, count) {
  const taken = [];
  for (let n = 0; n < count; n += 1) {
    const start = performance.now();
    const answer = await fetch(address + encodeURIComponent(textOf(n)));
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    taken.push(performance.now() - start);
  }
  return taken;
}

/** @param {string} what @param {number[]} taken @param {number} processor */
const row = (what, taken, processor) => ({
  what,
  "median ms": percentile(taken, 0.5).toFixed(2),
  "p95 ms": percentile(taken, 0.95).toFixed(2),
  "p99 ms": percentile(taken, 0.99).toFixed(2),
  "processor ms": (processor / taken.length).toFixed(2),
});

/**
 * Prints how long suggestions and searches take, and how 100 made-up searches a second affect the other pages.
 *
 * @param {import("./shop.mjs").Server} shop
 */
export async function benchSearch({ origin, pid }) {
  const [page, suggestions] = [`${origin}/search?q=`, `${origin}/search/suggestions?q=`];
  const typed = (/** @type {number} */ n) => TYPED[n % TYPED.length] ?? "";
  const cases = /** @type {const} */ ([
    ["suggestions, as people type", suggestions, typed],
    ["suggestions, unknown words", suggestions, hostile],
    ["suggestions, many known words", suggestions, () => LONGEST],
    ["search page, as people type", page, typed],
    ["search page, unknown words", page, hostile],
  ]);
  const rows = [];
  await untilIdle(pid);
  for (const [what, address, textOf] of cases) {
    await times(address, textOf, WARM_UP);
    const before = await processorTime(pid);
    const taken = await times(address, textOf, ASKED);
    rows.push(row(what, taken, (await processorTime(pid)) - before));
  }
  printTable("Search (limit 10 ms for suggestions at p95), with the way over loopback", rows);

  const others = [];
  const before = await processorTime(pid);
  const flood = [];
  for (let n = 0; n < FLOOD; n += 1) {
    flood.push(times(page, hostile, 1));
    if (n % 10 === 0) others.push(...(await times(`${origin}/cart?x=`, () => "", 1)));
    await delay(FLOOD_PAUSE_MS);
  }
  const taken = (await Promise.all(flood)).flat();
  printTable("100 made-up searches a second", [
    row("the searches", taken, (await processorTime(pid)) - before),
    { ...row("/cart, stored, meanwhile", others, 0), "processor ms": "-" },
  ]);
}
