import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { freshEmail, signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { placeAsGuest } from "../support/guest-order";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

describe.each(WAYS)("customers, with JavaScript: %s", (javaScriptEnabled) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("are found, get notes, terms and a certificate, and each is undone", async () => {
    const email = freshEmail();
    await placeAsGuest(origin, { email });
    const page = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Fcustomers`, { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    await page.getByRole("heading", { level: 1, name: "Customers" }).waitFor();
    if (javaScriptEnabled) await hydrated(page);
    expect(await page.getByRole("navigation", { name: "Admin" }).locator("[aria-current]").innerText()).toMatch(
      /^Customers/,
    );
    await page.getByRole("searchbox", { name: "Search customers" }).fill("nobody at all");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await page.getByText("No customers match.").waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await page.getByRole("searchbox", { name: "Search customers" }).fill(email);
    await page.getByRole("button", { name: "Show", exact: true }).click();
    const row = page.getByRole("row").filter({ hasText: email });
    await row.waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await row.getByRole("link").click();
    await page.getByRole("heading", { level: 2, name: "Notes" }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\/customers\/[0-9a-f]{32}$/);
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);

    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByRole("link", { name: "Internal note: This field is required" }).waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await page.getByLabel("Internal note").fill("Ring before delivery");
    await page.getByRole("button", { name: "Save note" }).click();
    await page.getByText("The note is saved.").waitFor();
    const notes = page.getByRole("list", { name: "Notes" }).getByRole("listitem");
    expect(await notes.innerText()).toContain(`by ${ADMIN.email}`);
    await notes.getByRole("button", { name: "Remove" }).click();
    await page.getByText("The note was removed.").waitFor();
    expect([await notes.count(), await pageFaults(page, { javaScriptEnabled })]).toEqual([0, []]);
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await page.getByText("The note is back.").waitFor();
    expect(await notes.count()).toBe(1);

    const exempt = page.getByRole("checkbox", { name: "Exempt from tax" });
    await exempt.check();
    await page.getByLabel("Terms", { exact: true }).selectOption("Net 30");
    await page.getByRole("button", { name: "Save terms and tax" }).click();
    await page.getByRole("link", { name: "Certificate number: Please enter the number" }).waitFor();
    expect([await exempt.isChecked(), await pageFaults(page, { javaScriptEnabled })]).toEqual([true, []]);
    await page.getByLabel("Certificate number").fill("R-77");
    const file = { name: "r-77.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 certificate") };
    await page.getByLabel("Certificate", { exact: true }).setInputFiles(file);
    await page.getByRole("button", { name: "Save terms and tax" }).click();
    await page.getByText("Terms and tax are saved.").waitFor();
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "r-77.pdf" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("certificate.pdf");
    await page.getByLabel("Terms", { exact: true }).selectOption("Prepaid");
    await page.getByRole("button", { name: "Save terms and tax" }).click();
    await expect.poll(() => page.locator('input[name="revision"]').last().inputValue()).toBe("2");
    await page.getByRole("button", { name: "Undo the last save" }).click();
    await page.getByText("Undone. The earlier terms and tax").waitFor();
    expect(await page.getByLabel("Terms", { exact: true }).inputValue()).toBe("net-30");
    expect(await page.getByRole("link", { name: "r-77.pdf" }).count()).toBe(1);
    await page.context().close();
  });

  it("and their orders are found from every admin page, also on a phone", async () => {
    const email = freshEmail();
    await placeAsGuest(origin, { email });
    const page = await openPage(browser, `${origin}/login?returnTo=%2Fadmin`, { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
    if (javaScriptEnabled) await hydrated(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "All pages" }).click();
    const box = page.getByRole("searchbox", { name: "Search orders, customers and styles" });
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await box.fill(email);
    await box.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Search" }).waitFor();
    const number = await page.getByRole("region", { name: "Orders" }).getByRole("link").innerText();
    expect(await page.getByRole("region", { name: "Customers" }).getByRole("link").count()).toBe(1);
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await box.fill(number.toLowerCase());
    await box.press("Enter");
    await page.getByRole("heading", { level: 1, name: `Order ${number}` }).waitFor();
    await page.getByRole("link", { name: "Customer’s page" }).click();
    await page.getByRole("link", { name: number }).waitFor();
    await page.context().close();
  });
});
