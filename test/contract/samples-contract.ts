import { expect, it } from "vitest";
import type { CartItem } from "~/domain/cart";
import { createSampleItem, priceItem } from "~/domain/cart-item";
import type { OrderRequest, OrderState } from "~/domain/orders/order";
import { priceLines } from "~/domain/orders/order-price";
import type { SignedInClient } from "~/provider/client/client.server";
import { AGREED, aDoor, aKey, anOrderLine, anOrderRequest } from "../support/order-builders";
import type { Abilities, StartHost } from "./host-under-test";
import { describeHost } from "./with-host";

/** Sample doors (decision 88), if the provider sells any and takes orders. */
export function describeSamples(name: string, start: StartHost, { admin }: Pick<Abilities, "admin">): void {
  describeHost(`sample doors, ${name}`, start, ({ host, people }) => {
    /** A sample of a style, and enough doors for it to be credited; `null` if there is none, which is allowed. */
    async function sampleAndDoors() {
      if (!host().backend.traits.orders) return null;
      const product = (await people().client.listProducts()).find(({ sampleDoor }) => sampleDoor);
      const sample = product && createSampleItem(product);
      if (!product || !sample) return null;
      const one = priceItem(anOrderLine(product)).totalCents;
      const quantity = Math.max(1, Math.ceil((sample.sample?.creditedOverCents ?? 0) / one));
      const doors = anOrderLine(product, { doors: [aDoor({ quantity })] });
      return quantity <= 250 ? { sample, doors } : null;
    }

    const placed = async (lines: readonly CartItem[], totalCents?: number) =>
      people()
        .client.placeOrder(anOrderRequest(lines, totalCents === undefined ? {} : { totalCents }))
        .then(({ order }) => order)
        .catch(({ status }) => status as number);

    it("are accepted at their style's price, and stored unchanged", async () => {
      const about = await sampleAndDoors();
      if (about === null) return;
      const { sample } = about;
      expect(await placed([sample])).toMatchObject({ lines: [sample], totalCents: sample.sample?.priceCents });
    });

    it("are credited with enough doors, and not with fewer", async () => {
      const about = await sampleAndDoors();
      if (about === null || about.sample.sample?.creditedOverCents === undefined) return;
      const lines = [about.doors, about.sample];
      const { totalCents, creditCents } = priceLines(lines);
      expect(creditCents).toBe(about.sample.sample.priceCents);
      expect(await placed(lines)).toMatchObject({ totalCents });
      expect(await placed(lines, totalCents + creditCents)).toBe(409);
      expect(await placed([about.sample], 0)).toBe(409);
    });

    it("are refused at a price that the customer made up, and with pieces other than a sample", async () => {
      const about = await sampleAndDoors();
      if (about === null) return;
      const { sample } = about;
      expect(await placed([{ ...sample, sample: { priceCents: 1 } }])).toBe(409);
      expect(await placed([{ ...about.doors, pricePerSqFt: 0, sample: { priceCents: 1 } }])).toBe(400);
      expect(await placed([{ ...sample, doors: [aDoor()] }])).toBe(400);
    });

    if (!admin) return;

    /**
     * An account with one sample that may still be credited, and an order request for its doors. `null` if the provider
     * does not credit earlier samples, which it may leave to the workshop.
     */
    async function boughtEarlier() {
      const about = await sampleAndDoors();
      if (about === null || about.sample.sample?.creditedOverCents === undefined) return null;
      const { register, signIn, client, admin: adminOf } = people();
      const ann = client.as(await signIn(await register()));
      const desk = client.as(await adminOf());
      const creditsOf = async (somebody = ann) => (await somebody.getAccount())?.sampleCredits;
      const change = async (number: string, state: OrderState) =>
        desk.setOrderState(number, state, (await desk.findOrder(number))?.revision ?? 0, AGREED);
      const { order } = await ann.placeOrder(anOrderRequest([about.sample]));
      // Its customer may still cancel it.
      expect(await creditsOf()).toBeUndefined();
      await change(order.number, "confirmed");
      const credits = await creditsOf();
      if (credits === undefined) return null;
      const { sample: what } = about.sample;
      expect(credits).toEqual([what]);
      const lines = [about.doors];
      const { totalCents } = priceLines(lines);
      const whole = anOrderRequest(lines);
      const less = anOrderRequest(lines, { totalCents: totalCents - what.priceCents });
      return { ann, desk, change, creditsOf, number: order.number, what, whole, less };
    }

    const refusal = (somebody: Pick<SignedInClient, "placeOrder">, request: OrderRequest) =>
      somebody.placeOrder({ ...request, key: aKey() }).then(
        () => null,
        ({ status }) => status as number,
      );

    it("are credited later, once, to the account that bought them, and again when that order is canceled", async () => {
      const earlier = await boughtEarlier();
      if (earlier === null) return;
      const { ann, creditsOf, what, whole, less } = earlier;
      const { register, signIn, client } = people();
      const bob = client.as(await signIn(await register()));
      expect(await creditsOf(bob)).toBeUndefined();
      expect([await refusal(bob, less), await refusal(client, less)]).toEqual([409, 409]);
      expect(await refusal(ann, whole)).toBe(409);
      const tabs = Array.from({ length: 5 }, () => ann.placeOrder({ ...less, key: aKey() }).catch(() => null));
      const placed = (await Promise.all(tabs)).filter((one) => one !== null);
      expect(placed).toHaveLength(1);
      const [{ order, link } = { order: undefined, link: "" }] = placed;
      expect(order).toMatchObject({ totalCents: less.totalCents, pricing: { sampleCredits: [what] } });
      expect(order && priceLines(order.lines, order.pricing).totalCents).toBe(less.totalCents);
      expect(await creditsOf()).toBeUndefined();
      expect(await refusal(ann, less)).toBe(409);

      await client.cancelLinkedOrder(link);
      expect(await creditsOf()).toEqual([what]);
      expect((await client.findLinkedOrder(link))?.order).toMatchObject({ pricing: { sampleCredits: [what] } });
    });

    it("are not credited if their own order is canceled", async () => {
      const earlier = await boughtEarlier();
      if (earlier === null) return;
      const { ann, change, creditsOf, number, whole, less } = earlier;
      await change(number, "cancelled");
      expect(await creditsOf()).toBeUndefined();
      expect([await refusal(ann, less), await refusal(ann, whole)]).toEqual([409, null]);
    });

    it("are credited only while their own order is bought: its confirmation cannot be undone meanwhile", async () => {
      const earlier = await boughtEarlier();
      if (earlier === null) return;
      const { ann, desk, change, number, less } = earlier;
      const { order } = await ann.placeOrder({ ...less, key: aKey() });
      const bought = await desk.findOrder(number);
      expect(bought?.undoesTo).toBeNull();
      const undo = () => desk.undoOrderState(number, bought?.revision ?? 0);
      expect(await undo().catch(({ status }) => status)).toBe(409);
      await change(order.number, "cancelled");
      expect(await undo()).toMatchObject({ order: { state: "received" } });
    });

    it("are credited once, even if a crediting order is canceled and then undone", async () => {
      const earlier = await boughtEarlier();
      if (earlier === null) return;
      const { ann, desk, change, creditsOf, less } = earlier;
      const { order: first } = await ann.placeOrder({ ...less, key: aKey() });
      expect(await change(first.number, "cancelled")).toMatchObject({ undoesTo: "received" });
      const { order: second } = await ann.placeOrder({ ...less, key: aKey() });
      const stuck = await desk.findOrder(first.number);
      expect(stuck?.undoesTo).toBeNull();
      const undo = async () => desk.undoOrderState(first.number, stuck?.revision ?? 0);
      expect(await undo().catch(({ status }) => status)).toBe(409);
      await change(second.number, "cancelled");
      expect(await undo()).toMatchObject({ order: { state: "received" } });
      expect(await creditsOf()).toBeUndefined();
    });
  });
}
