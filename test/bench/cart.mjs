import { launch } from "./launch.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";

const ROUNDS = smaller(3);
const SLOW_DOWN = 4;

/** The pieces of each line, and how many lines: 500 pieces as many small orders, and as two of the largest. */
const CARTS = /** @type {const} */ ([
  [50, 10],
  [2, 250],
]);

/** @param {number} line @param {number} pieces */
const doorsOf = (line, pieces) =>
  Array.from({ length: pieces }, (_, n) => ({
    width: { inches: 10 + (n % 14), fraction: "1/2" },
    height: { inches: 12 + (n % 30), fraction: "3/16" },
    location: `K-${line}-${n}`,
    preBored: false,
  }));

/** A cart as the shop stores it. @param {number} lines @param {number} pieces */
const storedCart = (lines, pieces) => ({
  version: 4,
  lines: Array.from({ length: lines }, (_, line) => ({
    lineId: `bench-${line}`,
    productId: "ashby",
    productTitle: "Ashby",
    productImage: null,
    pricePerSqFt: 20,
    doors: doorsOf(line, pieces),
    drawers: [],
    panels: [],
    fillers: [],
  })),
});

/**
 * Opens a cart on a throttled processor, and removes and restores its first line.
 *
 * @param {string} origin
 * @param {number} lines
 * @param {number} pieces
 */
async function openCart(origin, lines, pieces) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/terms`, { waitUntil: "networkidle" });
  await page.evaluate(
    (cart) => localStorage.setItem("havenstile-cart", JSON.stringify(cart)),
    storedCart(lines, pieces),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.goto(`${origin}/cart`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Remove" }).first().waitFor({ timeout: 120_000 });
  const shown = await page.evaluate(() => performance.now());
  // All of it is there when nothing has changed for half a second.
  const whole = await page.evaluate(
    () =>
      /** @type {Promise<number>} */ (
        new Promise((resolve) => {
          let last = performance.now();
          const observer = new MutationObserver(() => {
            last = performance.now();
          });
          observer.observe(document.body, { childList: true, subtree: true });
          const timer = setInterval(() => {
            if (performance.now() - last < 500) return;
            clearInterval(timer);
            observer.disconnect();
            resolve(last);
          }, 50);
        })
      ),
  );
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  const heap = await page.evaluate(() => /** @type {any} */ (performance).memory.usedJSHeapSize / 1e6);
  const removed = await page.evaluate(
    () =>
      /** @type {Promise<number>} */ (
        new Promise((resolve) => {
          const button = [...document.querySelectorAll("button")].find((one) =>
            /^Remove/.test(one.getAttribute("aria-label") ?? one.textContent ?? ""),
          );
          const start = performance.now();
          button?.click();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        })
      ),
  );
  await browser.close();
  return { shown, whole, nodes, heap, removed };
}

/**
 * Prints how long a cart of 500 pieces takes to show, on a processor four times slower.
 *
 * @param {string} origin
 */
export async function benchCart(origin) {
  const rows = [];
  for (const [lines, pieces] of CARTS) {
    /** @type {Awaited<ReturnType<typeof openCart>>[]} */
    const uses = [];
    for (let round = 0; round < ROUNDS; round += 1) uses.push(await openCart(origin, lines, pieces));
    const median = (/** @type {keyof Awaited<ReturnType<typeof openCart>>} */ figure) =>
      Math.round(
        percentile(
          uses.map((use) => use[figure]),
          0.5,
        ),
      );
    rows.push({
      lines,
      "pieces each": pieces,
      "first line ms": median("shown"),
      "whole ms": median("whole"),
      nodes: median("nodes"),
      "heap MB": median("heap"),
      "a line removed ms": median("removed"),
    });
  }
  printTable(`A cart of 500 pieces, ${SLOW_DOWN}x slow-down, median of ${ROUNDS}`, rows);
}
