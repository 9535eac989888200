import { launch } from "./launch.mjs";
import { printTable } from "./table.mjs";

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
    "First visit, on the wire with headers (limits: HTML 20, JS 95, product page 85, CSS 12 kB; shift 0; no other origin)",
    rows,
  );
}
