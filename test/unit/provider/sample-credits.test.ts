import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSampleItem } from "~/domain/cart-item";
import { ADMIN } from "../../support/embedded-backend";
import { anOrderRequest } from "../../support/order-builders";
import { anOrderDesk, type OrderDesk } from "../../support/order-desk";
import { signInAt } from "../../support/sign-in";

describe("the samples of an account, in the embedded provider", () => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await anOrderDesk();
  });
  afterEach(() => desk.close());

  it("are told until an order credits them: each by itself, those of guests and of cancelled orders not", async () => {
    const { client, backend } = desk;
    const ann = client.as(await signInAt(client, backend, ADMIN));
    const creditsOf = async () => (await ann.getAccount())?.sampleCredits;
    const ashby = await client.getProduct("ashby");
    const sample = ashby && createSampleItem(ashby, 2);
    if (!ashby?.sampleDoor || !sample) throw new Error("the catalogue has no sample of ashby");
    await client.placeOrder(anOrderRequest([sample]));
    expect(await creditsOf()).toBeUndefined();
    const { link } = await ann.placeOrder(anOrderRequest([sample]));
    expect(await creditsOf()).toEqual([ashby.sampleDoor, ashby.sampleDoor]);
    await client.cancelLinkedOrder(link);
    expect(await creditsOf()).toBeUndefined();
  });
});
