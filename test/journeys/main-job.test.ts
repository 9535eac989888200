import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { openPage, orderFormReady, piece, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();
const PRODUCT = "/product/ashby";

describe("the main job", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const open = (path: string) => openPage(browser, `${origin}${path}`);

  it("leads from the shop to a door, its price, the cart, the next day, an edit and a printed cut list", async () => {
    const page = await open("/shop");
    await page.getByRole("link", { name: /Ashby/ }).click();
    await page.getByRole("heading", { level: 1, name: "Ashby" }).waitFor();
    await orderFormReady(page);
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry, left" });
    await piece(page, "Door 1").getByText("$64.58").waitFor();
    expect(await piece(page, "Door 1").textContent()).toContain("3.23 sq ft");

    await page.getByRole("button", { name: "Add door", exact: true }).click();
    await typePiece(page, "Door 2", { width: ["24", "0"], height: ["36", "0"], location: "Sink" });
    await piece(page, "Door 2").getByRole("checkbox").check();
    await typePiece(page, "Drawer 1", { width: ["12", "0"], height: ["6", "0"], location: "Top" });
    const breakdown = page.getByRole("region", { name: "Order breakdown" });
    // 64.58 + (120.00 + 6.00) + 10.00
    await expect.poll(() => breakdown.textContent()).toContain("$200.58");

    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.waitForURL("**/cart");
    await page.getByRole("link", { name: "Ashby", exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "Cart", exact: true }).getAttribute("aria-describedby")).not.toBeNull();

    const tomorrow = await page.context().newPage();
    await tomorrow.goto(`${origin}/cart`);
    await tomorrow.getByRole("button", { name: "Edit Ashby" }).click();
    await piece(tomorrow, "Door 1").getByLabel("Width inches").fill("16");
    await tomorrow.getByRole("button", { name: "Save" }).click();
    // 16 1/2 x 30 at $20 = 68.75
    await tomorrow.getByText("$68.75").waitFor();
    expect(await tomorrow.getByRole("region", { name: "Order summary" }).textContent()).toContain("$204.75");

    await tomorrow.emulateMedia({ media: "print" });
    await expect.poll(() => tomorrow.locator("main").innerText()).toContain("Total before tax and freight");
    const sheet = (await tomorrow.locator("body").innerText()).replace(/\s+/g, " ");
    expect(await tomorrow.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
    expect(await tomorrow.getByRole("link", { name: "Proceed to Checkout" }).isVisible()).toBe(false);
    for (const text of ["Cut list", '16 1/2" × 30"', "Pantry, left", "Pre-bored", "9.94 sq ft", "$204.75"]) {
      expect(sheet).toContain(text);
    }
  });

  it("refuses an unfinished order, says what is missing, and leaves the cart alone", async () => {
    const page = await open(PRODUCT);
    await orderFormReady(page);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    const summary = page.getByRole("alert", { name: "Please fix the following errors:" });
    await summary.waitFor();
    expect(await summary.getByRole("link").allTextContents()).toEqual([
      "Door 1: Width is required, Height is required, Location is required. Not wanted? Tick “No doors in this order”.",
      "Drawer 1: Width is required, Height is required, Location is required. Not wanted? Tick “No drawers in this order”.",
    ]);
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await summary.getByRole("link").first().click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("doors-1-widthInches");
    await page.getByLabel("No drawers in this order").check();
    await typePiece(page, "Door 1", { width: ["12", "0"], height: ["12", "0"], location: "Bath" });
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.waitForURL("**/cart");
    await page.getByText("$20.00").first().waitFor();
  });

  it("moves the focus with the rows, and pre-bores all doors at once", async () => {
    const page = await open(PRODUCT);
    await orderFormReady(page);
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await typePiece(page, "Door 1", { width: ["10", "0"], height: ["20", "3/4"], location: "A" });
    await page.getByRole("button", { name: "Duplicate door 1" }).click();
    expect(await focused()).toBe("doors-2-location");
    expect(await piece(page, "Door 2").getByLabel("Location").inputValue()).toBe("");
    expect(await piece(page, "Door 2").getByLabel("Height fraction").inputValue()).toBe("3/4");
    await page.getByLabel("All doors pre-bored").check();
    await page.getByRole("button", { name: "Add door", exact: true }).click();
    expect(await focused()).toBe("doors-3-widthInches");
    for (const name of ["Door 1", "Door 2", "Door 3"]) {
      expect(await piece(page, name).getByRole("checkbox").isChecked()).toBe(true);
    }
    await page.getByRole("button", { name: "Remove door 3" }).click();
    expect(await focused()).toBe("doors-2-widthInches");
    await page.getByRole("button", { name: "Remove door 1" }).click();
    expect(await focused()).toBe("doors-1-widthInches");
    expect(await page.getByRole("button", { name: "Remove door 1" }).isDisabled()).toBe(true);
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).pathname).toBe(PRODUCT);
  });

  it("reads a whole tape size in one field, and moves on by Tab and Enter without turning 24.5 into 245", async () => {
    const page = await open(PRODUCT);
    await orderFormReady(page);
    const width = piece(page, "Door 1").getByLabel("Width inches");
    await width.click();
    await page.keyboard.type("24.5");
    expect(await width.inputValue()).toBe("24.5");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("doors-1-heightInches");
    expect(await width.inputValue()).toBe("24");
    expect(await piece(page, "Door 1").getByLabel("Width fraction").inputValue()).toBe("1/2");
    await page.keyboard.type("36");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("doors-1-location");
    // 24 1/2 x 36 at $20
    await piece(page, "Door 1").getByText("$122.50").waitFor();
    await piece(page, "Door 1").getByLabel("Width fraction").selectOption("0");
    await width.fill("12 3/4");
    await page.keyboard.press("Control+Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("doors-2-location");
    for (const name of ["Door 1", "Door 2"]) {
      expect(await piece(page, name).getByLabel("Width inches").inputValue()).toBe("12");
      expect(await piece(page, name).getByLabel("Width fraction").inputValue()).toBe("3/4");
    }
    await width.fill("");
    expect(await width.getAttribute("placeholder")).toBe("0");
    await width.pressSequentially("15");
    expect(await width.inputValue()).toBe("15");
  });

  it("shows text that is not a size with the reason until it is corrected, and does not order it", async () => {
    const [text, reason] = ["24 1/3", 'This is between two marks of the tape: choose 24 5/16" or 24 3/8".'];
    const page = await open(PRODUCT);
    await orderFormReady(page);
    await page.getByLabel("No drawers in this order").check();
    await typePiece(page, "Door 1", { width: [text, "0"], height: ["36", "0"], location: "Sink" });
    const width = piece(page, "Door 1").getByLabel("Width inches");
    await piece(page, "Door 1").getByText(reason).waitFor();
    expect(await width.inputValue()).toBe(text);
    expect(await width.getAttribute("aria-invalid")).toBe("true");
    expect(await piece(page, "Door 1").textContent()).toContain("$0.00");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    const summary = page.getByRole("alert", { name: "Please fix the following errors:" });
    expect(await summary.getByRole("link").textContent()).toContain(`Door 1: Width: ${reason}`);
    expect(await width.inputValue()).toBe(text);
    expect(await page.evaluate(() => localStorage.getItem("havenstile-cart"))).toBeNull();
    await width.fill("24");
    await width.blur();
    await piece(page, "Door 1").getByText(reason).waitFor({ state: "detached" });
    expect(await width.getAttribute("aria-invalid")).toBeNull();
  });

  it("adds once when the button is clicked twice", async () => {
    const page = await open(PRODUCT);
    await orderFormReady(page);
    await typePiece(page, "Door 1", { width: ["12", "0"], height: ["12", "0"], location: "Bath" });
    await page.getByLabel("No drawers in this order").check();
    await page.getByRole("button", { name: "Add to Cart" }).dblclick();
    await page.waitForURL("**/cart");
    await page.getByRole("button", { name: "Edit Ashby" }).first().waitFor();
    expect(await page.getByRole("button", { name: "Edit Ashby" }).count()).toBe(1);
  });

  it("refuses no panel or filler for missing parts or its size, and marks one that cannot be made", async () => {
    const page = await open(PRODUCT);
    await orderFormReady(page);
    await page.getByLabel("No drawers in this order").check();
    await typePiece(page, "Door 1", { width: ["12", "0"], height: ["12", "0"], location: "Bath" });
    await page.getByLabel("Include panels?").check();
    await typePiece(page, "Panel 1", { width: ["1500", "0"], height: ["12", "0"], location: "x".repeat(200) });
    await page.getByLabel("Include fillers?").check();
    await typePiece(page, "Filler 1", { width: ["3", "0"], height: ["0", "0"] });
    const breakdown = page.getByRole("region", { name: "Order breakdown" });
    await breakdown.getByText("Panel 1 cannot be made as it is: wider than 999 inches.").waitFor();
    await breakdown.getByText("Only the first 80 characters of the location of Panel 1 fit its label.").waitFor();
    await breakdown.getByText("Filler 1 cannot be made as it is: no height.").waitFor();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.waitForURL("**/cart");
    await page.getByRole("row", { name: /^Panel 1: Cannot be made: wider than 999 inches/ }).waitFor();
    await page.getByRole("row", { name: /^Filler 1: Cannot be made: no height/ }).waitFor();
    await page.getByRole("row", { name: /^Door 1 12"/ }).waitFor();
    expect(await page.getByRole("row", { name: /Cannot be made/ }).count()).toBe(2);
    await page.reload();
    await page.getByText("Cannot be made: no height").first().waitFor();
    expect(await page.getByText("Part of a saved cart could not be read").count()).toBe(0);
  });

  it("includes panels and fillers only when asked", async () => {
    const page = await open(PRODUCT);
    await orderFormReady(page);
    const breakdown = page.getByRole("region", { name: "Order breakdown" });
    expect(await page.getByRole("region", { name: "Panels" }).isVisible()).toBe(false);
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"] });
    await page.getByLabel("Include panels?").check();
    await expect.poll(() => breakdown.textContent()).toContain("Panel 1 is blank and is left out of the order.");
    await expect.poll(() => breakdown.textContent()).not.toContain("Panels (");
    await typePiece(page, "Panel 1", { width: ["12", "0"], height: ["12", "0"] });
    await expect.poll(() => breakdown.textContent()).not.toContain("left out");
    await expect.poll(() => breakdown.textContent()).toContain("Panels (1)");
    await page.getByLabel("Include panels?").uncheck();
    await expect.poll(() => breakdown.textContent()).not.toContain("Panels");
    await page.getByLabel("Include panels?").check();
    expect(await piece(page, "Panel 1").getByLabel("Width inches").inputValue()).toBe("12");
  });
});
