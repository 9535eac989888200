import { expect, it } from "vitest";
import type { CartItem } from "~/domain/cart";
import { createSampleItem, priceItem } from "~/domain/cart-item";
import { priceLines } from "~/domain/orders/order-price";
import { aDoor, aKey, anOrderLine, anOrderRequest } from "../support/order-builders";
import type { StartHost } from "./host-under-test";
import { describeHost } from "./with-host";

/** Sample doors (decision 88), where the host sells any and takes orders. */
export function describeSamples(name: string, start: StartHost): void {
  describeHost(`sample doors, ${name}`, start, ({ host, people }) => {
    /** A sample of a style, and doors enough for it to be credited; `null` where there is none, which is no fault. */
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

    it("are taken at the price of their style, and kept as what they are", async () => {
      const about = await sampleAndDoors();
      if (about === null) return;
      const { sample } = about;
      expect(await placed([sample])).toMatchObject({ lines: [sample], totalCents: sample.sample?.priceCents });
    });

    it("are credited with enough doors, and with no fewer", async () => {
      const about = await sampleAndDoors();
      if (about === null || about.sample.sample?.creditedOverCents === undefined) return;
      const lines = [about.doors, about.sample];
      const { totalCents, creditCents } = priceLines(lines);
      expect(creditCents).toBe(about.sample.sample.priceCents);
      expect(await placed(lines)).toMatchObject({ totalCents });
      expect(await placed(lines, totalCents + creditCents)).toBe(409);
      expect(await placed([about.sample], 0)).toBe(409);
    });

    it("are refused at a price of the customer's own, and as anything but samples", async () => {
      const about = await sampleAndDoors();
      if (about === null) return;
      const { sample } = about;
      expect(await placed([{ ...sample, sample: { priceCents: 1 } }])).toBe(409);
      expect(await placed([{ ...about.doors, pricePerSqFt: 0, sample: { priceCents: 1 } }])).toBe(400);
      expect(await placed([{ ...sample, doors: [aDoor()] }])).toBe(400);
    });

    it("are credited later, once, to the account that bought them, and again when that order is cancelled", async () => {
      const about = await sampleAndDoors();
      if (about === null || about.sample.sample?.creditedOverCents === undefined) return;
      const { register, signIn, client } = people();
      const [ann, bob] = [client.as(await signIn(await register())), client.as(await signIn(await register()))];
      const { sample: what } = about.sample;
      const creditsOf = async (somebody: typeof ann) => (await somebody.getAccount())?.sampleCredits;
      await ann.placeOrder(anOrderRequest([about.sample]));
      const credits = await creditsOf(ann);
      // A host may leave it to its desk.
      if (credits === undefined) return;
      expect(credits).toEqual([what]);
      expect(await creditsOf(bob)).toBeUndefined();

      const lines = [about.doors];
      const { totalCents } = priceLines(lines);
      const less = anOrderRequest(lines, { totalCents: totalCents - what.priceCents });
      const refusal = (somebody: Pick<typeof ann, "placeOrder">, request: typeof less) =>
        somebody.placeOrder(request).then(
          () => null,
          ({ status }) => status as number,
        );
      expect([await refusal(bob, less), await refusal(client, less)]).toEqual([409, 409]);
      expect(await refusal(ann, anOrderRequest(lines))).toBe(409);
      const tabs = Array.from({ length: 5 }, () => ann.placeOrder({ ...less, key: aKey() }).catch(() => null));
      const placed = (await Promise.all(tabs)).filter((one) => one !== null);
      expect(placed).toHaveLength(1);
      const [{ order, link } = { order: undefined, link: "" }] = placed;
      expect(order).toMatchObject({ totalCents: less.totalCents, pricing: { sampleCredits: [what] } });
      expect(order && priceLines(order.lines, order.pricing).totalCents).toBe(less.totalCents);
      expect(await creditsOf(ann)).toBeUndefined();
      expect(await refusal(ann, { ...less, key: aKey() })).toBe(409);

      await client.cancelLinkedOrder(link);
      expect(await creditsOf(ann)).toEqual([what]);
      expect((await client.findLinkedOrder(link))?.order).toMatchObject({ pricing: { sampleCredits: [what] } });
    });
  });
}
