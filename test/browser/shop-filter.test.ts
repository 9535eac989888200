import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

const status = (page: Page) => page.getByRole("main").getByRole("status");
const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** Waits until the page reports this number of styles. */
const says = (page: Page, text: string) =>
  status(page)
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor();

describe("the filters of the shop", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("apply immediately by keyboard alone, and preserve the focus and the position; Back undoes them", async () => {
    const page = await openPage(browser, `${origin}/shop`);
    await hydrated(page);
    const slab = box(page, /^Slab/);
    await slab.focus();
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.keyboard.press("Space");
    await says(page, "4 of 20 styles");
    expect(await slab.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await page.getByRole("textbox", { name: /^At least this wide/ }).fill("26 1/2");
    await page.keyboard.press("Enter");
    await says(page, "1 of 20 styles");
    expect(searchOf(page)).toBe("?construction=slab&width=26.5");
    expect(await page.getByRole("heading", { level: 3 }).allTextContents()).toEqual(["Quarry"]);
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await says(page, "4 of 20 styles");
    expect(await page.getByRole("textbox", { name: /^At least this wide/ }).inputValue()).toBe("");
    await page.getByRole("link", { name: "Remove Slab" }).click();
    await says(page, "20 styles");
    expect(await slab.isChecked()).toBe(false);
    expect(await status(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("are skipped by a link, and show a color in the finish that has it", async () => {
    const page = await openPage(browser, `${origin}/shop`);
    await hydrated(page);
    await page.getByRole("link", { name: "Skip filters" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.getByRole("link", { name: /^Ashby/ }).evaluate((link) => link === document.activeElement)).toBe(
      true,
    );
    await box(page, /^Green/).check();
    await says(page, "8 of 20 styles");
    expect(await page.getByRole("link").filter({ hasText: "Ashby, Sage" }).getAttribute("href")).toBe(
      "/product/ashby?finish=Sage",
    );
  });

  it("fold on a phone without pushing the first style out of view, and lead back to their results", async () => {
    const page = await openPage(browser, `${origin}/shop`, { viewport: { width: 320, height: 700 } });
    await hydrated(page);
    const first = page.getByRole("link", { name: /^Ashby/ });
    expect((await first.boundingBox())?.y).toBeLessThan(700);
    await page.getByText("Filter and sort").click();
    await box(page, /^Walnut/).check();
    await says(page, "1 of 20 styles");
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole("button", { name: "Show styles" }).click();
    expect(await box(page, /^Walnut/).isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: /^Rowan/ }).isVisible()).toBe(true);
  });

  it("work without JavaScript", async () => {
    const page = await openPage(browser, `${origin}/shop`, { javaScriptEnabled: false });
    await box(page, /^Shaker/).check();
    await box(page, /^Mitered/).check();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price, highest first");
    await page.getByRole("button", { name: "Show styles" }).click();
    await says(page, "11 of 20 styles");
    expect(searchOf(page)).toBe("?construction=shaker,mitered&sort=price-down");
    expect(await box(page, /^Mitered/).isChecked()).toBe(true);
    const cards = page.getByRole("list").filter({ has: page.getByRole("heading", { level: 3 }) });
    expect(await cards.getByRole("heading", { level: 3 }).first().textContent()).toBe("Rowan");
    await page.getByRole("link", { name: "Clear all filters" }).click();
    await says(page, "20 styles");
    expect(searchOf(page)).toBe("?sort=price-down");
  });
});

describe("crawlers and caches", () => {
  const linksOf = (html: string) =>
    [...html.matchAll(/<a\s[^>]*href="(\/shop\?[^"]*)"[^>]*>/g)].map(([tag, href = ""]) => ({
      tag,
      href: href.replaceAll("&amp;", "&"),
    }));

  it("are told not to follow filter links, and a filtered page links only to fewer filters", async () => {
    const start = "/shop?construction=slab,arched&material=mdf,walnut&price=40-up&width=30";
    const found = new Set([start]);
    for (const address of found) {
      const html = await (await fetch(origin + address)).text();
      expect(html).toContain(`<link rel="canonical" href="${origin}/shop"/>`);
      expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
      for (const { tag, href } of linksOf(html)) {
        expect(tag).toContain('rel="nofollow"');
        expect(href.length).toBeLessThan(address.length);
        found.add(href);
      }
    }
    expect(found.size).toBeGreaterThan(5);
    expect(found.size).toBeLessThanOrEqual(2 ** 6);
    const shop = await (await fetch(`${origin}/shop`)).text();
    expect(linksOf(shop)).toEqual([]);
    expect(shop).not.toContain("noindex");
  });

  it("may store every filter, and the shop stores one kind of construction", async () => {
    for (const search of ["?construction=slab", "?material=maple&sort=name"]) {
      const answer = await fetch(`${origin}/shop${search}`);
      expect([search, answer.headers.get("cache-control")]).toEqual([search, expect.stringContaining("public")]);
    }
    expect((await fetch(`${origin}/shop?construction=slab`)).headers.get("x-cache")).toBe("hit");
    expect((await fetch(`${origin}/shop?material=maple`)).headers.get("x-cache")).toBeNull();
  });
});
