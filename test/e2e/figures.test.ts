import { randomBytes } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { checkoutFields } from "../support/checkout-fields";
import { ADMIN } from "../support/embedded-backend";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

async function place(): Promise<void> {
  const body = new URLSearchParams(checkoutFields({ key: randomBytes(16).toString("hex"), jobName: "Figures" }));
  expect((await fetch(`${origin}/checkout`, { method: "POST", redirect: "manual", body })).status).toBe(303);
}

describe.each(WAYS)("the figures of sales, with JavaScript: %s", (javaScriptEnabled) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function faults(page: Page): Promise<string[]> {
    const found = [];
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push(`wider than ${width}`);
      if (javaScriptEnabled) found.push(...(await violations(page)));
    }
    return found;
  }

  it("are shown as tables and named plots, grouped by a form, and downloaded", async () => {
    await place();
    const page = await openPage(browser, `${origin}/login?returnTo=%2Fadmin`, { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Figures" }).click();
    await page.getByRole("heading", { level: 1, name: "Figures" }).waitFor();
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole("img", { name: /^Sales by week: \$[\d,.]+ from / }).waitFor();
    await page.getByRole("img", { name: /^Square feet by week: [\d,.]+ sq ft from / }).waitFor();
    expect(await faults(page)).toEqual([]);

    await page.getByLabel("Group by").selectOption("Style");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("img", { name: /^Sales by style: .* Most: / }).waitFor();
    await page.getByRole("heading", { name: "By style", exact: true }).waitFor();
    expect(await faults(page)).toEqual([]);

    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download CSV" }).click();
    expect((await downloading).suggestedFilename()).toBe("figures-by-style.csv");

    await page.goto(`${origin}/admin/figures?from=2026-02-01&until=2026-01-01`);
    await page.getByText("Please enter two days").waitFor();
    expect(await faults(page)).toEqual([]);
  });
});
