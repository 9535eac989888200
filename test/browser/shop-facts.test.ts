import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { type EmbeddedShop, startEmbeddedShop } from "../support/embedded-shop";
import { signInOverHttp } from "../support/http-sign-in";
import { hydrated, openPage } from "../support/shop-page";
import { openSignedIn } from "../support/signed-in-walk";

describe("the page with the shop's facts", () => {
  let browser: Browser;
  let shop: EmbeddedShop;
  let cookie: string;
  beforeAll(async () => {
    [browser, shop] = await Promise.all([launchBrowser(), startEmbeddedShop()]);
    cookie = await signInOverHttp(shop.origin);
  });
  afterAll(async () => {
    await browser.close();
    await shop.stop();
  });

  const address = (path: string) => `${shop.origin}${path}`;
  const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

  async function asOwner(javaScriptEnabled: boolean): Promise<Page> {
    const page = await openSignedIn(browser, address("/admin/shop"), cookie, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    return page;
  }

  it.each(WAYS)(
    "brings back what was typed before the sign-in ended, with JavaScript: %s",
    async (javaScriptEnabled) => {
      const page = await asOwner(javaScriptEnabled);
      await page.getByLabel("Notice", { exact: true }).fill("Closed on Friday, for the fair");
      await page.context().clearCookies();
      await save(page);
      await page.getByText("What you typed is back once you have signed in").waitFor();
      await signInOnPages(page, ADMIN);
      await page.waitForURL(/\/unsaved\/[\w-]+$/);
      await page.getByText("Closed on Friday, for the fair").waitFor();
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Send it now" }).click();
      await page.waitForURL(address("/admin/shop?saved"));
      expect(await page.getByLabel("Notice", { exact: true }).inputValue()).toBe("Closed on Friday, for the fair");
      await page.getByRole("button", { name: "Undo the last save" }).click();
      await expect.poll(() => page.getByLabel("Notice", { exact: true }).inputValue()).toBe("");
      await page.context().close();
    },
  );

  it.each(WAYS)(
    "shows customers a new phone number and a notice at once, and takes them back, with JavaScript: %s",
    async (javaScriptEnabled) => {
      const customer = await openPage(browser, address("/contact"), { javaScriptEnabled });
      const header = customer.getByRole("region", { name: "Notice" });
      expect(await header.count()).toBe(0);
      const page = await asOwner(javaScriptEnabled);
      await page.getByLabel("Phone", { exact: true }).fill("(212) 555-0199");
      await page.getByLabel("Notice", { exact: true }).fill("Closed Thanksgiving week");
      await save(page);
      await page.waitForURL(address("/admin/shop?saved"));
      expect(await page.getByLabel("Phone", { exact: true }).inputValue()).toBe("(212) 555-0199");
      await customer.reload();
      expect(await header.innerText()).toBe("Closed Thanksgiving week");
      expect(await customer.getByRole("contentinfo").getByText("(212) 555-0199").count()).toBe(1);
      if (javaScriptEnabled) {
        await hydrated(customer);
        await customer.getByRole("link", { name: "Privacy Policy" }).click();
        await customer.waitForURL(address("/privacy"));
        expect(await header.innerText()).toBe("Closed Thanksgiving week");
      }
      await page.getByRole("button", { name: "Undo the last save" }).click();
      await page.waitForURL(address("/admin/shop?saved"));
      await expect.poll(() => page.getByLabel("Notice", { exact: true }).inputValue()).toBe("");
      if (javaScriptEnabled) {
        // The same document, which asks the server on this page.
        const isSame = await customer.evaluateHandle(() => document.documentElement);
        await customer.getByRole("button", { name: "Account" }).click();
        await customer.getByRole("link", { name: "Create Account" }).click();
        await customer.waitForURL(address("/account"));
        await expect.poll(() => header.count()).toBe(0);
        expect(await customer.getByRole("contentinfo").getByText("(212) 555-0199").count()).toBe(0);
        expect(await isSame.evaluate((element) => element.isConnected)).toBe(true);
      } else await customer.reload();
      expect(await header.count()).toBe(0);
      await Promise.all([page.context().close(), customer.context().close()]);
    },
  );

  it("is accessible with an error beside its field, and fits a phone and a desktop", async () => {
    const page = await asOwner(true);
    const field = page.getByLabel("Closed days", { exact: true });
    await field.fill("soon");
    await save(page);
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await page.context().close();
  });

  it("says on the first page that no mail is sent while no mail server is set", async () => {
    const page = await asOwner(true);
    await page.goto(address("/admin"));
    expect(await page.getByText("This shop sends no mail").count()).toBe(1);
    await page.context().close();
  });
});
