import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { aCartLine } from "../support/cart-builders";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();
const PHONE = { viewport: { width: 320, height: 700 } };

const box = (page: Page, style: string) => page.getByRole("checkbox", { name: `Compare ${style}`, exact: true });
const bar = (page: Page) => page.getByRole("button", { name: /^Compare/ });
const searchOf = (page: Page) => new URL(page.url()).search;

/** Whether the name of a style is uncovered: nothing, not even the header, is in front of it. */
const isInFront = (page: Page, style: string) =>
  page.getByRole("columnheader", { name: style }).evaluate((head) => {
    const { x, y, height } = head.getBoundingClientRect();
    return head.contains(document.elementFromPoint(x + 9, y + height / 2));
  });

async function expectComparison(page: Page): Promise<void> {
  await page.waitForURL(/\/compare/);
  expect(searchOf(page)).toBe("?styles=ashby,corbin,pierce");
  const table = page.getByRole("table", { name: "Door styles side by side" });
  expect(await table.getByRole("columnheader").allTextContents()).toEqual([
    "What is compared",
    "Ashby",
    "Corbin",
    "Pierce",
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The keyboard reaches the last column within the table's own scroll area.
  const last = page.getByRole("link", { name: "Remove Pierce" });
  await last.focus();
  expect((await last.boundingBox())?.x).toBeLessThan(320);
}

describe("a comparison of styles", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("is chosen on the shop's cards, whatever the filters show, and prices the cart", async () => {
    const page = await openPage(browser, `${origin}/shop`, PHONE);
    await page.evaluate(
      ([text]) => localStorage.setItem("havenstile-cart", text ?? ""),
      [JSON.stringify({ version: 2, lines: [aCartLine("a")] })],
    );
    await page.reload();
    await hydrated(page);
    expect(await bar(page).isVisible()).toBe(false);
    await box(page, "Pierce").focus();
    await page.keyboard.press("Space");
    expect(await bar(page).isVisible()).toBe(true);
    await page.getByText("Filter and sort").click();
    await page.getByRole("checkbox", { name: /^Slab/ }).check();
    await page.getByRole("main").getByRole("status").filter({ hasText: "4 of 20 styles" }).waitFor();
    await box(page, "Corbin").check();
    expect(await box(page, "Pierce").isChecked()).toBe(true);
    await page.getByRole("link", { name: "Remove Slab" }).click();
    await box(page, "Ashby").check();
    expect(await box(page, "Corbin").isChecked()).toBe(true);
    expect(await page.getByRole("button", { name: "Compare 3 styles" }).isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await bar(page).click();
    await expectComparison(page);
    await page.getByText("$126.00").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("combobox", { name: "Add a style" }).selectOption("Rowan");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("columnheader", { name: "Rowan" }).waitFor();
    await hydrated(page);
    await page.getByRole("link", { name: "Remove Ashby" }).click();
    await page.waitForURL(/styles=corbin,pierce,rowan$/);
    await page.getByText("$366.00").waitFor();
  });

  it.each([
    [390, "ashby,corbin,pierce"],
    [390, "ashby,corbin,pierce,rowan"],
    [800, "ashby,corbin,pierce,rowan"],
    [1440, "ashby,corbin,pierce,rowan"],
  ])("leaves the names of the styles visible at %i px: %s", async (width, styles) => {
    const address = `${origin}/compare?styles=${styles}`;
    const page = await openPage(browser, address, { viewport: { width, height: 800 } });
    const picture = page.getByRole("img", { name: /Ashby/ }).first();
    await page.getByRole("table").evaluate((table) => table.scrollIntoView({ block: "start" }));
    await page.mouse.move(width / 2, 600);
    await page.mouse.wheel(0, 600);
    await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan(0);
    await expect.poll(() => isInFront(page, "Ashby")).toBe(true);
    await page.mouse.wheel(0, -60);
    await expect.poll(() => isInFront(page, "Ashby")).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it.each([
    [320, "ashby,corbin,pierce"],
    [390, "ashby,corbin,pierce,rowan"],
    [800, "ashby,corbin,pierce,rowan"],
  ])("leaves its names in front of the header without JavaScript at %i px: %s", async (width, styles) => {
    const address = `${origin}/compare?styles=${styles}`;
    const page = await openPage(browser, address, { viewport: { width, height: 800 }, javaScriptEnabled: false });
    const header = page.getByRole("banner");
    expect((await header.boundingBox())?.y).toBe(0);
    await page.getByRole("table").evaluate((table) => window.scrollBy(0, table.getBoundingClientRect().top));
    await expect.poll(() => isInFront(page, "Ashby")).toBe(true);
    const right = await page.getByText("Put your sizes in the cart").evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().right;
    });
    expect(right).toBeLessThanOrEqual(width);
  });

  it("is chosen without JavaScript, and says how to get a total", async () => {
    const page = await openPage(browser, `${origin}/shop`, { ...PHONE, javaScriptEnabled: false });
    for (const style of ["Ashby", "Corbin", "Pierce"]) await box(page, style).check();
    expect(await bar(page).isVisible()).toBe(true);
    await bar(page).click();
    await expectComparison(page);
    expect(await page.getByText("Put your sizes in the cart").isVisible()).toBe(true);
    expect(await page.locator("main noscript span").isVisible()).toBe(true);
  });

  it.each(WAYS)("can be shown in one finish, with JavaScript: %s", async (javaScriptEnabled) => {
    const page = await openPage(browser, `${origin}/compare?styles=ashby,rowan`, { ...PHONE, javaScriptEnabled });
    await page.getByRole("combobox", { name: "See them in" }).selectOption("Chalk white");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await page.getByRole("img", { name: "Ashby door in Chalk white, front view" }).waitFor();
    expect(new URL(page.url()).searchParams.toString()).toBe("finish=Chalk+white&styles=ashby%2Crowan");
    expect(await page.title()).toContain("Compare in Chalk white: Ashby, Rowan");
    expect(await page.getByRole("cell", { name: "Not made in Chalk white" }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Enter sizes in Ashby" }).click();
    await page.waitForURL(/\/product\/ashby\?finish=Chalk%20white#order$/);
  });

  it("is linked from a product, but by no link that search engines follow", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`);
    const link = page.getByRole("link", { name: "Compare styles" });
    expect(await link.getAttribute("rel")).toBe("nofollow");
    await link.click();
    await page.getByRole("columnheader", { name: "Ashby" }).waitFor();
    const html = await (await fetch(`${origin}/compare?styles=ashby,corbin`)).text();
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    const links = [...html.matchAll(/<a\s[^>]*href="\/compare\?[^>]*>/g)].map(([tag]) => tag);
    expect(links).toHaveLength(2);
    for (const tag of links) expect(tag).toContain('rel="nofollow"');
    expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain("Disallow: /compare\n");
  });

  it("may be cached under its one address, and is stored by the shop only while nothing is compared", async () => {
    for (const search of ["", "?styles=ashby,corbin"]) {
      const answer = await fetch(`${origin}/compare${search}`);
      expect([search, answer.headers.get("cache-control")]).toEqual([search, expect.stringContaining("public")]);
    }
    expect((await fetch(`${origin}/compare`)).headers.get("x-cache")).toBe("hit");
    expect((await fetch(`${origin}/compare?styles=ashby,corbin`)).headers.get("x-cache")).toBeNull();
  });
});
