import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byNight, WAYS } from "../set-up/tier";
import { fillRegistration, freshEmail, openAccountMenu, register, signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { SHOP_ADMIN } from "../support/http-sign-in";
import { postForm } from "../support/post-form";
import { registrationFields } from "../support/registration-fields";
import { startRemoteShop } from "../support/remote-shop";
import { openPage } from "../support/shop-page";
import { type ShopServer, startShop } from "../support/shop-server";

type Shop = Pick<ShopServer, "origin" | "stop">;

/** In the day tier, journey.test.ts covers a shop with a remote provider, and the contract's tests cover both kinds. */
const PROVIDERS: readonly (readonly [string, () => Promise<Shop>])[] = [
  ["embedded", () => startShop(SHOP_ADMIN)],
  ...(byNight ? [["remote", startRemoteShop] as const] : []),
];

describe.each(PROVIDERS)("accounts with the %s provider", (provider, start) => {
  describe.each(WAYS)("with JavaScript: %s", (javaScriptEnabled) => {
    let browser: Browser;
    let shop: Shop;
    beforeAll(async () => {
      browser = await launchBrowser();
      shop = await start();
    });
    afterAll(async () => {
      await browser.close();
      await shop.stop();
    });

    const open = (path: string) => openPage(browser, shop.origin + path, { javaScriptEnabled });
    const at = (path: string) => shop.origin + path;

    it("registers, is signed in by that, shows the dashboard and signs out", async () => {
      const page = await open("/account");
      const person = await fillRegistration(page, { tier: "dealer" });
      await register(page);
      await page.waitForURL(at("/account/dashboard?status=pending"));
      await page.getByText("Welcome, Ann.").waitFor();
      await page.getByText("Active", { exact: true }).waitFor();
      expect(await page.getByText("Your account is pending approval.").count()).toBe(1);
      await page.goto(at("/shop"));
      await openAccountMenu(page);
      expect(await page.locator("header").getByText(person.email).isVisible()).toBe(true);
      await page.getByRole("button", { name: "Logout" }).click();
      await page.waitForURL(at("/"));
      await openAccountMenu(page);
      await page.getByRole("link", { name: "Login" }).waitFor();
      await page.goto(at("/account/dashboard"));
      expect(page.url()).toBe(at("/login"));
      await page.context().close();
    });

    it("returns people who sign in to where they were", async () => {
      const { email = "", password = "" } = registrationFields({ email: freshEmail() });
      await postForm(at("/account"), new URLSearchParams(registrationFields({ email })).toString());
      const page = await open("/product/ashby");
      await openAccountMenu(page);
      await page.getByRole("link", { name: "Login" }).click();
      await page.waitForURL(at("/login?returnTo=%2Fproduct%2Fashby"));
      await signInOnPages(page, { email, password });
      await page.waitForURL(at("/product/ashby"));
      await page.goto(at("/login"));
      expect(page.url()).toBe(at("/account/dashboard"));
      await page.context().close();
    });

    it("lets only an admin approve", async () => {
      const customer = await open("/account");
      const dealer = await fillRegistration(customer, { tier: "dealer", firstName: "Dea", lastName: "Ler" });
      await register(customer);
      await customer.waitForURL(at("/account/dashboard?status=pending"));
      const refused = await customer.goto(at("/admin/accounts"));
      expect(refused?.status()).toBe(403);
      expect(await customer.getByText("Dea Ler").count()).toBe(0);
      await customer.goto(at("/account/dashboard"));
      expect(await customer.getByText("Your account is pending approval.").isVisible()).toBe(true);

      const admin = await open("/admin/accounts");
      await admin.waitForURL(at("/login"));
      await signInOnPages(admin, ADMIN);
      await admin.waitForURL(at("/admin/accounts"));
      const row = admin.getByRole("listitem").filter({ hasText: dealer.email });
      for (const text of ["Dea Ler", "(503) 555-0101", "Tier 3: Dealer", "Lee Kitchens"]) {
        expect(await row.getByText(text).first().isVisible()).toBe(true);
      }
      await row.getByRole("button", { name: "Approve Dea Ler" }).click();
      await admin.getByRole("status").getByText("Dea Ler was approved.").waitFor();
      // A remote provider's own pages take a decision back.
      if (provider === "embedded") await admin.getByRole("button", { name: "Undo Dea Ler" }).waitFor();

      await customer.goto(at("/account/dashboard?status=pending"));
      expect(await customer.getByText("pending approval").count()).toBe(0);
      await customer.context().close();

      await admin.context().close();
    });
  });
});
