import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { placeAsGuest } from "../support/guest-order";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

describe("an order that ships", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(WAYS)("has a carrier and internal notes, with JavaScript: %s", async (javaScriptEnabled) => {
    const order = await placeAsGuest(origin);
    const path = `/admin/orders?search=${encodeURIComponent(order.jobName)}`;
    const signIn = `${origin}/login?returnTo=${encodeURIComponent(path)}`;
    const page = await openPage(browser, signIn, { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole("row").filter({ hasText: order.jobName }).getByRole("link").click();

    const note = page.getByRole("textbox", { name: "Internal note" });
    await note.fill("Narrow gate: send the small truck.");
    await page.getByRole("checkbox", { name: "Show to the workshop" }).check();
    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByText("The note is saved.").waitFor();
    await expect.poll(() => note.inputValue()).toBe("");
    const notes = page.getByRole("region", { name: "Notes", exact: true });
    expect(await notes.getByText("small truck").isVisible()).toBe(true);
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await notes.getByRole("button", { name: /^Remove the note/ }).click();
    await page.getByText("The note was removed.").waitFor();
    await page.getByRole("status").getByRole("button", { name: /^Undo/ }).click();
    await page.getByText("The note is back.").waitFor();
    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByText("This field is required").first().waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

    await page.goto(origin + path);
    if (javaScriptEnabled) await hydrated(page);
    await page.getByRole("row").filter({ hasText: order.jobName }).getByRole("link").click();
    await page.getByRole("checkbox", { name: "No freight" }).check();
    await page.getByRole("checkbox", { name: "No tax" }).check();
    await page.getByRole("button", { name: "Confirm order" }).click();
    await page.getByText(/is confirmed\.$/).waitFor();
    await page.getByText("Next: Start production").click();
    await page.getByRole("button", { name: "Start production" }).click();
    await page.getByText(/is in production\.$/).waitFor();
    await page.getByText("Next: Mark as shipped").click();
    expect(await page.getByRole("textbox", { name: "Weight" }).inputValue()).toMatch(/^\d+$/);
    await page.getByRole("combobox", { name: "Carrier" }).fill("UPS");
    await page.getByRole("textbox", { name: "Tracking number" }).fill("1Z 999");
    await page.getByRole("textbox", { name: "Cartons" }).fill("some");
    await page.getByRole("button", { name: "Mark as shipped" }).click();
    await page.getByRole("link", { name: /^Cartons: Please enter a whole number/ }).waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await page.getByRole("textbox", { name: "Cartons" }).fill("2");
    await page.getByRole("button", { name: "Mark as shipped" }).click();
    await page.getByText(/is shipped\.$/).waitFor();
    const shipping = page.getByRole("region", { name: "Shipping details" });
    await shipping.getByRole("textbox", { name: "Tracking number" }).fill("1Z 888");
    await shipping.getByRole("button", { name: "Save shipping details" }).click();
    await page.getByText("The shipping details are saved.").waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

    await page.goto(origin + order.path);
    for (const text of ["UPS", "1Z 888"]) await page.getByText(text, { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "Track it at UPS" }).getAttribute("href")).toMatch(/ups\.com\/track$/);
    expect(await page.getByText("small truck").count()).toBe(0);
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await page.context().close();
  });
});
