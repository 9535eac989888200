import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, piece } from "../support/shop-page";
import { ROOT } from "../support/source-files";

const origin = ownShopOrigin();
const LIST =
  "Type,Location,Width,Height,Qty\nDoor,Sink,15 1/2,30,2\nDrawer front,Stove,24.5,6,1\nShelf,Sink,30,12,4\nDoor,Hall,2-Jan,30,1\n";

const fixture = (name: string) => ({
  name,
  mimeType: "text/csv",
  buffer: readFileSync(path.join(ROOT, "test/fixtures/cut-lists", name)),
});

const openList = (page: Page) => page.getByText("Paste or open a cut list").click();
const add = (page: Page, count: number) => page.getByRole("button", { name: `Add ${count} pieces`, exact: true });

async function expectTaken(page: Page): Promise<void> {
  await page.getByText("3 pieces added to your list below.").waitFor();
  expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("Sink");
  expect(await piece(page, "Door 1").getByLabel("Width inches").inputValue()).toBe("15");
  expect(await piece(page, "Drawer 1").getByLabel("Location").inputValue()).toBe("Stove");
}

describe("a cut list in the order form", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("is pasted into the empty field again and again, and stays there", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await hydrated(page);
    await openList(page);
    const field = page.getByLabel("Cut list", { exact: true });
    await page.evaluate((list) => navigator.clipboard.writeText(list), LIST);
    // The first list loads the code that reads it; with that code, the second is read while it is pasted.
    for (const _time of [1, 2]) {
      await field.click();
      await page.keyboard.press("Control+v");
      await add(page, 3).waitFor();
      expect(await field.inputValue()).toBe(LIST);
      await field.click();
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Delete");
    }
    await field.click();
    await page.keyboard.press("Control+v");
    await add(page, 3).click();
    await expectTaken(page);
  });

  it("is pasted, shown row by row, corrected and added", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`, { viewport: { width: 390, height: 844 } });
    await hydrated(page);
    await openList(page);
    await page.getByLabel("Cut list", { exact: true }).fill(LIST);
    await page.getByRole("button", { name: "Read the list" }).click();
    await page.getByText("5 lines, 2 doors, 1 drawer front, 1 line needs correcting").waitFor();
    expect(
      await page
        .getByText(/^A spreadsheet turned|: A spreadsheet turned/)
        .first()
        .isVisible(),
    ).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Swap width and height of line 2").check();
    await page.getByText("30 × 15 1/2").waitFor();
    await page.getByLabel("Swap width and height of line 2").uncheck();
    await page.getByLabel("Line 4", { exact: true }).check();
    await add(page, 7).waitFor();
    await page.getByLabel("Line 4", { exact: true }).uncheck();
    await add(page, 3).click();
    await expectTaken(page);
    await page.getByText("1 line still needs correcting", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it("is opened as a file, and a file of another kind is reported by name", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`);
    await hydrated(page);
    await openList(page);
    const field = page.getByLabel("Or open a file");
    await field.setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("%PDF-1.7") });
    await page.getByText("This is a PDF, whatever its name says.").waitFor();
    await field.setInputFiles(fixture("01-opencutlist-mm-utf16le.csv"));
    await page.getByText(/2 doors, 1 drawer front/).waitFor();
    await add(page, 3).click();
    await page.getByText("3 pieces added to your list below.").waitFor();
  });

  it("is read and added by the server with JavaScript off", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`, { javaScriptEnabled: false });
    await openList(page);
    await page.getByLabel("Cut list", { exact: true }).fill(LIST);
    await page.getByRole("button", { name: "Read the list" }).click();
    await page.getByText(/2 doors, 1 drawer front/).waitFor();
    await page.getByLabel("Line 4", { exact: true }).check();
    await page.getByRole("button", { name: "Apply the changes" }).click();
    await add(page, 7).waitFor();
    await page.getByLabel("Line 4", { exact: true }).uncheck();
    await page.getByRole("button", { name: /^Add \d+ pieces$/ }).click();
    await expectTaken(page);
    await page.getByText("1 line still needs correcting", { exact: true }).waitFor();
    await page.getByLabel("Width of line 2").fill("12 1/4");
    await page.getByRole("button", { name: "Apply the changes" }).click();
    await page.getByText("2 lines, 1 door", { exact: true }).waitFor();
    expect(await page.getByLabel("Cut list", { exact: true }).inputValue()).toContain("2-Jan");
  });

  it("is read from a file with JavaScript off", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`, { javaScriptEnabled: false });
    await openList(page);
    await page.getByLabel("Or open a file").setInputFiles(fixture("01-opencutlist-mm-utf16le.csv"));
    await page.getByRole("button", { name: "Read the list" }).click();
    await add(page, 3).click();
    await page.getByText("3 pieces added to your list below.").waitFor();
  });
});
