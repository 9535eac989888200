import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDriver } from "~/base/database/sqlite-driver.server";
import { orderSum } from "~/ordering/orders/order-sum";
import { formatCents } from "~/trade/measure/money";
import {
  anInvoiceWorld,
  aShopWithOrder,
  closeInvoiceWorld,
  confirmOrder,
  type Doors,
  type InvoiceWorld,
  sendWebhook,
  waitForPayment,
} from "../../../support/invoice-shop";
import { AGREED, aDoor } from "../../../support/order-builders";

let world: InvoiceWorld;
let store: InvoiceWorld["store"];

beforeEach(async () => {
  world = await anInvoiceWorld();
  store = world.store;
});
afterEach(() => closeInvoiceWorld(world));

/** The texts of the queued mails of a kind. */
async function mails(kind: string) {
  const database = await openDriver(path.join(world.folder, "shop.db"));
  const found = database.prepare("SELECT text FROM outbox WHERE kind = ?").all(kind);
  database.close();
  return found;
}

describe("a confirmed order", () => {
  it("becomes a draft order with the order's total, which is paid on its own page", async () => {
    const shop = await aShopWithOrder(world);
    const { order } = await confirmOrder(shop);
    await waitForPayment(shop, "due");
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
    const payment = await shop.payment();
    expect(payment?.parts).toMatchObject([{ cents: draft?.totalCents, isPaid: false }]);
    expect(payment?.parts[0]?.url).toBe(`${store.origin}/invoices/${draft?.invoiceToken}`);
    const [mail, ...others] = await mails("order-invoice");
    expect(others).toEqual([]);
    expect(mail?.text).toContain(formatCents(orderSum(order).totalCents));
    expect(mail?.text).toContain(`/orders/${shop.link}`);
  });

  it("lists its samples as samples, and the credit for them as a discount", async () => {
    const shop = await aShopWithOrder(world, [[aDoor({ quantity: 20 })]], undefined, 2);
    const { order } = await confirmOrder(shop);
    await waitForPayment(shop, "due");
    const [draft] = store.state.drafts.all();
    const samples = order.lines[1];
    expect(draft?.totalCents).toBe(orderSum(order).totalCents);
    expect(draft?.discountCents).toBe(2 * (samples?.sample?.priceCents ?? 0));
    expect(draft?.lines.find(({ title }) => title.startsWith("Sample door, "))).toMatchObject({ quantity: 2 });
  });

  it("from an account belongs to its customer, who can see the draft there too", async () => {
    const shop = await aShopWithOrder(world, undefined, "dealer@site.test");
    await confirmOrder(shop);
    await waitForPayment(shop, "due");
    const customer = store.state.customerByEmail("dealer@site.test");
    expect(store.state.drafts.all()).toMatchObject([{ customerId: customer?.id, visibleToCustomer: true }]);
  });

  it("is invoiced once its freight and its tax are set, which confirming requires", async () => {
    const shop = await aShopWithOrder(world);
    await expect(shop.state("confirmed")).rejects.toThrow("unpriced");
    await expect(shop.state("confirmed", { ...AGREED, taxCents: null })).rejects.toThrow("unpriced");
    expect(await shop.payment()).toBeUndefined();
    await shop.state("confirmed", AGREED);
    expect(await mails("order-confirmed")).toEqual([
      { text: expect.stringContaining("The invoice follows in a separate e-mail.") },
    ]);
    await waitForPayment(shop, "due");
    expect(store.state.drafts.all()).toMatchObject([
      { shippingCents: 0, totalCents: (await shop.file()).order.totalCents },
    ]);
  });

  it("with a total of zero gets no invoice until its total is higher", async () => {
    for (const { id } of store.state.products.all()) store.state.changeProduct(id, { priceCents: 0 });
    const shop = await aShopWithOrder(world, [[aDoor({ preBored: false })]]);
    expect((await shop.file()).order.totalCents).toBe(0);
    await shop.terms(0, 0);
    await shop.state("confirmed");
    expect(await shop.payment()).toBeUndefined();
    expect(await mails("order-confirmed")).toEqual([{ text: expect.not.stringContaining("invoice") }]);
    await shop.terms(2_500, 0);
    await waitForPayment(shop, "due");
    expect(store.state.drafts.all()).toMatchObject([{ totalCents: 2_500 }]);
  });

  it("is paid as soon as Shopify reports it, however often, and only if it is true", async () => {
    const shop = await aShopWithOrder(world);
    await confirmOrder(shop);
    await waitForPayment(shop, "due");
    const [draft] = store.state.drafts.all();
    const body = Buffer.from(JSON.stringify({ id: draft?.id, status: "completed", tags: draft?.tags.join(", ") }));
    await sendWebhook(shop, "orders/paid", body);
    await waitForPayment(shop, "due");
    await store.pay(`gid://shopify/DraftOrder/${draft?.id}`);
    for (const topic of ["draft_orders/update", "orders/paid", "orders/paid"]) await sendWebhook(shop, topic, body);
    await waitForPayment(shop, "paid");
    expect((await shop.payment())?.paidAt).not.toBeNull();
  });

  it("is invoiced again with another freight, and not at all if canceled or not confirmed", async () => {
    const shop = await aShopWithOrder(world);
    await confirmOrder(shop);
    await waitForPayment(shop, "due");
    const [first] = store.state.drafts.all();
    await shop.terms(5_000, 1_234);
    await expect.poll(() => store.state.drafts.all().map(({ shippingCents }) => shippingCents)).toEqual([5_000]);
    await waitForPayment(shop, "due");
    expect(store.state.drafts.get(first?.id ?? 0)).toBeNull();
    expect(await mails("order-invoice")).toEqual([{ text: expect.stringContaining("this one replaces it") }]);
    await shop.undo();
    expect(await mails("order-invoice")).toEqual([]);
    expect(await shop.payment()).toBeUndefined();
    await expect.poll(() => store.state.drafts.all()).toEqual([]);
    await shop.state("confirmed");
    await waitForPayment(shop, "due");
    await shop.state("cancelled");
    await expect.poll(() => store.state.drafts.all()).toEqual([]);
    expect(await shop.payment()).toBeUndefined();
  });

  it("with more sizes than a draft has lines gets several invoices, which add up to its total", async () => {
    const doors = (from: number): Doors =>
      Array.from({ length: 250 }, (_none, index) =>
        aDoor({
          width: { inches: 8 + Math.floor((from + index) / 30), fraction: "0" },
          height: { inches: 10 + ((from + index) % 30), fraction: "1/2" },
        }),
      );
    const shop = await aShopWithOrder(world, [doors(0), doors(250), doors(500)]);
    const { order } = await confirmOrder(shop);
    await waitForPayment(shop, "due");
    const drafts = store.state.drafts.all();
    expect(drafts.map(({ lines }) => lines.length)).toEqual([499, 253]);
    expect(drafts.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(orderSum(order).totalCents);
    // Each report needs its own time, because the same bytes again would be the same report.
    const reportUpdate = async (some: typeof drafts, updated_at: string) => {
      for (const { id } of some)
        await sendWebhook(shop, "draft_orders/update", Buffer.from(JSON.stringify({ id, updated_at })));
    };
    await store.pay(`gid://shopify/DraftOrder/${drafts[0]?.id}`);
    await reportUpdate(drafts, "first");
    await expect.poll(async () => (await shop.payment())?.parts.map(({ isPaid }) => isPaid)).toEqual([true, false]);
    expect((await shop.payment())?.state).toBe("due");
    await store.pay(`gid://shopify/DraftOrder/${drafts[1]?.id}`);
    await reportUpdate(drafts, "second");
    await waitForPayment(shop, "paid");
  });
});
