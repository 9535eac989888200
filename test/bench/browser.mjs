import { chromium } from "playwright-core";
import { percentile, printTable } from "./table.mjs";

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });

/**
 * Types digits into one row of a 100-row list on a processor slowed down four times, and prints the time from the input
 * to the next paint, as the browser's own Event Timing reports it (in steps of 8 ms).
 *
 * @param {string} origin
 */
export async function benchTyping(origin) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/product/ashby`, { waitUntil: "networkidle" });
  const add = page.getByRole("button", { name: "Add door", exact: true });
  for (let row = 2; row <= 100; row += 1) await add.click();
  const field = page.getByRole("group", { name: "Door 50", exact: true }).getByLabel("Width inches");
  await field.scrollIntoViewIfNeeded();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const durations = /** @type {number[]} */ ([]);
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "keydown") durations.push(entry.duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
  });
  const KEYS = 60;
  await field.focus();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 3 === 2 ? "Backspace" : String(1 + (key % 9)));
    await page.waitForTimeout(120);
  }
  const slow = await page.evaluate(() => /** @type {any} */ (window).durations);
  await browser.close();
  // Event Timing leaves out what took less than 16 ms.
  const durations = [...slow, ...Array.from({ length: Math.max(0, KEYS - slow.length) }, () => 8)];
  printTable("Typing one digit, 100 rows, 4x slow-down, input to next paint (limit 50 ms at p75)", [
    {
      keys: KEYS,
      "p50 ms": percentile(durations, 0.5),
      "p75 ms": percentile(durations, 0.75),
      "p99 ms": percentile(durations, 0.99),
    },
  ]);
}

/**
 * First visits with an empty cache: bytes over the wire by kind, layout shift, requests to other origins.
 *
 * @param {string} origin
 * @param {string[]} paths
 */
export async function benchWeight(origin, paths) {
  const browser = await launch();
  const rows = [];
  for (const path of paths) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    const bytes = { Document: 0, Script: 0, Stylesheet: 0, Image: 0, Font: 0, Other: 0 };
    const kinds = new Map();
    let foreign = 0;
    devtools.on("Network.requestWillBeSent", (event) => {
      if (!event.request.url.startsWith(origin) && !event.request.url.startsWith("data:")) foreign += 1;
    });
    devtools.on("Network.responseReceived", (event) => kinds.set(event.requestId, event.type));
    devtools.on("Network.loadingFinished", (event) => {
      const kind = kinds.get(event.requestId);
      bytes[kind in bytes ? /** @type {keyof typeof bytes} */ (kind) : "Other"] += event.encodedDataLength;
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) /** @type {any} */ (window).shift += /** @type {any} */ (entry).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    const shift = await page.evaluate(() => /** @type {any} */ (window).shift);
    const kb = (/** @type {keyof typeof bytes} */ kind) => (bytes[kind] / 1000).toFixed(1);
    rows.push({
      page: path,
      "HTML kB": kb("Document"),
      "JS kB": kb("Script"),
      "CSS kB": kb("Stylesheet"),
      "images kB": kb("Image"),
      "fonts kB": kb("Font"),
      "layout shift": shift.toFixed(4),
      "other origins": foreign,
    });
    await page.close();
  }
  await browser.close();
  printTable(
    "First visit, on the wire with headers (limits: HTML 20, JS 95, CSS 12 kB; shift 0; no other origin)",
    rows,
  );
}
