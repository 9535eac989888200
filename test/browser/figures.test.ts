import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { placeAsGuest } from "../support/guest-order";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

describe.each(WAYS)("the figures of sales, with JavaScript: %s", (javaScriptEnabled) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("are shown as tables and named plots, grouped by a form, and downloaded", async () => {
    await placeAsGuest(origin);
    const page = await openPage(browser, `${origin}/login?returnTo=%2Fadmin`, { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Figures" }).click();
    await page.getByRole("heading", { level: 1, name: "Figures" }).waitFor();
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole("img", { name: /^Sales by week: \$[\d,.]+ from / }).waitFor();
    await page.getByRole("img", { name: /^Square feet by week: [\d,.]+ sq ft from / }).waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

    await page.getByLabel("Group by").selectOption("Style");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("img", { name: /^Sales by style: .* Most: / }).waitFor();
    await page.getByRole("heading", { name: "By style", exact: true }).waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download CSV" }).click();
    expect((await downloading).suggestedFilename()).toBe("figures-by-style.csv");

    await page.goto(`${origin}/admin/figures?from=2026-02-01&until=2026-01-01`);
    await page.getByText("Please enter two days").waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
  });
});
