import { text as textOf } from "node:stream/consumers";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { aCartItem, aCartLine } from "../support/cart-builders";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated } from "../support/shop-page";

const origin = ownShopOrigin();
const KEY = "havenstile-cart";
const LINES = 3000;
/** A door of 24 x 36 at $20 a square foot in each line. */
const TOTAL = "$360,000.00";

const [door] = aCartItem().doors;
const cart = Array.from({ length: LINES }, (_none, n) =>
  aCartLine(`line-${n}`, { doors: door ? [{ ...door, preBored: false, location: `Place ${n}` }] : [] }),
);

describe(`a cart of ${LINES} lines`, () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}/healthz`);
    const text = JSON.stringify({ version: 3, lines: cart });
    await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [KEY, text] as const);
    await page.goto(`${origin}/cart`);
    await hydrated(page);
  });
  afterAll(() => browser.close());

  const lines = () => page.locator("article");
  /** Matches by text alone, because computing the names of 6,000 buttons takes longer than showing them. */
  const button = (text: string) => page.locator(`button:text-is("${text}")`);
  const isWhole = () => expect.poll(() => lines().count(), { timeout: 60_000 }).toBe(LINES);
  const total = () => page.locator("#summary").getByText(TOTAL);
  const placesAfter = (n: number) =>
    page
      .locator("article td:nth-child(3)")
      .evaluateAll((cells, from) => cells.slice(from, from + 3).map((cell) => cell.textContent), n);

  it("shows the total of all lines before it shows them all, and then each line in order", async () => {
    await lines().first().waitFor();
    await total().waitFor();
    await isWhole();
    expect(await page.getByText("more lines are coming").count()).toBe(0);
    expect(await placesAfter(LINES - 3)).toEqual(["Place 2997", "Place 2998", "Place 2999"]);
  });

  it("can be searched and reached like any page: with the browser's search, by key, by scrolling", async () => {
    await isWhole();
    const finds = (text: string) =>
      page.evaluate((sought) => (window as unknown as { find(text: string): boolean }).find(sought), text);
    // A headless build may have no search: then it does not even find visible text.
    if (await finds("Place 0")) {
      expect(await finds("Place 2718")).toBe(true);
      expect(await page.evaluate(() => getSelection()?.anchorNode?.textContent)).toContain("Place 2718");
    }
    await page.locator("#edit-line-1499 + button").focus();
    await page.keyboard.press("Tab");
    const link = lines().nth(1500).locator("a");
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await link.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
    await lines().last().scrollIntoViewIfNeeded();
    expect(await lines().last().locator("td:nth-child(3)").isVisible()).toBe(true);
  });

  it("restores a removed line, and all of them, in their old place", async () => {
    await isWhole();
    await page.locator("#edit-line-1000 + button").click();
    await button("Undo").click();
    expect(await placesAfter(999)).toEqual(["Place 999", "Place 1000", "Place 1001"]);
    await button("Remove all lines").click();
    await page.getByText(`All ${LINES} lines were removed.`).waitFor();
    await button("Undo").click();
    await total().waitFor();
    await isWhole();
    const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "").lines, KEY);
    expect(stored).toEqual(cart);
  });

  it("edits a line in place", async () => {
    await isWhole();
    await page.locator("#edit-line-2500").click();
    await page.locator(`[id="line-line-2500-doors-1-location"]`).fill("Moved");
    await page.locator("form button[type=submit]", { hasText: "Save" }).click();
    await page.locator("#edit-line-2500").waitFor();
    expect(await placesAfter(2499)).toEqual(["Place 2499", "Moved", "Place 2501"]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("edit-line-2500");
  });

  it("is complete as a file and on paper", async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("#summary button", { hasText: "Download CSV" }).click(),
    ]);
    const rows = (await textOf(await file.createReadStream())).trim().split("\n");
    expect(rows.filter((row) => /Place \d|Moved/.test(row))).toHaveLength(LINES);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.locator(".tick-box").count(), { timeout: 60_000 }).toBe(LINES);
    await page.emulateMedia({ media: "screen" });
  });
});
