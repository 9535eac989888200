import { Request } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import { createBackend } from "~/provider/shopify/backend.server";
import { RETURN_URL, SHOP_ORIGIN } from "../../../support/embedded-backend";
import { type ShopifyShop, shopifyConfig, startShopifyShop } from "../../../support/shopify-shop";

const START = `${SHOP_ORIGIN}/provider/sign-in`;

describe("the addresses that Shopify's sign-in uses", () => {
  let shop: ShopifyShop;
  beforeEach(async () => {
    shop = await startShopifyShop();
  });
  afterEach(() => shop.stop());

  const visit = async (url: string, cookie = "") => {
    const answer = await shop.backend.signIn.pages?.(new Request(url, { headers: { Cookie: cookie } }));
    const [set = ""] = answer?.headers.getSetCookie() ?? [];
    return { status: answer?.status, to: answer?.headers.get("location") ?? "", cookie: set };
  };
  const begun = () => visit(shop.backend.signIn.start());

  it("lead to the store with a new challenge, state and nonce, which are stored out of reach", async () => {
    const { status, to, cookie } = await begun();
    const params = new URL(to).searchParams;
    expect(status).toBe(303);
    expect(params.get("redirect_uri")).toBe(`${SHOP_ORIGIN}/provider/signed-in`);
    expect(params.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) {
      const value = params.get(name) ?? "";
      expect(value.length).toBeGreaterThan(20);
      expect(cookie).not.toContain(value);
    }
    expect(cookie).toMatch(/^provider_sign_in=[\w-]+; Path=\/provider\/; HttpOnly; SameSite=Lax; Max-Age=1800$/);
    expect((await begun()).to).not.toBe(to);
  });

  it.each([
    ["another return address", `${START}?return_url=https://evil.test/shopify/callback`],
    ["none", START],
    ["a page that is not there", `${SHOP_ORIGIN}/provider/login`],
  ])("lead back to the shop without a code for %s", async (_what, url) => {
    expect(await visit(url)).toMatchObject({ status: 303, to: RETURN_URL });
  });

  it("refuse a browser that did not begin, another state, a made-up code, or a forged cookie", async () => {
    const { to, cookie } = await begun();
    const own = cookie.split(";")[0] ?? "";
    const state = new URL(to).searchParams.get("state") ?? "";
    const back = (query: string) => `${SHOP_ORIGIN}/provider/signed-in?${query}`;
    for (const [url, cookies] of [
      [back(`code=x&state=${state}`), ""],
      [back(`code=x&state=${state}`), "provider_sign_in=forged"],
      [back("code=x&state=another"), own],
      [back(`code=x&state=${state}`), own],
      [back(`error=access_denied&state=${state}`), own],
      [back(""), own],
    ] as const) {
      expect(await visit(url, cookies)).toMatchObject({ status: 303, to: RETURN_URL });
    }
  });

  it("lead back to the shop while the store does not answer", async () => {
    shop.store.fail("sign-in", "broken", { times: 5 });
    expect(await begun()).toMatchObject({ status: 303, to: RETURN_URL });
    shop.store.heal();
    expect((await begun()).to).not.toBe(RETURN_URL);
  });
});

it("does not start without a store", async () => {
  const database = await openDatabase(":memory:");
  await expect(createBackend(shopifyConfig(database))).rejects.toThrow("SHOPIFY_STORE is required");
  await database.close();
});
