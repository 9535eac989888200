import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { orderPieces } from "../support/checkout-page";
import { ADMIN } from "../support/embedded-backend";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated, openDetails, openPage, orderFormReady, piece, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();

describe.each(WAYS)("grain, a center rail and a handle, with JavaScript: %s", (javaScriptEnabled) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function asOwner(path: string): Promise<Page> {
    const page = await openPage(browser, `${origin}/login?returnTo=${encodeURIComponent(path)}`, { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    if (javaScriptEnabled) await hydrated(page);
    return page;
  }

  it("are priced by the owner, chosen, refused with the reason, ordered, and on the work order", async () => {
    const owner = await asOwner("/admin/settings");
    await owner.getByRole("link", { name: "Options", exact: true }).click();
    await owner.getByRole("heading", { level: 1, name: "Options" }).waitFor();
    await owner.getByLabel("Handle holes, dollars").fill("1.25");
    await owner.getByLabel("Handle holes, charged for").selectOption("Each hole");
    await owner.getByRole("button", { name: "Save options" }).click();
    await owner.getByRole("button", { name: "Undo the last save" }).waitFor();
    expect(await pageFaults(owner, { javaScriptEnabled })).toEqual([]);

    const page = await openPage(browser, `${origin}/product/rowan`, { javaScriptEnabled });
    if (javaScriptEnabled) await orderFormReady(page);
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["22", "0"], location: "Pantry" });
    await page.getByLabel("No drawers in this order").check();
    const door = piece(page, "Door 1");
    await openDetails(door);
    await door.getByLabel("Grain").selectOption("Across");
    await door.getByLabel("Left", { exact: true }).check();
    await door.getByLabel("Handle holes").selectOption("3 in, near the bottom");
    await door.getByLabel("Center rail at").fill("2");
    const refusal = "Center rail too low: its center must be between";
    if (javaScriptEnabled) await door.getByText(refusal).first().waitFor();
    await page.getByRole("button", { name: "Add to Cart", exact: true }).last().click();
    await page.getByRole("alert", { name: "Please fix the following errors:" }).getByText(refusal).waitFor();
    expect(await door.getByLabel("Center rail at").inputValue()).toBe("2");
    await door.getByLabel("Center rail at").fill("10 1/2");
    if (javaScriptEnabled) {
      const breakdown = page.getByRole("region", { name: "Order breakdown" });
      await expect.poll(() => breakdown.innerText()).toMatch(/Handle holes, 1 piece\s+\$2\.50/);
    }
    const jobName = `Wood ${javaScriptEnabled}`;
    await orderPieces(page, jobName, javaScriptEnabled);
    const order = await page.locator("main").innerText();
    for (const text of [
      "Grain across",
      'Center rail at 10 1/2" from the bottom',
      "Handle holes: 3 in, near the bottom",
    ]) {
      expect(order).toContain(text);
    }
    expect(order).toMatch(/Handle holes, 1 piece\s+\$2\.50/);

    await owner.goto(`${origin}/admin/orders?search=${encodeURIComponent(jobName)}`);
    await owner.getByRole("row").filter({ hasText: jobName }).getByRole("link").click();
    await owner.locator("summary").filter({ hasText: "Papers" }).click();
    await owner.getByRole("link", { name: "Work order" }).first().click();
    await owner.getByRole("heading", { level: 1, name: /^Work order/ }).waitFor();
    const sheet = await owner.locator("main").innerText();
    expect(sheet).toContain('Center rail 10 1/2" from the bottom to its center: its lower edge at 9 3/8"');
    expect(sheet).toContain("28.5 mm from the opening edge, 63.5 mm from the bottom");
    await Promise.all([owner, page].map((one) => one.context().close()));
  });
});
