import type { Browser, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, orderFormReady } from "../support/shop-page";

const origin = ownShopOrigin();
const PATHS = ["/", "/shop", "/product/ashby", "/how-to/measuring"];

/** Pages with short lines next to pictures, whose line breaks may change when the fonts load. */
const IN_COLUMNS = ["/search?q=shaker", "/compare?styles=ashby,rowan"];

const READ = [
  ...PATHS.map((path) => [path, 1280] as const),
  ...IN_COLUMNS.flatMap((path) => [390, 412, 1280].map((width) => [path, width] as const)),
];

describe("the scripts of a page", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser({ holdsPointer: true });
  });
  afterAll(() => browser.close());

  it("make the form work in two waves: those that the document names, and the interactive parts", async () => {
    const page = await openPage(browser, "about:blank");
    const asked = new Set<string>();
    const held: Route[] = [];
    let isHeld = true;
    const document = await fetch(`${origin}/product/ashby`);
    const named = `${document.headers.get("Link")} ${await document.text()}`;
    await page.route("**/build/**/*.js", (route) => {
      const { pathname } = new URL(route.request().url());
      if (named.includes(pathname)) return route.continue();
      if (isHeld) held.push(route);
      // What a working form loads afterwards is never answered here: the form does not need it.
      else if (asked.has(pathname)) return route.continue();
      if (isHeld) asked.add(pathname);
    });
    await page.goto(`${origin}/product/ashby`);
    await hydrated(page);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await orderFormReady(page);
    await page.context().close();
  });

  it.each(READ)("leave almost nothing to shift when the fonts load: %s at %i px", async (path, width) => {
    const page = await openPage(browser, "about:blank", { viewport: { width, height: 820 } });
    const held: Route[] = [];
    await page.route("**/*.woff2", (route) => void held.push(route));
    await page.goto(origin + path, { waitUntil: "commit" });
    await hydrated(page);
    await expect.poll(() => held.length).toBe(2);
    await Promise.all(held.map((route) => route.continue()));
    const shift = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: "layout-shift", buffered: true });
      const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
      return shifts.reduce((sum, { value }) => sum + value, 0);
    });
    expect(shift).toBeLessThan(0.001);
    await page.context().close();
  });

  it("leave a working page if one of them fails, and report that once", async () => {
    const page = await openPage(browser, "about:blank");
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.route("**/build/manifest-*.js", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto(`${origin}/shop`);
    await page.keyboard.press("Shift");
    await failed;
    await page.getByRole("link", { name: /Ashby/ }).first().click();
    await page.waitForURL("**/product/ashby");
    expect(errors.length).toBeLessThanOrEqual(1);
  });
});
