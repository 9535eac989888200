import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { aCartLine } from "../support/cart-builders";
import { ownShopOrigin } from "../support/own-shop";
import { openPage } from "../support/shop-page";

const origin = ownShopOrigin();

describe("a cart that is shared as a link", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("shows its pieces at today's price in another browser, and goes into the cart on request", async () => {
    const page = await openPage(browser, `${origin}/healthz`);
    const cheap = { ...aCartLine("a"), productTitle: "Renamed", pricePerSqFt: 1 };
    await page.evaluate(
      ([text]) => localStorage.setItem("havenstile-cart", text ?? ""),
      [JSON.stringify({ version: 1, lines: [cheap] })],
    );
    await page.goto(`${origin}/cart`);
    await page.getByRole("button", { name: "Share" }).click();
    const link = await page.getByLabel("Link", { exact: true }).inputValue();
    expect(link.startsWith(`${origin}/cart/shared#1`)).toBe(true);

    const other = await openPage(browser, link, { viewport: { width: 320, height: 800 } });
    const put = other.getByRole("button", { name: "Put into my cart" });
    await put.waitFor();
    expect(await other.getByRole("heading", { name: "Ashby" }).isVisible()).toBe(true);
    expect(await other.getByText("$20.00 / sq ft", { exact: true }).first().isVisible()).toBe(true);
    expect(await other.evaluate(() => localStorage.getItem("havenstile-cart"))).toBeNull();
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(other)).toEqual([]);
    await put.click();
    await other.waitForURL(`${origin}/cart`);
    await other.getByRole("heading", { name: "Ashby" }).waitFor();
    expect(await other.getByText("Renamed").count()).toBe(0);
  });

  it("says what is wrong with a broken link, and adds nothing to the cart", async () => {
    const page = await openPage(browser, `${origin}/cart/shared#1z.broken`);
    await page.getByRole("alert").getByText("This link cannot be read.").waitFor();
    expect(await page.getByRole("button", { name: "Put into my cart" }).count()).toBe(0);
  });
});
