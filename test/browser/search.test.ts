import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchedTexts } from "~/storefront/search/texts.server";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

describe("the search", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("suggests while typing, works by keys alone, is accessible, and fits on a narrow phone", async () => {
    const page = await openPage(browser, `${origin}/search?q=oak`, { viewport: { width: 320, height: 800 } });
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
    const field = page.getByRole("combobox", { name: "Search styles, guides and pages" });
    await field.fill("walnut");
    await page.getByRole("option", { name: /Rowan/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    const active = page.locator(`[id="${await field.getAttribute("aria-activedescendant")}"]`);
    expect(await active.textContent()).toContain("Rowan");
    expect((await active.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${origin}/product/rowan`);
    await page.getByRole("heading", { level: 1, name: "Rowan" }).waitFor();
    await page.context().close();
  });

  it("suggests in the header, too", async () => {
    const page = await openPage(browser, `${origin}/terms`, { viewport: { width: 1280, height: 800 } });
    await hydrated(page);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("textbox", { name: "Search products" }).fill("walnut");
    await page.getByRole("option", { name: /Rowan/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${origin}/product/rowan`);
    await page.context().close();
  });

  it("is a form without JavaScript, and says what to do if nothing is found", async () => {
    const page = await openPage(browser, `${origin}/search`, { javaScriptEnabled: false });
    const field = page.getByRole("textbox", { name: "Search styles, guides and pages" });
    await field.fill(" RTF ");
    await page.getByRole("button", { name: "Search", exact: true }).last().click();
    await page.getByRole("link", { name: /Linden/ }).waitFor();
    expect(await page.title()).toContain("“RTF”");
    await field.fill("zzzzzz");
    await field.press("Enter");
    await page.getByRole("heading", { name: "Nothing found for “zzzzzz”" }).waitFor();
    await page.context().close();
  });

  it("leads to existing places", async () => {
    const pages = new Map<string, string>();
    for (const { to } of searchedTexts()) {
      const [path = "", id] = to.split("#");
      if (!pages.has(path)) pages.set(path, await (await fetch(origin + path)).text());
      if (id) expect(pages.get(path), to).toContain(`id="${id}"`);
    }
  });
});
