import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { openDetails, openPage, piece, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();

describe("the order form with JavaScript off", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const open = () => openPage(browser, `${origin}/product/ashby`, { javaScriptEnabled: false });
  const submit = async (page: Page, name: string) => {
    const button = page.getByRole("button", { name, exact: true }).last();
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await button.click();
    const response = await answered;
    await page.waitForLoadState();
    return response.status();
  };

  it("adds, duplicates and removes rows, and preserves what was typed", async () => {
    const page = await open();
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry" });
    expect(await submit(page, "Duplicate door 1")).toBe(200);
    expect(await piece(page, "Door 2").getByLabel("Width inches").inputValue()).toBe("15");
    expect(await piece(page, "Door 2").getByLabel("Width fraction").inputValue()).toBe("1/2");
    expect(await piece(page, "Door 2").getByLabel("Location").inputValue()).toBe("");
    expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("Pantry");
    await submit(page, "Add drawer");
    expect(await piece(page, "Drawer 2").isVisible()).toBe(true);
    await submit(page, "Remove door 1");
    expect(await piece(page, "Door 2").count()).toBe(0);
    expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("");
  });

  it("opens the panels by their checkbox, and sets all doors to pre-bored with the next answer", async () => {
    const page = await open();
    expect(await page.getByRole("region", { name: "Panels" }).isVisible()).toBe(false);
    await page.getByLabel("Include panels?").check();
    expect(await piece(page, "Panel 1").getByLabel("Width inches").isVisible()).toBe(true);
    await page.getByLabel("All doors pre-bored").check();
    await submit(page, "Update prices");
    expect(await piece(page, "Door 1").getByRole("checkbox").isChecked()).toBe(true);
    expect(await page.getByLabel("Include panels?").isChecked()).toBe(true);
  });

  it("reads a whole tape size in one field, and says how it was read", async () => {
    const page = await open();
    await piece(page, "Door 1").getByLabel("Width inches").fill("15 1/2");
    await piece(page, "Door 1").getByLabel("Height inches").fill("30.26");
    await piece(page, "Door 1").getByLabel("Location").fill("Sink");
    await page.getByLabel("No drawers in this order").check();
    await submit(page, "Update prices");
    // 15 1/2 x 30 1/4 at $20
    expect(await piece(page, "Door 1").textContent()).toContain("$65.12");
    expect(await piece(page, "Door 1").textContent()).toContain('Rounded to 30 1/4" (-0.01 in).');
    expect(await submit(page, "Add to Cart")).toBe(200);
    const priced = page.getByRole("region", { name: "Your order, priced" });
    expect(await priced.textContent()).toContain('15 1/2" × 30 1/4"');
  });

  it("draws what was posted, and shows a height of a cup that it could not read", async () => {
    const page = await open();
    await typePiece(page, "Door 1", { width: ["15", "0"], height: ["30", "0"], location: "Sink" });
    await submit(page, "Update prices");
    await page.getByText("The list, drawn to scale").click();
    expect(await page.getByRole("listitem").filter({ hasText: '15" × 30"' }).locator("svg").isVisible()).toBe(true);
    await openDetails(piece(page, "Door 1"), ["Hinges"]);
    await piece(page, "Door 1").getByLabel("Cup 1").fill("2.5 m");
    await submit(page, "Update prices");
    expect(await piece(page, "Door 1").getByLabel("Cup 1").isVisible()).toBe(true);
    expect(await piece(page, "Door 1").getByText("not in meters").isVisible()).toBe(true);
  });

  it("answers a finished order with a priced breakdown to print", async () => {
    const page = await open();
    await typePiece(page, "Door 1", { width: ["24", "0"], height: ["36", "0"], location: "Sink" });
    await piece(page, "Door 1").getByRole("checkbox").check();
    await page.getByLabel("No drawers in this order").check();
    expect(await submit(page, "Add to Cart")).toBe(200);
    const priced = page.getByRole("region", { name: "Your order, priced" });
    expect(await priced.textContent()).toContain("$126.00");
    expect(await priced.textContent()).toContain("needs JavaScript");
    await page.emulateMedia({ media: "print" });
    expect(await priced.getByRole("table").isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Add to Cart" }).isVisible()).toBe(false);
  });

  it("prices, and orders nothing, when Enter is pressed in a field", async () => {
    const page = await open();
    const width = piece(page, "Door 1").getByLabel("Width inches");
    await width.fill("12");
    await width.press("Enter");
    await page.waitForURL(/#order$/);
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await piece(page, "Door 1").getByLabel("Width inches").inputValue()).toBe("12");
  });

  it("leaves a longer list editable: each size in one field, rows added and removed", async () => {
    const page = await open();
    await page.getByLabel("No drawers in this order").check();
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry" });
    for (let row = 1; row < 5; row += 1) await submit(page, "Duplicate door 1");
    expect(await piece(page, "Door 1").getByLabel("Width inches").inputValue()).toBe("15 1/2");
    expect(await piece(page, "Door 5").getByLabel("Width fraction").count()).toBe(0);
    await piece(page, "Door 5").getByLabel("Width inches").fill("24 3/8");
    await piece(page, "Door 5").getByLabel("Location").fill("Sink");
    await submit(page, "Hinges and note of door 5");
    expect(await piece(page, "Door 5").getByLabel("Location").inputValue()).toBe("Sink");
    await piece(page, "Door 5").getByLabel("Hinge side").selectOption("left");
    await piece(page, "Door 1").getByRole("checkbox", { name: "Pre-bored" }).check();
    await page.emulateMedia({ media: "print" });
    const preBored = page.getByText("Pre-bored", { exact: true }).filter({ visible: true });
    expect(await preBored.count()).toBe(1);
    expect(await page.getByRole("heading", { name: "Drawers" }).isVisible()).toBe(false);
    expect(await piece(page, "Door 5").getByLabel("Width inches").isVisible()).toBe(true);
    expect(
      await page.getByRole("region", { name: "Order breakdown" }).getByText("Total", { exact: true }).isVisible(),
    ).toBe(true);
    const buttons = page.getByRole("button", { name: /^(Add|Duplicate|Remove|Hinges)/ });
    expect(await buttons.filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: "screen" });
    await submit(page, "Remove door 2");
    const moved = piece(page, "Door 4");
    expect(await moved.getByLabel("Width inches").inputValue()).toBe("24 3/8");
    expect(await moved.getByLabel("Location").inputValue()).toBe("Sink");
    await moved.getByText(/^Hinges: left/).waitFor();
  });

  it("starts over with an empty form, and offers that only once something is typed", async () => {
    const page = await open();
    const again = page.getByRole("button", { name: "Start over" });
    expect(await again.count()).toBe(0);
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry" });
    await submit(page, "Duplicate door 1");
    expect(await submit(page, "Start over")).toBe(200);
    expect(await piece(page, "Door 1").getByLabel("Width inches").inputValue()).toBe("");
    expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("");
    expect(await piece(page, "Door 2").count()).toBe(0);
    expect(await again.count()).toBe(0);
  });

  it("says on the cart page where the cart is", async () => {
    const page = await openPage(browser, `${origin}/cart`, { javaScriptEnabled: false });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Shopping Cart");
    expect(await page.locator("main").textContent()).toContain("needs JavaScript");
  });
});
