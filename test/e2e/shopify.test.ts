import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillRegistration, goOn, register } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { hydrated, openPage } from "../support/shop-page";
import { freePort, type ShopServer, startShop } from "../support/shop-server";
import type { LoopbackShopify } from "../support/shopify/options";
import { startShopify } from "../support/shopify/start";

describe("a shop with a Shopify store", () => {
  let browser: Browser;
  let store: LoopbackShopify;
  let shop: ShopServer;
  beforeAll(async () => {
    browser = await launchBrowser();
    const port = await freePort();
    store = await startShopify({ redirectUris: [`http://127.0.0.1:${port}/provider/signed-in`] });
    const keys = {
      PROVIDER: "shopify",
      ADMIN_EMAILS: ADMIN.email,
      SHOPIFY_STORE: store.origin,
      SHOPIFY_STOREFRONT_TOKEN: store.storefrontToken,
      SHOPIFY_CLIENT_ID: store.app.clientId,
      SHOPIFY_CLIENT_SECRET: store.app.clientSecret,
      SHOPIFY_ACCOUNT_CLIENT_ID: store.client.clientId,
      SHOPIFY_ACCOUNT_CLIENT_SECRET: store.client.clientSecret,
    };
    shop = await startShop(keys, port);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
    await store?.close();
  });

  /** From the shop's sign-in form over the store's two pages; ends where the shop leads. */
  async function signIn(page: Page, email: string): Promise<void> {
    await page.getByLabel("Email", { exact: true }).fill(email);
    expect(await page.getByLabel("Password").count()).toBe(0);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("6-digit code").fill(store.code);
    await page.getByRole("button", { name: "Submit" }).click();
  }

  it.each([true, false])("registers, signs in, and is approved (with JavaScript: %s)", async (javaScriptEnabled) => {
    const page = await openPage(browser, `${shop.origin}/account`, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    const { email } = await fillRegistration(page, {
      password: "",
      tier: "dealer",
      firstName: `Dea ${javaScriptEnabled}`,
    });
    await register(page);
    expect(await page.textContent("main")).toContain("There is no password.");
    await goOn(page);
    await signIn(page, email);
    await page.waitForURL("**/account/dashboard?status=pending");
    expect(await page.textContent("main")).toContain(email);

    const desk = await openPage(browser, `${shop.origin}/login?returnTo=/admin/accounts`, { javaScriptEnabled });
    await signIn(desk, ADMIN.email);
    await desk.waitForURL("**/admin/accounts");
    await desk.getByRole("button", { name: `Approve Dea ${javaScriptEnabled}` }).click();
    await desk
      .getByRole("status")
      .filter({ hasText: /approved/i })
      .first()
      .waitFor();
    expect(store.state.customerByEmail(email)?.tags).toEqual(expect.arrayContaining(["dealer", "approved"]));
    await page.goto(`${shop.origin}/account/profile`);
    expect(await page.textContent("main")).not.toContain("undefined");
  });

  it("shows another price as soon as the store tells of it, and hears nobody else", async () => {
    const [ashby] = store.state.products.all();
    if (!ashby) throw new Error("the store has no product");
    const address = `${shop.origin}/product/${ashby.id}`;
    expect(await (await fetch(address)).text()).toContain("Ashby");
    store.state.products.save({ ...ashby, title: "Ashby the Second" });
    const target = { uri: `${shop.origin}/webhooks/shopify`, secret: store.app.clientSecret };
    const tell = (secret: string) => store.webhook({ ...target, secret }, "products/update", { id: ashby.id });
    expect((await tell("forged")).status).toBe(401);
    expect((await tell(target.secret)).status).toBe(200);
    await expect.poll(async () => (await fetch(address)).text(), { timeout: 5000 }).toContain("Ashby the Second");
  });
});
