import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { DAY_MS, HOUR_MS } from "~/base/time/time";
import { noteUse, SESSION_COOKIE } from "~/provider/host/sessions.server";
import { createBackend } from "~/provider/shopify/backend.server";
import { createCode, findSession, redeemCode } from "~/provider/shopify/sessions.server";
import { ADMIN, RETURN_URL } from "../../../support/embedded-backend";
import { aClient } from "../../../support/provider-client";
import {
  passStoresSignIn,
  type ShopifyShop,
  shopifyConfig,
  shopifyOf,
  startShopifyShop,
} from "../../../support/shopify-shop";

const ANN = "ann@people.test";

describe("a session", () => {
  let shop: ShopifyShop;
  let ahead: number;
  const now = () => Date.now() + ahead;
  beforeEach(async () => {
    ahead = 0;
    shop = await startShopifyShop({ now });
  });
  afterEach(() => shop.stop());

  async function signIn(email: string) {
    const { client } = aClient(shop.backend.handle, { now: Date.now });
    const session = await client.login((await passStoresSignIn(shop, email)) ?? { email: "", code: "" });
    return { ...client.as(session), session };
  }

  /** The answer of another process, which has not called Shopify yet. */
  async function elsewhere({ session }: Pick<Awaited<ReturnType<typeof signIn>>, "session">) {
    const change = { now, shopify: shopifyOf(shop.store) };
    const other = await createBackend(shopifyConfig(shop.database, change), 0);
    const account = await aClient(other.handle, { now: Date.now }).client.as(session).getAccount();
    await other.close();
    return account;
  }

  const rowsOf = (table: "shopify_session" | "shopify_tokens") =>
    shop.database.db.selectFrom(table).selectAll().execute();
  const counts = async () => [(await rowsOf("shopify_session")).length, (await rowsOf("shopify_tokens")).length];

  it.each([
    ["a customer's", ANN, 7 * DAY_MS],
    ["an admin's", ADMIN.email, 12 * HOUR_MS],
  ])("ends unused: %s", async (_whose, email, idle) => {
    const account = await signIn(email);
    for (let use = 0; use < 2; use += 1) {
      ahead += idle - 1000;
      expect(await account.getAccount()).not.toBeNull();
    }
    ahead += idle;
    expect(await account.getAccount()).toBeNull();
  });

  it("is noted after a write that is under way, which its request does not wait for", async () => {
    const { session } = await signIn(ANN);
    const token = session.cookies[SESSION_COOKIE] ?? "";
    const [customer, later] = [await findSession(shop.database.db, token, now()), now() + HOUR_MS];
    if (!customer) throw new Error("nobody is signed in");
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const writing = write(shop.database, () => held);
    await noteUse(shop.database, "shopify_session", token, customer, later);
    end();
    await writing;
    await expect.poll(async () => (await rowsOf("shopify_session"))[0]).toMatchObject({ used_at: later });
  });

  it("ends after 14 days, however often it is used", async () => {
    const account = await signIn(ANN);
    for (let day = 1; day < 14; day += 1) {
      ahead += DAY_MS;
      expect(await account.getAccount()).not.toBeNull();
    }
    ahead += DAY_MS;
    expect(await account.getAccount()).toBeNull();
  });

  it("belongs to the customer with Shopify's number, and no token of it is stored readably", async () => {
    const account = await signIn(ANN);
    const { id } = shop.store.state.customerByEmail(ANN) ?? {};
    expect(await account.getAccount()).toMatchObject({ id: String(id), email: ANN, emailConfirmed: true });
    const stored = JSON.stringify([await rowsOf("shopify_session"), await rowsOf("shopify_tokens")]);
    expect(stored).toContain(String(id));
    for (const token of Object.values(account.session.cookies)) expect(stored).not.toContain(token);
    expect(stored).not.toContain("refresh");
  });

  it("ends at the next check once Shopify has ended its own", async () => {
    const account = await signIn(ANN);
    const phone = await signIn(ANN);
    expect(await elsewhere(account)).not.toBeNull();
    shop.store.issuer.expireAccessTokens();
    shop.store.issuer.expireRefreshTokens();
    expect(await elsewhere(account)).toBeNull();
    expect(await phone.getAccount()).toBeNull();
    expect(await counts()).toEqual([0, 0]);
  });

  it("ends alone when its customer signs out, and Shopify's tokens with the last one", async () => {
    const [laptop, phone] = [await signIn(ANN), await signIn(ANN)];
    await laptop.logout();
    expect([await laptop.getAccount(), await elsewhere(laptop)]).toEqual([null, null]);
    expect(await elsewhere(phone)).not.toBeNull();
    expect(await counts()).toEqual([1, 1]);
    await phone.logout();
    expect(await counts()).toEqual([0, 0]);
  });

  it("preserves no tokens of Shopify's by having been left unused", async () => {
    await signIn(ANN);
    ahead += 7 * DAY_MS;
    const phone = await signIn(ANN);
    await phone.logout();
    expect((await counts())[1]).toBe(0);
  });

  it("gives no admin's role to an address that its customer did not sign in with", async () => {
    const account = await signIn(ANN);
    const { customers } = shop.store.state;
    const [ann] = customers.all();
    if (!ann) throw new Error("the store has no customer");
    customers.save({ ...ann, email: ADMIN.email });
    expect(await elsewhere(account)).toMatchObject({ email: ADMIN.email, emailConfirmed: false, tags: [] });
  });

  it("has the admin role and the tier if Shopify has their tags, and ignores other tags", async () => {
    const account = await signIn(ANN);
    await expect(account.listPending()).rejects.toMatchObject({ status: 403 });
    const { customers } = shop.store.state;
    const [ann] = customers.all();
    if (!ann) throw new Error("the store has no customer");
    customers.save({ ...ann, tags: ["vip", "admin", "dealer", "pending"] });
    expect((await elsewhere(account))?.tags).toEqual(["dealer", "admin"]);
    const { client } = aClient(shop.backend.handle, { now: Date.now });
    const again = await client.login((await passStoresSignIn(shop, ANN)) ?? { email: "", code: "" });
    expect(await client.as(again).listPending()).toEqual([]);
  });
});

describe("a code", () => {
  const PROVEN = { customerId: "7", email: ANN };

  it.each([
    ["its own address and return address", {}, 59_999, PROVEN],
    ["another address", { email: "bo@people.test" }, 0, null],
    ["another return address", { returnUrl: "https://evil.test/" }, 0, null],
    ["a minute later", {}, 60_000, null],
  ])("is used up by a try with %s", async (_what, change, waited, expected) => {
    const database = await openDatabase(":memory:");
    const code = await createCode(database, PROVEN, RETURN_URL, 1000);
    expect(JSON.stringify(await database.db.selectFrom("shopify_code").selectAll().execute())).not.toContain(code);
    const right = { code, email: ANN, returnUrl: RETURN_URL };
    const redeem = (typed: typeof right, at: number) => write(database, (trx) => redeemCode(trx, typed, at));
    expect(await redeem({ ...right, ...change }, 1000 + waited)).toEqual(expected);
    expect(await redeem(right, 1000)).toBeNull();
    await database.close();
  });
});
