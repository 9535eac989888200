import type { Browser, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Backend } from "~/provider/contract/backend.server";
import { answer } from "~/provider/host/answers.server";
import { openAccountMenu } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { signInOverHttp } from "../support/http-sign-in";
import { type RemoteShop, startRemoteShop } from "../support/remote-shop";
import { hydrated } from "../support/shop-page";
import { openSignedIn } from "../support/signed-in-walk";

const PANEL = "Error Loading Dashboard";
const TEXT = "Unable to load your account information";

describe("the dashboard of a shop with a remote provider", () => {
  let browser: Browser;
  let shop: RemoteShop;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    shop = await startRemoteShop();
  });
  afterAll(async () => {
    await browser.close();
    await shop.stop();
  });
  afterEach(async () => {
    shop.intercept(null);
    await page.context().close();
  });

  const signedIn = async (path = "/account/dashboard", javaScriptEnabled = true) => {
    const cookie = await signInOverHttp(shop.origin);
    page = await openSignedIn(browser, shop.origin + path, cookie, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
  };
  const failing =
    (path: string, status: number): Backend | null =>
    async (request) =>
      new URL(request.url).pathname === path ? answer(status, { message: "secret detail" }) : shop.handle(request);

  it.each([
    [500, 502],
    [503, 503],
  ])("shows a red panel when the provider answers %i", async (status, shown) => {
    await signedIn();
    shop.intercept(failing("/api/me", status));
    const response = await page.goto(`${shop.origin}/account/dashboard`);
    expect(response?.status()).toBe(shown);
    const panel = page.getByRole("alert").filter({ hasText: PANEL });
    expect(await panel.getByText(TEXT).isVisible()).toBe(true);
    expect(await page.content()).not.toContain("secret detail");
    expect(await violations(page)).toEqual([]);
    shop.intercept(null);
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByText("Welcome, Shop.").waitFor();
  });

  it("shows the panel after a client-side navigation too", async () => {
    await signedIn("/process");
    shop.intercept(failing("/api/me", 500));
    await openAccountMenu(page);
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page.getByText(TEXT).waitFor();
    expect(await page.title()).toContain("Dashboard");
  });

  it("asks to sign in again when the provider has ended the session", async () => {
    await signedIn();
    shop.intercept(failing("/api/me", 401));
    await page.goto(`${shop.origin}/account/dashboard?status=pending`);
    expect(page.url()).toBe(`${shop.origin}/login`);
    await page.getByText("Your sign-in has ended.").waitFor();
    shop.intercept(null);
    await page.goto(`${shop.origin}/login`);
  });

  it("treats any failed sign-in check as signed out, and the rest of the shop still works", async () => {
    await signedIn();
    shop.intercept(failing("/api/customers/me", 500));
    await page.goto(`${shop.origin}/process`);
    await openAccountMenu(page);
    expect(await page.getByRole("link", { name: "Login" }).isVisible()).toBe(true);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Our Process");
    shop.intercept(null);
    await page.reload();
    await openAccountMenu(page);
    expect(await page.getByText(ADMIN.email).isVisible()).toBe(true);
  });

  it("uses the newest of two checks, and drops the older one", async () => {
    await signedIn("/process");
    let asked = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    shop.intercept(async (request) => {
      if (new URL(request.url).pathname !== "/api/customers/me") return shop.handle(request);
      asked += 1;
      if (asked > 1) return shop.handle(request);
      await held;
      return answer(401, {});
    });
    const givenUp: string[] = [];
    page.on("requestfailed", (request) => givenUp.push(request.url()));
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => asked).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => asked).toBe(2);
    release();
    await expect.poll(() => givenUp.some((url) => url.includes("_data=root"))).toBe(true);
    await openAccountMenu(page);
    expect(await page.getByText(ADMIN.email).isVisible()).toBe(true);
  });

  it("clears the user and changes nothing else on the page when the background check fails", async () => {
    await signedIn("/product/ashby");
    await page.getByLabel("Width inches").first().fill("15");
    for (const answer of [
      (route: Route) => route.abort("connectionaborted"),
      (route: Route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }),
      (route: Route) => route.abort("internetdisconnected"),
    ]) {
      await page.route("**/*_data=*", answer);
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(0);
      await openAccountMenu(page);
      await page.getByRole("link", { name: "Login" }).waitFor();
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Ashby");
      expect(await page.getByLabel("Width inches").first().inputValue()).toBe("15");
      await page.unroute("**/*_data=*");
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      await page.getByText(ADMIN.email).waitFor();
      expect(await page.getByLabel("Width inches").first().inputValue()).toBe("15");
      await page.keyboard.press("Escape");
    }
  });

  it("shows a customer as signed in while the provider is slow, and requests no more than the page needs", async () => {
    await signedIn("/process");
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    shop.intercept(async (request) => {
      if (new URL(request.url).pathname === "/api/customers/me") await held;
      return shop.handle(request);
    });
    await page.goto(`${shop.origin}/shop`, { waitUntil: "commit" });
    await openAccountMenu(page);
    expect(await page.locator("header").getByText(ADMIN.email).isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Run the shop" }).count()).toBe(0);
    const sent = page.waitForRequest(`${shop.origin}/admin/accounts`);
    let isShown = false;
    const needing = page.goto(`${shop.origin}/admin/accounts`).finally(() => {
      isShown = true;
    });
    await sent;
    // In the meantime the shop makes other pages.
    for (let made = 0; made < 5; made += 1) await fetch(`${shop.origin}/login`);
    expect(isShown).toBe(false);
    release();
    expect((await needing)?.status()).toBe(200);
    await openAccountMenu(page);
    expect(await page.getByRole("link", { name: "Run the shop" }).isVisible()).toBe(true);
  });
});
