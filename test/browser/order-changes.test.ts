import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { placeAsGuest } from "../support/guest-order";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, piece } from "../support/shop-page";

const origin = ownShopOrigin();

describe("an order that changes", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function faults(page: Page, javaScriptEnabled: boolean): Promise<string[]> {
    const found = [];
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push(`wider than ${width}`);
      if (javaScriptEnabled) found.push(...(await violations(page)));
    }
    return found;
  }

  async function openOrder(path: string, javaScriptEnabled: boolean): Promise<Page> {
    const page = await openPage(browser, `${origin}${path}`, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    return page;
  }

  async function openAdmin(path: string, javaScriptEnabled: boolean): Promise<Page> {
    const page = await openPage(browser, `${origin}/login?returnTo=${encodeURIComponent(path)}`, { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    await page.waitForURL(`${origin}${path}`);
    if (javaScriptEnabled) await hydrated(page);
    return page;
  }

  /** Adds a line of another style; with JavaScript, it survives a reload. */
  async function addBarrow(page: Page, javaScriptEnabled: boolean): Promise<void> {
    await page.getByLabel("Style", { exact: true }).selectOption({ label: "Barrow" });
    await page.getByRole("button", { name: "Add this style" }).click();
    const line = page.getByRole("region", { name: "Barrow" });
    await line.getByLabel("Location").first().fill("Island");
    await line.getByLabel("Width inches").first().fill("20");
    await line.getByLabel("Height inches").first().fill("24");
    await line.getByLabel("No drawers in this order").check();
    if (!javaScriptEnabled) return;
    await page.reload();
    await page.getByText(/^Your changes from .* are back/).waitFor();
    expect(await line.getByLabel("Height inches").first().inputValue()).toBe("24");
    expect(await piece(page, "Door 1").first().getByLabel("Height inches").inputValue()).toBe("40");
  }

  async function makeTaller(page: Page, inches: string): Promise<void> {
    await page.getByRole("link", { name: "Change this order" }).click();
    await page.getByRole("heading", { name: /^Change order/ }).waitFor();
    await piece(page, "Door 1").first().getByLabel("Height inches").fill(inches);
  }

  it.each(WAYS)(
    "is changed by its customer, confirmed, changed on request for a fee, and sawn as its last revision, with JavaScript: %s",
    async (javaScriptEnabled) => {
      const { path } = await placeAsGuest(origin);
      const page = await openOrder(path, javaScriptEnabled);
      const other = await openOrder(path, javaScriptEnabled);
      await makeTaller(other, "20");
      await makeTaller(page, "40");
      expect(await faults(page, javaScriptEnabled)).toEqual([]);
      await addBarrow(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Save changes" }).click();
      await page.getByText("Your changes are saved.").waitFor();
      const changed = await page.getByRole("main").innerText();
      expect([changed.includes("Revision 2"), changed.includes("Barrow, added")]).toEqual([true, true]);
      expect(await faults(page, javaScriptEnabled)).toEqual([]);

      // The other tab says so, and its fields still have what was typed.
      await other.getByRole("button", { name: "Save changes" }).click();
      await other.getByText("This order was changed in the meantime").waitFor();
      expect(await piece(other, "Door 1").getByLabel("Height inches").inputValue()).toBe("20");

      await page.getByRole("link", { name: "Read revision 1" }).click();
      await page.getByText("You are reading revision 1").waitFor();
      const number = /[A-Z]+-\d+/.exec(await page.getByRole("heading", { level: 1 }).innerText())?.[0] ?? "";
      expect(await faults(page, javaScriptEnabled)).toEqual([]);

      const admin = await openAdmin(`/admin/orders/${number}`, javaScriptEnabled);
      await admin.getByLabel("No freight").check();
      await admin.getByLabel("No tax").check();
      await admin.getByRole("button", { name: "Confirm order" }).click();
      await admin.getByText("Next: Start production").waitFor();

      await page.goto(`${origin}${path}`);
      await makeTaller(page, "30");
      await page.getByRole("button", { name: "Request this change" }).click();
      await page.getByText("We have your request.").waitFor();

      await admin.goto(`${origin}/admin/orders/${number}/work-order`);
      expect(await admin.getByRole("main").innerText()).toContain("ask the office before you saw");
      await admin.goto(`${origin}/admin/orders/${number}`);
      if (javaScriptEnabled) await hydrated(admin);
      const region = admin.getByRole("region", { name: "Requested change" });
      await region.getByLabel("Fee").fill("a lot");
      await region.getByRole("button", { name: "Accept change" }).click();
      await admin
        .getByText(/Please enter an amount/)
        .first()
        .waitFor();
      await region.getByLabel("Fee").fill("25");
      expect(await faults(admin, javaScriptEnabled)).toEqual([]);
      await region.getByRole("button", { name: "Accept change" }).click();
      await admin.getByText("Waiting for the customer's approval").waitFor();

      await page.goto(`${origin}${path}`);
      expect(await page.getByRole("main").innerText()).toContain("Revision 2");
      await page.getByRole("button", { name: "Approve this change" }).click();
      await page.getByText("The change is made.").waitFor();
      expect(await page.getByRole("main").innerText()).toContain("Revision 3");
      await page.getByText("Fee for changes").first().waitFor({ state: "attached" });

      await admin.goto(`${origin}/admin/orders/${number}/work-order?revision=1`);
      expect(new URL(admin.url()).searchParams.get("revision")).toBe("3");
      const sheet = await admin.getByRole("main").innerText();
      expect(sheet).toContain("Revision 1 was replaced");
      expect(sheet).toContain("Revision 3");
    },
    120_000,
  );
});
