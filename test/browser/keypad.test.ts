import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { openPage, orderFormReady, piece, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: "block",
} as const;
const SINK = { width: ["15", "1/2"], height: ["30", "1/4"], location: "Sink" } as const;

const keypadOf = (page: Page) => page.getByRole("group", { name: "Keypad" });
const key = (page: Page, name: string | RegExp) => keypadOf(page).getByRole("button", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inches = (page: Page, name = "Door 1") => piece(page, name).getByLabel("Width inches");

/** The ways to a size, each from a form with one door, and the field that they lead to. */
const WAYS: Readonly<Record<string, readonly [way: (page: Page) => Promise<void>, fieldId: string]>> = {
  "a tap": [(page) => inches(page).tap(), "doors-1-widthInches"],
  "Add door": [(page) => button(page, "Add door").tap(), "doors-2-widthInches"],
  "Add door while a size is typed": [
    async (page) => {
      await inches(page).tap();
      await keypadOf(page).waitFor();
      await button(page, "Add door").tap();
    },
    "doors-2-widthInches",
  ],
  "a copy of a door": [
    async (page) => {
      await button(page, "Duplicate door 1").tap();
      await inches(page, "Door 2").tap();
    },
    "doors-2-widthInches",
  ],
  Next: [
    async (page) => {
      await inches(page).tap();
      await key(page, /^Next/).tap();
    },
    "doors-1-heightInches",
  ],
  "the link of an error": [
    async (page) => {
      await inches(page).fill("");
      await piece(page, "Door 1").getByRole("combobox").first().selectOption("0");
      await button(page, "Add to Cart").first().tap();
      await page.getByRole("link", { name: /^Door 1: Width is required/ }).tap();
    },
    "doors-1-widthInches",
  ],
  Undo: [
    async (page) => {
      await button(page, "Add door").tap();
      await keypadOf(page).waitFor();
      await button(page, "Remove door 2").tap();
      await button(page, "Undo").tap();
    },
    "doors-2-widthInches",
  ],
};

describe("the keypad on a phone", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function open(): Promise<Page> {
    const page = await openPage(browser, `${origin}/product/ashby`, PHONE);
    await orderFormReady(page);
    await typePiece(page, "Door 1", SINK);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return page;
  }

  it.each(Object.entries(WAYS))("opens by %s, and stays open", async (_name, [go, fieldId]) => {
    const page = await open();
    await go(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(fieldId);
    await keypadOf(page).waitFor();
    // Anything that the press still does happens before this.
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)))));
    expect(await keypadOf(page).isVisible()).toBe(true);
    await key(page, "9").tap();
    expect(await page.locator(`#${fieldId}`).inputValue()).toBe("9");
    await page.context().close();
  });

  it("types the heights of cups, which tick that the door is pre-bored", async () => {
    const page = await open();
    await piece(page, "Door 1")
      .getByText(/^Hinges:/)
      .tap();
    const cup = (number: number) => piece(page, "Door 1").getByLabel(`Cup ${number}`);
    await cup(1).tap();
    await keypadOf(page).getByText("Door 1, cup 1").waitFor();
    await key(page, "3").tap();
    await key(page, "1/2").tap();
    await key(page, "Next").tap();
    await keypadOf(page).getByText("Door 1, cup 2").waitFor();
    for (const name of ["2", "6"]) await key(page, name).tap();
    expect([await cup(1).inputValue(), await cup(2).inputValue()]).toEqual(["3 1/2", "26"]);
    expect(await piece(page, "Door 1").getByRole("checkbox", { name: "Pre-bored" }).isChecked()).toBe(true);
    await page.context().close();
  });

  it("leaves the heights of cups to the device's keyboard on request, space and all", async () => {
    const page = await open();
    await piece(page, "Door 1")
      .getByText(/^Hinges:/)
      .tap();
    const cup = piece(page, "Door 1").getByLabel("Cup 1");
    await cup.tap();
    await key(page, "Keyboard").tap();
    await page.keyboard.type("3 1/2");
    expect(await cup.inputValue()).toBe("3 1/2");
    await page.context().close();
  });
});
