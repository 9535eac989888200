import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ProviderClient } from "~/provider/client/client.server";
import { aRegistration } from "../../../support/builders";
import { ADMIN } from "../../../support/embedded-backend";
import { aClient } from "../../../support/provider-client";
import { passStoresSignIn, type ShopifyShop, startShopifyShop } from "../../../support/shopify-shop";

describe("a failing store", () => {
  let shop: ShopifyShop;
  let client: ProviderClient;
  const logged: string[] = [];
  beforeEach(async () => {
    const log = (event: string, fields: unknown) => logged.push(JSON.stringify([event, fields]));
    shop = await startShopifyShop({ log: { info: log, error: log } });
    client = aClient(shop.backend.handle, { now: Date.now }).client;
  });
  afterEach(async () => {
    logged.length = 0;
    await shop.stop();
  });

  const signIn = async (email: string) => {
    const proof = await passStoresSignIn(shop, email);
    if (!proof) throw new Error("nobody was let in");
    return client.as(await client.login(proof));
  };
  const someone = () => `a-${randomUUID()}@shop.test`;

  it.each(["throttled", "too-many", "broken", "unavailable"] as const)(
    "gets a second call for products: %s",
    async (how) => {
      const before = shop.store.calls.storefront;
      shop.store.fail("storefront", how);
      expect((await client.listProducts()).length).toBeGreaterThan(0);
      expect(shop.store.calls.storefront - before).toBe(2);
    },
  );

  it.each([
    ["bot", 503],
    ["locked", 503],
    ["expired", 502],
  ] as const)("gets no second call if it says so: %s", async (how, status) => {
    const before = shop.store.calls.storefront;
    shop.store.fail("storefront", how);
    await expect(client.listProducts()).rejects.toMatchObject({ status });
    expect(shop.store.calls.storefront - before).toBe(1);
  });

  it("in another version, without a required field, has no catalog", async () => {
    shop.store.leaveOut("storefront", "Product.metafields");
    await expect(client.listProducts()).rejects.toMatchObject({ status: 502 });
    shop.store.leaveOut("storefront");
    expect((await client.listProducts()).length).toBeGreaterThan(0);
  });

  it("gets no second call for a registration that may have been made", async () => {
    await client.register(aRegistration({ email: someone() }));
    const before = shop.store.calls.admin;
    shop.store.fail("admin", "broken", { only: "RegisterTradeCustomer" });
    await expect(client.register(aRegistration({ email: someone() }))).rejects.toMatchObject({ status: 502 });
    expect(shop.store.calls.admin - before).toBe(2);
  });

  it("names the refused field of a registration", async () => {
    const registration = aRegistration({ email: someone(), firstName: "x".repeat(300) });
    await expect(client.register(registration)).rejects.toMatchObject({
      status: 422,
      fields: { firstName: "First name is too long (maximum is 255 characters)" },
    });
  });

  it("gets a second call if it was too busy, even for a change", async () => {
    shop.store.fail("admin", "too-many", { only: "RegisterTradeCustomer" });
    const before = shop.store.state.customers.all().length;
    await client.register(aRegistration({ email: someone() }));
    expect(shop.store.state.customers.all().length).toBe(before + 1);
  });

  it("gets no calls once a part of it is down, while its other parts still do", async () => {
    const admin = await signIn(ADMIN.email);
    shop.store.fail("storefront", "broken", { times: 100 });
    for (let call = 0; call < 3; call += 1) await client.listProducts().catch(() => {});
    const sent = shop.store.calls.storefront;
    await expect(client.listProducts()).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
    expect(shop.store.calls.storefront).toBe(sent);
    expect(await admin.listPending()).toEqual([]);
    expect(shop.backend.breakers?.()).toEqual({
      storefront: "open",
      admin: "closed",
      customer: "closed",
      "sign-in": "closed",
    });
    expect(logged.join("\n")).toContain("provider.breaker.opened");
  });

  it("that refuses the admin token is asked for another, once for all waiting calls", async () => {
    const admin = await signIn(ADMIN.email);
    await admin.listPending();
    const before = shop.store.calls.tokens;
    shop.store.expireAdminTokens();
    await Promise.all([admin.listPending(), admin.listPending(), admin.listPending()]);
    expect(shop.store.calls.tokens - before).toBeLessThanOrEqual(2);
  });

  it("that does not answer about an account signs nobody in or out", async () => {
    const account = await signIn(ADMIN.email);
    shop.store.fail("customer", "locked", { times: 20 });
    await expect(account.getAccount()).rejects.toMatchObject({ status: 503 });
    await expect(account.listPending()).rejects.toMatchObject({ status: 503 });
    shop.store.heal();
    expect((await account.getAccount())?.email).toBe(ADMIN.email);
  });

  it("leaves neither an address nor a token in the log", async () => {
    const email = someone();
    await signIn(email);
    shop.store.fail("admin", "broken", { times: 5 });
    await client.register(aRegistration({ email })).catch(() => {});
    expect(logged.join("\n")).not.toContain(email);
    expect(logged.join("\n")).not.toContain(shop.store.storefrontToken);
  });
});

describe("a customer's tokens", () => {
  it("are renewed by one call, however many pages wait", async () => {
    const shop = await startShopifyShop({}, { accessTokenSeconds: 30, refreshTokenSeconds: 3600 });
    const { client } = aClient(shop.backend.handle, { now: Date.now });
    const proof = await passStoresSignIn(shop, "ann@shop.test");
    const account = client.as(await client.login(proof ?? { email: "", code: "" }));
    const before = shop.store.calls["sign-in"];
    const found = await Promise.all(Array.from({ length: 10 }, () => account.getAccount()));
    expect(found.every((one) => one?.email === "ann@shop.test")).toBe(true);
    expect(shop.store.calls["sign-in"] - before).toBe(1);
    await shop.stop();
  });
});
