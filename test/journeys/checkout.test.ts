import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { fillInCheckout, ORDER_PAGE, placeOrder } from "../support/checkout-page";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, orderFormReady, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();

describe("the checkout", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function addDoor(page: Page): Promise<void> {
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry" });
    await page.getByLabel("No drawers in this order").check();
    await page.getByRole("button", { name: "Add to Cart", exact: true }).last().click();
  }

  it("leads from a product through the cart to the order's page, and preserves what is typed", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`);
    await orderFormReady(page);
    await addDoor(page);
    await page.getByLabel("Job name").fill("Miller kitchen");
    await page.getByRole("link", { name: "Proceed to Checkout" }).first().click();
    await page.getByRole("region", { name: "Look over your pieces" }).waitFor();
    expect(await page.getByLabel("Job name").inputValue()).toBe("Miller kitchen");

    await placeOrder(page);
    const summary = page.getByRole("alert", { name: "Please fix the following errors:" });
    await summary.waitFor();
    expect(await summary.getByRole("link").count()).toBe(9);
    expect(await violations(page)).toEqual([]);

    await fillInCheckout(page);
    const key = await page.locator('input[name="key"]').inputValue();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Portland");
    expect(await page.locator('input[name="key"]').inputValue()).toBe(key);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page)).toEqual([]);

    await page.getByLabel("Everything looks right").check();
    await placeOrder(page);
    await page.waitForURL(ORDER_PAGE);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(window.localStorage.getItem("havenstile-cart") ?? "").lines.length))
      .toBe(0);
    await page.context().close();
  });

  it("leads from a product to the order's page with JavaScript off", async () => {
    const page = await openPage(browser, `${origin}/checkout`, { javaScriptEnabled: false });
    expect(await page.locator("main").innerText()).toContain("one style at a time");
    await page.goto(`${origin}/product/ashby`);
    await addDoor(page);
    await page.getByRole("button", { name: "Order this" }).click();
    await page.getByRole("region", { name: "Look over your pieces" }).waitFor();
    await fillInCheckout(page);
    await page.getByText("Business name, PO number, notes").click();
    await page.getByLabel("Notes for us").fill("After 8 a.m.");
    await placeOrder(page);
    await page
      .getByRole("link", { name: "Everything looks right: Please look over the pieces and tick this box" })
      .waitFor();
    expect(await page.getByLabel("Notes for us").inputValue()).toBe("After 8 a.m.");
    await page.getByLabel("Everything looks right").check();
    await placeOrder(page);
    await page.waitForURL(ORDER_PAGE);
    await page.context().close();
  });
});
