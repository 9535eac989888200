import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSampleItem } from "~/configurator/lines/cart-item";
import { sampleCreditsOf } from "~/provider/accounts/sample-credits.server";
import { triesOf } from "../../../../set-up/tier";
import { anOrderRequest } from "../../../../support/order-builders";
import { createOrderTestShop, type OrderTestShop } from "../../../../support/order-test-shop";
import { walkSamples } from "../../../../support/random-samples";
import { soldIn } from "../../../../support/stored-orders";

describe("the samples of an account", () => {
  let shop: OrderTestShop;
  beforeEach(async () => {
    shop = await createOrderTestShop();
  });
  afterEach(() => shop.close());

  it("are credited once their order is confirmed, each separately, but not for guests or canceled orders", async () => {
    const creditsOf = () => sampleCreditsOf(shop.database.db, "ann");
    const ashby = (await soldIn(shop.database)).find(({ id }) => id === "ashby");
    const sample = ashby && createSampleItem(ashby, 2);
    if (!ashby?.sampleDoor || !sample) throw new Error("the catalog has no sample of ashby");
    const { order: guests } = await shop.place(anOrderRequest([sample]));
    await shop.put(guests.number, "confirmed");
    expect(await creditsOf()).toEqual([]);
    const { order } = await shop.place(anOrderRequest([sample]), "ann");
    expect(await creditsOf()).toEqual([]);
    await shop.put(order.number, "confirmed");
    expect(await creditsOf()).toEqual([ashby.sampleDoor, ashby.sampleDoor]);
    await shop.put(order.number, "cancelled");
    expect(await creditsOf()).toEqual([]);
  });

  it("are credited at most once, and only while bought, after any confirming, canceling and undoing", async () => {
    expect(await walkSamples(shop, triesOf(40), 27)).toBeGreaterThan(0);
  });
});
