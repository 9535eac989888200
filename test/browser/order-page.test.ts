import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LinkedOrder } from "~/ordering/orders/order";
import { detailsOf } from "~/ordering/orders/order-details";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { type EmbeddedShop, startEmbeddedShop } from "../support/embedded-shop";
import { aKey } from "../support/order-builders";
import { anOrder } from "../support/placed-order-builders";
import { hydrated, openPage } from "../support/shop-page";
import { placeIn } from "../support/stored-orders";

const WIDTHS = [390, 1440];

describe("an order's own page", () => {
  let browser: Browser;
  let shop: EmbeddedShop;
  beforeAll(async () => {
    [browser, shop] = await Promise.all([launchBrowser(), startEmbeddedShop()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), shop.stop()]);
  });

  /** Places an order as a guest. */
  async function place(): Promise<LinkedOrder> {
    const { contact, address, lines, totalCents, ...more } = anOrder();
    const order = { key: aKey(), contact, address, ...detailsOf(more), lines, totalCents };
    return placeIn(shop.database, order, { now: Date.now() });
  }

  const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

  it("fits a phone and a desktop, is accessible, and says what a guest must save", async () => {
    const { order, link } = await place();
    const page = await openPage(browser, `${shop.origin}/orders/${link}?placed`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await hydrated(page);
      expect(await heading(page)).toBe(`Order ${order.number}`);
      expect(await page.getByText(`Thank you. Your order is ${order.number}.`).isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
    }
    await page.context().close();
  });

  it("prints the cut list instead of the page", async () => {
    const { order, link } = await place();
    const page = await openPage(browser, `${shop.origin}/orders/${link}`);
    await hydrated(page);
    await page.emulateMedia({ media: "print" });
    const paper = page.locator(".paper-table");
    await paper.waitFor();
    expect(await paper.textContent()).toContain("Sink");
    expect(await page.getByText(`Order ${order.number}, Miller kitchen`).first().isVisible()).toBe(true);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
    await page.context().close();
  });

  it("cancels without JavaScript, after a question, and offers the cut list as a file", async () => {
    const { order, link } = await place();
    const page = await openPage(browser, `${shop.origin}/orders/${link}`, { javaScriptEnabled: false });
    const yes = page.getByRole("button", { name: "Yes, cancel the order" });
    expect(await yes.isVisible()).toBe(false);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save as spreadsheet (CSV)" }).click();
    expect((await download).suggestedFilename()).toBe(`${order.number.toLowerCase()}-cut-list.csv`);
    await page.locator("summary", { hasText: "Cancel order" }).click();
    await yes.click();
    await page.getByText(`Order ${order.number} is canceled.`).waitFor();
    expect(await yes.count()).toBe(0);
    await page.context().close();
  });

  it("moves to a new address, and is gone from the old one, which the log never contains", async () => {
    const { order, link } = await place();
    const old = `${shop.origin}/orders/${link}`;
    const page = await openPage(browser, old);
    await hydrated(page);
    await page.locator("summary", { hasText: "This page’s address" }).click();
    await page.getByRole("button", { name: "Make a new address for this page" }).click();
    await page.waitForURL(/\?done=renewed$/);
    await page.getByText("This order has a new address.").waitFor();
    expect(page.url()).not.toContain(link);
    expect(await heading(page)).toBe(`Order ${order.number}`);
    expect((await page.goto(old))?.status()).toBe(404);
    expect(await heading(page)).toBe("Page not found");
    expect(shop.output()).toContain('"/orders/:link"');
    expect(shop.output()).not.toContain(link);
    await page.context().close();
  });
});
