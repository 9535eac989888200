import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listedPaths } from "~/base/brand/paths";
import { shopFacts } from "~/base/brand/shop-facts";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { pagingFaults, readPdf } from "../support/printed-pdf";
import { openPage } from "../support/shop-page";
import { aCustomerWithThings, openSignedIn } from "../support/signed-in-walk";

const origin = ownShopOrigin();

describe("on paper", () => {
  let browser: Browser;
  let things: Awaited<ReturnType<typeof aCustomerWithThings>>;
  beforeAll(async () => {
    browser = await launchBrowser();
    things = await aCustomerWithThings(origin);
  });
  afterAll(() => browser.close());

  /** A page printed on both paper sizes, and the shop's name on it. */
  async function printed(path: string, cookie: string) {
    const page = await (cookie ? openSignedIn(browser, origin + path, cookie) : openPage(browser, origin + path));
    const pdfs = [await page.pdf({ format: "Letter" }), await page.pdf({ format: "A4" })];
    await page.emulateMedia({ media: "print" });
    const text = await page.locator("body").innerText();
    const buttons = await page.locator("button:visible, .button:visible").count();
    await page.context().close();
    return {
      faults: pdfs.map((pdf) => pagingFaults(readPdf(pdf))),
      isMarked: text.includes(shopFacts().name),
      buttons,
    };
  }
  const EXPECTED = { faults: [[], []], isMarked: true, buttons: 0 };

  it.each([...listedPaths, "/product/ashby", "/compare?styles=ashby,barrow", "/search?q=shaker"])(
    "a page names the shop, holds headings together with their text, and ends with text: %s",
    async (path) => {
      expect(await printed(path, "")).toEqual(EXPECTED);
    },
  );

  it("so do a customer's pages and documents", async () => {
    const { cookie, link, list, quote, number } = things;
    const papers = ["confirmation", "invoice", "cut-list"].map((paper) => `${link}/papers/${paper}`);
    const pages = ["/account/dashboard", "/account/documents", "/account/support", "/account/profile"];
    const wrong: unknown[] = [];
    for (const path of [...pages, ...papers, link, list, quote, `${quote}/paper`, `/account/reorder/${number}`]) {
      const found = await printed(path, cookie);
      if (JSON.stringify(found) !== JSON.stringify(EXPECTED)) wrong.push([path, found]);
    }
    expect(wrong).toEqual([]);
  });
});
