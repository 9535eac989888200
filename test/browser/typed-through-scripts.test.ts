import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byNight } from "../set-up/tier";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, orderFormReady, piece, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();

const DEVICES: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ["a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ["a desk", { viewport: { width: 1280, height: 900 } }],
];

interface TypedField {
  readonly path: string;
  readonly label: string;
  readonly text: string;
  /** What the field may hold instead. */
  readonly kept?: string;
}

/** A field of each form that visitors type in first, and what they type. */
const FIELDS: readonly TypedField[] = [
  { path: "/product/ashby", label: "Width inches", text: "15 1/2" },
  // Before the scripts, a focus puts the cursor before what the field holds; afterwards it selects it.
  { path: "/product/ashby", label: "Quantity", text: "12", kept: "121" },
  { path: "/cart", label: "Job name", text: "Lane kitchen" },
  { path: "/checkout", label: "First name", text: "Annabel" },
  { path: "/contact", label: "Message", text: "Is oak in stock?" },
  { path: "/login", label: "Email", text: "ann@site.test" },
  { path: "/account", label: "First name", text: "Annabel" },
];

/** The pauses between keys, in milliseconds: each meets the page's scripts at other moments. */
const PAUSES = byNight ? [20, 60, 100, 140, 180] : [40, 140];

const CASES = DEVICES.flatMap(([device, options]) => FIELDS.map((field) => ({ ...field, device, options })));

describe("what is typed while the scripts arrive", () => {
  let browser: Browser;
  let withCart: BrowserContextOptions;
  beforeAll(async () => {
    browser = await launchBrowser();
    const page = await openPage(browser, `${origin}/product/ashby`);
    await orderFormReady(page);
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry" });
    await page.getByLabel("No drawers in this order").check();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.waitForURL("**/cart");
    await page.getByRole("button", { name: "Edit Ashby" }).waitFor();
    withCart = { storageState: await page.context().storageState() };
  });
  afterAll(() => browser.close());

  async function slowedPage(options: BrowserContextOptions): Promise<Page> {
    const page = await openPage(browser, "about:blank", options);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    return page;
  }

  it.each(CASES)("stays on $device: $label of $path", async ({ path, label, text, kept, options }) => {
    for (const delay of PAUSES) {
      const page = await slowedPage({ ...options, ...withCart });
      await page.goto(origin + path, { waitUntil: "commit" });
      const field = page.locator("main").getByLabel(label, { exact: true }).first();
      await field.focus();
      await page.keyboard.type(text, { delay });
      await hydrated(page);
      if (path.startsWith("/product")) await orderFormReady(page);
      await expect.poll(async () => [text, kept].includes(await field.inputValue())).toBe(true);
      expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.context().close();
    }
  });

  it.each(DEVICES)("is not selected when React repeats the focus, on %s", async (_, options) => {
    const page = await openPage(browser, "about:blank", options);
    // React's work waits, so that the focus comes before it and its repetition among the keys.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        setTimeout(() => postMessage.call(this, message), 300);
      };
    });
    await page.goto(`${origin}/product/ashby`);
    const field = piece(page, "Door 1").getByLabel("Width inches");
    await field.focus();
    await page.keyboard.type("15 1/2", { delay: 150 });
    await orderFormReady(page);
    expect(await field.inputValue()).toBe("15 1/2");
  });

  it("continues in the row that it began, after the rows of the last visit", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`);
    await orderFormReady(page);
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry" });
    await page.getByLabel("No drawers in this order").check();
    await page.waitForFunction(() => localStorage.getItem("havenstile-order-ashby")?.includes("Pantry"));
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/form-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await hydrated(page);
    await piece(page, "Door 1").getByLabel("Width inches").focus();
    await page.keyboard.type("24 3");
    await page.getByLabel("Include panels?").evaluate((box: HTMLInputElement) => box.click());
    letThrough();
    await piece(page, "Door 2").waitFor();
    await page.keyboard.type("/8");
    await page.keyboard.press("Enter");
    expect(await piece(page, "Door 1").getByLabel("Width inches").inputValue()).toBe("15");
    expect(await piece(page, "Door 2").getByLabel("Width inches").inputValue()).toBe("24");
    expect(await piece(page, "Door 2").getByLabel("Width fraction").inputValue()).toBe("3/8");
    expect(await page.getByLabel("No drawers in this order").isChecked()).toBe(true);
    expect(await page.getByLabel("Include panels?").isChecked()).toBe(true);
    expect(await page.getByLabel("Include fillers?").isChecked()).toBe(false);
    await page.context().close();
  });
});
