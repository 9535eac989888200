import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();
const PATHS = ["/", "/shop", "/product/ashby", "/how-to/measuring"];

/** Pages of short lines beside pictures, which may break elsewhere in the fonts than before them. */
const IN_COLUMNS = ["/search?q=shaker", "/compare?styles=ashby,rowan"];

const READ = [
  ...PATHS.map((path) => [path, 1280] as const),
  ...IN_COLUMNS.flatMap((path) => [390, 412, 1280].map((width) => [path, width] as const)),
];

/** The fonts that a page has loaded, and when the first was asked for, beside the first paint. */
function fontsOf(page: Page): Promise<{ paint: number; asked: number; faces: string[] }> {
  return page.evaluate(async () => {
    const faces = () => [...document.fonts].filter(({ family }) => family.includes("Variable"));
    while (faces().length < 2 || faces().some(({ status }) => status !== "loaded")) {
      await new Promise((done) => requestAnimationFrame(done));
    }
    const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return {
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
      asked: Math.min(...files.map(({ startTime }) => startTime)),
      faces: [
        ...faces().map(({ family, weight }) => `${family.replaceAll('"', "")} ${weight}`),
        ...files.map(({ name }) => name),
      ].sort(),
    };
  });
}

describe("the scripts of a page", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser({ holdsPointer: true });
  });
  afterAll(() => browser.close());

  it.each(PATHS)("are asked for after the first paint and the first view's files: %s", async (path) => {
    const page = await openPage(browser, origin + path);
    await hydrated(page);
    const { paint, first, others } = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName("first-contentful-paint");
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const isScript = ({ name }: PerformanceResourceTiming) => name.endsWith(".js");
      const eager = [...document.images]
        .filter(({ loading }) => loading === "eager")
        .map(({ currentSrc }) => currentSrc);
      const needed = files.filter(({ name }) => name.endsWith(".css") || eager.includes(name));
      return {
        paint: painted?.startTime ?? Number.POSITIVE_INFINITY,
        first: Math.min(...files.filter(isScript).map(({ startTime }) => startTime)),
        others: needed.map(({ responseEnd }) => responseEnd),
      };
    });
    expect(first).toBeGreaterThan(paint);
    expect(others.length).toBeGreaterThan(0);
    for (const end of others) expect(first).toBeGreaterThan(end);
  });

  it("come at the first sign of somebody, though a picture is still on its way", async () => {
    const page = await openPage(browser, "about:blank");
    const held: Route[] = [];
    const scripts: string[] = [];
    await page.route("**/images/**", (route) => void held.push(route));
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(`${origin}/shop`, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    // Whatever the first frame begins has begun with the second.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(held.length).toBeGreaterThan(0);
    expect(scripts).toEqual([]);
    await page.keyboard.press("Shift");
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(3);
    await Promise.all(held.map((route) => route.abort()));
  });

  it.each(READ)(
    "bring the fonts after the first paint, and next to nothing on the screen moves: %s at %i px",
    async (path, width) => {
      const page = await openPage(browser, "about:blank", { viewport: { width, height: 820 } });
      const held: Route[] = [];
      await page.route("**/*.woff2", (route) => void held.push(route));
      await page.goto(origin + path);
      await hydrated(page);
      await expect.poll(() => held.length).toBe(2);
      await Promise.all(held.map((route) => route.continue()));
      const { paint, asked } = await fontsOf(page);
      const shift = await page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "layout-shift", buffered: true });
        const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
        return shifts.reduce((sum, { value }) => sum + value, 0);
      });
      expect(asked).toBeGreaterThan(paint);
      expect(shift).toBeLessThan(0.001);
      await page.context().close();
    },
  );

  it("bring the fonts at once to who comes from another page of the shop", async () => {
    const page = await openPage(browser, "about:blank");
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
    await page.route("**/images/**", () => {});
    await page.goto(`${origin}/shop`, { waitUntil: "commit", referer: `${origin}/` });
    await expect.poll(() => fonts.length).toBe(2);
    expect(await page.evaluate(() => "live" in document.documentElement.dataset)).toBe(false);
  });

  it("bring the fonts that a page without scripts names itself", async () => {
    const page = await openPage(browser, `${origin}/terms`);
    const plain = await openPage(browser, `${origin}/terms`, { javaScriptEnabled: false });
    const { faces } = await fontsOf(page);
    expect(faces).toHaveLength(4);
    expect((await fontsOf(plain)).faces).toEqual(faces);
  });

  it("leave a page that works where one of them fails, and say so once", async () => {
    const page = await openPage(browser, "about:blank");
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.route("**/build/manifest-*.js", (route) => route.abort());
    await page.goto(`${origin}/shop`);
    const failed = page.waitForEvent("requestfailed");
    await page.keyboard.press("Shift");
    await failed.catch(() => {});
    await page.getByRole("link", { name: /Ashby/ }).first().click();
    await page.waitForURL("**/product/ashby");
    expect(errors.length).toBeLessThanOrEqual(1);
  });
});
