import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { launchBrowser } from "../support/browser";
import { aCartItem } from "../support/cart-builders";
import { openAsAdmin, placeAsGuest } from "../support/guest-order";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated } from "../support/shop-page";

const origin = ownShopOrigin();

/** Twelve doors. */
function twelve() {
  const item = aCartItem();
  return [{ ...item, doors: item.doors.map((door) => ({ ...door, quantity: 12, hinge: "left" as const })) }];
}

describe("the cutting plan of an order", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function open(jobName: string, javaScriptEnabled: boolean): Promise<Page> {
    const page = await openAsAdmin(browser, origin, jobName, javaScriptEnabled);
    await page.locator("summary").filter({ hasText: "Papers" }).click();
    await page.getByRole("link", { name: "Cutting plan" }).click();
    await page.getByRole("heading", { level: 1, name: /^Cutting plan HV-/ }).waitFor();
    if (javaScriptEnabled) await hydrated(page);
    return page;
  }

  it.each(WAYS)(
    "has sheets and sticks as figures and drawings to download, with JavaScript: %s",
    async (javaScript) => {
      const { jobName } = await placeAsGuest(origin, {}, twelve());
      const page = await open(jobName, javaScript);
      expect(await page.getByRole("figure", { name: "Sheet 1", exact: true }).count()).toBe(1);
      expect(await page.getByRole("figure", { name: "Stick 1", exact: true }).count()).toBe(1);
      expect(await page.getByRole("table", { name: /^Sheets and wood to buy/ }).count()).toBe(1);
      const file = await page.getByRole("link", { name: /^Door 1, / }).getAttribute("href");
      const dxf = await page.request.get(origin + file);
      expect([dxf.status(), await dxf.text()]).toEqual([200, expect.stringContaining("LWPOLYLINE")]);
      const archive = await page.request.get(page.url().replace("cutting-plan", "dxf.zip"));
      expect([archive.status(), (await archive.body()).subarray(0, 2).toString()]).toEqual([200, "PK"]);
      expect(await pageFaults(page, { javaScriptEnabled: javaScript })).toEqual([]);
      await page.context().close();
    },
  );
});
