import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, orderFormReady, piece, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();
const LAPTOP = { width: 1440, height: 900 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SINK = { width: ["15", "1/2"], height: ["30", "1/4"], location: "Sink" } as const;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const location = (page: Page, name: string) => piece(page, name).getByLabel("Location");
const inches = (page: Page, name = "Door 1") => piece(page, name).getByLabel("Width inches");

/** The doors in the browser's cart. */
const doorsInCart = (page: Page) =>
  page.evaluate(() => {
    const { lines } = JSON.parse(localStorage.getItem("havenstile-cart") ?? '{"lines":[]}');
    return lines.flatMap((line: { doors: unknown[] }) => line.doors);
  });

describe("the order form", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const open = async (options: BrowserContextOptions = {}) => {
    const page = await openPage(browser, `${origin}/product/ashby`, {
      viewport: LAPTOP,
      serviceWorkers: "block",
      ...options,
    });
    await orderFormReady(page);
    return page;
  };

  it("reads 15 1/2, Tab, 30-1/4 correctly: in the fields, the price and the cart", async () => {
    const page = await open();
    await page.getByLabel("No drawers in this order").check();
    await inches(page).click();
    await page.keyboard.type("15 1/2");
    await page.keyboard.press("Tab");
    await page.keyboard.type("30-1/4");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Sink");
    const values = piece(page, "Door 1").locator("input[type=text], select");
    expect(await values.evaluateAll((all) => all.slice(0, 5).map((one) => (one as HTMLInputElement).value))).toEqual([
      "15",
      "1/2",
      "30",
      "1/4",
      "Sink",
    ]);
    // 15.5 x 30.25 / 144 at $20
    await piece(page, "Door 1").getByText("$65.12").waitFor();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.waitForURL("**/cart");
    expect(await doorsInCart(page)).toMatchObject([
      { width: { inches: 15, fraction: "1/2" }, height: { inches: 30, fraction: "1/4" }, location: "Sink" },
    ]);
    await page.getByRole("region", { name: "Order summary" }).getByText("$65.12").first().waitFor();
  });

  it("reads a tape notation as it is typed, and as it is pasted", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    const says = async () =>
      `${await inches(page).inputValue()} ${await piece(page, "Door 1").getByLabel("Width fraction").inputValue()}`;
    for (const text of ["15-1/2", "393.7 mm"]) {
      await inches(page).click();
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
      expect([text, await says(), await focused(page)]).toEqual([text, "15 1/2", "doors-1-heightInches"]);
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await inches(page).fill("");
      await piece(page, "Door 1").getByLabel("Width fraction").selectOption("0");
      await inches(page).click();
      await page.keyboard.press("Control+v");
      await page.keyboard.press("Enter");
      expect([text, await says()]).toEqual([text, "15 1/2"]);
      await inches(page).fill("");
      await piece(page, "Door 1").getByLabel("Width fraction").selectOption("0");
    }
  });

  it("restores everything after a reload, and says when it was saved", async () => {
    const page = await open();
    await typePiece(page, "Door 1", { ...SINK, width: ["24 1/3", "0"] });
    await location(page, "Door 1").press("Control+Enter");
    await page.keyboard.type("Hall");
    await page.getByLabel("Include fillers?").check();
    await page.reload();
    await page.getByText(/Your sizes from today at .* are back\./).waitFor();
    expect(await inches(page).inputValue()).toBe("24 1/3");
    expect(await location(page, "Door 2").inputValue()).toBe("Hall");
    expect(await piece(page, "Filler 1").isVisible()).toBe(true);
    expect(await piece(page, "Door 1").getByText("choose").isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Start over" }).first().click();
    expect(await location(page, "Door 1").inputValue()).toBe("");
    expect(await piece(page, "Door 2").count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await location(page, "Door 1").inputValue()).toBe("Sink");
    await page.getByRole("button", { name: "Remove door 1" }).click();
    // At the bottom of the page, the Undo notice has its own space and covers no control.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await location(page, "Door 1").inputValue()).toBe("Sink");
    expect(await location(page, "Door 2").inputValue()).toBe("Hall");
  });

  it("shows in one tab what is typed in another, and clears both once it is in the cart", async () => {
    const page = await open();
    const other = await page.context().newPage();
    await other.goto(`${origin}/product/ashby`);
    await orderFormReady(other);
    await typePiece(page, "Door 1", SINK);
    await other.waitForFunction(
      () => (document.getElementById("doors-1-location") as HTMLInputElement).value === "Sink",
    );
    await typePiece(other, "Door 1", { ...SINK, location: "Hall" });
    await page.waitForFunction(
      () => (document.getElementById("doors-1-location") as HTMLInputElement).value === "Hall",
    );
    await other.getByLabel("No drawers in this order").check();
    await other.getByRole("button", { name: "Add to Cart" }).click();
    await other.waitForURL("**/cart");
    expect(await page.evaluate(() => localStorage.getItem("havenstile-order-ashby"))).toBeNull();
    await page.reload();
    await orderFormReady(page);
    expect(await location(page, "Door 1").inputValue()).toBe("");
  });

  describe("on a touch device", () => {
    const keypadOf = (page: Page) => page.getByRole("group", { name: "Keypad" });
    const press = async (page: Page, ...keys: (string | RegExp)[]) => {
      for (const name of keys) await keypadOf(page).getByRole("button", { name, exact: true }).tap();
    };

    it("has a keypad that moves from field to field, and replaces the device's keyboard for sizes only", async () => {
      const page = await open(PHONE);
      await inches(page).tap();
      await keypadOf(page).waitFor();
      const mode = (id: string) => page.locator(`#${id}`).evaluate((field) => (field as HTMLInputElement).inputMode);
      expect(await mode("doors-1-widthInches")).toBe("none");
      await press(page, "1", "5", "1/2");
      expect(await violations(page)).toEqual([]);
      await press(page, /^Next/);
      expect([await focused(page), await mode("doors-1-heightInches")]).toEqual(["doors-1-heightInches", "none"]);
      await press(page, "3", "0", "1/4", /^Next/);
      expect([await focused(page), await mode("doors-1-location")]).toEqual(["doors-1-location", ""]);
      await keypadOf(page).waitFor({ state: "detached" });
      await page.keyboard.type("Sink");
      await page.keyboard.press("Enter");
      await keypadOf(page).waitFor();
      expect(await focused(page)).toBe("doors-2-widthInches");
      await piece(page, "Door 1").getByText("$65.12").waitFor();
    });

    /** Taps the middle of a control once, at its current position. */
    const touch = async (page: Page, control: Locator) => {
      const box = await control.boundingBox();
      if (!box) throw new Error("not in sight");
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    };

    it("responds to the first tap below a size whose warning appears or disappears with it", async () => {
      const page = await open(PHONE);
      await typePiece(page, "Door 1", { width: ["90", "0"], height: ["200", "0"], location: "Sink" });
      const add = page.getByRole("button", { name: "Add door", exact: true });
      await add.scrollIntoViewIfNeeded();
      await touch(page, add);
      await piece(page, "Door 2").waitFor();
      await piece(page, "Door 1").getByText("Too large").first().waitFor();
      await touch(page, piece(page, "Door 1").getByRole("checkbox", { name: "Pre-bored" }));
      await expect
        .poll(() => piece(page, "Door 1").getByRole("checkbox", { name: "Pre-bored" }).isChecked())
        .toBe(true);
      await inches(page, "Door 2").fill("24 1/3");
      await touch(page, page.getByRole("button", { name: "Duplicate door 2" }));
      await piece(page, "Door 3").waitFor();
    });

    it("moves nothing under the tap that closes the keypad", async () => {
      const page = await open(PHONE);
      await inches(page).tap();
      await keypadOf(page).waitFor();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await touch(page, page.getByRole("link", { name: "Privacy Policy" }));
      await page.waitForURL("**/privacy");
    });

    it("has a keypad from the first tap on, which also loads the form's code", async () => {
      const page = await openPage(browser, `${origin}/product/ashby`, PHONE);
      await hydrated(page);
      await inches(page).tap();
      await keypadOf(page).waitFor();
      expect(await inches(page).evaluate((field: HTMLInputElement) => field.inputMode)).toBe("none");
      expect(await focused(page)).toBe("doors-1-widthInches");
    });

    it("replaces a field's content with the first digit, deletes, clears, and closes", async () => {
      const page = await open(PHONE);
      await typePiece(page, "Door 1", SINK);
      await inches(page).tap();
      await press(page, "2", "4", "Delete", "6");
      expect(await inches(page).inputValue()).toBe("26");
      await press(page, "7/8");
      await page.emulateMedia({ forcedColors: "active" });
      const look = (name: string) =>
        keypadOf(page)
          .getByRole("button", { name, exact: true })
          .evaluate((key) => getComputedStyle(key).backgroundColor);
      expect(await look("7/8")).not.toBe(await look("5/8"));
      await press(page, "Clear");
      expect(await inches(page).inputValue()).toBe("");
      expect(await piece(page, "Door 1").getByLabel("Width fraction").inputValue()).toBe("0");
      await press(page, "9", "0", "Done");
      await keypadOf(page).waitFor({ state: "detached" });
      await piece(page, "Door 1").getByText("Too large").first().waitFor();
      await inches(page).tap();
      await keypadOf(page).waitFor();
    });

    it("shows every choice in full on the narrowest phones", async () => {
      const page = await open(PHONE);
      await piece(page, "Door 1")
        .getByText(/^Hinges:/)
        .click();
      await page.getByText("Work from openings").click();
      await piece(page, "Opening 1").waitFor();
      /** The selects that are narrower than their widest option. */
      const cut = () =>
        page.locator("#order select:visible").evaluateAll((selects) =>
          (selects as HTMLSelectElement[]).flatMap((select) => {
            const width = select.offsetWidth;
            select.style.width = "max-content";
            const wanted = select.offsetWidth;
            select.style.width = "";
            return wanted > width ? [`${select.name}: ${wanted} in ${width}`] : [];
          }),
        );
      for (const width of [320, 344, 375, 393, 430]) {
        await page.setViewportSize({ width, height: 844 });
        expect([width, await cut()]).toEqual([width, []]);
      }
    });

    it("gives way permanently to the device's keyboard on request", async () => {
      const page = await open(PHONE);
      await inches(page).tap();
      await press(page, "Keyboard");
      await keypadOf(page).waitFor({ state: "detached" });
      expect(await inches(page).evaluate((field: HTMLInputElement) => field.inputMode)).toBe("text");
      expect(await focused(page)).toBe("doors-1-widthInches");
      await page.reload();
      await orderFormReady(page);
      await inches(page).tap();
      await page.keyboard.type("15 1/2");
      await page.keyboard.press("Enter");
      expect(await focused(page)).toBe("doors-1-heightInches");
      expect(await keypadOf(page).count()).toBe(0);
    });
  });

  it.each([
    ["a laptop", { viewport: LAPTOP }],
    ["a phone", { viewport: PHONE.viewport }],
  ])(
    "refuses 90 x 200 on %s and names a solution, and marks but accepts what can be made with limits",
    async (_name, options) => {
      const page = await open(options);
      await page.getByLabel("No drawers in this order").check();
      await typePiece(page, "Door 1", { width: ["90", "0"], height: ["200", "0"], location: "Barn" });
      await location(page, "Door 1").press("Tab");
      await page.getByRole("button", { name: "Add door", exact: true }).focus();
      await piece(page, "Door 1")
        .getByText(/Too large: .* Order /)
        .waitFor();
      await page.getByRole("button", { name: "Add to Cart" }).locator("visible=true").last().click();
      const summary = page.getByRole("alert", { name: "Please fix the following errors:" });
      expect(await summary.textContent()).toContain("Too large");
      expect(await violations(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe("/product/ashby");
      await typePiece(page, "Door 1", { width: ["24", "0"], height: ["60", "0"], location: "Barn" });
      await page.getByRole("button", { name: "Add door", exact: true }).focus();
      await piece(page, "Door 1")
        .getByText(/Needs a center rail/)
        .waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Add to Cart" }).locator("visible=true").last().click();
      await page.waitForURL("**/cart");
    },
  );

  it("adds rows, and puts them into the cart, while the machine is offline", async () => {
    const page = await open();
    await page.locator("form[data-works-offline]").waitFor();
    await page.context().setOffline(true);
    await page.getByLabel("No drawers in this order").check();
    await typePiece(page, "Door 1", SINK);
    await location(page, "Door 1").press("Control+Enter");
    await page.keyboard.type("Hall");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByText("These pieces are in your cart. It opens once you are online again.").waitFor();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    expect(await doorsInCart(page)).toMatchObject([{ location: "Sink" }, { location: "Hall" }]);
    expect(await page.getByText("You are currently offline").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.waitForURL("**/cart");
    await page.getByRole("region", { name: "Order summary" }).getByText("$130.24").first().waitFor();
  });

  it("says that the pieces are in the cart even if the browser wrongly believes it is online", async () => {
    const page = await open(PHONE);
    await page.locator("form[data-works-offline]").waitFor();
    await page.getByLabel("No drawers in this order").check();
    await typePiece(page, "Door 1", SINK);
    await page.route("**/*", (route) => route.abort());
    await page.locator(".order-bar").getByRole("button", { name: "Add to Cart" }).tap();
    const notice = page.getByText("These pieces are in your cart.");
    await notice.waitFor();
    expect(await notice.evaluate((text) => document.activeElement === text)).toBe(true);
    expect(await doorsInCart(page)).toMatchObject([{ location: "Sink" }]);
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole("link", { name: "Open the cart" }).tap();
    await page.getByRole("region", { name: "Order summary" }).getByText("$65.12").first().waitFor();
  });

  it.each([
    ["24 1/3", "choose"],
    ["90", "Too large"],
  ])("moves nothing under the pointer while %s gets its message", async (width, words) => {
    const page = await open();
    await typePiece(page, "Door 1", { width: ["20", "0"], height: ["200", "0"], location: "Sink" });
    const button = page.getByRole("button", { name: "Add door", exact: true });
    await button.scrollIntoViewIfNeeded();
    await inches(page).fill(width);
    const box = await button.boundingBox();
    if (!box) throw new Error("no button");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    expect(await button.boundingBox()).toEqual(box);
    await page.mouse.up();
    await piece(page, "Door 2").waitFor();
    await piece(page, "Door 1").getByText(words).first().waitFor();
  });
});
