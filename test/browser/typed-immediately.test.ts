import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byNight } from "../set-up/tier";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, orderFormReady, piece } from "../support/shop-page";

const origin = ownShopOrigin();
const PRODUCT = `${origin}/product/ashby`;

/** Keys of someone who types without looking at the screen: a size of two tape readings, and where the door hangs. */
const KEYS = [..."15 1/2", "Tab", ..."30-1/4", "Tab", ..."Pantry", "Enter"];

/** How many of them come before the form's code: by day none, within a field, at its end, and just after it is left. */
const COUNTS = byNight ? KEYS.map((_, count) => count) : [0, 4, 6, 7, 10, 13, 14, 17, 20];

describe("an order that is typed immediately", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** A page whose order form's code is held back until it is released; the page's own scripts run. */
  async function openWithHeldForm() {
    const page = await openPage(browser, "about:blank");
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/form-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PRODUCT);
    return { page, letThrough };
  }

  const door = (page: Page) => piece(page, "Door 1");
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

  async function expectTyped(page: Page): Promise<void> {
    // 15 1/2 x 30 1/4 at $20
    await door(page).getByText("$65.12").waitFor();
    expect(await door(page).getByLabel("Width inches").inputValue()).toBe("15");
    expect(await door(page).getByLabel("Width fraction").inputValue()).toBe("1/2");
    expect(await door(page).getByLabel("Height inches").inputValue()).toBe("30");
    expect(await door(page).getByLabel("Height fraction").inputValue()).toBe("1/4");
    expect(await door(page).getByLabel("Location").inputValue()).toBe("Pantry");
  }

  it("is read correctly if it is begun before the scripts run", async () => {
    const page = await openPage(browser, "about:blank");
    await page.goto(PRODUCT, { waitUntil: "commit" });
    await door(page).getByLabel("Width inches").focus();
    await page.keyboard.type("15 1/2");
    // Until then it is the plain form, in which Tab leads to the fraction.
    await hydrated(page);
    await page.keyboard.press("Tab");
    await page.keyboard.type("30-1/4");
    await page.keyboard.press("Tab");
    await page.keyboard.type("x");
    await door(page).getByText("$65.12").waitFor();
    expect(await door(page).getByLabel("Width fraction").inputValue()).toBe("1/2");
    expect(await door(page).getByLabel("Height fraction").inputValue()).toBe("1/4");
  });

  it.each(COUNTS)("is complete if the form's code arrives after %i keys", async (count) => {
    const { page, letThrough } = await openWithHeldForm();
    await hydrated(page);
    await door(page).getByLabel("Width inches").focus();
    for (const key of KEYS.slice(0, count)) await page.keyboard.press(key);
    letThrough();
    for (const key of KEYS.slice(count)) await page.keyboard.press(key);
    await expectTyped(page);
    await piece(page, "Door 2").waitFor();
    expect(await focused(page)).toBe("doors-2-widthInches");
    await page.context().close();
  });

  it("continues in rows that do not exist yet", async () => {
    const { page, letThrough } = await openWithHeldForm();
    await hydrated(page);
    await door(page).getByLabel("Width inches").focus();
    const more = [..."12", "Tab", "Tab", ..."24x", "Backspace", "Enter", ..."Sink", "Enter", ..."9"];
    for (const key of [...KEYS, ...more]) await page.keyboard.press(key);
    letThrough();
    await expectTyped(page);
    const second = piece(page, "Door 2");
    // 12 x 24 at $20
    await second.getByText("$40.00").waitFor();
    expect(await second.getByLabel("Location").inputValue()).toBe("Sink");
    expect(await piece(page, "Door 3").getByLabel("Width inches").inputValue()).toBe("9");
    await page.context().close();
  });

  it("is complete on a busy machine while the form becomes interactive", async () => {
    const page = await openPage(browser, "about:blank");
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        setTimeout(() => postMessage.call(this, message), 500);
      };
    });
    await page.goto(PRODUCT);
    await page.getByLabel("Include panels?").check();
    await door(page).getByLabel("Location").pressSequentially("Pan");
    await orderFormReady(page);
    await page.keyboard.type("try");
    await page.getByLabel("No drawers in this order").check();
    await piece(page, "Panel 1").getByLabel("Width inches").fill("12");
    await door(page).getByRole("checkbox").check();
    await page.getByRole("region", { name: "Order breakdown" }).getByText("Panels (1)").waitFor();
    expect(await door(page).getByLabel("Location").inputValue()).toBe("Pantry");
    expect(await door(page).getByRole("checkbox").isChecked()).toBe(true);
    expect(await page.getByLabel("No drawers in this order").isChecked()).toBe(true);
    expect(await page.getByLabel("Include panels?").isChecked()).toBe(true);
    expect(await piece(page, "Panel 1").getByLabel("Width inches").inputValue()).toBe("12");
  });

  it("is stored even if nothing more is typed once the code has arrived", async () => {
    const { page, letThrough } = await openWithHeldForm();
    await hydrated(page);
    await door(page).getByLabel("Location").fill("Pantry");
    letThrough();
    await orderFormReady(page);
    await page.waitForFunction(() => localStorage.getItem("havenstile-order-ashby")?.includes("Pantry"));
    await page.reload();
    await page.getByText(/from today at/).waitFor();
    expect(await door(page).getByLabel("Location").inputValue()).toBe("Pantry");
  });

  it("is copied by Ctrl+Enter", async () => {
    const { page, letThrough } = await openWithHeldForm();
    await hydrated(page);
    await door(page).getByLabel("Width inches").focus();
    await page.keyboard.type("15 1/2");
    await page.keyboard.press("Control+Enter");
    letThrough();
    await piece(page, "Door 2").waitFor();
    expect(await piece(page, "Door 2").getByLabel("Width inches").inputValue()).toBe("15");
    expect(await piece(page, "Door 2").getByLabel("Width fraction").inputValue()).toBe("1/2");
  });

  it("is sent once by the button, and by nothing else", async () => {
    const { page, letThrough } = await openWithHeldForm();
    await hydrated(page);
    await page.getByLabel("No drawers in this order").check();
    await door(page).getByLabel("Width inches").focus();
    for (const key of KEYS.slice(0, -1)) await page.keyboard.press(key);
    await door(page).getByRole("checkbox").focus();
    await page.keyboard.press("Enter");
    letThrough();
    await orderFormReady(page);
    await door(page).getByText("$65.12").waitFor();
    // Anything that Enter triggered has happened before this message, which is queued after it.
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/product/ashby");
    expect(await page.evaluate(() => localStorage.getItem("havenstile-cart"))).toBeNull();
    await page.getByRole("button", { name: "Add to Cart" }).dblclick();
    await page.waitForURL("**/cart");
    await page.getByRole("link", { name: "Ashby", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Edit Ashby" }).count()).toBe(1);
  });

  it("is read and stored if it was pasted before the form's code arrived", async () => {
    const { page, letThrough } = await openWithHeldForm();
    await hydrated(page);
    await page.getByText("Paste or open a cut list").click();
    await page.getByLabel("Cut list", { exact: true }).focus();
    await page.keyboard.insertText("2 @ 15 1/2 x 30 hall\n1 @ 14 x 20 sink");
    letThrough();
    await page.getByRole("button", { name: "Add 3 pieces" }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
    expect(await page.evaluate(() => localStorage.getItem("havenstile-order-ashby"))).toContain("15 1/2 x 30 hall");
  });

  it("is put into the cart once if the button was pressed twice before the code arrived", async () => {
    const { page, letThrough } = await openWithHeldForm();
    await hydrated(page);
    await page.getByLabel("No drawers in this order").check();
    await door(page).getByLabel("Width inches").focus();
    for (const key of KEYS.slice(0, -1)) await page.keyboard.press(key);
    await page.getByRole("button", { name: "Add to Cart" }).dblclick();
    letThrough();
    await page.waitForURL("**/cart");
    await page.getByRole("link", { name: "Ashby", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Edit Ashby" }).count()).toBe(1);
  });
});
