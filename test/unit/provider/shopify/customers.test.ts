import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findAccount, rememberAccount } from "~/provider/accounts/accounts.server";
import { aRegistration } from "../../../support/builders";
import { ADMIN } from "../../../support/embedded-backend";
import { sendWebhook } from "../../../support/invoice-shop";
import { anOrderRequest } from "../../../support/order-builders";
import { aClient } from "../../../support/provider-client";
import { passStoresSignIn, type ShopifyShop, startShopifyShop } from "../../../support/shopify-shop";
import { aSoldLine, placeIn } from "../../../support/stored-orders";

const ANN = "ann@people.test";

describe("what the shop remembers of a customer", () => {
  let shop: ShopifyShop;
  beforeEach(async () => {
    shop = await startShopifyShop();
  });
  afterEach(() => shop.stop());

  const client = () => aClient(shop.backend.handle, { now: Date.now }).client;

  async function signIn(email: string) {
    const session = await client().login((await passStoresSignIn(shop, email)) ?? { email: "", code: "" });
    return client().as(session);
  }

  const recordOf = (email: string) => {
    const record = shop.store.state.customerByEmail(email);
    if (!record) throw new Error("the store has no such customer");
    return record;
  };
  const remembered = (email: string) => findAccount(shop.database.db, String(recordOf(email).id));
  const mails = () => shop.database.db.selectFrom("outbox").select(["kind", "recipient"]).orderBy("id").execute();

  it("begins with the registration, which is mailed once", async () => {
    await client().register(aRegistration({ email: ` ${ANN.toUpperCase()} `, tier: "dealer" }));
    await client().register(aRegistration({ email: ANN, tier: "dealer" }));
    expect(await remembered(ANN)).toEqual({
      ...{ id: String(recordOf(ANN).id), email: ANN, firstName: "Ann", lastName: "Lee" },
      ...{ tags: ["dealer"], emailConfirmed: false },
    });
    expect(await mails()).toEqual([{ kind: "account-received", recipient: ANN }]);
  });

  it("confirms the address of a sign-in", async () => {
    await client().register(aRegistration({ email: ANN }));
    await signIn(ANN);
    expect(await remembered(ANN)).toMatchObject({ emailConfirmed: true });
  });

  it("has an admin's decision, which is recorded and mailed", async () => {
    await client().register(aRegistration({ email: ANN, tier: "dealer" }));
    const admin = await signIn(ADMIN.email);
    const [waiting] = await admin.listPending();
    expect(waiting?.id).toBe(String(recordOf(ANN).id));
    await admin.decide(waiting?.id ?? "", "approved");
    expect(recordOf(ANN).tags).toEqual(["approved", "dealer"]);
    expect(await remembered(ANN)).toMatchObject({ tags: ["approved", "dealer"] });
    expect(await mails()).toContainEqual({ kind: "account-approved", recipient: ANN });
    const approvals = shop.database.db
      .selectFrom("audit_event")
      .select(["actor_id", "subject_id"])
      .where("kind", "=", "account.approved");
    expect(await approvals.execute()).toEqual([
      { actor_id: String(recordOf(ADMIN.email).id), subject_id: waiting?.id },
    ]);
  });

  it("follows tags and addresses that change at Shopify, of customers whom it knows", async () => {
    await client().register(aRegistration({ email: ANN, tier: "dealer" }));
    await signIn(ANN);
    const { customers } = shop.store.state;
    const { id } = customers.save({ ...recordOf(ANN), tags: ["dealer", "rejected"], email: "lee@people.test" });
    const payload = { customerId: `gid://shopify/Customer/${id}` };
    await sendWebhook(shop, "customer.tags_added", Buffer.from(JSON.stringify(payload)));
    await expect
      .poll(() => remembered("lee@people.test"))
      .toMatchObject({ tags: ["dealer", "rejected"], email: "lee@people.test", emailConfirmed: false });
    const other = customers.save({ ...recordOf("lee@people.test"), id: id + 1, email: "bo@people.test" });
    await sendWebhook(
      shop,
      "customer.tags_added",
      Buffer.from(JSON.stringify({ customerId: `gid://shopify/Customer/${other.id}` })),
    );
    customers.save({ ...recordOf("lee@people.test"), tags: ["dealer"] });
    await sendWebhook(shop, "customer.tags_removed", Buffer.from(JSON.stringify({ ...payload, tags: [] })));
    await expect.poll(() => remembered("lee@people.test")).toMatchObject({ tags: ["dealer"] });
    expect(await remembered("bo@people.test")).toBeNull();
  });

  it("includes orders from before the shop used Shopify, but never another customer's of Shopify", async () => {
    const person = { email: ANN, firstName: "Ann", lastName: "Lee", tags: [], emailConfirmed: true };
    for (const id of ["a-former-id", "41"]) {
      await rememberAccount(shop.database, { ...person, id });
      await placeIn(shop.database, anOrderRequest([await aSoldLine(shop.database)]), {
        now: Date.now(),
        customerId: id,
      });
    }
    await signIn(ANN);
    const owners = await shop.database.db
      .selectFrom("customer_order")
      .select("customer_id as id")
      .orderBy("id")
      .execute();
    expect(owners).toEqual(expect.arrayContaining([{ id: String(recordOf(ANN).id) }, { id: "41" }]));
    expect([
      await findAccount(shop.database.db, "a-former-id"),
      (await findAccount(shop.database.db, "41"))?.id,
    ]).toEqual([null, "41"]);
  });
});
