import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { signInOnPages } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { aCartLine } from "../support/cart-builders";
import { ADMIN } from "../support/embedded-backend";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

describe("the pages linked from the dashboard", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openPage(browser, `${origin}/login?returnTo=%2Faccount%2Fdashboard`);
    await signInOnPages(page, ADMIN);
    await page.waitForURL(`${origin}/account/dashboard`);
    await page.evaluate(
      ([text]) => localStorage.setItem("havenstile-cart", text ?? ""),
      [JSON.stringify({ version: 1, lines: [aCartLine("a")] })],
    );
  });
  afterAll(() => browser.close());

  it.each(Object.values(accountPages))(
    "$title is accessible at 320 and 1280 px and links onward",
    async ({ to, title, next }) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(origin + to);
        await hydrated(page);
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
        expect(await page.getByRole("main").getByRole("link", { name: next.label }).first().isVisible()).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await violations(page)).toEqual([]);
      }
    },
  );

  it.each([
    ["/account/orders/current", "You have no current orders.", "Browse door styles"],
    ["/account/orders/history", "You have no closed orders yet.", "Current Orders"],
    ["/account/reorder", "You have no orders yet.", "Browse door styles"],
    ["/account/measurements", "You have no saved lists yet.", "Open the cart"],
  ])("say where to go if there is no order: %s", async (path, text, next) => {
    await page.goto(origin + path);
    expect(await page.getByText(text).isVisible()).toBe(true);
    expect(await page.getByRole("main").getByRole("link", { name: next }).first().isVisible()).toBe(true);
  });

  it("show whose account it is", async () => {
    await page.goto(`${origin}/account/profile`);
    expect(await page.getByRole("main").getByText(ADMIN.email).isVisible()).toBe(true);
  });

  it("list what the cart of this browser holds", async () => {
    await page.goto(`${origin}/account/saved`);
    await page.getByRole("heading", { level: 2, name: "Ashby" }).waitFor();
    expect(await page.getByRole("table").count()).toBe(0);
  });
});
