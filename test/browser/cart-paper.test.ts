import { readFileSync } from "node:fs";
import { buffer as bytesOf } from "node:stream/consumers";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CART_VERSION, type CartLine } from "~/configurator/lines/cart";
import type { Door } from "~/trade/measure/piece";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { aCartLine } from "../support/cart-builders";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, piece } from "../support/shop-page";

const origin = ownShopOrigin();
const KEY = "havenstile-cart";
const OLD_CART = readFileSync("test/fixtures/cart-version-1.json", "utf8");

const door = (location: string, more: Partial<Door> = {}): Door => ({
  width: { inches: 15, fraction: "1/2" },
  height: { inches: 30, fraction: "0" },
  location,
  preBored: true,
  ...more,
});

/** Two styles: 34 doors of one, including a pair, and a door of the other that cannot be made. */
const LINES: readonly CartLine[] = [
  aCartLine("a", {
    doors: [
      ...Array.from({ length: 32 }, (_, n) => door(`K-A-${String(n + 1).padStart(2, "0")}-L`, { hinge: "left" })),
      door("K-B-01-L", { quantity: 2, hinge: "pair", boring: 3, note: "Grain across" }),
    ],
  }),
  aCartLine("b", { productId: "rowan", productTitle: "Rowan", pricePerSqFt: 60, doors: [door("=Sink")], drawers: [] }),
];

describe("the cart's edits and documents", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function profile(stored: string, width = 1280): Promise<BrowserContext> {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${origin}/healthz`);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, stored] as const);
    await page.close();
    return context;
  }

  async function open(context: BrowserContext, path = "/cart"): Promise<Page> {
    const page = await context.newPage();
    await page.goto(origin + path);
    await hydrated(page);
    return page;
  }

  const record = (lines: readonly CartLine[]) => JSON.stringify({ version: 3, lines });
  const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ""), KEY);
  const edit = (page: Page, title: string) => page.getByRole("button", { name: `Edit ${title}` }).first();
  const location = (page: Page) => piece(page, "Door 1").getByLabel("Location");
  const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

  it("opens, edits, saves and rereads the cart without losing anything", async () => {
    const context = await profile(OLD_CART);
    const page = await open(context);
    await edit(page, "Ashby").click();
    await location(page).fill("Moved");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("cell", { name: /^Moved/ }).waitFor();
    const old = JSON.parse(OLD_CART);
    const now = await stored(page);
    expect(now.version).toBe(CART_VERSION);
    expect(now.lines[0].doors[0].location).toBe("Moved");
    // Barrow costs more than when it was stored.
    const asSold = old.lines.map((line: CartLine) =>
      line.productId === "barrow" ? { ...line, pricePerSqFt: 16 } : line,
    );
    expect(now.lines.slice(1)).toMatchObject(asSold.slice(1));
    expect(now.lines[0].panels).toEqual(old.lines[0].panels);
    const tomorrow = await open(context);
    await tomorrow.getByRole("cell", { name: /^Moved/ }).waitFor();
    expect(await tomorrow.getByRole("cell", { name: /^Shop drawer 100/ }).count()).toBe(1);
    await context.close();
  });

  it("preserves an unfinished edit through a reload and through editing another line, and says so", async () => {
    const context = await profile(record(LINES));
    const page = await open(context);
    await edit(page, "Ashby").click();
    await location(page).fill("Half done");
    await edit(page, "Rowan").click();
    await page.getByText("Changes to this line are kept but not saved").waitFor();
    await page.reload();
    await hydrated(page);
    await edit(page, "Ashby").click();
    await page.getByText(/^Your changes from today at .* are back/).waitFor();
    expect(await location(page).inputValue()).toBe("Half done");
    await page.getByRole("button", { name: "Start over" }).click();
    expect(await location(page).inputValue()).toBe("K-A-01-L");
    expect((await stored(page)).lines).toEqual(LINES);
    await context.close();
  });

  it("restores canceled changes and removed lines in their place", async () => {
    const context = await profile(record(LINES));
    const page = await open(context);
    await edit(page, "Ashby").click();
    await location(page).fill("Nearly");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Your changes to Ashby were dropped.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await location(page).inputValue()).toBe("Nearly");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: /^Dismiss/ }).click();
    await page.getByRole("button", { name: "Remove Ashby" }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Undo");
    await page.getByRole("button", { name: "Undo" }).click();
    await edit(page, "Ashby").waitFor();
    expect((await stored(page)).lines).toEqual(LINES);
    await page.getByRole("button", { name: "Remove all lines" }).click();
    await page.getByText("Your cart is empty").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await edit(page, "Rowan").waitFor();
    expect((await stored(page)).lines).toEqual(LINES);
    await context.close();
  });

  it("shows one total: the edited line's while a line is edited", async () => {
    const context = await profile(record([LINES[1] as CartLine]));
    const page = await open(context);
    const shown = () => page.locator("main").innerText();
    const totals = async () => (await shown()).split("$199.75").length - 1;
    await edit(page, "Rowan").waitFor();
    // 193.75, and 6.00 for boring.
    expect(await totals()).toBe(1);
    expect(await shown()).toContain("before tax and freight");
    await edit(page, "Rowan").click();
    // The cart's total stays until the editor, whose code is loaded on demand, shows the line's.
    expect(await totals()).toBe(1);
    await page.getByRole("button", { name: "Save" }).waitFor();
    expect(await totals()).toBe(1);
    await context.close();
  });

  it("leaves the total and the main button reachable on a phone", async () => {
    const context = await profile(record(LINES), 390);
    const page = await open(context);
    const button = page.getByRole("link", { name: "Proceed to Checkout" });
    await expect.poll(() => button.count()).toBe(2);
    await page.getByRole("link", { name: "Continue Shopping" }).scrollIntoViewIfNeeded();
    await expect.poll(() => button.count()).toBe(1);
    await context.close();
  });

  it("prints a cut list by style, named after the job, complete and without buttons", async () => {
    const context = await profile(record(LINES));
    const page = await open(context);
    await page.getByLabel("Job name").fill("Miller kitchen");
    await page.getByRole("button", { name: "Print cut list" }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.emulateMedia({ media: "print" });
    const sheet = page.locator("main");
    await expect.poll(() => sheet.innerText()).toContain("Miller kitchen");
    const text = await sheet.innerText();
    for (const words of ["Cut list", "Ashby", "Rowan", "Pair, hinged left and right", "3 mm", "Grain across"]) {
      expect(text).toContain(words);
    }
    expect(await page.title()).toContain("Miller kitchen - Cut list");
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await sheet.locator(".tick-box").count()).toBe(35);
    await page.emulateMedia({ media: "screen" });
    await expect.poll(() => page.title()).toContain("Shopping Cart");
    await context.close();
  });

  it("saves a table named after the job", async () => {
    const context = await profile(record(LINES));
    const page = await open(context);
    await page.getByLabel("Job name").fill("Miller kitchen");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe("miller-kitchen-cut-list.csv");
    const csv = String(await bytesOf(await file.createReadStream()));
    expect(csv.startsWith("\uFEFFWidth (in),Height (in),")).toBe(true);
    expect(csv).toContain("\r\n15 1/2,30,1,'=Sink,Rowan,Door,");
    await context.close();
  });

  it("prints 30 labels on a sheet of Avery 5160, to a hundredth of an inch, from the first free one on", async () => {
    const context = await profile(record(LINES));
    const page = await open(context, "/cart/labels");
    await page.locator(".label").first().waitFor();
    expect(await page.locator(".label-sheet").count()).toBe(2);
    expect(await page.locator(".label-sheet").first().locator(".label").count()).toBe(30);
    const places = await page.evaluate(() => {
      const sheet = document.querySelector(".label-sheet")?.getBoundingClientRect();
      return [...document.querySelectorAll(".label")].slice(0, 30).map((label) => {
        const box = label.getBoundingClientRect();
        const inches = (pixels: number) => Math.round((pixels / 96) * 100) / 100;
        return [box.x - (sheet?.x ?? 0) - 1, box.y - (sheet?.y ?? 0) - 1, box.width, box.height].map(inches);
      });
    });
    const wanted = Array.from({ length: 30 }, (_, n) => [
      [0.19, 2.94, 5.69][n % 3],
      0.5 + Math.floor(n / 3),
      [2.63, 2.63, 2.63][n % 3],
      1,
    ]);
    expect(places).toEqual(wanted);
    await page.getByLabel("First free label").selectOption("29");
    expect(await page.locator(".label-sheet").first().locator(".label").count()).toBe(2);
    expect(await page.getByText("35 labels on 3 sheets").count()).toBe(1);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    await context.close();
  });

  it("maps which piece hangs where", async () => {
    const context = await profile(record(LINES));
    const page = await open(context, "/cart/hanging-map");
    await page.getByRole("heading", { name: "Wall B" }).waitFor();
    const cabinet = page.getByRole("listitem").filter({ hasText: /^Cabinet 01.*Hinged right|hinged right/s });
    expect(await cabinet.first().innerText()).toContain("Door 33, 2 of 2");
    expect(await page.getByRole("heading", { name: "Elsewhere" }).count()).toBe(1);
    await context.close();
  });

  it.each([
    ["/cart", "Shopping Cart"],
    ["/cart/labels", "Labels"],
    ["/cart/hanging-map", "Hanging map"],
  ])("has no axe violations on %s, wide and narrow, with a cart and without", async (path, title) => {
    for (const [text, widths] of [
      [record(LINES), [1280, 320]],
      [record([]), [390]],
    ] as const) {
      const context = await profile(text);
      const page = await open(context, path);
      await heading(page, title).waitFor();
      await page.waitForLoadState("networkidle");
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
  });

  it.each(["/cart/labels", "/cart/hanging-map"])("says before JavaScript runs what %s needs", async (path) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(origin + path);
    expect(await page.locator("main").textContent()).toContain("making this page from it needs JavaScript");
    await context.close();
  });
});
