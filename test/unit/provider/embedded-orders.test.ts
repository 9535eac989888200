import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OrderLine, OrderRequest } from "~/domain/orders/order";
import { aRegistration } from "../../support/builders";
import { aDoor, anOrderRequest } from "../../support/order-builders";
import { anOrderDesk, type OrderDesk } from "../../support/order-desk";
import { signInAt } from "../../support/sign-in";

describe("orders in the embedded provider", () => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await anOrderDesk();
  });
  afterEach(() => desk.close());

  it("are one order, with one event, when sent twenty times at once", async () => {
    const { client, anOrder, count } = desk;
    const request = anOrder();
    const placed = await Promise.all(Array.from({ length: 20 }, () => client.placeOrder(request)));
    expect(new Set(placed.map(({ order }) => order.number)).size).toBe(1);
    expect([await count(), await count("order_line"), await count("order_event")]).toEqual([1, 1, 1]);
  });

  it("are the same order if a style's price or title changed before they are sent again", async () => {
    const { line, database, client, anOrder, count } = desk;
    const request = anOrder();
    const first = await client.placeOrder(request);
    await database.exec("UPDATE product SET price_cents = 9900, title = 'Dear'");
    const retold = { ...request, lines: [{ ...line, productTitle: "Dear" }] };
    expect(await client.placeOrder(retold)).toEqual(first);
    expect(await count()).toBe(1);
  });

  it("are the same order in any order of their fields", async () => {
    const { client, anOrder } = desk;
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, part]) => [name, reversed(part)]),
      );
    };
    const request = anOrder();
    const first = await client.placeOrder(request);
    expect(await client.placeOrder(reversed(request) as OrderRequest)).toEqual(first);
  });

  it.each<[string, number, (line: OrderLine) => Partial<OrderRequest> & { readonly lines: readonly OrderLine[] }]>([
    [
      "a total that is a cent lower",
      409,
      (line) => ({ lines: [line], totalCents: anOrderRequest([line]).totalCents - 1 }),
    ],
    ["a rate of its own", 409, (line) => ({ lines: [{ ...line, pricePerSqFt: 1 }] })],
    ["a style that is gone", 409, (line) => ({ lines: [line, { ...line, productId: "gone" }] })],
    [
      "a door that is too large",
      409,
      (line) => ({ lines: [{ ...line, doors: [aDoor({ width: { inches: 190, fraction: "0" } })] }] }),
    ],
    ["a negative quantity", 400, (line) => ({ lines: [{ ...line, doors: [aDoor({ quantity: -2 })] }] })],
    ["no piece at all", 400, (line) => ({ lines: [{ ...line, doors: [] }] })],
    [
      "more pieces than an order holds",
      400,
      (line) => ({ lines: Array(41).fill({ ...line, doors: [aDoor({ quantity: 250 })] }) }),
    ],
  ])("with %s are refused with %i, and nothing is stored", async (_what, status, change) => {
    const { client, line, count } = desk;
    const { lines, ...rest } = change(line);
    await expect(client.placeOrder(anOrderRequest(lines, rest))).rejects.toMatchObject({ status });
    expect([await count(), await count("order_line"), await count("order_event")]).toEqual([0, 0, 0]);
  });

  it("store what the catalog says of a style, not what was sent", async () => {
    const { client, line } = desk;
    const told = { ...line, productTitle: "Gold", productImage: "https://elsewhere.test/x.png" };
    const { order } = await client.placeOrder(anOrderRequest([told]));
    expect(order.lines).toEqual([line]);
  });

  it("belong to the account that is signed in, and to no account without a sign-in", async () => {
    const { backend, database, client, anOrder } = desk;
    const person = { email: "a@b.co", password: "Secret-pass-1" };
    await client.register(aRegistration(person));
    const session = await signInAt(client, backend, person);
    await client.as(session).placeOrder(anOrder());
    await client.placeOrder(anOrder());
    await client.as({ cookies: { provider_session: "forged" } }).placeOrder(anOrder());
    const owners = await database.all(
      "SELECT customer.email FROM customer_order LEFT JOIN customer ON customer.id = customer_id ORDER BY customer_order.id",
    );
    const actors = await database.all("SELECT actor_id IS NULL AS nobody FROM order_event ORDER BY id");
    expect(owners).toMatchObject([{ email: person.email }, { email: null }, { email: null }]);
    expect(actors).toMatchObject([{ nobody: 0 }, { nobody: 1 }, { nobody: 1 }]);
  });

  it("are read as they were placed, even with 250 rows", async () => {
    const { line, client, find } = desk;
    const lines = [{ ...line, doors: Array.from({ length: 250 }, (_none, row) => aDoor({ location: `Door ${row}` })) }];
    const { order, link } = await client.placeOrder(anOrderRequest(lines));
    expect(order.lines).toEqual(lines);
    expect(await find(link)).toEqual({ order, link });
  });
});
