import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { fillRegistration, freshEmail } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { json, type ProviderHost, startProviderHost } from "../support/provider-host";
import { registrationFields } from "../support/registration-fields";
import { hydrated, openPage } from "../support/shop-page";
import { type ShopServer, startShop } from "../support/shop-server";

const origin = ownShopOrigin();
const REQUIRED = "This field is required";
const TERMS = "Please accept the Terms and Conditions and Privacy Policy to continue.";
const DRAFT = "havenstile-registration-draft";

const draftIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT);
const errorOf = (page: Page, field: string) => page.locator(`[id="registration-${field}-error"]`);
const submit = (page: Page) => page.getByRole("button", { name: "Create Account" });

describe("the registration form", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const open = async (options = {}) => {
    const page = await openPage(browser, `${origin}/account`, { ...options });
    await hydrated(page);
    return page;
  };

  it("checks each field when it is left", async () => {
    const page = await open();
    for (const [label, field, typed, message] of [
      ["Email", "email", "ann", "Please enter a valid email address"],
      ["Phone", "phone", "call me", "Please enter a valid phone number"],
      ["ZIP code", "mailingAddress.zip", "9721", "Please enter a valid ZIP code"],
      ["First name", "firstName", "", REQUIRED],
      ["City", "mailingAddress.city", " ", REQUIRED],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(typed);
      await page.getByLabel(label, { exact: true }).blur();
      await errorOf(page, field).waitFor();
      expect(await errorOf(page, field).textContent()).toBe(message);
      expect(await page.getByLabel(label, { exact: true }).getAttribute("aria-invalid")).toBe("true");
    }
    await page.getByLabel("Email", { exact: true }).fill("ann@shop.test");
    await errorOf(page, "email").waitFor({ state: "detached" });
    expect(await page.getByText("Please fix the following errors:").count()).toBe(0);
  });

  it("lists every error on submit, with the focus on the list and a link to each field", async () => {
    const page = await open();
    await page.getByLabel(/I accept the Terms/).check();
    await submit(page).click();
    const summary = page.getByRole("alert").filter({ hasText: "Please fix the following errors:" });
    await summary.waitFor();
    expect(await summary.getByRole("link").count()).toBe(11);
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith("Please fix"));
    expect(await page.title()).toBe("Error: Create Your Account - Havenstile Cabinet Doors");
    await summary.getByRole("link", { name: /^ZIP code/ }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("registration-mailingAddress.zip");
    expect(await violations(page)).toEqual([]);
  });

  it("waits for the terms: the button is disabled and the sentence shown until the box is ticked", async () => {
    const page = await open();
    const sentence = page.getByRole("alert").filter({ hasText: TERMS });
    expect(await sentence.isVisible()).toBe(true);
    expect(await submit(page).isDisabled()).toBe(true);
    await page.getByLabel(/I accept the Terms/).check();
    expect(await submit(page).isEnabled()).toBe(true);
    expect(await sentence.isVisible()).toBe(false);
    await page.getByLabel(/I accept the Terms/).uncheck();
    expect(await submit(page).isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  it("leaves the button enabled before scripts run; the server then refuses and returns every answer", async () => {
    const page = await openPage(browser, `${origin}/account`, { javaScriptEnabled: false });
    await fillRegistration(page, { tier: "dealer" });
    await page.getByLabel(/text message/).check();
    await page.getByLabel("Address line 2").fill("Unit 7");
    await page.getByLabel(/I accept the Terms/).uncheck();
    expect(await submit(page).isEnabled()).toBe(true);
    await submit(page).click();
    await page.getByText("Please fix the following errors:").waitFor();
    expect(await page.title()).toBe("Error: Create Your Account - Havenstile Cabinet Doors");
    expect(await page.getByRole("alert").filter({ hasText: TERMS }).last().isVisible()).toBe(true);
    expect(await page.getByLabel("First name").inputValue()).toBe("Ann");
    expect(await page.getByLabel("Address line 2").inputValue()).toBe("Unit 7");
    expect(await page.getByLabel("ZIP code").inputValue()).toBe("97210");
    expect(await page.getByLabel("Account tier").inputValue()).toBe("dealer");
    expect(await page.getByLabel(/text message/).isChecked()).toBe(true);
    expect(await page.getByLabel(/by e-mail/).isChecked()).toBe(false);
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    expect(await page.getByText("Please type it again.").count()).toBe(1);
    expect(await page.content()).not.toContain("Secret-pass-1");
  });

  it("stores a draft through a reload, without the password, until it is cleared", async () => {
    const page = await open();
    await fillRegistration(page, { tier: "wholesaler", firstName: "Dora" });
    await page.getByLabel(/by e-mail/).check();
    expect(await draftIn(page)).toContain("Dora");
    expect(await draftIn(page)).not.toContain("Secret-pass-1");
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(() => (document.querySelector("[name=firstName]") as HTMLInputElement).value === "Dora");
    expect(await page.getByLabel("Account tier").inputValue()).toBe("wholesaler");
    expect(await page.getByLabel("City").inputValue()).toBe("Portland");
    expect(await page.getByLabel(/by e-mail/).isChecked()).toBe(true);
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([DRAFT]);
    await page.getByRole("button", { name: "Clear Saved Data" }).click();
    expect(await draftIn(page)).toBeNull();
    expect(await page.getByLabel("First name").inputValue()).toBe("");
    expect(await page.getByLabel("Country").inputValue()).toBe("US");
    await page.reload();
    await hydrated(page);
    expect(await page.getByLabel("First name").inputValue()).toBe("");
  });

  it("does not overwrite what was typed before scripts ran with a draft", async () => {
    const page = await open();
    await page.evaluate(([key]) => localStorage.setItem(key ?? "", '{"firstName":"Old","lastName":"Draft"}'), [DRAFT]);
    await page.route("**/build/**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(`${origin}/account`, { waitUntil: "commit" });
    await page.getByLabel("First name").fill("Typed");
    await hydrated(page);
    await page.waitForFunction(() => (document.querySelector("[name=lastName]") as HTMLInputElement).value === "Draft");
    expect(await page.getByLabel("First name").inputValue()).toBe("Typed");
  });

  it("deletes the draft when the account is created", async () => {
    const page = await open();
    await fillRegistration(page);
    await submit(page).click();
    await page.waitForURL(`${origin}/account/dashboard`);
    await page.waitForFunction((key) => localStorage.getItem(key) === null, DRAFT);
  });

  it("does not overwrite a tier that was chosen before with a draft", async () => {
    const page = await open();
    await page.evaluate(
      ([key]) => localStorage.setItem(key ?? "", '{"tier":"trade","city":"x","lastName":"Lee"}'),
      [DRAFT],
    );
    await page.goto(`${origin}/account?tier=dealer`);
    await hydrated(page);
    await page.waitForFunction(() => (document.querySelector("[name=lastName]") as HTMLInputElement).value === "Lee");
    expect(await page.getByLabel("Account tier").inputValue()).toBe("dealer");
  });

  it("shows the password on demand, and accepts a pasted one", async () => {
    const page = await open();
    const field = page.getByLabel("Password", { exact: true });
    await field.evaluate((input: HTMLInputElement) => {
      input.focus();
      document.execCommand("insertText", false, "Pasted-pass-1");
    });
    expect(await field.getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await field.getAttribute("type")).toBe("text");
    expect(await field.inputValue()).toBe("Pasted-pass-1");
    await page.getByRole("button", { name: "Hide password" }).click();
    expect(await field.getAttribute("type")).toBe("password");
  });

  it("supports the browser's autofill in every field, and checks the spelling of no name", async () => {
    const page = await open();
    const tokens = await page
      .locator("main form [autocomplete]")
      .evaluateAll((fields) => fields.map((field) => [field.getAttribute("name"), field.getAttribute("autocomplete")]));
    expect(Object.fromEntries(tokens)).toEqual({
      email: "email",
      password: "new-password",
      firstName: "given-name",
      lastName: "family-name",
      phone: "tel",
      businessName: "organization",
      "mailingAddress.address1": "address-line1",
      "mailingAddress.address2": "address-line2",
      "mailingAddress.city": "address-level2",
      "mailingAddress.province": "address-level1",
      "mailingAddress.zip": "postal-code",
      "mailingAddress.country": "country",
    });
    for (const name of ["email", "firstName", "lastName"]) {
      expect(await page.locator(`[name=${name}]`).getAttribute("spellcheck")).toBe("false");
    }
  });

  it("can be filled in and sent by keyboard alone", async () => {
    const page = await open();
    const email = freshEmail();
    const values = Object.entries(registrationFields({ email, tier: "dealer" }));
    const typedFor = (name: string) => values.find(([field]) => field === name)?.[1] ?? "";
    await page.getByLabel("Email", { exact: true }).focus();
    for (let step = 0; step < 40; step += 1) {
      const field = await page.evaluate(() => ({
        name: document.activeElement?.getAttribute("name") ?? "",
        tag: document.activeElement?.tagName ?? "",
        text: document.activeElement?.textContent ?? "",
      }));
      if (field.text === "Create Account" && field.tag === "BUTTON") break;
      if (field.name === "tier") await page.keyboard.type("Tier 3");
      else if (field.name === "acceptsTerms") await page.keyboard.press("Space");
      else if (field.tag === "INPUT" && typedFor(field.name)) await page.keyboard.type(typedFor(field.name));
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(`${origin}/account/dashboard?status=pending`);
    expect(await violations(page)).toEqual([]);
  });
});

describe("a registration that the provider answers late or never", () => {
  let browser: Browser;
  let host: ProviderHost;
  let shop: ShopServer;
  beforeAll(async () => {
    browser = await launchBrowser();
    host = await startProviderHost(json(500, { message: "secret detail" }));
    shop = await startShop({ PROVIDER: "remote", PROVIDER_URL: host.url });
  });
  afterAll(async () => {
    await browser.close();
    await shop.stop();
    await host.stop();
  });

  const registrations = () => host.requests.filter((path) => path.startsWith("/api/customers/register")).length;

  it.each(WAYS)("says so and preserves every answer, with JavaScript: %s", async (javaScriptEnabled) => {
    host.respond(json(500, { message: "secret detail" }));
    const page = await openPage(browser, `${shop.origin}/account`, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    await fillRegistration(page, { tier: "dealer" });
    await submit(page).click();
    await page
      .getByRole("alert")
      .filter({ hasText: "An error occurred while creating your account. Please try again." })
      .waitFor();
    expect(await page.getByLabel("City").inputValue()).toBe("Portland");
    expect(await page.getByLabel("Account tier").inputValue()).toBe("dealer");
    expect(await page.content()).not.toContain("secret detail");
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    const retype = page.getByText("the password has to be typed again");
    const password = await page.getByLabel("Password", { exact: true }).inputValue();
    expect([password, await retype.count()]).toEqual(javaScriptEnabled ? ["Secret-pass-1", 0] : ["", 1]);
    expect(shop.output()).not.toContain("Secret-pass-1");
    await page.context().close();
  });

  it.each(WAYS)("is sent once on a double click, with JavaScript: %s", async (javaScriptEnabled) => {
    const before = registrations();
    host.respond((_request, response) => setTimeout(() => response.writeHead(201).end("{}"), 700));
    const page = await openPage(browser, `${shop.origin}/account`, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    await fillRegistration(page);
    await submit(page).dblclick({ noWaitAfter: true });
    if (javaScriptEnabled) {
      const busy = page.getByRole("button", { name: "Creating your account…" });
      await busy.waitFor();
      expect(await busy.isDisabled()).toBe(true);
    }
    await page.waitForURL(`${shop.origin}/login`);
    expect(registrations() - before).toBe(1);
    await page.context().close();
  });
});
