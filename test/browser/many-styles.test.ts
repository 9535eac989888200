import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { fillCatalog, manyStyles } from "../support/many-styles";
import { hydrated, openPage } from "../support/shop-page";
import { type ShopServer, startShop } from "../support/shop-server";

const COUNT = 2000;
const titles = manyStyles(COUNT).map(({ title }) => title);

/** The largest page of the shop, in bytes of plain HTML. */
const MOST_BYTES = 90_000;

const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const shown = (page: Page) => page.locator("main h3").allTextContents();
const says = (page: Page, text: string) =>
  page.getByRole("main").getByRole("status").filter({ hasText: text }).waitFor();

describe(`a shop with ${COUNT} styles`, () => {
  let browser: Browser;
  let shop: ShopServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "many-styles-"));
    const file = path.join(folder, "shop.db");
    const database = await openDatabase(file);
    await fillCatalog(database, COUNT);
    await database.close();
    [shop, browser] = await Promise.all([startShop({ DATABASE_PATH: file }), launchBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), shop?.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  it("leads from page to page without JavaScript, filters included", async () => {
    const page = await openPage(browser, `${shop.origin}/shop`, { javaScriptEnabled: false });
    await says(page, "Showing 1 to 24 of 2,000 styles");
    expect(await shown(page)).toEqual(titles.slice(0, 24));
    await pages(page).getByRole("link", { name: "Next page" }).click();
    expect(page.url()).toBe(`${shop.origin}/shop?page=2`);
    await says(page, "Showing 25 to 48 of 2,000 styles");
    expect(await shown(page)).toEqual(titles.slice(24, 48));
    await page.getByRole("checkbox", { name: /^Slab/ }).check();
    await page.getByRole("button", { name: "Show styles" }).click();
    await says(page, "Showing 1 to 24 of 400 styles");
    await pages(page).getByRole("link", { name: "Page 17" }).click();
    expect(new URL(page.url()).search).toBe("?construction=slab&page=17");
    await says(page, "Showing 385 to 400 of 400 styles");
    expect(await pages(page).getByRole("link", { name: "Next page" }).count()).toBe(0);
    await page.goto(`${shop.origin}/shop?page=9999`);
    expect(page.url()).toBe(`${shop.origin}/shop?page=84`);
  });

  it("moves the focus to the list and names the page, and begins again with every filter", async () => {
    const page = await openPage(browser, `${shop.origin}/shop`);
    await hydrated(page);
    await pages(page).getByRole("link", { name: "Next page" }).press("Enter");
    await says(page, "Showing 25 to 48 of 2,000 styles");
    const heading = page.getByRole("heading", { name: "Our Products" });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await heading.boundingBox())?.y).toBeLessThan(300);
    expect(await page.title()).toContain("Page 2");
    expect(await violations(page)).toEqual([]);
    const [slab, oak] = [/^Slab/, /^White oak/].map((name) => page.getByRole("checkbox", { name }));
    await slab?.check();
    await says(page, "Showing 1 to 24 of 400 styles");
    expect(new URL(page.url()).search).toBe("?construction=slab");
    await oak?.check();
    await says(page, "Showing 1 to 24 of 100 styles");
    await page.goBack();
    await page.goBack();
    await says(page, "Showing 25 to 48 of 2,000 styles");
  });

  it.each(["/shop?page=40", "/compare?find=mill", "/how-to/styles"])("fits a phone: %s", async (address) => {
    const page = await openPage(browser, shop.origin + address, { viewport: { width: 320, height: 700 } });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it("stores its pages, which are as small as those of a small shop, and names their neighbors", async () => {
    for (const search of ["", "?page=2", "?construction=shaker&page=2"]) {
      const first = await fetch(`${shop.origin}/shop${search}`);
      const bytes = (await first.arrayBuffer()).byteLength;
      expect([search, bytes < MOST_BYTES || bytes]).toEqual([search, true]);
      expect((await fetch(`${shop.origin}/shop${search}`)).headers.get("x-cache")).toBe("hit");
    }
    const html = await (await fetch(`${shop.origin}/shop?page=2`)).text();
    for (const [rel, address] of [
      ["canonical", "/shop?page=2"],
      ["prev", "/shop"],
      ["next", "/shop?page=3"],
    ])
      expect(html).toContain(`<link rel="${rel}" href="${shop.origin}${address}"/>`);
    expect(html).not.toContain("noindex");
    const filtered = await (await fetch(`${shop.origin}/shop?construction=shaker&page=2`)).text();
    expect(filtered).toContain(`<link rel="canonical" href="${shop.origin}/shop"/>`);
    expect(filtered).toContain('<meta name="robots" content="noindex, follow"/>');
  });

  it("lists every style in the sitemap, and sends a shared cart only its own", async () => {
    const sitemap = await (await fetch(`${shop.origin}/sitemap.xml`)).text();
    expect(sitemap.match(/<loc>[^<]*\/product\//g)).toHaveLength(COUNT);
    const data = await fetch(`${shop.origin}/cart/shared?styles=elm-acre,no-such&_data=routes%2Fcart.shared`);
    const { products } = (await data.json()) as { products: { id: string }[] };
    expect(products.map(({ id }) => id)).toEqual(["elm-acre"]);
    expect((await (await fetch(`${shop.origin}/cart/shared`)).text()).length).toBeLessThan(MOST_BYTES);
  });
});
