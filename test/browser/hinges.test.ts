import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { launchBrowser } from "../support/browser";
import { orderPieces } from "../support/checkout-page";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { openDetails, openPage, orderFormReady, piece, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();

describe.each(WAYS)("holes where the old ones are, with JavaScript: %s", (javaScriptEnabled) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("are checked with a strip of paper", async () => {
    const page = await openPage(browser, `${origin}/how-to/hinges`, { javaScriptEnabled });
    await page.getByLabel("Cup 1").fill("3 3/4");
    await page.getByLabel("Cup 2").fill("2 m");
    await page.getByRole("button", { name: "Show the strip" }).click();
    await page.getByText("not in meters").waitFor();
    expect(await page.getByLabel("Cup 1").inputValue()).toBe("3 3/4");
    await page.getByLabel("Cup 2").fill("500 mm");
    await page.getByRole("button", { name: "Show the strip" }).click();
    await page.getByRole("img", { name: "Strip 3 of 3: 16 to 24 in from the top" }).waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await page.context().close();
  });

  it("belong to a door whose overlay follows from its size, at an address that can be passed on", async () => {
    const page = await openPage(browser, `${origin}/how-to/hinges`, { javaScriptEnabled });
    const sizes = { "Door width": "16", "Door height": "25", "Opening width": "15", "Opening height": "24 1/3" };
    for (const [label, size] of Object.entries(sizes)) await page.getByLabel(label).fill(size);
    await page.getByRole("button", { name: "Work out the overlay" }).click();
    await page.getByText("between two marks").waitFor();
    expect(await page.getByLabel("Door width").inputValue()).toBe("16");
    await page.getByLabel("Opening height").fill("24");
    await page.getByRole("button", { name: "Work out the overlay" }).click();
    await page.getByText("opening width + 1, by opening height + 1").waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    const passedOn = await openPage(browser, page.url(), { javaScriptEnabled });
    await passedOn.getByText("Partial overlay").waitFor();
    await passedOn.context().close();
    await page.context().close();
  });

  it("are typed, copied down, drawn, ordered, and on the page of the order", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`, { javaScriptEnabled });
    if (javaScriptEnabled) await orderFormReady(page);
    const size = { width: ["15", "1/2"], height: ["30", "0"] } as const;
    await typePiece(page, "Door 1", { ...size, location: "Left" });
    const [first, second] = [piece(page, "Door 1"), piece(page, "Door 2")];
    await page.getByRole("button", { name: "Add door", exact: true }).click();
    await second.waitFor();
    await typePiece(page, "Door 2", { ...size, location: "Right" });
    await openDetails(first);
    await first.getByLabel("Left", { exact: true }).check();
    await first.getByLabel("Fixing").selectOption("Dowels 48 x 6 mm");
    await first.getByLabel("Measured from").selectOption("Bottom");
    await first.getByLabel("Cup 1").fill("3 3/4");
    await first.getByLabel("Cup 2").fill("650 mm");
    await first.getByRole("button", { name: "Copy to the doors below" }).click();

    if (!(await second.getByLabel("Cup 1").isVisible())) {
      await openDetails(second);
    }
    await expect.poll(() => second.getByLabel("Cup 1").inputValue()).toBe("3 3/4");
    expect(await second.getByLabel("Cup 2").inputValue()).toBe("650 mm");
    await second.getByLabel("Right", { exact: true }).check();
    await page.getByRole("checkbox", { name: "No drawers in this order" }).check();
    for (const door of [first, second]) await door.getByRole("checkbox", { name: /^Pre-bored/ }).check();
    if (javaScriptEnabled) {
      const drawing = first.getByRole("img", { name: /back/i });
      await drawing
        .getByText(/^The back of a door.*cups 3 3\/4" and 650 mm from the bottom/)
        .waitFor({ state: "attached" });
    }
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

    await orderPieces(page, `Hinges ${javaScriptEnabled}`, javaScriptEnabled);
    const order = await page.locator("main").innerText();
    expect(order.match(/Cups at 3 3\/4", 650 mm from the bottom/g)).toHaveLength(2);
    expect(order.match(/Dowels 48 x 6 mm/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await page.context().close();
  });
});
