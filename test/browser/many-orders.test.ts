import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { confirmAsAdmin, placeAsGuest } from "../support/guest-order";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

describe("many orders at once", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(WAYS)("are ticked and printed on one plan, with JavaScript: %s", async (javaScriptEnabled) => {
    const jobs = [await placeAsGuest(origin), await placeAsGuest(origin)].map(({ jobName }) => jobName);
    for (const job of jobs) await confirmAsAdmin(browser, origin, job);
    const target = encodeURIComponent("/admin/orders?tab=make");
    const page = await openPage(browser, `${origin}/login?returnTo=${target}`, { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
    if (javaScriptEnabled) await hydrated(page);
    const press = (name: string) => page.getByRole("button", { name }).click();
    await press("Print labels");
    await page.getByText("Tick at least one order.").waitFor();
    if (javaScriptEnabled) await hydrated(page);
    for (const job of jobs) {
      const row = page.getByRole("row").filter({ hasText: job });
      await row.getByRole("checkbox", { name: /^Select HV-/ }).check();
    }
    if (javaScriptEnabled) await page.getByText(/^2 of \d+ selected$/).waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await press("Print cutting plan");
    await page.getByRole("heading", { level: 1, name: "Cutting plan of 2 orders" }).waitFor();
    if (javaScriptEnabled) await hydrated(page);
    expect(await page.getByRole("figure", { name: "Stick 1", exact: true }).count()).toBe(1);
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await page.goto(`${origin}/admin`);
    await page.getByRole("link", { name: "Print today" }).click();
    await page.getByRole("heading", { level: 1, name: /day, / }).waitFor();
    await page.context().close();
  });
});
