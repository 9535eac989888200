import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

interface Prefetches {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** The browser's own prefetches, as it reports them: `Ready /shop`. */
  readonly seen: string[];
  readonly problems: string[];
}

describe("the browser's own prefetching", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function open(path: string, withScripts: boolean): Promise<Prefetches> {
    const page = await openPage(browser, "about:blank");
    const devtools = await page.context().newCDPSession(page);
    const seen: string[] = [];
    const problems: string[] = [];
    devtools.on("Preload.prefetchStatusUpdated", ({ key, status }) => {
      seen.push(`${status} ${new URL(key.url).pathname}`);
    });
    const ruled = new Promise<void>((resolve) => {
      devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
        if (ruleSet.errorType) problems.push(`${ruleSet.errorType} ${ruleSet.errorMessage}`);
        resolve();
      });
    });
    await devtools.send("Preload.enable");
    if (!withScripts) await page.route("**/build/**/*.js", (route) => route.abort());
    await page.goto(origin + path);
    await ruled;
    return { page, devtools, seen, problems };
  }

  it("loads the next page, before the page's own scripts run", async () => {
    const { page, seen, problems } = await open("/", false);
    expect(problems).toEqual([]);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }).hover();
    await expect.poll(() => seen, { timeout: 10_000 }).toContain("Ready /shop");
    await page.getByRole("link", { name: "Cart" }).hover();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).hover();
    await expect.poll(() => seen, { timeout: 10_000 }).toContain("Ready /portfolio");
    expect(seen.filter((line) => line.includes("/cart"))).toEqual([]);
  });

  it("stops once they run: the links' own code has the data", async () => {
    const { page, seen } = await open("/", true);
    await hydrated(page);
    await page.waitForFunction(() => "live" in document.documentElement.dataset);
    const data = page.waitForRequest((request) => request.url().includes("_data="));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }).click();
    await data;
    await page.waitForURL("**/shop");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(seen).toEqual([]);
  });

  it("is requested only by pages that are the same for every visitor", async () => {
    for (const [path, rules] of [
      ["/shop", '"/pages.speculationrules"'],
      ["/login", null],
      ["/account/dashboard", null],
      ["/nope", null],
    ] as const) {
      const response = await fetch(origin + path, { redirect: "manual" });
      expect([path, response.headers.get("Speculation-Rules")]).toEqual([path, rules]);
    }
    const rules = await fetch(`${origin}/pages.speculationrules`);
    expect(rules.headers.get("Content-Type")).toBe("application/speculationrules+json");
    const [{ where }] = (await rules.json()).prefetch;
    for (const pattern of where.and[0].href_matches) {
      const path = pattern === "/product/*" ? "/product/ashby" : pattern.replace("/*", "/care");
      expect([path, (await fetch(origin + path)).headers.get("Cache-Control")]).toEqual([
        path,
        expect.stringMatching(/^public/),
      ]);
    }
  });
});
