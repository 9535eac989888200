import { randomBytes } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { aCartItem, aCartLine } from "../support/cart-builders";
import { ADMIN } from "../support/embedded-backend";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();
const CALLERS = `${origin}/admin/orders/new`;

describe("an order for a caller", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** Sends the cart to a customer from the pages. */
  async function sendCart(page: Page, email: string): Promise<void> {
    await page.evaluate(
      ([text]) => localStorage.setItem("havenstile-cart", text ?? ""),
      [JSON.stringify({ version: 1, lines: [aCartLine("a")] })],
    );
    await page.goto(`${origin}/cart`);
    await page.getByRole("link", { name: "Send to a customer for approval" }).click();
    await page.waitForURL(CALLERS);
    const send = page.getByRole("button", { name: /^(Create link|Send for approval)$/ });
    await page.getByLabel("First name").fill("Ann");
    await page.getByLabel("Email").fill(email);
    await send.click();
    await page.getByRole("link", { name: "Last name: This field is required" }).waitFor();
    expect(await pageFaults(page, { javaScriptEnabled: true })).toEqual([]);
    await page.getByLabel("Last name").fill("Lee");
    await page.getByLabel("Note to the customer").fill("As we said on the phone.");
    await send.click();
    await page.getByText(/^Quote HVQ-/).waitFor();
    // The next caller does not get these pieces too.
    await page.getByRole("button", { name: "Undo" }).waitFor();
  }

  /** Without JavaScript the cart cannot be read: sends the form as a browser would. */
  async function postCart(page: Page, email: string): Promise<void> {
    const form = {
      lines: JSON.stringify([aCartItem()]),
      ...{ key: randomBytes(16).toString("hex"), job: "", firstName: "Ann", lastName: "Lee", email },
      note: "As we said on the phone.",
    };
    const answer = await page.request.post(CALLERS, { form, maxRedirects: 0 });
    await page.goto(new URL(answer.headers().location ?? "", origin).href);
  }

  it.each(WAYS)("is sent, withdrawn, made valid and approved, with JavaScript: %s", async (javaScriptEnabled) => {
    const email = `${randomBytes(6).toString("hex")}@site.test`;
    const page = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Forders`, { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    await page.waitForURL(`${origin}/admin/orders`);
    await page.getByRole("link", { name: "Order for a caller" }).click();
    await page.waitForURL(CALLERS);
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await (javaScriptEnabled ? sendCart(page, email) : postCart(page, email));
    await page.getByText(/^Quote HVQ-\d+ is (ready|on its way)/).waitFor();
    const entry = page.getByRole("listitem").filter({ hasText: email });
    const link = /\S+\/approve\/[0-9a-f]{32}/.exec((await entry.textContent()) ?? "")?.[0] ?? "";
    expect(await pageFaults(page, { javaScriptEnabled })).toEqual([]);
    await entry.getByRole("button", { name: /^Withdraw/ }).click();
    await page.getByText("The quote was withdrawn.").waitFor();

    const customer = await openPage(browser, origin + new URL(link).pathname, { javaScriptEnabled });
    await customer.getByText("We withdrew this quote.").waitFor();
    expect(await pageFaults(customer, { javaScriptEnabled })).toEqual([]);
    await entry.getByRole("button", { name: /^Make valid again/ }).click();
    await page.getByText("The quote is valid again").waitFor();

    await customer.reload();
    if (javaScriptEnabled) await hydrated(customer);
    expect(await customer.getByText("As we said on the phone.").isVisible()).toBe(true);
    expect(await customer.getByLabel("Email").inputValue()).toBe(email);
    expect(await pageFaults(customer, { javaScriptEnabled })).toEqual([]);
    const approve = customer.getByRole("button", { name: "Approve and place order" });
    await approve.click();
    await customer.getByRole("alert").waitFor();
    expect(await pageFaults(customer, { javaScriptEnabled })).toEqual([]);
    await customer.getByLabel("Phone").fill("503-555-0101");
    await customer.getByLabel("Address line 1").fill("1 Mill Lane");
    await customer.getByLabel("City").fill("Portland");
    await customer.getByLabel("State").fill("OR");
    await customer.getByLabel("ZIP code", { exact: true }).fill("97210");
    await customer.getByLabel("Everything looks right").check();
    await approve.click();
    await customer.waitForURL(/\/orders\/[0-9a-f]{32}\?placed$/);
    await customer.getByText("Thank you. Your order is HV-").waitFor();

    await page.goto(CALLERS);
    await page.getByRole("listitem").filter({ hasText: email }).getByRole("link", { name: /^HV-/ }).click();
    await page.getByText(`Made for a caller by ${ADMIN.email}`).waitFor();
    await Promise.all([page.context().close(), customer.context().close()]);
  });
});
