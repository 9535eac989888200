import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { aPlainPhotograph } from "../support/photographs";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

describe("the admin's catalog", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(WAYS)(
    "changes a price, adds a photograph, hides and shows a style, and imports a price rise, with JavaScript: %s",
    async (javaScriptEnabled) => {
      const page = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Fcatalog`, { javaScriptEnabled });
      await signInOnPages(page, ADMIN);
      await page.waitForURL(`${origin}/admin/catalog`);
      if (javaScriptEnabled) await hydrated(page);
      const customer = await openPage(browser, `${origin}/product/kestrel`, { javaScriptEnabled });
      const rate = async () => {
        await customer.goto(`${origin}/product/kestrel`);
        return (await customer.getByText(/^Starting at/).textContent())?.replace("/Sq Ft", "");
      };
      const before = await rate();
      expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

      await page.getByRole("link", { name: "Kestrel", exact: true }).click();
      const price = page.getByLabel("Price per sq ft", { exact: true });
      await price.fill("41,50");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("link", { name: /^Price per sq ft: Please enter dollars/ }).waitFor();
      expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
      await price.fill("41.00");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("is saved. If it is shown").waitFor();
      expect(await rate()).toBe("Starting at $41.00");
      await page.getByRole("button", { name: "Undo the last save" }).click();
      await page.getByText("Kestrel is as it was before.").waitFor();
      expect(await rate()).toBe(before);
      expect(`Starting at $${await price.inputValue()}`).toBe(before);

      const photograph = { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await aPlainPhotograph() };
      await page.getByLabel("Add photographs").setInputFiles(photograph);
      await page.getByLabel("Alternative text", { exact: true }).fill("Kestrel in a kitchen");
      await page.getByLabel("Title", { exact: true }).press("Enter");
      await page.getByText("is saved. If it is shown").waitFor();
      const altOf = (index: number) => () => page.getByLabel(`Alternative text ${index}`, { exact: true }).inputValue();
      await expect.poll(altOf(3)).toBe("Kestrel in a kitchen");
      for (const index of [3, 2]) {
        await page.getByRole("button", { name: `Move up photograph ${index}`, exact: true }).click();
        await expect.poll(altOf(index - 1)).toBe("Kestrel in a kitchen");
      }
      expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
      await customer.goto(`${origin}/product/kestrel`);
      const shown = await customer.getByAltText("Kestrel in a kitchen", { exact: true }).first();
      const address = (await shown.getAttribute("src")) ?? "";
      expect(await customer.locator('meta[property="og:image"]').getAttribute("content")).toContain(address);
      expect(await customer.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
        expect.arrayContaining([expect.stringContaining(address)]),
      );
      expect((await customer.request.get(`${origin}${address}`)).headers()["cache-control"]).toContain("immutable");
      await customer.goto(`${origin}/shop?q=kestrel`);
      await customer.locator(`img[src="${address}"]`).first().waitFor();
      await page.getByRole("button", { name: "Remove photograph 1", exact: true }).click();
      await expect.poll(altOf(1)).not.toBe("Kestrel in a kitchen");
      await page.getByRole("button", { name: "Undo the last save" }).click();
      await expect.poll(altOf(1)).toBe("Kestrel in a kitchen");
      await page.getByRole("button", { name: "Remove photograph 1", exact: true }).click();
      await expect.poll(altOf(1)).not.toBe("Kestrel in a kitchen");

      await page.getByRole("link", { name: "Preview" }).click();
      await page.getByText("This is a preview").waitFor();
      expect(await page.getByRole("heading", { level: 1, name: "Kestrel" }).count()).toBe(1);
      expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

      await page.goto(`${origin}/admin/catalog?q=kestrel`);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole("button", { name: "Hide Kestrel" }).click();
      await page.getByRole("button", { name: "Show Kestrel" }).waitFor();
      await customer.goto(`${origin}/product/kestrel`);
      await customer.getByText("No longer made", { exact: true }).waitFor();
      expect(await pageFaults(customer, { javaScriptEnabled })).toEqual([]);
      await customer.goto(`${origin}/shop`);
      expect(await customer.getByRole("link", { name: /^Kestrel/ }).count()).toBe(0);
      await page.getByRole("button", { name: "Show Kestrel" }).click();
      await page.getByRole("button", { name: "Hide Kestrel" }).waitFor();
      expect(await rate()).toBe(before);

      await page.getByRole("link", { name: "Import CSV" }).click();
      const upload = async (text: string) => {
        const buffer = Buffer.from(text);
        await page.getByLabel("CSV file").setInputFiles({ name: "rise.csv", mimeType: "text/csv", buffer });
        await page.getByRole("button", { name: "Preview changes" }).click();
      };
      await upload('Handle,Price per sq ft\nkestrel,"44,00"\n');
      await page.getByText("Line 2: Price per sq ft").waitFor();
      expect(await page.getByRole("button", { name: "Apply changes" }).count()).toBe(0);
      await upload("Handle,Price per sq ft\nkestrel,44\n");
      await page.getByRole("button", { name: "Apply changes" }).waitFor();
      expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
      await page.getByRole("button", { name: "Apply changes" }).click();
      await page.getByText("All changes in the file were applied.").waitFor();
      expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
      expect(await rate()).toBe("Starting at $44.00");
      await page
        .getByRole("button", { name: /^Undo the import/ })
        .first()
        .click();
      await page.getByText("The catalog is as it was before.").waitFor();
      expect(await rate()).toBe(before);
      await customer.context().close();
      await page.context().close();
    },
  );

  it("takes a style to another place by dragging, and back by buttons", async () => {
    const page = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Fcatalog`);
    await signInOnPages(page, ADMIN);
    await page.waitForURL(`${origin}/admin/catalog`);
    await hydrated(page);
    const rows = page.getByRole("table", { name: "Styles" }).locator("tbody").getByRole("row");
    const titles = () => rows.locator("th a").allTextContents();
    const [first = "", second = "", third = "", ...others] = await titles();
    await rows.nth(2).dragTo(rows.nth(0));
    await expect.poll(titles).toEqual([third, first, second, ...others]);
    for (const place of [first, second]) {
      const before = await titles();
      await page.getByRole("button", { name: `Move up ${place}`, exact: true }).click();
      await expect.poll(titles).not.toEqual(before);
    }
    await expect.poll(titles).toEqual([first, second, third, ...others]);
    await page.context().close();
  });
});
