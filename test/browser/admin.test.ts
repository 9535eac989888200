import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Backend } from "~/provider/contract/backend.server";
import { answer } from "~/provider/host/answers.server";
import { WAYS } from "../set-up/tier";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { aRegistration } from "../support/builders";
import { type EmbeddedShop, startEmbeddedShop } from "../support/embedded-shop";
import { signInOverHttp } from "../support/http-sign-in";
import { aClient } from "../support/provider-client";
import { type RemoteShop, startRemoteShop } from "../support/remote-shop";
import { hydrated } from "../support/shop-page";
import { openSignedIn } from "../support/signed-in-walk";

const NAMES = ["Ada", "Bea", "Cleo", "Dot", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon", "Kim", "Lou"];

/** The accounts that wait for a decision in a test, and the page that shows them to an admin. */
function waitingAt(
  shop: () => { readonly origin: string; readonly handle: Backend },
  path: (prefix: string) => string,
) {
  let browser: Browser;
  let page: Page;
  let cookie: string;
  let run = 0;
  beforeAll(async () => {
    browser = await launchBrowser();
    cookie = await signInOverHttp(shop().origin);
  });
  afterAll(() => browser.close());
  const prefix = () => `run${run}`;
  beforeEach(async () => {
    run += 1;
    const { client } = aClient(shop().handle, { returnUrl: `${shop().origin}/shopify/callback` });
    for (const firstName of NAMES) {
      const email = `${firstName}.${prefix()}@shop.test`;
      await client.register(aRegistration({ firstName, lastName: prefix(), email, tier: "dealer" }));
    }
  });
  afterEach(() => page.context().close());
  const address = () => `${shop().origin}${path(prefix())}`;
  return {
    prefix,
    address,
    page: () => page,
    async open(javaScriptEnabled = true) {
      page = await openSignedIn(browser, address(), cookie, { javaScriptEnabled });
      if (javaScriptEnabled) await hydrated(page);
      return page;
    },
    approve: (name: string) => page.getByRole("button", { name: `Approve ${name} ${prefix()}`, exact: true }),
    reject: (name: string) => page.getByRole("button", { name: `Reject ${name} ${prefix()}`, exact: true }),
  };
}

describe("the admin's list", () => {
  let shop: EmbeddedShop;
  beforeAll(async () => {
    shop = await startEmbeddedShop();
  });
  afterAll(() => shop.stop());
  const waiting = waitingAt(
    () => shop,
    (prefix) => `/admin/accounts?search=${prefix}`,
  );

  it("is accessible, and takes twelve decisions in quick succession", async () => {
    const page = await waiting.open();
    expect(await violations(page)).toEqual([]);
    expect(await page.getByRole("heading", { level: 2, name: "Pending Approvals" }).count()).toBe(1);
    for (const name of NAMES) await (name < "G" ? waiting.approve(name) : waiting.reject(name)).click();
    const list = page.getByRole("region", { name: "Pending Approvals" });
    await expect.poll(() => list.getByRole("button", { name: `Undo`, exact: false }).count()).toBe(NAMES.length);
    expect(await list.getByText(`.${waiting.prefix()}@`).count()).toBe(NAMES.length);
    await page.reload();
    expect(await list.getByText(`.${waiting.prefix()}@`).count()).toBe(0);
    const decided = page.getByRole("region", { name: "Latest Decisions" });
    expect(await decided.getByText(`.${waiting.prefix()}@`).count()).toBe(10);
  });

  it.each(WAYS)("says if another admin has already decided, with JavaScript: %s", async (javaScriptEnabled) => {
    const page = await waiting.open(javaScriptEnabled);
    const other = await page.context().newPage();
    await other.goto(waiting.address());
    await other.getByRole("button", { name: `Reject Bea ${waiting.prefix()}` }).click();
    await other.getByRole("status").getByText(`Bea ${waiting.prefix()} was rejected.`).waitFor();
    await waiting.approve("Bea").click();
    await page.getByText(`Bea ${waiting.prefix()} had already been decided on.`).first().waitFor();
    await waiting.approve("Bea").waitFor({ state: "detached" });
  });

  it("approves one account on a double click or a second Enter, and undoes that", async () => {
    const page = await waiting.open();
    const row = (name: string) =>
      page.getByRole("listitem").filter({ hasText: `${name}.${waiting.prefix()}@shop.test` });
    await waiting.approve("Cleo").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (name) => document.activeElement?.textContent?.startsWith(name),
      `Cleo ${waiting.prefix()}`,
    );
    await page.keyboard.press("Enter");
    await waiting.approve("Dot").scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await waiting.approve("Dot").boundingBox()) ?? {};
    const undo = (name: string) => row(name).getByRole("button", { name: /^Undo/ });
    for (const name of ["Dot", "Dot again"]) {
      await page.mouse.click(x + 20, y + 20);
      if (name === "Dot") await undo("Dot").waitFor();
    }
    await page.mouse.dblclick(x + 20, y + 20);
    expect(await Promise.all(["Cleo", "Dot"].map((name) => undo(name).count()))).toEqual([1, 1]);
    for (const name of ["Bea", "Eve"]) expect(await waiting.approve(name).isVisible()).toBe(true);
    await undo("Dot").click();
    await waiting.approve("Dot").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("decides and undoes by post, and finds accounts that were decided on", async () => {
    const page = await waiting.open(false);
    await waiting.approve("Ida").click();
    await page.getByRole("button", { name: `Undo Ida ${waiting.prefix()}` }).waitFor();
    await page.getByRole("link", { name: "Approved" }).click();
    await page.getByRole("heading", { name: "Approved Accounts" }).waitFor();
    await page.getByLabel("Name, e-mail or business").fill(`ida ${waiting.prefix()}`);
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("heading", { name: "Approved Accounts" }).waitFor();
    await page.getByRole("button", { name: `Move back to pending Ida ${waiting.prefix()}` }).click();
    await page.getByText(`Ida ${waiting.prefix()} is pending again.`).waitFor();
    expect(new URL(page.url()).searchParams.get("state")).toBe("approved");
    expect(await page.getByText("No accounts match.").isVisible()).toBe(true);
  });
});

describe("the admin's list of a provider elsewhere", () => {
  let shop: RemoteShop;
  beforeAll(async () => {
    shop = await startRemoteShop();
  });
  afterAll(() => shop.stop());
  const waiting = waitingAt(
    () => shop,
    () => "/admin/accounts",
  );
  afterEach(() => shop.intercept(null));
  const isPatch = (request: { method: string }) => request.method === "PATCH";
  const isPending = (request: { url: string }) => request.url.includes("/customers/pending");

  it("is accessible when empty", async () => {
    const page = await waiting.open();
    shop.intercept(async (request) =>
      isPending(request) ? answer(200, { data: { customers: { edges: [] } } }) : shop.handle(request),
    );
    await page.goto(waiting.address());
    await page.getByText("No accounts are waiting for approval.").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("shows a decision immediately, and undoes it with the reason when it failed", async () => {
    const page = await waiting.open();
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    shop.intercept(async (request) => {
      if (!isPatch(request)) return shop.handle(request);
      await failing;
      return answer(500, { message: "secret detail" });
    });
    const row = page.getByRole("listitem").filter({ hasText: `Ada.${waiting.prefix()}@shop.test` });
    await waiting.approve("Ada").click();
    await row.getByText("Approved", { exact: true }).waitFor();
    expect(await waiting.approve("Ada").count()).toBe(0);
    fail();
    await expect
      .poll(() => page.getByText(`The decision on Ada ${waiting.prefix()} could not be saved`).count())
      .toBe(2);
    expect(await waiting.approve("Ada").isVisible()).toBe(true);
    expect(await page.content()).not.toContain("secret detail");
    expect(shop.output()).toContain('"event":"provider.error"');
    expect(await violations(page)).toEqual([]);
  });

  it("tells an admin when the list cannot be loaded", async () => {
    const page = await waiting.open();
    shop.intercept(async (request) => (isPending(request) ? answer(500, {}) : shop.handle(request)));
    const response = await page.goto(`${shop.origin}/admin/accounts`);
    expect(response?.status()).toBe(502);
    expect(await page.getByText("The accounts could not be loaded").isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Try Again" }).isVisible()).toBe(true);
  });

  it("lets no one in while the provider does not say who is signed in", async () => {
    const page = await waiting.open();
    shop.intercept(async (request) => (request.url.includes("/customers/me") ? answer(500, {}) : shop.handle(request)));
    const response = await page.goto(`${shop.origin}/admin/accounts`);
    expect(response?.status()).toBe(503);
    expect(await page.content()).not.toContain(waiting.prefix());
  });
});
