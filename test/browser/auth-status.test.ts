import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccountMenu, signInOnPages } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { signInOverHttp } from "../support/http-sign-in";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, orderFormReady } from "../support/shop-page";
import { openSignedIn } from "../support/signed-in-walk";

const origin = ownShopOrigin();

/** The sign-in checks that a page sends from now on. */
function watchChecks(page: Page): string[] {
  const checks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("_data=root")) checks.push(request.url());
  });
  return checks;
}

describe("who is signed in", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const signedIn = async (path = "/account/dashboard") => {
    const page = await openSignedIn(browser, origin + path, await signInOverHttp(origin));
    await hydrated(page);
    return page;
  };
  const follow = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first().click();

  it("is in the server's own HTML, before any script", async () => {
    const page = await signedIn();
    const cookies = await page.context().cookies();
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    for (const path of ["/", "/shop", "/product/ashby", "/cart", "/nope", "/account/tiers"]) {
      const [mine, anonymous] = await Promise.all([
        fetch(origin + path, { headers: { Cookie } }),
        fetch(origin + path),
      ]);
      expect(await mine.text()).toContain(ADMIN.email);
      expect(mine.headers.get("cache-control")).toBe("private, no-store");
      const html = await anonymous.text();
      expect(html).not.toContain(ADMIN.email);
      expect(html).toContain(">Login</a>");
      expect(anonymous.headers.get("vary")).toContain("Cookie");
    }
    await page.context().close();
  });

  it("is in no script-readable cookie, and in no storage", async () => {
    const page = await openPage(browser, `${origin}/login?returnTo=%2Faccount%2Fdashboard`);
    await signInOnPages(page, ADMIN);
    await page.waitForURL(`${origin}/account/dashboard`);
    await hydrated(page);
    expect(await page.evaluate(() => document.cookie)).toBe("");
    // The page stores only that someone was signed in, so that it can clean up, and the scroll position.
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([["havenstile-signed-in", "yes"]]);
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(ADMIN.email);
    const cookies = await page.context().cookies();
    const known = cookies.map(({ name, httpOnly, sameSite, path }) => [name, httpOnly, sameSite, path]);
    expect(known.sort()).toEqual([
      ["provider_device", true, "Strict", "/provider/"],
      ["provider_email", true, "Lax", "/provider/"],
      ["session", true, "Lax", "/"],
    ]);
    await page.context().close();
  });

  it("is checked at most once in 1000 ms, and always on the pages that force it", async () => {
    const page = await signedIn("/cart");
    const noon = Date.UTC(2026, 0, 5, 12);
    await page.clock.install({ time: noon });
    await page.reload();
    await hydrated(page);
    await page.clock.pauseAt(noon + 60_000);
    const checks = watchChecks(page);
    await follow(page, "Shop");
    await page.waitForURL(`${origin}/shop`);
    expect(checks).toHaveLength(1);
    await follow(page, "How To");
    await page.waitForURL(`${origin}/how-to`);
    expect(checks).toHaveLength(1);
    await openAccountMenu(page);
    await follow(page, "Dashboard");
    await page.waitForURL(`${origin}/account/dashboard`);
    expect(checks).toHaveLength(2);
    await page.clock.fastForward(999);
    await follow(page, "How To");
    await page.waitForURL(`${origin}/how-to`);
    expect(checks).toHaveLength(2);
    await page.clock.fastForward(1);
    await follow(page, "Shop");
    await page.waitForURL(`${origin}/shop`);
    expect(checks).toHaveLength(3);
    await page.context().close();
  });

  it("is checked again when the browser comes online", async () => {
    const page = await signedIn("/process");
    const checks = watchChecks(page);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect.poll(() => checks.length).toBe(1);
    await page.context().close();
  });

  it("leaves the page and what was typed alone when a captive portal answers the check", async () => {
    const page = await signedIn("/contact");
    const portal = {
      status: 200,
      contentType: "text/html",
      body: "<!doctype html><title>Welcome to our Wi-Fi</title>",
    };
    await page.route(/_data=/, (route) => route.fulfill(portal));
    await page.getByLabel("Message").fill("Do you ship to Ohio?");
    const checks = watchChecks(page);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect.poll(() => checks.length).toBe(1);
    await openAccountMenu(page);
    expect(await page.getByRole("button", { name: "Logout" }).isVisible()).toBe(true);
    expect(await page.getByLabel("Message").inputValue()).toBe("Do you ship to Ohio?");
    await page.context().close();
  });

  it("loads a page whole when a captive portal answers the navigation", async () => {
    const page = await signedIn("/process");
    const portal = {
      status: 200,
      contentType: "text/html",
      body: "<!doctype html><title>Welcome to our Wi-Fi</title>",
    };
    await page.route(/_data=/, (route) => route.fulfill(portal));
    const whole = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === `${origin}/shop`);
    await follow(page, "Shop");
    await whole;
    await page.getByRole("heading", { name: "Our Products" }).waitFor();
    expect(await page.getByText("Application Error").count()).toBe(0);
    await page.context().close();
  });

  it("is cleared once the session has ended elsewhere", async () => {
    const page = await signedIn("/process");
    const replay = await page.context().cookies();
    await openAccountMenu(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${origin}/`);
    const attacker = await openPage(browser, "about:blank");
    await attacker.context().addCookies(replay);
    await attacker.goto(`${origin}/process`);
    await openAccountMenu(attacker);
    expect(await attacker.getByRole("link", { name: "Login" }).isVisible()).toBe(true);
    await attacker.goto(`${origin}/account/dashboard`);
    expect(attacker.url()).toBe(`${origin}/login`);
    expect(await attacker.getByText("Your sign-in has ended.").isVisible()).toBe(true);
    await attacker.context().close();
    await page.context().close();
  });

  it("changes the menu immediately on signing out", async () => {
    const page = await signedIn("/process");
    await openAccountMenu(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${origin}/`);
    await openAccountMenu(page);
    await page.getByRole("link", { name: "Login" }).waitFor();
    expect(await page.getByRole("button", { name: "Logout" }).count()).toBe(0);
    await page.context().close();
  });

  it("has a menu that Enter opens, and that Escape, leaving it, or a click outside closes", async () => {
    const page = await signedIn("/process");
    const button = page.getByRole("button", { name: "Account", exact: true });
    const isOpen = async () => (await button.getAttribute("aria-expanded")) === "true";
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(isOpen).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect.poll(isOpen).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Account");
    await page.keyboard.press("Enter");
    const entries = await page.locator("#account-menu").locator("a, button").count();
    for (let step = 0; step <= entries; step += 1) await page.keyboard.press("Tab");
    await expect.poll(isOpen).toBe(false);
    await openAccountMenu(page);
    await page.locator("h1").click();
    await expect.poll(isOpen).toBe(false);
    await page.context().close();
  });

  it("has a menu that is accessible and fits at 320 and 1280 px", async () => {
    const page = await signedIn();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openAccountMenu(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      expect(await violations(page)).toEqual([]);
    }
    await page.context().close();
  });

  it("has an accessible provider page and an accessible refusal", async () => {
    const page = await openPage(browser, `${origin}/shopify/callback?code=x`);
    await page.getByText("Failed to login. Please try again.").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Please fix the following errors:").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Email", { exact: true }).fill("x");
    await page.getByLabel("Password", { exact: true }).fill("x");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("alert").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.context().close();
  });
});

describe("while offline", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("forms and links are blocked with a notice before anything is sent, and work again afterwards", async () => {
    const page = await openPage(browser, `${origin}/login`);
    await hydrated(page);
    const sent: string[] = [];
    const logged: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    page.on("console", (message) => logged.push(message.text()));
    await page.getByLabel("Email", { exact: true }).fill("ann@shop.test");
    await page.getByLabel("Password", { exact: true }).fill("typed");
    await page.context().setOffline(true);
    sent.length = 0;
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("You are currently offline").waitFor();
    await page.getByRole("link", { name: "Shop", exact: true }).first().click();
    expect(logged).toEqual(Array(2).fill("You appear to be offline. Please check your internet connection."));
    expect(await violations(page)).toEqual([]);
    expect(sent).toEqual([]);
    expect(page.url()).toBe(`${origin}/login`);
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe("ann@shop.test");
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("typed");
    await page.context().setOffline(false);
    await page.getByText("You are currently offline").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    await page.context().close();
  });

  it("links within the page and actions that need no server still work", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`);
    await orderFormReady(page);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Add door" }).click();
    await page.getByRole("group", { name: "Door 2" }).waitFor();
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
    expect(await page.getByText("You are currently offline").count()).toBe(0);
    await page.context().close();
  });
});
