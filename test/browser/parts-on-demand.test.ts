import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { openPage, orderFormReady, piece } from "../support/shop-page";

const origin = ownShopOrigin();

/** Parts of the order form whose code is loaded on demand, in a building without a signal. */
describe("a part of the order form that cannot be loaded", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function cutOff(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await openPage(browser, `${origin}/product/ashby`, {
      serviceWorkers: "block",
      ...options,
    });
    await orderFormReady(page);
    await page.getByLabel("No drawers in this order").check();
    await location(page).fill("Sink");
    await page.context().setOffline(true);
    return page;
  }

  const location = (page: Page) => piece(page, "Door 1").getByLabel("Location");

  it("leaves out the details of a row, and shows and draws them once there is a signal", async () => {
    const page = await cutOff();
    const details = piece(page, "Door 1").locator("summary", { hasText: "Note and drawing" });
    await details.click();
    await piece(page, "Door 1").getByText("The details could not be loaded.").waitFor();
    expect(await location(page).inputValue()).toBe("Sink");
    await page.context().setOffline(false);
    await details.click();
    await details.click();
    await piece(page, "Door 1").getByText("The drawing appears once you enter a width and a height.").waitFor();
    expect(await location(page).inputValue()).toBe("Sink");
  });

  it("says that the elevations could not be drawn, and draws them at the next try", async () => {
    const page = await cutOff();
    const summary = page.getByText("The list, drawn to scale");
    await summary.click();
    await page.getByText("The drawings could not be loaded. Close them and open them again.").waitFor();
    await page.context().setOffline(false);
    await summary.click();
    await summary.click();
    await page.getByText("The drawings could not be loaded.").waitFor({ state: "detached" });
    expect(await location(page).inputValue()).toBe("Sink");
  });

  it("preserves a pasted list, and reads it at the next try", async () => {
    const page = await cutOff();
    await page.getByText("Paste or open a cut list").click();
    const field = page.getByLabel("Cut list", { exact: true });
    await field.fill("2 @ 15 1/2 x 30 hall");
    const read = page.getByRole("button", { name: "Read the list" });
    await read.click();
    await page.getByText("The list could not be read just now. Please try again.").waitFor();
    expect([await field.inputValue(), await location(page).inputValue()]).toEqual(["2 @ 15 1/2 x 30 hall", "Sink"]);
    await page.context().setOffline(false);
    await read.click();
    await page.getByRole("heading", { name: "Your cut list" }).waitFor();
  });

  it("leaves a phone its own keyboard", async () => {
    const page = await cutOff({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const inches = piece(page, "Door 1").getByLabel("Width inches");
    await inches.tap();
    await page.waitForFunction(() => (document.activeElement as HTMLElement | null)?.inputMode === "text");
    await page.keyboard.type("15");
    expect([await inches.inputValue(), await location(page).inputValue()]).toEqual(["15", "Sink"]);
  });
});
