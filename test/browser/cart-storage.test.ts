import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CART_VERSION } from "~/configurator/lines/cart";
import { launchBrowser } from "../support/browser";
import { aCartItem, aCartLine } from "../support/cart-builders";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, orderFormReady, piece, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();
const KEY = "havenstile-cart";

describe("the cart in a real browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** A browser profile whose storage holds this text as the cart before any page is opened. */
  async function profile(stored: string | null): Promise<BrowserContext> {
    const context = await browser.newContext();
    if (stored === null) return context;
    const page = await context.newPage();
    await page.goto(`${origin}/healthz`);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, stored] as const);
    // Another process of the browser may see a large text only some time after it was written.
    const reader = await context.newPage();
    await reader.goto(`${origin}/healthz`);
    await expect.poll(() => reader.evaluate((key) => localStorage.getItem(key)?.length, KEY)).toBe(stored.length);
    await page.close();
    await reader.close();
    return context;
  }

  async function openCart(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${origin}/cart`);
    await hydrated(page);
    return page;
  }

  const dump = (page: Page) => page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  const record = (...lines: unknown[]) => JSON.stringify({ version: 1, lines });

  it.each([
    ["no JSON", "{oops"],
    ["a 6 MB text", `"${"x".repeat(6_000_000 / 2)}"`],
  ])("sets aside %s, says so, and continues", async (_what, text) => {
    const page = await openCart(await profile(text));
    await page.getByText("Your cart is empty").waitFor();
    await page.getByText("Part of a saved cart could not be read").waitFor();
    const stored = await dump(page);
    expect(stored.some(([key, value]) => key !== KEY && value === text)).toBe(true);
  });

  it.each([
    ["damaged lines", record({ lineId: "a" }, null), 0],
    ["one line among damaged ones", record({}, aCartLine("a")), 1],
  ])("shows the red dot only if the cart page has lines: %s", async (_what, text, dots) => {
    const context = await profile(text);
    for (const path of ["/shop", "/cart", "/shop"]) {
      const page = await context.newPage();
      await page.goto(origin + path);
      await hydrated(page);
      if (path === "/cart") expect(await page.getByText("Your cart is empty").count()).toBe(1 - dots);
      // The code that reads a stored cart is loaded first.
      await page.waitForLoadState("networkidle");
      await expect.poll(() => page.locator(".cart-dot").count(), { message: path }).toBe(dots);
    }
    await context.close();
  });

  it("migrates the unversioned list, and leaves a newer version alone", async () => {
    const old = await openCart(await profile(JSON.stringify([aCartItem()])));
    await old.getByRole("link", { name: "Ashby", exact: true }).waitFor();
    expect(JSON.parse(Object.fromEntries(await dump(old))[KEY] ?? "").version).toBe(CART_VERSION);
    const newer = JSON.stringify({ version: 99, lines: [{ surprise: true }] });
    const page = await openCart(await profile(newer));
    await page.getByText("This cart will not be kept").waitFor();
    expect(await dump(page)).toEqual([[KEY, newer]]);
  });

  it("works for the visit when storage is blocked, and says so", async () => {
    const context = await browser.newContext();
    await context.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    const page = await context.newPage();
    await page.goto(`${origin}/product/ashby`);
    await orderFormReady(page);
    await typePiece(page, "Door 1", { width: ["24", "0"], height: ["36", "0"], location: "Sink" });
    await page.getByLabel("No drawers in this order").check();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByText("This cart will not be kept").waitFor();
    expect(await page.getByRole("link", { name: "Ashby", exact: true }).isVisible()).toBe(true);
  });

  it("never loses a line between two tabs, and updates both", async () => {
    const context = await profile(record(aCartLine("a", { productTitle: "First" })));
    const [one, two] = [await openCart(context), await openCart(context)];
    const add = await context.newPage();
    await add.goto(`${origin}/product/rowan`);
    await orderFormReady(add);
    await typePiece(add, "Door 1", { width: ["12", "0"], height: ["12", "0"], location: "Bar" });
    await add.getByLabel("No drawers in this order").check();
    await add.getByRole("button", { name: "Add to Cart" }).click();
    await one.getByRole("link", { name: "Rowan", exact: true }).waitFor();
    await two.getByRole("link", { name: "Rowan", exact: true }).waitFor();
    await one.getByRole("button", { name: "Remove First" }).click();
    await two.getByRole("link", { name: "First", exact: true }).waitFor({ state: "detached" });
    await two.getByRole("button", { name: "Remove Rowan" }).click();
    await one.getByText("Your cart is empty").waitFor();
  });

  it("edits and removes two lines of one product separately, and cancels without a trace", async () => {
    const page = await openCart(await profile(record(aCartLine("a"), aCartLine("b"))));
    const edit = (n: number) => page.getByRole("button", { name: "Edit Ashby" }).nth(n);
    await edit(1).click();
    await piece(page, "Door 1").getByLabel("Location").fill("Second sink");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("cell", { name: /^Second sink/ }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Edit Ashby");
    await edit(0).click();
    await piece(page, "Door 1").getByLabel("Location").fill("Nowhere");
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await page.getByText("Nowhere").count()).toBe(0);
    await edit(0).click();
    expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("Sink");
    await piece(page, "Door 1").getByLabel("Location").fill(" ");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "Door 1: Location is required" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Remove Ashby" }).first().click();
    expect(await page.getByRole("button", { name: "Remove Ashby" }).count()).toBe(1);
    expect(await page.getByRole("cell", { name: /^Second sink/ }).isVisible()).toBe(true);
  });

  it("leads to the checkout", async () => {
    const page = await openCart(await profile(record(aCartLine("a"))));
    await page.getByRole("link", { name: "Proceed to Checkout" }).first().click();
    await page.waitForURL(/\/checkout$/);
  });
});
