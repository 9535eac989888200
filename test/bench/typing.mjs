import { launch } from "./launch.mjs";
import { percentile, printTable } from "./table.mjs";

const KEYS = 90;
const SLOW_DOWN = 4;

/**
 * A kept order form of this many doors, as the shop stores it.
 *
 * @param {number} rows
 */
const keptOrder = (rows) => ({
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
 * Types digits into the middle row of a list on a slowed-down processor, and returns the times from a key to the next
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
  }, keptOrder(rows));
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
    await page.keyboard.press(key % 3 === 2 ? "Backspace" : String(1 + (key % 9)));
    await page.waitForTimeout(120);
  }
  const slow = await page.evaluate(() => /** @type {any} */ (window).durations);
  await browser.close();
  // Event Timing leaves out what took less than 16 ms.
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

/**
 * Pastes 500 lines, and prints the time from the paste to the painted preview, without slow-down; the code has come.
 *
 * @param {string} origin
 */
export async function benchPaste(origin) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/product/ashby`, { waitUntil: "networkidle" });
  await page.mouse.move(300, 300);
  const lines = Array.from(
    { length: 500 },
    (_, n) => `${1 + (n % 4)}\t${9 + (n % 20)} 1/2\t${12 + (n % 30)} 3/16\tK-A-${n}`,
  );
  const list = ["Qty\tWidth\tHeight\tLocation", ...lines].join("\n");
  await page.getByText("Paste or open a cut list").click();
  const field = page.getByLabel("Cut list", { exact: true });
  const times = [];
  for (let round = 0; round < 8; round += 1) {
    await field.fill("");
    times.push(
      await page.evaluate(async (text) => {
        const area = /** @type {HTMLTextAreaElement} */ (document.querySelector("textarea[name]"));
        area.focus();
        const before = document.querySelector("#order table tbody tr:nth-child(20)");
        const data = new DataTransfer();
        data.setData("text/plain", text);
        const start = performance.now();
        area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        document.execCommand("insertText", false, text);
        const isShown = () => {
          const row = document.querySelector("#order table tbody tr:nth-child(20)");
          return row !== null && row !== before;
        };
        while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - start;
      }, list),
    );
  }
  await browser.close();
  const [first = Number.NaN, ...others] = times;
  printTable("Pasting 500 lines, to the painted preview (limit 100 ms)", [
    { paste: "first, its code fetched", ms: first.toFixed(0) },
    { paste: "later, median", ms: percentile(others, 0.5).toFixed(0) },
  ]);
}
