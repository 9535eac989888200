import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createSampleItem } from "~/domain/cart-item";
import { ACCOUNT_CALLS, toAccount } from "~/provider/contract/accounts.server";
import { ADMIN } from "../../support/embedded-backend";
import { anOrderRequest } from "../../support/order-builders";
import { anOrderDesk, type OrderDesk } from "../../support/order-desk";
import { walkSamples } from "../../support/random-samples";
import { signInAt } from "../../support/sign-in";

describe("the samples of an account in the embedded provider", () => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await anOrderDesk();
  });
  afterEach(() => desk.close());

  it("are credited once their order is confirmed, each separately, but not for guests or canceled orders", async () => {
    const { client, backend } = desk;
    const ann = client.as(await signInAt(client, backend, ADMIN));
    const creditsOf = async () => (await ann.getAccount())?.sampleCredits;
    const ashby = await client.getProduct("ashby");
    const sample = ashby && createSampleItem(ashby, 2);
    if (!ashby?.sampleDoor || !sample) throw new Error("the catalogue has no sample of ashby");
    const { order: guests } = await client.placeOrder(anOrderRequest([sample]));
    await desk.put(guests.number, "confirmed");
    expect(await creditsOf()).toBeUndefined();
    const { order } = await ann.placeOrder(anOrderRequest([sample]));
    expect(await creditsOf()).toBeUndefined();
    await desk.put(order.number, "confirmed");
    expect(await creditsOf()).toEqual([ashby.sampleDoor, ashby.sampleDoor]);
    await desk.put(order.number, "cancelled");
    expect(await creditsOf()).toBeUndefined();
  });

  it("are credited at most once, and only while bought, after any confirming, canceling and undoing", async () => {
    expect(await walkSamples(desk, 40, 27)).toBeGreaterThan(0);
  });
});

describe("the samples that a provider allows to be credited", () => {
  const dollars = (amount: unknown) => ({ amount, currencyCode: "USD" });
  const sample = { price: dollars("38.00"), creditedOver: dollars("500") };
  const read = (sampleCredits: unknown) =>
    toAccount(z.parse(ACCOUNT_CALLS.getAccount.answer, { email: "ann@example.com", sampleCredits })).sampleCredits;

  it("are read one by one", () => {
    const credit = { priceCents: 3800, creditedOverCents: 50_000 };
    expect(read([sample])).toEqual([credit]);
    expect(read([sample, "38", { price: dollars("much") }, null, sample])).toEqual([credit, credit]);
  });

  it.each([
    ["no list", "38"],
    ["an empty list", []],
    ["more than an order credits", Array(101).fill(sample)],
  ])("are missing for %s, and the account stays", (_what, sampleCredits) =>
    expect(read(sampleCredits)).toBeUndefined(),
  );
});
