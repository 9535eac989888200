import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, orderFormReady, piece, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIZE = { width: ["5", "0"], height: ["24", "0"], location: "Sink" } as const;
const TABLE = /every door style/;

describe("the product page", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const open = (options: BrowserContextOptions = {}, path = "/product/rowan") =>
    openPage(browser, `${origin}${path}`, { ...options });
  const openAlive = async (options: BrowserContextOptions = {}) => {
    const page = await open(options);
    await orderFormReady(page);
    return page;
  };
  const bar = (page: Page) => page.locator(".order-bar");

  it.each([
    ["a laptop", LAPTOP],
    ["a phone", PHONE],
  ])("on %s shows the way to the sizes in the first view, and the first size within two", async (_name, viewport) => {
    const page = await open({ viewport, javaScriptEnabled: false });
    const link = await page.getByRole("link", { name: "Enter your sizes" }).boundingBox();
    const field = await piece(page, "Door 1").getByLabel("Width inches").boundingBox();
    expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThan(viewport.height);
    expect(field?.y ?? Infinity).toBeLessThan(2 * viewport.height);
    await page.getByRole("link", { name: "Enter your sizes" }).click();
    expect(await piece(page, "Door 1").getByLabel("Width inches").boundingBox()).toMatchObject({
      y: expect.toSatisfy((y: number) => y > 0 && y < viewport.height),
    });
  });

  it("never scrolls sideways, and moves nothing while it loads", async () => {
    for (const width of [320, 390, 768, 1024, 1440]) {
      const page = await openAlive({ viewport: { width, height: 800 } });
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
            }).observe({ type: "layout-shift", buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
      // A page that is painted while it is being parsed may shift by an invisible thousandth.
      expect(shift, `${width} px`).toBeLessThan(0.001);
      await typePiece(page, "Door 1", SIZE);
      await page.getByRole("button", { name: "This list in other styles" }).click();
      await page.getByRole("table", { name: TABLE }).waitFor();
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
      await page.context().close();
    }
  });

  it("shows the total and Add to Cart at the bottom of a phone, while the breakdown is out of view", async () => {
    const page = await openAlive({ viewport: PHONE });
    expect(await bar(page).count()).toBe(0);
    await typePiece(page, "Door 1", { ...SIZE, width: ["15", "1/2"] });
    await bar(page).waitFor();
    expect(await bar(page).textContent()).toContain("before tax and freight");
    expect(await bar(page).textContent()).toContain("$155.00");
    const location = piece(page, "Door 1").getByLabel("Location");
    await location.fill("");
    await bar(page).getByRole("button", { name: "Add to Cart" }).click();
    const summary = page.getByRole("alert", { name: "Please fix the following errors:" });
    expect(await summary.textContent()).toContain("Door 1: Location is required");
    await page
      .getByRole("region", { name: "Order breakdown" })
      .getByText("Total", { exact: true })
      .scrollIntoViewIfNeeded();
    await bar(page).waitFor({ state: "detached" });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    expect(await bar(page).count()).toBe(0);
    await location.fill("Sink");
    // The bar has a second button, which comes and goes with the page's scrolling.
    const breakdown = page.getByRole("region", { name: "Order breakdown" });
    await breakdown.getByRole("button", { name: "Add to Cart" }).click();
    await page.waitForURL("**/cart");
  });

  it("follows the form after a link too, before and after anything is typed", async () => {
    const page = await open({ viewport: PHONE }, "/shop");
    await hydrated(page);
    await page.getByRole("link", { name: /Rowan/ }).click();
    await page.getByRole("heading", { level: 1, name: "Rowan" }).waitFor();
    await typePiece(page, "Door 1", { ...SIZE, width: ["15", "1/2"] });
    await bar(page).getByText("$155.00").waitFor();
  });

  it("never covers the focused control with the bar", async () => {
    const page = await openAlive({ viewport: PHONE });
    await piece(page, "Door 1").getByLabel("Width inches").focus();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const lower = document.querySelector(".order-bar")?.getBoundingClientRect().top ?? window.innerHeight;
        const focused = document.activeElement;
        if (!focused || focused.closest(".order-bar")) return null;
        const { bottom, height } = focused.getBoundingClientRect();
        return bottom > lower + 1 && height < lower
          ? `${focused.outerHTML.slice(0, 120)} at ${bottom} of ${lower}`
          : null;
      });
      expect(covered).toBeNull();
    }
  });

  it("shows the breakdown from the first size on, in place of a line that says so", async () => {
    const page = await openAlive({ viewport: LAPTOP });
    const breakdown = page.getByRole("region", { name: "Order breakdown" });
    expect(await breakdown.count()).toBe(0);
    await page.getByText("Your running total appears here.").waitFor();
    await typePiece(page, "Door 1", { ...SIZE, width: ["15", "1/2"] });
    await breakdown.getByText("$155.00").first().waitFor();
  });

  it.each([1024, 1440])(
    "leaves no part of the product's heading next to or behind the order form at %i px",
    async (width) => {
      const page = await open({ viewport: { width, height: 900 }, javaScriptEnabled: false }, "/product/ashby#order");
      const form = (await page.locator("#order").boundingBox()) ?? { y: 0 };
      expect(form.y).toBeLessThan(900);
      const head = page.getByRole("heading", { level: 1 }).locator("..");
      expect(await head.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(form.y);
    },
  );

  it("enlarges a picture, zooms, turns to the next one by key, and returns the focus", async () => {
    const page = await openAlive({ viewport: LAPTOP });
    const link = page.getByRole("link", { name: /front view.*Enlarge/ });
    await link.click();
    const dialog = page.getByRole("dialog", { name: "Pictures of Rowan" });
    const shown = dialog.getByRole("img", { name: /front view/ });
    await shown.waitFor();
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>("dialog img")?.naturalWidth ?? 0) === 1600,
    );
    expect(await violations(page)).toEqual([]);
    expect((await shown.boundingBox())?.height).toBeLessThanOrEqual(LAPTOP.height);
    await shown.click({ position: { x: 700, y: 200 } });
    await dialog.getByRole("button", { name: "Whole picture" }).waitFor();
    expect((await shown.boundingBox())?.width).toBe(1600);
    await dialog.getByRole("button", { name: "Whole picture" }).click();
    await page.keyboard.press("ArrowRight");
    await dialog.getByRole("img", { name: /corner/ }).waitFor();
    expect(await dialog.getByText("2 of 2").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toContain("rowan-front-1600");
  });

  it("links to the large picture without JavaScript", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.getByRole("link", { name: /front view.*Enlarge/ }).click();
    await page.waitForURL(/rowan-front-1600\.webp/);
  });

  it("prices the list in every style and moves it, without leaving the page first", async () => {
    const page = await openAlive({ viewport: LAPTOP });
    await typePiece(page, "Door 1", { ...SIZE, width: ["15", "1/2"] });
    await page.getByRole("button", { name: "This list in other styles" }).click();
    const table = page.getByRole("table", { name: TABLE });
    await table.waitFor();
    expect(await table.getByRole("row").count()).toBe(21);
    expect(await violations(page)).toEqual([]);
    await typePiece(page, "Door 1", SIZE);
    await piece(page, "Door 1").getByLabel("Location").blur();
    await page.getByText("Your list has changed since").waitFor();
    await page.getByRole("button", { name: "This list in other styles" }).click();
    await table
      .getByRole("row", { name: /^Rowan/ })
      .getByText("1 of 1 cannot be made")
      .waitFor();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole("button", { name: "Move the list to Calder" }).click();
    await page.getByRole("heading", { level: 1, name: "Calder" }).waitFor();
    expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("Sink");
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    await page.getByRole("region", { name: "Order breakdown" }).getByText("$9.17").first().waitFor();
  });

  it("asks before it replaces a list that was stored for another style", async () => {
    const page = await openAlive();
    await typePiece(page, "Door 1", { ...SIZE, width: ["15", "1/2"] });
    await page.waitForFunction(() => localStorage.getItem("havenstile-order-rowan") !== null);
    await page.goto(`${origin}/product/calder`);
    await orderFormReady(page);
    await typePiece(page, "Door 1", { ...SIZE, location: "Other" });
    await piece(page, "Door 1").getByLabel("Location").blur();
    await page.getByRole("button", { name: "This list in other styles" }).click();
    await page.getByRole("button", { name: "Move the list to Rowan" }).click();
    await page.getByText(/Rowan has other sizes of yours from today at .* They would be replaced\./).waitFor();
    await page.getByRole("button", { name: "Replace them with this list, in Rowan" }).click();
    await page.getByRole("heading", { level: 1, name: "Rowan" }).waitFor();
    expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("Other");
  });

  it("does the same by form posts without JavaScript", async () => {
    const page = await open({ viewport: PHONE, javaScriptEnabled: false });
    await typePiece(page, "Door 1", SIZE);
    await page.getByRole("button", { name: "This list in other styles" }).click();
    const table = page.getByRole("table", { name: TABLE });
    await table.waitFor();
    await table.getByText("1 of 1 cannot be made").first().click();
    expect(
      await table
        .getByText(/Door 1: Too narrow/)
        .first()
        .isVisible(),
    ).toBe(true);
    await page.getByRole("button", { name: "Move the list to Calder" }).click();
    await page.getByRole("heading", { level: 1, name: "Calder" }).waitFor();
    expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("Sink");
  });

  it("prints the rows as a cut list, and an empty form as the style's sheet", async () => {
    const page = await openAlive();
    const printed = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
      await page.emulateMedia({ media: "print" });
      return (await page.locator("body").innerText()).replace(/\s+/g, " ");
    };
    expect(await printed()).toContain("Construction");
    await page.emulateMedia({ media: "screen" });
    await typePiece(page, "Door 1", { ...SIZE, width: ["15", "1/2"] });
    // Its code is fetched once something is typed.
    await expect.poll(printed).toContain("Cut list, not ordered");
    const sheet = await printed();
    for (const text of [
      "Cut list, not ordered",
      "Rowan",
      '15 1/2" × 24"',
      "Sink",
      "$155.00",
      "before tax and freight",
    ]) {
      expect(sheet).toContain(text);
    }
    for (const text of ["Add to Cart", "Other styles", "Enter your sizes"]) expect(sheet).not.toContain(text);
  });
});
