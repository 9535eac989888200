import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listedPaths } from "~/base/brand/paths";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { aCartLine } from "../support/cart-builders";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, orderFormReady } from "../support/shop-page";

const origin = ownShopOrigin();
const PATHS = [
  ...listedPaths,
  "/product/ashby",
  "/product/nope",
  "/search?q=sahker",
  "/compare",
  "/compare?styles=ashby,corbin,pierce,quarry,rowan,nope",
  "/cart",
  "/cart/shared",
  "/checkout",
  "/login",
  "/logout",
  "/contact?sent",
  "/nope",
];

describe("every page", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(PATHS)("is accessible, fits and loads nothing from elsewhere at 320 and 1280 px: %s", async (path) => {
    const page = await openPage(browser, "about:blank", { viewport: { width: 320, height: 800 } });
    const noise: string[] = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && noise.push(message.text()));
    page.on("pageerror", (error) => noise.push(error.message));
    page.on("request", (request) => request.url().startsWith(origin) || noise.push(request.url()));
    await page.goto(origin + path);
    await hydrated(page);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.title()).toMatch(/ - Havenstile Cabinet Doors$/);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
    }
    expect(noise.filter((text) => !text.includes("404 (Not Found)"))).toEqual([]);
    await page.context().close();
  });

  it("stays accessible with errors shown, every block open, and a full cart being edited", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`);
    await orderFormReady(page);
    await page.getByLabel("Include panels?").check();
    await page.getByLabel("Include fillers?").check();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("alert").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.evaluate(
      ([text]) => localStorage.setItem("havenstile-cart", text ?? ""),
      [JSON.stringify({ version: 1, lines: [aCartLine("a"), aCartLine("b")] })],
    );
    await page.goto(`${origin}/cart`);
    await page.getByRole("button", { name: "Edit Ashby" }).first().click();
    expect(await violations(page)).toEqual([]);
  });

  it("moves the focus to the new page's heading after a client-side navigation", async () => {
    const page = await openPage(browser, `${origin}/`);
    await hydrated(page);
    await page.getByRole("link", { name: "Explore Door Styles" }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === "Discover Your Style");
    expect(await page.title()).toBe("Shop - Havenstile Cabinet Doors");
  });

  it("shows the placeholder if a picture fails, even if it failed before scripts ran", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route("**/images/photographs/ashby-front*", (route) => route.abort());
    await page.goto(`${origin}/product/ashby`);
    await page.locator('main img[src="/images/placeholder.svg"]').first().waitFor();
  });

  it("is the same HTML for every visitor, and says how long it may be cached", async () => {
    for (const path of ["/", "/shop", "/product/ashby", "/cart"]) {
      const [one, two] = await Promise.all([
        fetch(origin + path),
        fetch(origin + path, { headers: { Cookie: "theme=x", "User-Agent": "Other" } }),
      ]);
      expect(await one.text()).toBe(await two.text());
      expect(one.headers.get("set-cookie")).toBeNull();
      expect(one.headers.get("cache-control")).toContain("s-maxage=300");
      expect(one.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    }
  });
});
