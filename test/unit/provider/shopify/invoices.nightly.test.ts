import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDriver } from "~/database/sqlite-driver.server";
import { formatCents } from "~/measure/money";
import { orderSum } from "~/orders/order-sum";
import {
  aDesk,
  anInvoiceWorld,
  confirmed,
  type Doors,
  heard,
  type InvoiceWorld,
  leaveInvoiceWorld,
  reaches,
} from "../../../support/invoice-desk";
import { AGREED, aDoor } from "../../../support/order-builders";

let world: InvoiceWorld;
let store: InvoiceWorld["store"];

beforeEach(async () => {
  world = await anInvoiceWorld();
  store = world.store;
});
afterEach(() => leaveInvoiceWorld(world));

/** The texts of the queued mails of a kind. */
async function mails(kind: string) {
  const database = await openDriver(path.join(world.folder, "shop.db"));
  const found = database.prepare("SELECT text FROM outbox WHERE kind = ?").all(kind);
  database.close();
  return found;
}

describe("a confirmed order", () => {
  it("becomes a draft order with the order's total, which is paid on its own page", async () => {
    const desk = await aDesk(world);
    const { order } = await confirmed(desk);
    await reaches(desk, "due");
    const [draft] = store.state.drafts.all();
    expect(draft).toMatchObject({
      totalCents: orderSum(order).totalCents,
      shippingCents: 9_500,
      email: "ann@site.test",
      poNumber: "PO-7",
      tags: expect.arrayContaining([order.number]),
      visibleToCustomer: false,
    });
    expect(draft?.lines.map(({ quantity, attributes }) => [quantity, attributes.map(({ key }) => key)])).toEqual([
      [3, ["Location", "Hinge", "Boring", "Drawing"]],
      [1, ["Location", "Hinge", "Drawing"]],
      [1, []],
    ]);
    const payment = await desk.payment();
    expect(payment?.parts).toMatchObject([{ cents: draft?.totalCents, isPaid: false }]);
    expect(payment?.parts[0]?.url).toBe(`${store.origin}/invoices/${draft?.invoiceToken}`);
    const [mail, ...others] = await mails("order-invoice");
    expect(others).toEqual([]);
    expect(mail?.text).toContain(formatCents(orderSum(order).totalCents));
    expect(mail?.text).toContain(`/orders/${desk.link}`);
  });

  it("lists its samples as samples, and the credit for them as a discount", async () => {
    const desk = await aDesk(world, [[aDoor({ quantity: 20 })]], undefined, 2);
    const { order } = await confirmed(desk);
    await reaches(desk, "due");
    const [draft] = store.state.drafts.all();
    const samples = order.lines[1];
    expect(draft?.totalCents).toBe(orderSum(order).totalCents);
    expect(draft?.discountCents).toBe(2 * (samples?.sample?.priceCents ?? 0));
    expect(draft?.lines.find(({ title }) => title.startsWith("Sample door, "))).toMatchObject({ quantity: 2 });
  });

  it("from an account belongs to its customer, who can see the draft there too", async () => {
    const desk = await aDesk(world, undefined, "dealer@site.test");
    await confirmed(desk);
    await reaches(desk, "due");
    const customer = store.state.customerByEmail("dealer@site.test");
    expect(store.state.drafts.all()).toMatchObject([{ customerId: customer?.id, visibleToCustomer: true }]);
  });

  it("is invoiced once its freight and its tax are set, which confirming requires", async () => {
    const desk = await aDesk(world);
    await expect(desk.state("confirmed")).rejects.toThrow("unpriced");
    await expect(desk.state("confirmed", { ...AGREED, taxCents: null })).rejects.toThrow("unpriced");
    expect(await desk.payment()).toBeUndefined();
    await desk.state("confirmed", AGREED);
    expect(await mails("order-confirmed")).toEqual([
      { text: expect.stringContaining("The invoice follows in a mail of its own.") },
    ]);
    await reaches(desk, "due");
    expect(store.state.drafts.all()).toMatchObject([
      { shippingCents: 0, totalCents: (await desk.file()).order.totalCents },
    ]);
  });

  it("with a total of zero gets no invoice until its total is higher", async () => {
    for (const { id } of store.state.products.all()) store.state.changeProduct(id, { priceCents: 0 });
    const desk = await aDesk(world, [[aDoor({ preBored: false })]]);
    expect((await desk.file()).order.totalCents).toBe(0);
    await desk.terms(0, 0);
    await desk.state("confirmed");
    expect(await desk.payment()).toBeUndefined();
    expect(await mails("order-confirmed")).toEqual([{ text: expect.not.stringContaining("invoice") }]);
    await desk.terms(2_500, 0);
    await reaches(desk, "due");
    expect(store.state.drafts.all()).toMatchObject([{ totalCents: 2_500 }]);
  });

  it("is paid as soon as Shopify reports it, however often, and only if it is true", async () => {
    const desk = await aDesk(world);
    await confirmed(desk);
    await reaches(desk, "due");
    const [draft] = store.state.drafts.all();
    const told = Buffer.from(JSON.stringify({ id: draft?.id, status: "completed", tags: draft?.tags.join(", ") }));
    await heard(desk, "orders/paid", told);
    await reaches(desk, "due");
    await store.pay(`gid://shopify/DraftOrder/${draft?.id}`);
    for (const topic of ["draft_orders/update", "orders/paid", "orders/paid"]) await heard(desk, topic, told);
    await reaches(desk, "paid");
    expect((await desk.payment())?.paidAt).not.toBeNull();
  });

  it("is invoiced again with another freight, and not at all if canceled or not confirmed", async () => {
    const desk = await aDesk(world);
    await confirmed(desk);
    await reaches(desk, "due");
    const [first] = store.state.drafts.all();
    await desk.terms(5_000, 1_234);
    await expect.poll(() => store.state.drafts.all().map(({ shippingCents }) => shippingCents)).toEqual([5_000]);
    await reaches(desk, "due");
    expect(store.state.drafts.get(first?.id ?? 0)).toBeNull();
    expect(await mails("order-invoice")).toEqual([{ text: expect.stringContaining("this one takes its place") }]);
    await desk.undo();
    expect(await mails("order-invoice")).toEqual([]);
    expect(await desk.payment()).toBeUndefined();
    await expect.poll(() => store.state.drafts.all()).toEqual([]);
    await desk.state("confirmed");
    await reaches(desk, "due");
    await desk.state("cancelled");
    await expect.poll(() => store.state.drafts.all()).toEqual([]);
    expect(await desk.payment()).toBeUndefined();
  });

  it("with more sizes than a draft has lines gets several invoices, which add up to its total", async () => {
    const doors = (from: number): Doors =>
      Array.from({ length: 250 }, (_none, index) =>
        aDoor({
          width: { inches: 8 + Math.floor((from + index) / 30), fraction: "0" },
          height: { inches: 10 + ((from + index) % 30), fraction: "1/2" },
        }),
      );
    const desk = await aDesk(world, [doors(0), doors(250), doors(500)]);
    const { order } = await confirmed(desk);
    await reaches(desk, "due");
    const drafts = store.state.drafts.all();
    expect(drafts.map(({ lines }) => lines.length)).toEqual([499, 253]);
    expect(drafts.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(orderSum(order).totalCents);
    // Each change needs its own time, because the same bytes again would be the same change.
    const told = async (some: typeof drafts, updated_at: string) => {
      for (const { id } of some)
        await heard(desk, "draft_orders/update", Buffer.from(JSON.stringify({ id, updated_at })));
    };
    await store.pay(`gid://shopify/DraftOrder/${drafts[0]?.id}`);
    await told(drafts, "first");
    await expect.poll(async () => (await desk.payment())?.parts.map(({ isPaid }) => isPaid)).toEqual([true, false]);
    expect((await desk.payment())?.state).toBe("due");
    await store.pay(`gid://shopify/DraftOrder/${drafts[1]?.id}`);
    await told(drafts, "second");
    await reaches(desk, "paid");
  });
});
