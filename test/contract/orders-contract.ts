import { expect, it } from "vitest";
import { FREE_HOURS, isOrderKey, isOrderNumber, type OrderRequest } from "~/domain/orders/order";
import { lineToday } from "~/domain/orders/order-today";
import { aDoor, anOrderLine, anOrderRequest } from "../support/order-builders";
import type { StartHost } from "./host-under-test";
import { describeHost } from "./with-host";

const HOUR_MS = 3_600_000;

export function describeOrders(name: string, start: StartHost): void {
  describeHost(`orders, ${name}`, start, ({ people }) => {
    /** An order that the provider should accept as it is. */
    async function anOrder(change: Partial<OrderRequest> = {}): Promise<OrderRequest> {
      const { client } = people();
      const lines = (await client.listProducts()).map((product) => ({ product, line: anOrderLine(product) }));
      const sold = lines.find(({ product, line }) => lineToday(line, product) !== null);
      if (!sold) throw new Error("the host sells no style in which a door of 15 1/2 x 30 can be made");
      return anOrderRequest([sold.line], change);
    }

    /** A signed-in customer. */
    async function aCustomer() {
      const { client, register, signIn } = people();
      return client.as(await signIn(await register()));
    }

    const rejection = async (what: Promise<unknown>) => what.then(() => null).catch(({ status }) => status as number);

    it("are accepted as sent, with a number, a page of their own and a time to cancel", async () => {
      const request = await anOrder();
      const { key, ...sent } = request;
      const { order, link } = await people().client.placeOrder(request);
      expect(order).toMatchObject({ ...sent, state: "received" });
      expect(isOrderNumber(order.number)).toBe(true);
      expect(isOrderKey(link)).toBe(true);
      expect(link).not.toBe(key);
      expect(Date.parse(order.freeUntil) - Date.parse(order.placedAt)).toBe(FREE_HOURS * HOUR_MS);
      expect(order.events).toEqual([{ at: order.placedAt, state: "received", by: "customer" }]);
    });

    it("are accepted once, however often they are sent", async () => {
      const request = await anOrder();
      const { client } = people();
      const first = await client.placeOrder(request);
      const again = await Promise.all(Array.from({ length: 20 }, () => client.placeOrder(request)));
      for (const one of again) expect(one).toEqual(first);
    });

    it("have a unique key: reusing it for other content is refused", async () => {
      const request = await anOrder();
      const { client } = people();
      await client.placeOrder(request);
      expect(await rejection(client.placeOrder({ ...request, poNumber: "another" }))).toBe(422);
    });

    it("are priced by the provider: an outdated price or an impossible door is refused", async () => {
      const request = await anOrder();
      const [line] = request.lines;
      if (!line) throw new Error("an order has lines");
      const cheaper = { ...line, pricePerSqFt: line.pricePerSqFt - 1 };
      const gone = { ...line, productId: "no-such-style" };
      const huge = { ...line, doors: [aDoor({ height: { inches: 190, fraction: "0" } })] };
      const nowhere = { ...line, doors: [aDoor({ location: " " })] };
      const refused = [
        { ...request, totalCents: request.totalCents - 1 },
        ...[cheaper, gone, huge, nowhere].map((changed) => anOrderRequest([changed])),
      ];
      const customer = await aCustomer();
      for (const one of refused) expect(await rejection(customer.placeOrder(one))).toBe(409);
    });

    it("are refused when incomplete", async () => {
      const request = await anOrder();
      const [line] = request.lines;
      if (!line) throw new Error("an order has lines");
      const negative = { ...line, doors: [aDoor({ quantity: -1 })] };
      const broken = [
        { ...request, key: "short" },
        { ...request, lines: [] },
        { ...request, lines: [negative] },
        { ...request, contact: { ...request.contact, email: "nobody" } },
        { ...request, contact: { ...request.contact, phone: "" } },
        { ...request, totalCents: 0.5 },
      ];
      for (const one of broken) expect(await rejection(people().client.placeOrder(one))).toBe(400);
    });
  });
}
