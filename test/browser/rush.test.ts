import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { fillInCheckout, ORDER_PAGE, placeOrder } from "../support/checkout-page";
import { ADMIN } from "../support/embedded-backend";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated, openPage, orderFormReady, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();

describe.each(WAYS)("rush, with JavaScript: %s", (javaScriptEnabled) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("is sold by the owner, bought at checkout with the date and price that it says, and no longer sold", async () => {
    const owner = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Fschedule%2Fstations`, {
      javaScriptEnabled,
    });
    await signInOnPages(owner, ADMIN);
    await owner.getByRole("heading", { level: 1, name: "Stations and dates" }).waitFor();
    if (javaScriptEnabled) await hydrated(owner);
    await owner.getByLabel("Sell rush").check();
    await owner.getByLabel("Price, percent of the pieces").fill("10");
    await owner.getByLabel("Minimum charge").fill("$75");
    await owner.getByRole("button", { name: "Save rush" }).click();
    await owner.getByText("rush 10%, at least $75.00, 10% reserved for it").first().waitFor();
    expect(await pageFaults(owner, { javaScriptEnabled })).toEqual([]);

    const page = await openPage(browser, `${origin}/product/ashby`, { javaScriptEnabled });
    if (javaScriptEnabled) await orderFormReady(page);
    await typePiece(page, "Door 1", { width: ["24", "0"], height: ["36", "0"], location: "Sink" });
    await page.getByLabel("No drawers in this order").check();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    if (javaScriptEnabled) {
      await page.waitForURL("**/cart");
      await page.getByRole("link", { name: "Proceed to Checkout" }).first().click();
    } else {
      await page.getByRole("button", { name: "Order this" }).click();
    }
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    const box = page.getByRole("checkbox", { name: /^Rush: ships by \w+, \w+ \d+ for \$75\.00$/ });
    await box.check();
    const [rushed = ""] = (await box.inputValue()).split(" ");
    const usual = page.getByText("Ships by").first().locator("time");
    expect(rushed < ((await usual.getAttribute("datetime")) ?? "")).toBe(true);
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

    // A price that changes in the meantime is not charged unseen.
    await owner.getByLabel("Minimum charge").fill("$80");
    await owner.getByRole("button", { name: "Save rush" }).click();
    await owner.getByText("rush 10%, at least $80.00").first().waitFor();
    await fillInCheckout(page);
    await page.getByLabel("Everything looks right").check();
    await placeOrder(page);
    await page.getByText(/^Rush now ships by .* for \$80\.00\. Before, it said: ships by .* for \$75\.00\.$/).waitFor();
    expect(await page.getByRole("checkbox", { name: /^Rush: .* for \$80\.00$/ }).isChecked()).toBe(true);
    expect(await page.getByLabel("First name").inputValue()).toBe("Ann");
    await page.getByLabel("Everything looks right").check();
    await placeOrder(page);
    await page.waitForURL(ORDER_PAGE);
    await page.locator(`time[datetime="${rushed}"]`).first().waitFor();
    const sums = page.getByRole("region", { name: "Cut list" });
    expect(await sums.getByText("Rush", { exact: true }).locator("xpath=following-sibling::dd[1]").textContent()).toBe(
      "$80.00",
    );
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

    await owner.getByLabel("Sell rush").uncheck();
    await owner.getByRole("button", { name: "Save rush" }).click();
    await owner
      .getByText(/rush not sold/)
      .first()
      .waitFor();
  });
});
