import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answer } from "~/provider/host/answers.server";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { aRegistration } from "../support/builders";
import { ADMIN } from "../support/embedded-backend";
import { aClient } from "../support/provider-client";
import { type RemoteShop, startRemoteShop } from "../support/remote-shop";
import { hydrated, openPage } from "../support/shop-page";

const NAMES = ["Ada", "Bea", "Cleo", "Dot", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon", "Kim", "Lou"];

describe("the admin's list", () => {
  let browser: Browser;
  let shop: RemoteShop;
  beforeAll(async () => {
    browser = await launchBrowser();
    shop = await startRemoteShop();
  });
  afterAll(async () => {
    await browser.close();
    await shop.stop();
  });

  let page: Page;
  let prefix = "";
  let run = 0;
  beforeEach(async () => {
    run += 1;
    prefix = `run${run}`;
    const { client } = aClient(shop.handle, { returnUrl: `${shop.origin}/shopify/callback` });
    for (const firstName of NAMES) {
      await client.register(
        aRegistration({
          firstName,
          lastName: prefix,
          email: `${firstName}.${prefix}@shop.test`,
          tier: "dealer",
        }),
      );
    }
  });
  afterEach(async () => {
    shop.intercept(null);
    await page.context().close();
  });

  const accountsOfRun = () => `${shop.origin}/admin/accounts?search=${prefix}`;
  const open = async (javaScriptEnabled = true) => {
    page = await openPage(browser, accountsOfRun(), { javaScriptEnabled });
    await signInOnPages(page, ADMIN);
    await page.waitForURL(accountsOfRun());
    if (javaScriptEnabled) await hydrated(page);
  };
  const approve = (name: string) => page.getByRole("button", { name: `Approve ${name} ${prefix}`, exact: true });
  const reject = (name: string) => page.getByRole("button", { name: `Reject ${name} ${prefix}`, exact: true });
  const isPatch = (request: { method: string }) => request.method === "PATCH";

  it("is accessible, full and empty", async () => {
    await open();
    expect(await violations(page)).toEqual([]);
    expect(await page.getByRole("heading", { level: 2, name: "Pending Approvals" }).count()).toBe(1);
    shop.intercept(async (request) =>
      request.url.includes("/admin/accounts") ? answer(200, { accounts: [], total: 0 }) : shop.handle(request),
    );
    await page.goto(`${shop.origin}/admin/accounts`);
    await page.getByText("No accounts are waiting for approval.").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("takes twelve decisions in quick succession", async () => {
    await open();
    shop.intercept(async (request) => {
      if (isPatch(request)) await new Promise((resolve) => setTimeout(resolve, 300));
      return shop.handle(request);
    });
    for (const name of NAMES) await (name < "G" ? approve(name) : reject(name)).click();
    const waiting = page.getByRole("region", { name: "Pending Approvals" });
    await expect.poll(() => waiting.getByRole("button", { name: `Undo`, exact: false }).count()).toBe(NAMES.length);
    expect(await waiting.getByText(`.${prefix}@`).count()).toBe(NAMES.length);
    shop.intercept(null);
    await page.reload();
    expect(await waiting.getByText(`.${prefix}@`).count()).toBe(0);
    const decided = page.getByRole("region", { name: "Latest Decisions" });
    expect(await decided.getByText(`.${prefix}@`).count()).toBe(10);
  });

  it("shows a decision immediately, and undoes it with the reason when it failed", async () => {
    await open();
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    shop.intercept(async (request) => {
      if (!isPatch(request)) return shop.handle(request);
      await failing;
      return answer(500, { message: "secret detail" });
    });
    const row = page.getByRole("listitem").filter({ hasText: `Ada.${prefix}@shop.test` });
    await approve("Ada").click();
    await row.getByText("Approved", { exact: true }).waitFor();
    expect(await approve("Ada").count()).toBe(0);
    fail();
    await expect.poll(() => page.getByText(`The decision on Ada ${prefix} could not be saved`).count()).toBe(2);
    expect(await approve("Ada").isVisible()).toBe(true);
    expect(await page.content()).not.toContain("secret detail");
    expect(shop.output()).toContain('"event":"provider.error"');
    expect(await violations(page)).toEqual([]);
  });

  it.each(WAYS)("says when an account was decided on meanwhile, with JavaScript: %s", async (javaScriptEnabled) => {
    await open(javaScriptEnabled);
    const other = await page.context().newPage();
    await other.goto(accountsOfRun());
    await other.getByRole("button", { name: `Reject Bea ${prefix}` }).click();
    await other.getByRole("status").getByText(`Bea ${prefix} was rejected.`).waitFor();
    await approve("Bea").click();
    await page.getByText(`Bea ${prefix} had already been decided on.`).first().waitFor();
    await approve("Bea").waitFor({ state: "detached" });
  });

  it("approves one account on a double click or a second Enter, and undoes that", async () => {
    await open();
    const row = (name: string) => page.getByRole("listitem").filter({ hasText: `${name}.${prefix}@shop.test` });
    await approve("Cleo").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((name) => document.activeElement?.textContent?.startsWith(name), `Cleo ${prefix}`);
    await page.keyboard.press("Enter");
    await approve("Dot").scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await approve("Dot").boundingBox()) ?? {};
    const undo = (name: string) => row(name).getByRole("button", { name: /^Undo/ });
    for (const name of ["Dot", "Dot again"]) {
      await page.mouse.click(x + 20, y + 20);
      if (name === "Dot") await undo("Dot").waitFor();
    }
    await page.mouse.dblclick(x + 20, y + 20);
    expect(await Promise.all(["Cleo", "Dot"].map((name) => undo(name).count()))).toEqual([1, 1]);
    for (const name of ["Bea", "Eve"]) expect(await approve(name).isVisible()).toBe(true);
    await undo("Dot").click();
    await approve("Dot").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("decides and undoes by post, and finds accounts that were decided on", async () => {
    await open(false);
    await approve("Ida").click();
    await page.getByRole("button", { name: `Undo Ida ${prefix}` }).waitFor();
    await page.getByLabel("List").selectOption("approved");
    await page.getByLabel("Name, e-mail or business").fill(`ida ${prefix}`);
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("heading", { name: "Approved Accounts" }).waitFor();
    await page.getByRole("button", { name: `Set back to waiting Ida ${prefix}` }).click();
    await page.getByText(`Ida ${prefix} waits for a decision again.`).waitFor();
    expect(new URL(page.url()).searchParams.get("state")).toBe("approved");
    expect(await page.getByText("No account is like that.").isVisible()).toBe(true);
  });

  it("tells an admin when the list cannot be loaded", async () => {
    await open();
    shop.intercept(async (request) =>
      request.url.includes("/admin/accounts") ? answer(500, {}) : shop.handle(request),
    );
    const response = await page.goto(`${shop.origin}/admin/accounts`);
    expect(response?.status()).toBe(502);
    expect(await page.getByText("The accounts could not be loaded").isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Try Again" }).isVisible()).toBe(true);
  });

  it("lets no one in while the provider does not say who is signed in", async () => {
    await open();
    shop.intercept(async (request) => (request.url.includes("/customers/me") ? answer(500, {}) : shop.handle(request)));
    const response = await page.goto(`${shop.origin}/admin/accounts`);
    expect(response?.status()).toBe(503);
    expect(await page.content()).not.toContain(prefix);
  });
});
