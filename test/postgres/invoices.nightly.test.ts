import { afterAll, beforeAll, expect, it } from "vitest";
import {
  aDesk,
  anInvoiceWorld,
  aProcess,
  confirmed,
  heard,
  type InvoiceWorld,
  leaveInvoiceWorld,
  reaches,
} from "../support/invoice-desk";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";

let databases: PostgresDatabases;
let world: InvoiceWorld;
beforeAll(async () => {
  databases = await postgresDatabases();
  world = await anInvoiceWorld(await databases.database());
});
afterAll(async () => {
  await leaveInvoiceWorld(world);
  await databases.stop();
});

it("makes one draft order per confirmed order, even from several processes, and tracks its payment", async () => {
  const { store } = world;
  const desk = await aDesk(world, undefined, "dealer@site.test");
  await aProcess(world);
  await aProcess(world);
  await confirmed(desk);
  await reaches(desk, "due");
  await desk.terms(5_000, 1_234);
  await expect.poll(() => store.state.drafts.all().map(({ shippingCents }) => shippingCents)).toEqual([5_000]);
  await reaches(desk, "due");
  const [draft, ...others] = store.state.drafts.all();
  expect(others).toEqual([]);
  expect(draft?.customerId).toBe(store.state.customerByEmail("dealer@site.test")?.id);
  await store.pay(`gid://shopify/DraftOrder/${draft?.id}`);
  await heard(desk, "orders/paid", Buffer.from(JSON.stringify({ id: 1, tags: draft?.tags.join(", ") })));
  await reaches(desk, "paid");
});
