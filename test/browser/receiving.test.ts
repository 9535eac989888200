import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { aCartItem } from "../support/cart-builders";
import { ADMIN } from "../support/embedded-backend";
import { placeAsGuest } from "../support/guest-order";
import { lineToShop } from "../support/line-to-shop";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { aPhonePhotograph } from "../support/photographs";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

/** Ships an order of a door, a pair and a drawer front in three cartons, as the shop does; returns its page. */
async function shipped(adminPage: Page): Promise<{ readonly path: string; readonly number: string }> {
  const { doors } = aCartItem();
  const [door] = doors;
  if (!door) throw new Error("no door");
  const line = aCartItem({ doors: [door, { ...door, hinge: "pair", quantity: 2 }], drawers: [{ ...door }] });
  const { path } = await placeAsGuest(origin, {}, [line]);
  const number = (await (await fetch(origin + path)).text()).match(/Order ([A-Z]+-\d+)/)?.[1] ?? "";
  for (const step of ["Confirm order", "Start production", "Mark as shipped"]) {
    await adminPage.goto(`${origin}/admin/orders/${number}`);
    await hydrated(adminPage);
    const question = adminPage.locator("summary", { hasText: `Next: ${step}` });
    if ((await question.count()) > 0) await question.click();
    if (step === "Confirm order") {
      for (const name of ["No freight", "No tax"]) await adminPage.getByRole("checkbox", { name }).check();
    }
    if (step === "Mark as shipped") await adminPage.getByLabel("Cartons").fill("3");
    await adminPage.getByRole("button", { name: step }).click();
    await adminPage.waitForURL(/\?done=/);
  }
  return { path, number };
}

const tick = (page: Page, name: string | RegExp) =>
  page.getByRole("checkbox", { name, exact: typeof name === "string" }).check();

describe("receiving an order at the truck", () => {
  let browser: Browser;
  let adminPage: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    adminPage = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Forders`);
    await signInOnPages(adminPage, ADMIN);
    await adminPage.waitForURL(`${origin}/admin/orders`);
  });
  afterAll(() => browser.close());

  it.each(WAYS)("makes a claim of what is missing or damaged, with JavaScript: %s", async (javaScriptEnabled) => {
    const { path, number } = await shipped(adminPage);
    const phone = await openPage(browser, origin + path, { javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await phone.getByRole("link", { name: "Tick off what arrives" }).click();
    await phone.getByRole("heading", { level: 1, name: "Receiving" }).waitFor();
    if (javaScriptEnabled) await hydrated(phone);
    expect(await pageFaults(phone, { javaScriptEnabled })).toEqual([]);
    // The page is open: from here on there is no signal.
    if (javaScriptEnabled) await phone.context().setOffline(true);
    for (const name of ["Carton 1", "Carton 2", "Damaged: Carton 2", "Damaged: Drawer 1"]) await tick(phone, name);
    await tick(phone, /^Door 2, 1 of 2/);
    await tick(phone, /^Door 2, 2 of 2/);
    await tick(phone, "Treat everything unticked as missing");
    const picture = { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await aPhonePhotograph() };
    await phone.getByLabel("Photographs", { exact: true }).setInputFiles(picture);
    if (javaScriptEnabled) {
      await phone.getByText("Short 1 of 3 cartons (no. 3). 1 carton damaged (no. 2).").waitFor();
      await phone.getByRole("button", { name: "Remove photograph 1" }).waitFor();
    }
    await phone.getByRole("button", { name: "Send to the shop" }).click();
    if (javaScriptEnabled) {
      await phone.getByText("Not sent yet: no signal").waitFor();
      expect(await pageFaults(phone, { javaScriptEnabled })).toEqual([]);
      await phone.context().setOffline(false);
    }
    await phone.getByText("We have your report.").waitFor();
    await phone.getByText("Missing: 1").waitFor();

    await adminPage.goto(`${origin}/admin/orders/${number}`);
    const seen = adminPage.getByRole("region", { name: "At the truck" });
    await seen.getByText("2 of 3 cartons (1 damaged, 1 missing), 3 of 4 pieces (1 damaged, 1 missing)").waitFor();
    expect(await adminPage.getByRole("heading", { name: /^Claim \d/ }).count()).toBe(1);
    await adminPage.getByRole("img", { name: "Photograph 1 of claim 1" }).waitFor();
    await phone.goto(`${origin}${path}/receiving`);
    await phone.getByText("Reported as a claim.").waitFor();
    expect(await phone.getByRole("checkbox", { checked: true }).count()).toBe(0);
    await phone.context().close();
  });

  it("opens without signal after the phone has dropped the page, and sends once from two tabs", async () => {
    const { path, number } = await shipped(adminPage);
    const line = await lineToShop(origin);
    const address = `${line.origin}${path}/receiving`;
    const dropped = await openPage(browser, address, { viewport: { width: 390, height: 844 } });
    const context = dropped.context();
    await dropped.getByText("You can close this page and open it again").waitFor();
    await tick(dropped, "Damaged: Carton 1");
    const picture = { name: "IMG_2.jpg", mimeType: "image/jpeg", buffer: await aPhonePhotograph() };
    await dropped.getByLabel("Photographs", { exact: true }).setInputFiles(picture);
    await dropped.getByRole("button", { name: "Remove photograph 1" }).waitFor();
    await dropped.close();
    await line.cut();

    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    for (const tab of tabs) {
      await tab.goto(address);
      await tab.getByText("This is the stored page, from").waitFor();
      await tab.getByRole("button", { name: "Remove photograph 1" }).waitFor();
      expect(await tab.getByRole("checkbox", { name: "Damaged: Carton 1" }).isChecked()).toBe(true);
    }
    const [first, second] = tabs;
    await tick(second, "Carton 3");
    await first.getByText("2 of 3 cartons (1 damaged, 1 missing)").waitFor();
    await first.getByRole("button", { name: "Send to the shop" }).click();
    for (const tab of tabs) await tab.getByText("Not sent yet: no signal").waitFor();
    await line.mend();
    await first.getByRole("button", { name: "Send to the shop" }).click();
    for (const tab of tabs) await tab.getByText(/We have your report|Your list was sent from another tab/).waitFor();
    expect(await first.evaluate(() => caches.keys())).toEqual([]);

    await adminPage.goto(`${origin}/admin/orders/${number}`);
    const seen = adminPage.getByRole("region", { name: "At the truck" });
    expect(await seen.getByRole("listitem").count()).toBe(1);
    expect(await adminPage.getByRole("heading", { name: /^Claim \d/ }).count()).toBe(1);
    await first.goto(address);
    await hydrated(first);
    expect(await first.getByRole("checkbox", { checked: true }).count()).toBe(0);
    await Promise.all([context.close(), line.cut()]);
  });
});
