import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { placeAsGuest } from "../support/guest-order";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { aPhonePhotograph } from "../support/photographs";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

const STEPS = ["Confirm order", "Start production", "Mark as shipped", "Mark as delivered"];

describe("a claim about a delivered order", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(WAYS)("is reported with a photograph, and answered, with JavaScript: %s", async (javaScriptEnabled) => {
    const { path } = await placeAsGuest(origin);
    const customer = await openPage(browser, origin + path, { javaScriptEnabled });
    const number = (await customer.getByRole("heading", { level: 1 }).textContent())?.replace("Order ", "");
    const adminPage = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Forders`, { javaScriptEnabled });
    await signInOnPages(adminPage, ADMIN);
    await adminPage.waitForURL(`${origin}/admin/orders`);
    await adminPage.goto(`${origin}/admin/orders/${number}`);
    for (const step of STEPS) {
      // The bare address, without the parameter for the last action, so that the page asks no question first.
      await adminPage.goto(`${origin}/admin/orders/${number}`);
      if (javaScriptEnabled) await hydrated(adminPage);
      const question = adminPage.locator("summary", { hasText: `Next: ${step}` });
      if ((await question.count()) > 0) await question.click();
      if (step === "Confirm order") {
        for (const name of ["No freight", "No tax"]) await adminPage.getByRole("checkbox", { name }).check();
      }
      await adminPage.getByRole("button", { name: step }).click();
      await adminPage.waitForURL(/\?done=/);
    }

    await customer.reload();
    await customer.getByRole("link", { name: "Report a problem" }).click();
    if (javaScriptEnabled) {
      await hydrated(customer);
      expect(await pageFaults(customer, { javaScriptEnabled })).toEqual([]);
    }
    const photographs = customer.getByLabel("Photographs");
    const send = customer.getByRole("button", { name: "Send report" });
    await customer.getByLabel("What is not right?").fill("The panel is split");
    await customer.getByRole("checkbox").first().check();
    await photographs.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") });
    await send.click();
    await customer.getByText("is not a JPEG, PNG or WebP picture").first().waitFor();
    expect(await customer.getByLabel("What is not right?").inputValue()).toBe("The panel is split");
    expect(await customer.getByRole("checkbox").first().isChecked()).toBe(true);
    await photographs.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await aPhonePhotograph() });
    await send.click();
    await customer.getByText("We have your report.").waitFor();
    const picture = customer.getByRole("img", { name: "Photograph 1 of claim 1" });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(320);

    await adminPage.reload();
    await adminPage.getByRole("link", { name: "Answer this claim" }).click();
    if (javaScriptEnabled) {
      await hydrated(adminPage);
      expect(await pageFaults(adminPage, { javaScriptEnabled })).toEqual([]);
    }
    await adminPage.getByLabel("Answer to the customer").fill("We will remake it.");
    await adminPage.getByLabel("This settles the claim").check();
    await adminPage.getByRole("button", { name: "Send answer" }).click();
    await adminPage.getByText("Claim 1: Settled").waitFor();
    await customer.reload();
    await customer.getByText("We will remake it.").waitFor();
    if (javaScriptEnabled) expect(await pageFaults(customer, { javaScriptEnabled })).toEqual([]);

    await adminPage.goto(`${origin}/admin/orders/${number}`);
    await adminPage.getByRole("link", { name: "Make the pieces again" }).click();
    await adminPage.waitForURL(/\/remake\?claim=/);
    if (javaScriptEnabled) {
      await hydrated(adminPage);
      expect(await pageFaults(adminPage, { javaScriptEnabled })).toEqual([]);
    }
    expect(await adminPage.getByRole("checkbox", { name: /^Door 1/ }).isChecked()).toBe(true);
    const makeAgain = adminPage.getByRole("button", { name: "Make again" });
    await makeAgain.click();
    await adminPage.getByText("Cause: This field is required").waitFor();
    await adminPage.getByLabel("Cause").selectOption({ label: "Damaged on the way" });
    await makeAgain.click();
    await adminPage.waitForURL(/\?done=remade/);
    await adminPage.getByText(new RegExp(`^Remake of order ${number}: damaged on the way\\.`)).waitFor();
    if (javaScriptEnabled) expect(await pageFaults(adminPage, { javaScriptEnabled })).toEqual([]);
    await customer.reload();
    await customer.getByRole("region", { name: "Made again" }).getByRole("link").click();
    await customer.getByText(new RegExp(`^Remake of order ${number}: damaged on the way\\.`)).waitFor();
    await customer.getByText("There is nothing to approve.").waitFor();
    if (javaScriptEnabled) expect(await pageFaults(customer, { javaScriptEnabled })).toEqual([]);
    await Promise.all([adminPage.context().close(), customer.context().close()]);
  });
});
