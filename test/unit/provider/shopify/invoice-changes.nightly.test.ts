import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  anInvoiceWorld,
  aShopWithOrder,
  closeInvoiceWorld,
  confirmOrder,
  type InvoiceWorld,
  sendWebhook,
  waitForPayment,
} from "../../../support/invoice-shop";

let world: InvoiceWorld;
let store: InvoiceWorld["store"];

beforeEach(async () => {
  world = await anInvoiceWorld();
  store = world.store;
});
afterEach(() => closeInvoiceWorld(world));

const gid = (id: number | undefined) => `gid://shopify/DraftOrder/${id}`;

describe("an order that changes after its invoice was paid", () => {
  it("before the shop knew about it is not invoiced again, and admins see the problem", async () => {
    const shop = await aShopWithOrder(world);
    await confirmOrder(shop);
    await waitForPayment(shop, "due");
    const [paid] = store.state.drafts.all();
    await store.pay(gid(paid?.id));
    await shop.terms(5_000, 1_234);
    await waitForPayment(shop, "failed");
    expect((await shop.file()).paymentProblem).toMatch(/^An invoice for an earlier version of this order was paid/);
    await shop.retry();
    await waitForPayment(shop, "failed");
    await shop.state("cancelled");
    await expect.poll(async () => (await shop.file()).paymentProblem).toMatch(/but nothing is due/);
    expect(store.state.drafts.all().map(({ id, status }) => [id, status])).toEqual([[paid?.id, "COMPLETED"]]);
  });

  it("when the shop knew about it stays paid", async () => {
    const shop = await aShopWithOrder(world);
    await confirmOrder(shop);
    await waitForPayment(shop, "due");
    const [draft] = store.state.drafts.all();
    await store.pay(gid(draft?.id));
    await sendWebhook(shop, "draft_orders/update", Buffer.from(JSON.stringify({ id: draft?.id })));
    await waitForPayment(shop, "paid");
    await shop.terms(5_000, 1_234);
    await shop.state("cancelled");
    expect(await shop.payment()).toMatchObject({ state: "paid", parts: [{ cents: draft?.totalCents, isPaid: true }] });
    expect(store.state.drafts.all()).toHaveLength(1);
  });
});

describe("Shopify's word", () => {
  it("against an invoice is shown to admins", async () => {
    const shop = await aShopWithOrder(world, undefined, "dealer@site.test");
    const customer = store.state.customerByEmail("dealer@site.test");
    store.state.customers.delete(customer?.id ?? 0);
    await confirmOrder(shop);
    await waitForPayment(shop, "failed");
    const words = "Shopify does not accept the invoice: purchasingEntity customerId: Customer does not exist";
    expect((await shop.file()).paymentProblem).toBe(words);
    expect(store.state.drafts.all()).toEqual([]);
  });

  it("about drafts that are unknown, or in the wrong order, changes nothing", async () => {
    const shop = await aShopWithOrder(world);
    await confirmOrder(shop);
    await waitForPayment(shop, "due");
    const [draft] = store.state.drafts.all();
    const tags = `ref-${"f".repeat(32)}, x`;
    const bodies = [{ id: 1 }, { id: 1, tags }, { id: "1 OR 1=1" }, { tags: ["ref-"] }, null, [], "ref-"];
    for (const body of bodies) await sendWebhook(shop, "draft_orders/delete", Buffer.from(JSON.stringify(body)));
    await sendWebhook(shop, "orders/paid", Buffer.from("{"));
    // In the wrong order: deleted before paid, and neither is true.
    for (const topic of ["draft_orders/delete", "orders/paid", "draft_orders/update"]) {
      await sendWebhook(shop, topic, Buffer.from(JSON.stringify({ id: draft?.id, tags: draft?.tags.join(", ") })));
    }
    await waitForPayment(shop, "due");
    expect(world.logged).toEqual([]);
  });
});
