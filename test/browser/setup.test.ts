import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { startEmbeddedShop } from "../support/embedded-shop";
import { hydrated, openPage } from "../support/shop-page";

describe("the owner of a new shop", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(WAYS)(
    "is led from Today to the first form, and customers see the answers, with JavaScript: %s",
    async (javaScriptEnabled) => {
      const shop = await startEmbeddedShop();
      const page = await openPage(browser, `${shop.origin}/admin`, { javaScriptEnabled });
      await signInOnPages(page, ADMIN);
      await page.getByRole("link", { name: "Enter its name, phone number and e-mail addresses" }).click();
      await page.getByRole("heading", { level: 1, name: "Make this shop yours" }).waitFor();
      if (javaScriptEnabled) {
        await hydrated(page);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        }
      }
      await page.getByLabel("Phone", { exact: true }).fill("call us");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect.poll(() => page.getByLabel("Phone", { exact: true }).getAttribute("aria-invalid")).toBe("true");
      await page.getByLabel("Name", { exact: true }).fill("Harbor Doors");
      await page.getByLabel("Phone", { exact: true }).fill("(212) 555-0142");
      await page.getByLabel("Mail to the shop", { exact: true }).fill("office@harbor.test");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.waitForURL(`${shop.origin}/admin`);
      expect(await page.getByRole("link", { name: "Enter its name" }).count()).toBe(0);
      await page.goto(shop.origin);
      expect(await page.getByRole("contentinfo").innerText()).toContain("Harbor Doors");
      await page.goto(`${shop.origin}/admin/shop`);
      expect(await page.getByLabel("Mail for claims", { exact: true }).inputValue()).toBe("office@harbor.test");
      await page.context().close();
      await shop.stop();
    },
  );
});
