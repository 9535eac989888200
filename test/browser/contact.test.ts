import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

describe.each(WAYS)("the contact form, JavaScript %s", (javaScriptEnabled) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("says what is missing, preserves what was typed, and confirms the message", async () => {
    const page = await openPage(browser, `${origin}/contact`, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    await page.getByLabel("Name").fill("Ann Lee");
    await page.getByLabel("Email").fill("ann");
    await page.getByRole("button", { name: "Send Message" }).click();
    const summary = page.getByRole("alert", { name: "Please fix the following errors:" });
    await summary.waitFor();
    expect(await summary.getByRole("link").allTextContents()).toEqual([
      "Email: Please enter a valid email address",
      "Topic: This field is required",
      "Message: This field is required",
    ]);
    expect(await page.getByLabel("Name").inputValue()).toBe("Ann Lee");
    expect(await page.title()).toMatch(/^Error: /);
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    await page.getByLabel("Email").fill("ann@site.test");
    await page.getByLabel("Topic").selectOption("A price for a whole job");
    await page.getByLabel("Message").fill("Eleven doors and six fronts, painted.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByRole("status").filter({ hasText: "We have your message." }).waitFor();
    expect(await page.getByLabel("Message").inputValue()).toBe("");
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it("hides the field that marks what bots send", async () => {
    const page = await openPage(browser, `${origin}/contact`, { javaScriptEnabled });
    expect(await page.getByLabel("Leave this empty").isVisible()).toBe(false);
    for (let tab = 0; tab < 30; tab += 1) {
      await page.keyboard.press("Tab");
      expect(await page.locator("[name=website]:focus").count()).toBe(0);
    }
    await page.context().close();
  });
});
