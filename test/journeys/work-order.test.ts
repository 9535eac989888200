import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { launchBrowser } from "../support/browser";
import { aCartItem } from "../support/cart-builders";
import { openAsAdmin, placeAsGuest } from "../support/guest-order";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { pagingFaults, readPdf } from "../support/printed-pdf";
import { hydrated } from "../support/shop-page";

const origin = ownShopOrigin();

/** Twenty doors of one style and one of another. */
function twoStyles() {
  const item = aCartItem();
  const twenty = item.doors.flatMap((door) => Array.from({ length: 20 }, () => door));
  return [
    { ...item, doors: twenty },
    { ...item, productId: "calder", productTitle: "Calder", pricePerSqFt: 11 },
  ];
}

describe("the work order of an order", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function open(jobName: string, javaScriptEnabled: boolean): Promise<Page> {
    const page = await openAsAdmin(browser, origin, jobName, javaScriptEnabled);
    await page.getByText("21 pre-bored doors have no hinge side. Unless you choose one, we bore the left").waitFor();
    await page.locator("summary").filter({ hasText: "Papers" }).click();
    await page.getByRole("link", { name: "Work order" }).click();
    await page.getByRole("heading", { level: 1, name: /^Work order HV-/ }).waitFor();
    if (javaScriptEnabled) await hydrated(page);
    return page;
  }

  it.each(WAYS)(
    "has pages of their own for styles, a box for each part, and totals, with JavaScript: %s",
    async (javaScriptEnabled) => {
      const { jobName } = await placeAsGuest(origin, {}, twoStyles());
      const page = await open(jobName, javaScriptEnabled);
      const style = page.getByRole("region", { name: `Revision 1 · ${jobName} · Ashby` });
      const stiles = style.getByRole("row", { name: /^Stile 40 / });
      expect(await stiles.locator(".tick-box").count()).toBe(40);
      expect(await style.getByRole("figure").count()).toBe(1);
      expect(await style.getByRole("img").count()).toBe(2);
      expect(await page.getByRole("table", { name: /^Sheets and wood to buy/ }).count()).toBe(1);
      expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
      const pages = readPdf(await page.pdf({ format: "Letter" }));
      expect(pagingFaults(pages)).toEqual([]);
      // The totals, two pages of twenty doors, and one of the other style.
      expect(pages.length).toBe(4);
      await page.context().close();
    },
  );
});
