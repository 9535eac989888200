import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { signInOverHttp } from "../support/http-sign-in";
import { tabThrough } from "../support/keyboard";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated } from "../support/shop-page";
import { aCustomerWithThings, newestMessage, openSignedIn } from "../support/signed-in-walk";

const origin = ownShopOrigin();

type Things = Awaited<ReturnType<typeof aCustomerWithThings>> & { readonly message: string };
type Address = (things: Things) => string;

const CUSTOMERS: readonly Address[] = [
  () => "/account/profile",
  () => "/account/documents",
  () => "/account/support",
  () => "/account/measurements",
  ({ list }) => list,
  () => "/account/quotes",
  ({ quote }) => quote,
  ({ quote }) => `${quote}/order`,
  ({ quote }) => `${quote}/paper?business=Lee+Joinery&markup=20`,
  ({ number }) => `/account/reorder/${number}`,
  ({ number }) => `/account/orders/${number}`,
  ({ link }) => `${link}/papers/confirmation`,
  ({ link }) => `${link}/papers/labels`,
  ({ link }) => `${link}/helpers`,
];

const ADMINS: readonly Address[] = [
  () => "/admin/settings",
  () => "/admin/mail",
  () => "/admin/messages",
  ({ message }) => message,
  ({ number }) => `/admin/orders/${number}`,
  ({ number }) => `/admin/orders/${number}/work-order`,
  ({ number }) => `/admin/orders/${number}/labels`,
];

describe("the pages of a signed-in visitor", () => {
  let browser: Browser;
  let things: Things;
  const pages: Record<string, Page> = {};
  beforeAll(async () => {
    browser = await launchBrowser();
    const admin = await signInOverHttp(origin);
    const customer = await aCustomerWithThings(origin);
    things = { ...customer, message: await newestMessage(origin, admin) };
    pages.customer = await openSignedIn(browser, `${origin}/account/profile`, things.cookie);
    pages.admin = await openSignedIn(browser, `${origin}/admin/settings`, admin);
  });
  afterAll(() => browser.close());

  async function at(who: string, address: Address): Promise<Page> {
    const page = pages[who];
    if (!page) throw new Error(`nobody is signed in as ${who}`);
    const answer = await page.goto(origin + address(things));
    expect(answer?.status(), address(things)).toBe(200);
    await hydrated(page);
    return page;
  }

  it.each([
    ["customer", CUSTOMERS],
    ["admin", ADMINS],
  ])("have no axe violations at 320 and 1280 px: %s", async (who, addresses) => {
    const found: string[] = [];
    for (const address of addresses) {
      const page = await at(who, address);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await violations(page)).map((fault) => `${address(things)} at ${width}: ${fault}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) found.push(`${address(things)} at ${width}: ${wide} px wide`);
      }
    }
    expect(found).toEqual([]);
  });

  it.each<[string, Address]>([
    ["customer", ({ number }) => `/account/orders/${number}`],
    ["customer", ({ list }) => list],
    ["customer", () => "/account/measurements"],
    ["customer", () => "/account/profile"],
    ["admin", ({ number }) => `/admin/orders/${number}`],
    ["customer", ({ quote }) => quote],
    ["admin", ({ message }) => message],
    ["admin", () => "/admin/settings"],
  ])("work by keyboard alone, in order, in view and without traps: %s %#", async (who, address) => {
    const page = await at(who, address);
    const { there, reached, unseen } = await tabThrough(page);
    expect(there.length).toBeGreaterThan(3);
    expect(reached).toEqual(there);
    expect(unseen).toEqual([]);
  });
});
