import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillRegistration, register } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { aCartLine } from "../support/cart-builders";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

describe("a quote", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("is made from the cart, ordered at its price, and takes its pieces out of the cart", async () => {
    const page = await openPage(browser, `${origin}/account`);
    await hydrated(page);
    await fillRegistration(page, { tier: "trade" });
    await register(page);
    await page.waitForURL(`${origin}/account/dashboard`);
    await page.evaluate(
      ([text]) => localStorage.setItem("havenstile-cart", text ?? ""),
      [JSON.stringify({ version: 1, lines: [aCartLine("a")] })],
    );
    await page.goto(`${origin}/cart`);
    await page.getByLabel("Job name").fill("Miller kitchen");
    await page.getByRole("button", { name: "Save as a quote" }).click();
    await page.getByText("Your quote is HVQ-").waitFor();
    const quote = new URL(page.url()).pathname;
    await hydrated(page);
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: "Order this quote" }).click();
    await page.waitForURL(`${origin}${quote}/order*`);
    await hydrated(page);
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Everything looks right").check();
    await page.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL(/\/orders\/[0-9a-f]{32}\?placed$/);
    await page.getByText("Thank you. Your order is HV-").waitFor();
    await page.waitForFunction(() => !localStorage.getItem("havenstile-cart")?.includes("ashby"));

    await page.goto(origin + quote);
    await page.getByText("Ordered as HV-").first().waitFor();
    await page.getByText("Delete this quote").click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await page.getByText("The quote was deleted.").waitFor();
    expect(await page.getByText("You have no quotes yet.").isVisible()).toBe(true);
  });
});
