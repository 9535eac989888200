import { Secret, TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { fillRegistration, register, signInOnPages } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { SHOP_ADMIN, signInOverHttp } from "../support/http-sign-in";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";
import { type ShopServer, startShop } from "../support/shop-server";
import { openSignedIn } from "../support/signed-in-walk";

const DRAFT = "havenstile-registration-draft";
const NEW = "Kettle-blue-42";
const LISTED = "listed@shop.test";

describe.each(WAYS)("signing in and account security, with JavaScript: %s", (javaScriptEnabled) => {
  let browser: Browser;
  let shop: ShopServer;
  beforeAll(async () => {
    browser = await launchBrowser();
    shop = await startShop({ ...SHOP_ADMIN, ADMIN_EMAILS: LISTED });
  });
  afterAll(async () => {
    await browser.close();
    await shop.stop();
  });

  const at = (path: string) => shop.origin + path;
  const open = (path: string) => openPage(browser, at(path), { javaScriptEnabled });
  const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
  /** The rules that axe finds broken, if the page can run scripts. */
  const faults = (page: Page) => (javaScriptEnabled ? violations(page) : []);

  async function signedIn(path: string, credentials: { email: string; password: string }): Promise<Page> {
    const page = await open(path);
    await page.waitForURL(at("/login"));
    await signInOnPages(page, credentials);
    return page;
  }

  it("changes a password, signs out the other browser, and tells admins", async () => {
    const other = await open("/account");
    const person = await fillRegistration(other);
    await register(other);
    await other.waitForURL(at("/account/dashboard"));
    const page = await signedIn("/account/password", person);
    await heading(page, "Password");
    await page.getByText("One other browser is signed in to this account.").waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel("Current password").fill("Wrong-pass-99");
    await page.getByLabel("New password").fill(NEW);
    await page.getByRole("button", { name: "Change Password" }).click();
    await page.getByText("This is not your current password").first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel("Current password").fill(person.password);
    await page.getByLabel("New password").fill(NEW);
    await page.getByRole("button", { name: "Change Password" }).click();
    await page.getByText("Your password was changed.").waitFor();
    await other.goto(at("/account/dashboard"));
    expect(other.url()).toBe(at("/login"));

    const admin = await signedIn("/admin/events", ADMIN);
    await heading(admin, "Events");
    const row = admin.getByRole("listitem").filter({ hasText: person.email });
    await row.filter({ hasText: "Password changed" }).waitFor();
    expect(await faults(admin)).toEqual([]);
    await admin.getByLabel("Kind").selectOption("sign-in.failed");
    await admin.getByRole("button", { name: "Show" }).click();
    await admin.getByText("No such events.").waitFor();
    await Promise.all([page, other, admin].map((one) => one.context().close()));
  });

  it("lets the owner of a listed address set a password with the code that was printed", async () => {
    const code = new RegExp(`names ${LISTED}[\\s\\S]*?with the code ([\\w-]{43})`).exec(shop.output())?.[1] ?? "";
    const page = await open("/provider/invitation");
    expect(await faults(page)).toEqual([]);
    await page.getByLabel("Email").fill(LISTED);
    await page.getByLabel("Code").fill(code);
    await page.getByLabel("New password", { exact: true }).fill(NEW);
    await page.getByRole("button", { name: "Continue" }).click();
    await heading(page, "Your account is ready");
    expect(await faults(page)).toEqual([]);
    await page.goto(at("/admin/accounts"));
    await signInOnPages(page, { email: LISTED, password: NEW });
    await heading(page, "Account Management");
    await page.context().close();
  });

  it("asks an admin for a second factor", async () => {
    const page = await signedIn("/account/two-factor", ADMIN);
    await heading(page, "Second Factor");
    expect(await faults(page)).toEqual([]);
    await page.getByLabel("Password").fill(ADMIN.password);
    await page.getByRole("button", { name: "Set Up" }).click();
    const key = (await page.getByText(/^Key: /).textContent()) ?? "";
    expect(await faults(page)).toEqual([]);
    const totp = new TOTP({ secret: Secret.fromBase32(key.replace("Key: ", "").replaceAll(" ", "")) });
    await page.getByLabel("Six digits").fill(totp.generate());
    await page.getByRole("button", { name: "Turn On" }).click();
    await page.getByText("The second factor is on.", { exact: true }).waitFor();
    const recovery = (await page.getByText(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/).allTextContents())[0] ?? "";
    expect(await faults(page)).toEqual([]);

    const again = await signedIn("/account/dashboard", ADMIN);
    await heading(again, "Second step");
    expect(await faults(again)).toEqual([]);
    await again.getByLabel("Code").fill("000000");
    await again.getByRole("button", { name: "Continue" }).click();
    await again.getByText("This code is not right").waitFor();
    await again.getByLabel("Code").fill(recovery);
    await again.getByRole("button", { name: "Continue" }).click();
    await heading(again, "Account Dashboard");
    await Promise.all([page, again].map((one) => one.context().close()));
  });
});

describe("the draft of a registration", () => {
  let browser: Browser;
  const origin = ownShopOrigin();
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** A signed-in browser with a draft and a cart. */
  async function withDraft(): Promise<Page> {
    const page = await openSignedIn(browser, `${origin}/account`, await signInOverHttp(origin));
    await hydrated(page);
    await page.getByLabel("First name").fill("Ann");
    await page.evaluate(() => localStorage.setItem("havenstile-cart", "kept"));
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, DRAFT);
    return page;
  }

  const isGone = async (page: Page) => {
    await page.waitForFunction((key) => localStorage.getItem(key) === null, DRAFT);
    expect(await page.evaluate(() => localStorage.getItem("havenstile-cart"))).toBe("kept");
    await page.goto(`${origin}/account`);
    await page.getByRole("button", { name: "Clear Saved Data" }).waitFor();
    expect(await page.getByLabel("First name").inputValue()).toBe("");
    await page.context().close();
  };

  it("is gone after signing out", async () => {
    const page = await withDraft();
    await page.goto(`${origin}/logout`);
    await page.getByRole("button", { name: "Log out now" }).click();
    await isGone(page);
  });

  it("is gone after the session ended elsewhere, before the form is filled in from it", async () => {
    const page = await withDraft();
    await page.context().clearCookies();
    await page.goto(`${origin}/account`);
    await isGone(page);
  });
});
