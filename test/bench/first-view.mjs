import { launch } from "./launch.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";

/** Lighthouse's mid-range phone on a slow line, but with requests that are really held back. */
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOW_DOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const ROUNDS = smaller(5);
const SETTLED_MS = 8000;

/**
 * @typedef {{ readonly name: string, readonly url: string, readonly field?: string, readonly link?: string }} View
 * @typedef {Record<"paint" | "largest" | "blocked" | "scripts" | "last" | "kB" | "live" | "tap" | "key" | "second", number>} Seen
 */

/** Runs in the page, before its own scripts. */
function observe() {
  const seen = { largest: 0, long: /** @type {number[][]} */ ([]), inputs: /** @type {number[][]} */ ([]) };
  Object.assign(window, { seen });
  /** @param {string} type @param {(entry: any) => void} note */
  const on = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type, buffered: true, durationThreshold: 16 }));
  on("largest-contentful-paint", ({ startTime }) => {
    seen.largest = startTime;
  });
  on("longtask", ({ startTime, duration }) => seen.long.push([startTime, duration]));
  on("event", ({ name, startTime, duration }) => {
    if (/^(?:pointerup|click|keydown)$/.test(name)) seen.inputs.push([startTime, duration]);
  });
}

/**
 * The longest time from an input to the next paint, in milliseconds; Event Timing reports nothing below 16.
 *
 * @param {import("playwright-core").Page} page
 * @param {() => Promise<void>} input
 */
async function delayOf(page, input) {
  const began = await page.evaluate(() => performance.now());
  await input();
  await page.waitForTimeout(1500);
  return page.evaluate(
    (from) =>
      Math.max(8, .../** @type {any} */ (window).seen.inputs.map(([at = 0, lasted = 0]) => (at >= from ? lasted : 0))),
    began,
  );
}

/**
 * One first visit with an empty cache.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {View} view
 * @returns {Promise<Seen>}
 */
async function visit(browser, { url, field, link }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  /** @type {Map<string, { url: string, at: number, bytes: number }>} */
  const requests = new Map();
  let began = 0;
  devtools.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    began ||= timestamp;
    requests.set(requestId, { url: request.url, at: 0, bytes: 0 });
  });
  devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { at: (timestamp - began) * 1000, bytes: encodedDataLength });
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "commit" });
  let live = Number.NaN;
  if (field) {
    // React marks the elements that it has hydrated.
    await page.waitForFunction(
      (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__reactProps")),
      field,
      { polling: 50 },
    );
    live = await page.evaluate(() => performance.now());
  }
  await page.waitForTimeout(SETTLED_MS);
  const { paint, largest, blocked } = await page.evaluate(() => {
    const { seen } = /** @type {any} */ (window);
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const late = seen.long.filter(([at = 0]) => at >= first);
    const sum = late.reduce((all = 0, [, lasted = 0]) => all + Math.max(0, lasted - 50), 0);
    return { paint: first, largest: seen.largest, blocked: sum };
  });
  const sent = [...requests.values()];
  const scripts = sent.filter(({ url: one, bytes }) => /\.js(?:\?|$)/.test(one) && bytes > 0);
  let [tap, key, second] = [Number.NaN, Number.NaN, Number.NaN];
  if (field) {
    const typed = page.locator(field);
    await typed.scrollIntoViewIfNeeded();
    tap = await delayOf(page, () => typed.tap());
    key = await delayOf(page, () => page.keyboard.press("1"));
  }
  if (link) {
    const clicked = Date.now();
    await page.locator(link).filter({ visible: true }).first().tap();
    await page.waitForFunction((before) => location.href !== before && document.readyState !== "loading", url);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    second = Date.now() - clicked;
  }
  await context.close();
  return {
    ...{ paint, largest, blocked, live, tap, key, second },
    scripts: scripts.length,
    last: Math.max(...scripts.map(({ at }) => at)),
    kB: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  };
}

/**
 * First visits by a phone on a slow line, in turns: the shop's pages, and those of `BENCH_BESIDE`, which has a name and
 * an address for each, such as `peer=http://127.0.0.1:4000/`.
 *
 * @param {string} origin
 */
export async function benchFirstView(origin) {
  const beside = (process.env.BENCH_BESIDE ?? "").split(/\s+/).filter(Boolean);
  /** @type {readonly View[]} */
  const views = [
    { name: "/", url: `${origin}/`, link: 'a[href="/shop"]' },
    { name: "/shop", url: `${origin}/shop`, link: 'main a[href^="/product/"]' },
    { name: "/product/ashby", url: `${origin}/product/ashby`, field: "#doors-1-widthInches" },
    ...beside.map((one) => ({ name: one.split("=", 1)[0] ?? one, url: one.slice(one.indexOf("=") + 1) })),
  ];
  /** @type {Seen[][]} */
  const seen = views.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, view] of views.entries()) {
      // A new browser each time: its caches, compiled scripts among them, are empty.
      const browser = await launch();
      seen[at]?.push(await visit(browser, view));
      await browser.close();
    }
  }
  const middle = (/** @type {Seen[]} */ all, /** @type {keyof Seen} */ name) => {
    const values = all.map((one) => one[name]);
    return values.some(Number.isNaN) ? "" : Math.round(percentile(values, 0.5));
  };
  printTable(
    `First visit by a phone, 562 ms and 1.44 Mbit/s, ${SLOW_DOWN}x slow-down, median of ${ROUNDS}, ms`,
    views.map(({ name }, at) => ({
      page: name,
      "first paint": middle(seen[at] ?? [], "paint"),
      "largest paint": middle(seen[at] ?? [], "largest"),
      blocked: middle(seen[at] ?? [], "blocked"),
      "last script": middle(seen[at] ?? [], "last"),
      scripts: middle(seen[at] ?? [], "scripts"),
      kB: middle(seen[at] ?? [], "kB"),
      "form works": middle(seen[at] ?? [], "live"),
      "first tap": middle(seen[at] ?? [], "tap"),
      "first key": middle(seen[at] ?? [], "key"),
      "next page": middle(seen[at] ?? [], "second"),
    })),
  );
}
