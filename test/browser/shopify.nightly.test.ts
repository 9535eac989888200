import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillRegistration, register } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { openPage } from "../support/shop-page";
import { startWithStore } from "../support/shops-by-provider";

describe("a shop with a Shopify store", () => {
  let browser: Browser;
  let shop: Awaited<ReturnType<typeof startWithStore>>;
  beforeAll(async () => {
    browser = await launchBrowser();
    shop = await startWithStore();
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  it("registers, signs in, and is approved without JavaScript", async () => {
    const page = await openPage(browser, `${shop.origin}/account`, { javaScriptEnabled: false });
    const { email, password } = await fillRegistration(page, { password: "", tier: "dealer", firstName: "Dea" });
    await register(page);
    expect(await page.textContent("main")).toContain("There is no password.");
    expect(await page.getByLabel("Password").count()).toBe(0);
    await shop.signIn(page, { email, password });
    await page.waitForURL("**/account/dashboard?status=pending");
    expect(await page.textContent("main")).toContain(email);

    const adminPage = await openPage(browser, `${shop.origin}/login?returnTo=/admin/accounts`, {
      javaScriptEnabled: false,
    });
    await shop.signIn(adminPage, ADMIN);
    await adminPage.waitForURL("**/admin/accounts");
    await adminPage.getByRole("button", { name: "Approve Dea Lee" }).click();
    await adminPage
      .getByRole("status")
      .filter({ hasText: /approved/i })
      .first()
      .waitFor();
    expect(shop.store.state.customerByEmail(email)?.tags).toEqual(expect.arrayContaining(["dealer", "approved"]));
    await page.goto(`${shop.origin}/account/profile`);
    expect(await page.textContent("main")).not.toContain("undefined");
  });

  it("shows a new price as soon as the store reports it, and ignores other senders", async () => {
    const { store } = shop;
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
