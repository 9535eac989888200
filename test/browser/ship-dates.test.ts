import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { fillInCheckout, placeOrder } from "../support/checkout-page";
import { ADMIN } from "../support/embedded-backend";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated, openPage, orderFormReady, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();

describe.each(WAYS)("ship dates, with JavaScript: %s", (javaScriptEnabled) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** The day in "Ships by" on a page, once it is there. */
  async function shipsBy(page: Page): Promise<string> {
    const day = page.locator("main").getByText("Ships by").first().locator("time");
    const shown = (await day.count()) > 0 ? day : page.locator("main time[datetime]").first();
    return (await shown.getAttribute("datetime")) ?? "";
  }

  async function toCheckout(page: Page): Promise<string> {
    await page.getByRole("button", { name: "Add to Cart" }).click();
    if (javaScriptEnabled) {
      await page.waitForURL("**/cart");
      const inCart = await shipsBy(page);
      await page.getByRole("link", { name: "Proceed to Checkout" }).first().click();
      await page.waitForURL("**/checkout");
      return inCart;
    }
    const inAnswer = await shipsBy(page);
    await page.getByRole("button", { name: "Order this" }).click();
    return inAnswer;
  }

  it("are the same from the first piece to the order, and are moved by the office", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`, { javaScriptEnabled });
    if (javaScriptEnabled) await orderFormReady(page);
    expect(await page.getByText("Ships by").count()).toBe(0);
    await typePiece(page, "Door 1", { width: ["24", "0"], height: ["36", "0"], location: "Sink" });
    await page.getByLabel("No drawers in this order").check();
    if (javaScriptEnabled) {
      await page.getByRole("region", { name: "Order breakdown" }).getByText("Ships by").waitFor();
    }
    const promised = await toCheckout(page);
    expect(promised).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    expect(await shipsBy(page)).toBe(promised);
    await fillInCheckout(page);
    await page.getByLabel("Everything looks right").check();
    await placeOrder(page);
    await page.waitForURL(/\/orders\/[0-9a-f]{32}\?placed$/);
    await page.locator(`time[datetime="${promised}"]`).first().waitFor();
    const placed = page.getByRole("heading", { level: 1, name: /HV-\d+/ });
    const number = /HV-\d+/.exec((await placed.textContent()) ?? "")?.[0] ?? "";

    const office = await openPage(browser, `${origin}/login?returnTo=%2Fadmin`, { javaScriptEnabled });
    await signInOnPages(office, ADMIN);
    await office.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Schedule" }).click();
    await office.getByRole("heading", { level: 1, name: "Schedule" }).waitFor();
    if (javaScriptEnabled) await hydrated(office);
    await office.getByRole("img", { name: /^Sanding by week/ }).waitFor();
    expect(await pageFaults(office, { javaScriptEnabled })).toEqual([]);
    await office.getByRole("link", { name: `Move ${number}` }).click();
    const chosen = office.getByLabel("Order", { exact: true });
    await expect.poll(() => chosen.inputValue()).toContain(number);
    await office.getByLabel("New ship date").fill("2026-01-03");
    await office.getByLabel("Reason", { exact: true }).fill("The glass is late.");
    await office.getByRole("button", { name: "Move date" }).click();
    await office.getByText("This date has passed: please enter today or a later date").first().waitFor();
    expect(await office.getByLabel("Reason", { exact: true }).inputValue()).toBe("The glass is late.");
    expect(await pageFaults(office, { javaScriptEnabled })).toEqual([]);
    const later = new Date(`${promised}T00:00:00Z`);
    later.setUTCDate(later.getUTCDate() + 7);
    await office.getByLabel("New ship date").fill(later.toISOString().slice(0, 10));
    await office.getByRole("button", { name: "Move date" }).click();
    await office.getByText(`Order ${number} now ships by`).waitFor();
    await office.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await office.waitForURL(/moved=/);
    await office.goto(`${origin}/admin/schedule/stations`);
    if (javaScriptEnabled) await hydrated(office);
    await office.getByText("Edit Finishing").click();
    expect(await pageFaults(office, { javaScriptEnabled })).toEqual([]);
  });
});
