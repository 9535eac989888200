import type { Browser, Page } from "playwright-core";
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

describe("an order's payments", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** Goes to a page of the shop's own, and waits until its forms work. */
  async function go(page: Page, path: string, javaScriptEnabled: boolean): Promise<void> {
    await page.goto(origin + path);
    if (javaScriptEnabled) await hydrated(page);
  }

  it.each(WAYS)(
    "follow from a tax rate to an invoice that is paid in two parts and refunded, with JavaScript: %s",
    async (javaScriptEnabled) => {
      // No other test delivers to this state.
      const { path: customers } = await placeAsGuest(origin, {
        "mailingAddress.province": "ID",
        "mailingAddress.zip": "83702",
      });
      const page = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Fmoney`, { javaScriptEnabled });
      await signInOnPages(page, ADMIN);
      await page.waitForURL(`${origin}/admin/money`);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole("textbox", { name: "How to pay" }).fill("River Bank\nAccount 77");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Saved.").waitFor();
      await page.getByRole("combobox", { name: "State" }).selectOption("Idaho");
      await page.getByRole("textbox", { name: "Percent", exact: true }).fill("10");
      await page.getByRole("checkbox", { name: "Freight is taxed" }).check();
      await page.getByRole("button", { name: "Save rate" }).click();
      await page.getByRole("button", { name: "Remove ID" }).waitFor();
      expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

      await go(page, customers, javaScriptEnabled);
      const number = (await page.getByRole("heading", { level: 1 }).textContent())?.replace("Order ", "");
      await go(page, `/admin/orders/${number}`, javaScriptEnabled);
      const tax = page.getByRole("textbox", { name: "Tax" });
      const offered = await tax.inputValue();
      expect(offered).toMatch(/^\$\d+\.\d\d$/);
      await page.getByRole("textbox", { name: "Freight" }).fill("100");
      if (javaScriptEnabled) await expect.poll(() => tax.inputValue()).not.toBe(offered);
      await page.getByRole("button", { name: "Confirm order" }).click();
      await page.getByText(/^Order HV-\d+ is confirmed\.$/).waitFor();

      const payments = page.getByRole("region", { name: "Payments" });
      const due =
        (await payments
          .getByText(/^Balance due \$/)
          .first()
          .textContent()) ?? "";
      const cents = Math.round(Number(due.replace(/[^\d.]/g, "")) * 100);
      const pay = async (amount: number, kind: string) => {
        await payments.getByRole("textbox", { name: "Amount" }).fill((amount / 100).toFixed(2));
        await payments.getByRole("combobox", { name: "Kind" }).selectOption(kind);
        await payments.getByRole("button", { name: "Record payment" }).click();
        await page.getByText("The payment is recorded.").waitFor();
      };
      await payments.getByRole("button", { name: "Record payment" }).click();
      await page.getByRole("link", { name: "Amount: This field is required" }).waitFor();
      if (!javaScriptEnabled) await go(page, `/admin/orders/${number}`, javaScriptEnabled);
      const half = Math.floor(cents / 2);
      await pay(half, "Check");
      await payments.getByRole("button", { name: /^Reverse Check/ }).waitFor();
      await pay(cents - half, "Transfer");
      await payments.getByText("Paid in full").waitFor();
      await pay(500, "Refund");
      await payments.getByText("Balance due $5.00").waitFor();
      await payments.getByRole("button", { name: /^Reverse Refund/ }).click();
      await page.getByText("The entry was reversed by a counter entry.").waitFor();
      await payments.getByText("Paid in full").waitFor();
      expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

      await go(page, customers, javaScriptEnabled);
      await page.getByRole("region", { name: "Payment" }).getByText("Paid in full").waitFor();
      expect(await page.getByRole("list", { name: "Payments received" }).getByRole("listitem").count()).toBe(2);
      await page.getByRole("link", { name: /^Invoice HVI-/ }).click();
      await page.getByRole("heading", { level: 1, name: /^Invoice HVI-/ }).waitFor();
      expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
      await page.context().close();
    },
  );
});
