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

/** Places a guest's order with a unique job name, and returns that name. */
async function place(): Promise<string> {
  const key = randomBytes(16).toString("hex");
  const jobName = `Job ${key.slice(0, 8)}`;
  const body = new URLSearchParams(checkoutFields({ key, jobName }));
  const answer = await fetch(`${origin}/checkout`, { method: "POST", redirect: "manual", body });
  expect(answer.status).toBe(303);
  return jobName;
}

describe("the admin's orders", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function open(javaScriptEnabled: boolean): Promise<Page> {
    const page = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Forders`, { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    await page.waitForURL(`${origin}/admin/orders`);
    if (javaScriptEnabled) await hydrated(page);
    return page;
  }

  async function faults(page: Page, javaScriptEnabled: boolean): Promise<string[]> {
    const found = [];
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push(`wider than ${width}`);
      if (javaScriptEnabled) found.push(...(await violations(page)));
    }
    return found;
  }

  it.each(WAYS)(
    "are found, confirmed once, undone, given freight and answered, with JavaScript: %s",
    async (javaScriptEnabled) => {
      const jobName = await place();
      const page = await open(javaScriptEnabled);
      await page.getByRole("searchbox", { name: /^Search number/ }).fill(jobName);
      await page.getByRole("button", { name: "Show" }).click();
      await page.waitForURL(/search=Job/);
      const row = page.getByRole("row").filter({ hasText: jobName });
      expect(await faults(page, javaScriptEnabled)).toEqual([]);
      await row.getByRole("link").click();

      const confirm = page.getByRole("button", { name: "Confirm order" });
      await page.getByRole("checkbox", { name: "No freight" }).check();
      await confirm.click();
      await page.getByRole("link", { name: "Tax: Please enter the tax, or check No tax" }).waitFor();
      expect(await page.getByRole("checkbox", { name: "No freight" }).isChecked()).toBe(true);
      expect(await faults(page, javaScriptEnabled)).toEqual([]);
      await page.getByRole("checkbox", { name: "No tax" }).check();
      await confirm.dblclick();
      await page.getByText(/^Order HV-\d+ is confirmed\.$/).waitFor();
      expect(await page.getByRole("list", { name: "History" }).getByRole("listitem").count()).toBe(2);
      expect(await page.getByRole("button", { name: "Start production" }).isVisible()).toBe(false);
      expect(await faults(page, javaScriptEnabled)).toEqual([]);
      await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
      await page.getByText(/is received again\.$/).waitFor();

      const freight = page.getByRole("textbox", { name: "Freight" });
      await page.getByRole("checkbox", { name: "No freight" }).uncheck();
      await page.getByRole("checkbox", { name: "No tax" }).uncheck();
      await freight.fill("-1");
      await page.getByRole("button", { name: "Save freight, tax and day" }).click();
      await page.getByRole("link", { name: "Freight: Please enter an amount of $0 or more" }).waitFor();
      expect(await faults(page, javaScriptEnabled)).toEqual([]);
      await freight.fill("$1,080");
      await page.getByRole("button", { name: "Save freight, tax and day" }).click();
      await page.getByText("are saved.").waitFor();
      await page.getByText("before tax", { exact: true }).waitFor();

      const message = page.getByRole("textbox", { name: "Message to the customer" });
      await message.fill("We call you on Monday.");
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByText("is on the order's page.").waitFor();
      await expect.poll(() => message.inputValue()).toBe("");
      expect(await page.getByRole("region", { name: "Messages" }).getByText("We call you on Monday.").count()).toBe(1);
      await page.context().close();
    },
  );
});
