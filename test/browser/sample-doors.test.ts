import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { fillInCheckout, ORDER_PAGE, placeOrder } from "../support/checkout-page";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, orderFormReady, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();
const PHONE = { viewport: { width: 390, height: 844 } };
const SAMPLE = "Sample door, Bellamy, Sage, 12 x 15 in";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const open = (options: BrowserContextOptions = {}) =>
  openPage(browser, `${origin}/product/bellamy`, { ...PHONE, ...options });

const addSample = (page: Page) => page.getByRole("button", { name: "Add a sample" }).click();

async function order(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Look over your pieces" }).getByRole("heading", { name: SAMPLE }).waitFor();
  await fillInCheckout(page);
  await page.getByLabel("Everything looks right").check();
  await placeOrder(page);
  await page.waitForURL(ORDER_PAGE);
  await page.getByRole("heading", { name: SAMPLE }).first().waitFor();
}

describe("a sample door on a phone", () => {
  it("is put into the cart in the chosen finish, counted there, credited with enough doors, and ordered", async () => {
    const page = await open();
    await hydrated(page);
    await orderFormReady(page);
    await page.getByRole("radio", { name: "Sage, + $5 / sq ft" }).check();
    await page.getByText("Credited on an order of $500 or more.").filter({ visible: true }).waitFor();
    await addSample(page);
    await page.getByText("1 sample is in your cart").waitFor();
    await addSample(page);
    await page.getByText("2 samples are in your cart").waitFor();
    expect(await violations(page)).toEqual([]);

    await typePiece(page, "Door 1", { width: ["24", "0"], height: ["40", "0"], location: "Pantry" });
    await page.getByLabel("Quantity").first().fill("3");
    await page.getByLabel("No drawers in this order").check();
    await page.getByRole("button", { name: "Add to Cart" }).last().click();
    await page.waitForURL(`${origin}/cart`);
    const line = page.getByRole("article", { name: SAMPLE });
    await line.getByText("$38.00 each.").waitFor();
    expect(await line.getByRole("button", { name: "Edit" }).count()).toBe(0);
    // Three doors of 6.667 sq ft at $33 cost $660.00.
    const summary = page.getByRole("region", { name: "Order summary" });
    await summary.getByText("−$76.00").waitFor();
    await line.getByLabel("Quantity").selectOption("1");
    await summary.getByText("−$38.00").waitFor();
    await summary.getByText("$660.00").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);

    await page.getByRole("link", { name: "Proceed to Checkout" }).first().click();
    await page.getByText("Sample doors credited").first().waitFor();
    await order(page);
    await page.getByText("How the total adds up").click();
    await page.getByText("Sample doors credited").first().waitFor();
    await page.getByText("$660.00").first().waitFor();
    await page.context().close();
  });

  it("is ordered alone with JavaScript off, and what was typed stays", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.getByRole("radio", { name: "Sage, + $5 / sq ft" }).check();
    await page.getByLabel("Location").first().fill("Pantry");
    await addSample(page);
    await page.getByRole("heading", { name: SAMPLE }).waitFor();
    expect(await page.getByLabel("Location").first().inputValue()).toBe("Pantry");
    await page.getByRole("button", { name: "Order this" }).click();
    await page.getByText("$38.00").first().waitFor();
    await order(page);
    await page.context().close();
  });

  it("is not ordered by Enter in a size field, before JavaScript", async () => {
    const page = await open({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const width = page.getByLabel("Width inches").first();
    await width.fill("15");
    const [posted] = await Promise.all([
      page.waitForRequest((request) => request.method() === "POST"),
      width.press("Enter"),
    ]);
    expect(posted.postData()).toMatch(/intent=price(?:&|$)/);
    await page.context().close();
  });
});
