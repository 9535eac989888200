import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, piece, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();

/** A page whose scripts are held back until they are released. */
async function openWithHeldScripts(browser: Browser, path = "/product/ashby", button = "Add to Cart") {
  const page = await (await browser.newContext()).newPage();
  const held: Route[] = [];
  let open = false;
  await page.route("**/build/**/*.js", (route) => {
    if (open) return route.continue();
    held.push(route);
  });
  await page.goto(origin + path, { waitUntil: "commit" });
  await page.getByRole("button", { name: button }).waitFor();
  const letThrough = async () => {
    open = true;
    await Promise.all(held.splice(0).map((route) => route.continue().catch(() => {})));
  };
  return { page, letThrough };
}

/** Waits for a page's first frame, in which Chromium takes the focus from a field because the address has a fragment. */
const drawn = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

const storedLines = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("havenstile-cart") ?? '{"lines":[]}').lines.length);

describe("before JavaScript has arrived", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("preserves what was typed when the page becomes interactive", async () => {
    const { page, letThrough } = await openWithHeldScripts(browser);
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry" });
    await page.getByLabel("Include fillers?").check();
    await letThrough();
    await hydrated(page);
    await piece(page, "Door 1").getByText("$64.58").waitFor();
    expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("Pantry");
    expect(await piece(page, "Filler 1").isVisible()).toBe(true);
  });

  it("stores a registration that was typed before as a draft", async () => {
    const { page, letThrough } = await openWithHeldScripts(browser, "/account", "Create Account");
    await page.getByLabel("First name").fill("Ann");
    await letThrough();
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("havenstile-registration-draft") ?? ""))
      .toContain('"firstName":"Ann"');
  });

  it("never disables the button if the terms were accepted before", async () => {
    const { page, letThrough } = await openWithHeldScripts(browser, "/account", "Create Account");
    await page.getByLabel(/I accept the Terms/).check();
    await page.evaluate(() => {
      const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "Create Account");
      const note = () => button?.setAttribute("data-was-off", "");
      if (button) new MutationObserver(note).observe(button, { attributeFilter: ["disabled"] });
    });
    await letThrough();
    await hydrated(page);
    await page.getByRole("button", { name: "Clear Saved Data" }).waitFor();
    expect(await page.getByRole("button", { name: "Create Account" }).getAttribute("data-was-off")).toBeNull();
  });

  it("leaves the focus and the text to someone who corrects a refused message", async () => {
    const { page, letThrough } = await openWithHeldScripts(browser, "/contact", "Send Message");
    await page.getByLabel("Message").fill("Is oak");
    await page.getByRole("button", { name: "Send Message" }).click({ noWaitAfter: true });
    await page.getByText("Please fix").waitFor();
    await drawn(page);
    await page.getByLabel("Message").focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" in st");
    await letThrough();
    await hydrated(page);
    await page.keyboard.type("ock?");
    expect(await page.getByLabel("Message").inputValue()).toBe("Is oak in stock?");
  });

  it("leaves a menu open that was opened before", async () => {
    const { page, letThrough } = await openWithHeldScripts(browser);
    const button = page.getByRole("button", { name: "Account", exact: true });
    await button.click();
    await page.getByRole("link", { name: "Login" }).waitFor();
    await letThrough();
    await hydrated(page);
    expect(await page.getByRole("link", { name: "Login" }).isVisible()).toBe(true);
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
  });

  it("replaces a longer list written by the server, including what was typed into it", async () => {
    const { page, letThrough } = await openWithHeldScripts(browser);
    await page.getByLabel("No drawers in this order").check();
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry" });
    for (let row = 2; row < 6; row += 1) {
      await page.getByRole("button", { name: "Duplicate door 1" }).click({ noWaitAfter: true });
      await piece(page, `Door ${row}`).waitFor();
    }
    await drawn(page);
    await piece(page, "Door 5").getByLabel("Width inches").fill("24 3/8");
    await piece(page, "Door 5").getByLabel("Location").fill("Sink");
    await letThrough();
    await piece(page, "Door 5").getByLabel("Width fraction").waitFor();
    expect(await piece(page, "Door 5").getByLabel("Width inches").inputValue()).toBe("24");
    expect(await piece(page, "Door 5").getByLabel("Width fraction").inputValue()).toBe("3/8");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("doors-5-location");
    await page.keyboard.press("Enter");
    await piece(page, "Door 6").waitFor();
  });

  it("never loses a posted order: the cart holds it, once, as soon as scripts run", async () => {
    const { page, letThrough } = await openWithHeldScripts(browser);
    await typePiece(page, "Door 1", { width: ["24", "0"], height: ["36", "0"], location: "Sink" });
    await page.getByLabel("No drawers in this order").check();
    await page.getByRole("button", { name: "Add to Cart" }).click({ noWaitAfter: true });
    await page.getByRole("region", { name: "Your order, priced" }).waitFor();
    expect(await storedLines(page)).toBe(0);
    await letThrough();
    await page.waitForURL("**/cart");
    await page.getByRole("link", { name: "Ashby", exact: true }).waitFor();
    expect(await storedLines(page)).toBe(1);
    await page.reload();
    await page.getByRole("link", { name: "Ashby", exact: true }).waitFor();
    expect(await storedLines(page)).toBe(1);
  });
});
