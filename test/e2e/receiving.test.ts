import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { aCartItem } from "../support/cart-builders";
import { ADMIN } from "../support/embedded-backend";
import { placeAsGuest } from "../support/guest-order";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { aPhonePhotograph } from "../support/photographs";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

/** Ships an order of a door, a pair and a drawer front in three cartons, as the shop does; returns its page. */
async function shipped(browser: Browser): Promise<{ readonly path: string; readonly adminPage: Page; number: string }> {
  const { doors } = aCartItem();
  const [door] = doors;
  if (!door) throw new Error("no door");
  const line = aCartItem({ doors: [door, { ...door, hinge: "pair", quantity: 2 }], drawers: [{ ...door }] });
  const { path } = await placeAsGuest(origin, {}, [line]);
  const adminPage = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Forders`);
  await signInOnPages(adminPage, ADMIN);
  await adminPage.waitForURL(`${origin}/admin/orders`);
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
  return { path, adminPage, number };
}

const tick = (page: Page, name: string | RegExp) =>
  page.getByRole("checkbox", { name, exact: typeof name === "string" }).check();

describe("receiving an order at the truck", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(WAYS)("makes a claim of what is missing or damaged, with JavaScript: %s", async (javaScriptEnabled) => {
    const { path, adminPage, number } = await shipped(browser);
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
    await tick(phone, "Everything that is not ticked is missing");
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
    await Promise.all([adminPage.context().close(), phone.context().close()]);
  });

  it("loses nothing in a reload, and photographs stay on the device until they are sent", async () => {
    const { path, adminPage } = await shipped(browser);
    const phone = await openPage(browser, `${origin}${path}/receiving`);
    await hydrated(phone);
    await tick(phone, "Damaged: Carton 1");
    const picture = { name: "IMG_2.jpg", mimeType: "image/jpeg", buffer: await aPhonePhotograph() };
    await phone.getByLabel("Photographs", { exact: true }).setInputFiles(picture);
    await phone.getByRole("button", { name: "Remove photograph 1" }).waitFor();
    await phone.context().setOffline(true);
    await phone.getByRole("button", { name: "Send to the shop" }).click();
    await phone.getByText("Not sent yet: no signal").waitFor();
    await phone.context().setOffline(false);
    await phone.waitForURL(/done=claimed/);
    await phone.goto(`${origin}${path}/receiving`);
    await hydrated(phone);
    await tick(phone, "Carton 3");
    await phone.getByLabel("Photographs", { exact: true }).setInputFiles(picture);
    await phone.getByRole("button", { name: "Remove photograph 1" }).waitFor();
    await phone.reload();
    await phone.getByRole("button", { name: "Remove photograph 1" }).waitFor();
    expect(await phone.getByRole("checkbox", { name: "Carton 3", exact: true }).isChecked()).toBe(true);
    await Promise.all([adminPage.context().close(), phone.context().close()]);
  });
});
