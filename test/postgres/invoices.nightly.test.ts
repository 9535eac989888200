import { afterAll, beforeAll, expect, it } from "vitest";
import {
  anInvoiceWorld,
  aProcess,
  aShopWithOrder,
  closeInvoiceWorld,
  confirmOrder,
  type InvoiceWorld,
  sendWebhook,
  waitForPayment,
} from "../support/invoice-shop";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";

let databases: PostgresDatabases;
let world: InvoiceWorld;
beforeAll(async () => {
  databases = await postgresDatabases();
  world = await anInvoiceWorld(await databases.database());
});
afterAll(async () => {
  await closeInvoiceWorld(world);
  await databases.stop();
});

it("makes one draft order per confirmed order, even from several processes, and tracks its payment", async () => {
  const { store } = world;
  const shop = await aShopWithOrder(world, undefined, "dealer@site.test");
  await aProcess(world);
  await aProcess(world);
  await confirmOrder(shop);
  await waitForPayment(shop, "due");
  await shop.terms(5_000, 1_234);
  await expect.poll(() => store.state.drafts.all().map(({ shippingCents }) => shippingCents)).toEqual([5_000]);
  await waitForPayment(shop, "due");
  const [draft, ...others] = store.state.drafts.all();
  expect(others).toEqual([]);
  expect(draft?.customerId).toBe(store.state.customerByEmail("dealer@site.test")?.id);
  await store.pay(`gid://shopify/DraftOrder/${draft?.id}`);
  await sendWebhook(shop, "orders/paid", Buffer.from(JSON.stringify({ id: 1, tags: draft?.tags.join(", ") })));
  await waitForPayment(shop, "paid");
});
