import { launch } from "./launch.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";

const KEYS = smaller(240);
const SLOW_DOWN = 4;

/**
 * A saved order form with this many doors, as the shop stores it.
 *
 * @param {number} rows
 */
const storedOrder = (rows) => ({
  version: 1,
  savedAt: Date.now(),
  included: { doors: true, drawers: true, panels: false, fillers: false },
  preBoredByDefault: false,
  pieces: {
    doors: Array.from({ length: rows }, (_, n) => ({
      widthInches: String(10 + (n % 14)),
      heightInches: "30",
      location: `K-${n}`,
    })),
    drawers: [],
    panels: [],
    fillers: [],
  },
  asides: { openings: "", cutList: "" },
});

/**
 * Types digits into the middle row of a list on a throttled processor, and returns the times from a key to the next
 * paint, as the browser's own Event Timing reports them (in steps of 8 ms).
 *
 * @param {string} origin
 * @param {number} rows
 */
async function timeKeys(origin, rows) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript((order) => {
    localStorage.setItem("havenstile-order-ashby", JSON.stringify(order));
  }, storedOrder(rows));
  await page.goto(`${origin}/product/ashby`, { waitUntil: "networkidle" });
  const name = `Door ${Math.ceil(rows / 2)}`;
  const field = page.getByRole("group", { name, exact: true }).getByLabel("Width inches");
  await field.scrollIntoViewIfNeeded();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.evaluate(() => {
    const durations = /** @type {number[]} */ ([]);
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "keydown") durations.push(entry.duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
  });
  await field.focus();
  for (let key = 0; key < KEYS; key += 1) {
    // A size of two digits is typed, deleted, and followed by the next.
    await page.keyboard.press(key % 4 > 1 ? "Backspace" : String(1 + (key % 9)));
    await page.waitForTimeout(120);
  }
  const slow = await page.evaluate(() => /** @type {any} */ (window).durations);
  await browser.close();
  // Event Timing reports nothing that took less than 16 ms.
  return [...slow, ...Array.from({ length: Math.max(0, KEYS - slow.length) }, () => 8)];
}

/**
 * Typing in a list of 100 rows and one of 250.
 *
 * @param {string} origin
 */
export async function benchTyping(origin) {
  const rows = [];
  for (const [length, limit] of /** @type {const} */ ([
    [100, "p75 32, p99 64"],
    [250, "p75 64"],
  ])) {
    const durations = await timeKeys(origin, length);
    rows.push({
      rows: length,
      keys: KEYS,
      "p50 ms": percentile(durations, 0.5),
      "p75 ms": percentile(durations, 0.75),
      "p99 ms": percentile(durations, 0.99),
      limit,
    });
  }
  printTable(`Typing one digit, ${SLOW_DOWN}x slow-down, key to next paint`, rows);
}
