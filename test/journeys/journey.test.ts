import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byNight } from "../set-up/tier";
import { fillRegistration, register } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { fillInCheckout, ORDER_PAGE, placeOrder } from "../support/checkout-page";
import { ADMIN } from "../support/embedded-backend";
import { hydrated, openPage, orderFormReady, piece, typePiece } from "../support/shop-page";
import { PROVIDERS, type ProvidedShop } from "../support/shops-by-provider";

/** The day tier tests a provider over HTTP, and Remix's own server. */
const BY_DAY: readonly string[] = ["remote", "remix-serve"];
const TESTED = PROVIDERS.filter(({ name }) => byNight || BY_DAY.includes(name));

describe.each(TESTED)("with $name", ({ start, hasPasswords, takesPayments }) => {
  let browser: Browser;
  let shop: ProvidedShop;
  beforeAll(async () => {
    browser = await launchBrowser();
    shop = await start();
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  it("a dealer orders from first visit to approval; the workshop confirms, and is paid if that is online", async () => {
    const page = await openPage(browser, `${shop.origin}/shop`);
    await page.getByRole("link", { name: /Ashby/ }).click();
    await page.getByRole("heading", { level: 1, name: "Ashby" }).waitFor();
    await orderFormReady(page);
    await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry" });
    await piece(page, "Door 1").getByText("$64.58").waitFor();
    await page.getByLabel("No drawers in this order").check();
    await page.getByRole("button", { name: "Add to Cart", exact: true }).last().click();
    await page.waitForURL("**/cart");

    await page.goto(`${shop.origin}/account`);
    await hydrated(page);
    const dealer = await fillRegistration(page, { tier: "dealer", ...(!hasPasswords && { password: "" }) });
    await register(page);
    if (!hasPasswords) await shop.signIn(page, dealer);
    await page.waitForURL("**/account/dashboard?status=pending");

    const adminPage = await openPage(browser, `${shop.origin}/login?returnTo=/admin/accounts`);
    await shop.signIn(adminPage, ADMIN);
    await adminPage.waitForURL("**/admin/accounts");
    await adminPage.getByRole("button", { name: "Approve Ann Lee" }).click();
    const status = adminPage.getByRole("status").filter({ hasText: /approved/i });
    await status.first().waitFor();

    await page.goto(`${shop.origin}/checkout`);
    await hydrated(page);
    await fillInCheckout(page);
    await page.getByLabel("Everything looks right").check();
    await placeOrder(page);
    await page.waitForURL(ORDER_PAGE);
    await page
      .getByText(/HV-\d+/)
      .first()
      .waitFor();
    const [number = ""] = /HV-\d+/.exec(await page.title()) ?? [];

    await adminPage.goto(`${shop.origin}/admin/orders/${number}`);
    await adminPage.getByLabel("Freight", { exact: true }).fill("95.05");
    await adminPage.getByLabel("No tax").check();
    await adminPage.getByRole("button", { name: "Confirm order" }).click();
    await adminPage.getByText(`Order ${number} is confirmed.`).waitFor();

    if (!takesPayments) return;
    const reloadedUntil = (text: RegExp) =>
      expect.poll(() => page.reload().then(() => page.textContent("main")), { timeout: 15_000 }).toMatch(text);
    await reloadedUntil(/Pay \$149\.95/);
    await page.getByRole("link", { name: "Pay $149.95" }).first().click();
    await page.getByText("Due now: 149.95 USD").waitFor();
    await page.getByRole("button", { name: "Pay now" }).click();
    await page.getByText("This order is paid.").waitFor();
    await page.goBack();
    await page.goBack();
    await reloadedUntil(/This order is paid\. Thank you\./);
  });
});
