import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  aDesk,
  anInvoiceWorld,
  confirmed,
  heard,
  type InvoiceWorld,
  leaveInvoiceWorld,
  reaches,
} from "../../../support/invoice-desk";

let world: InvoiceWorld;
let store: InvoiceWorld["store"];

beforeEach(async () => {
  world = await anInvoiceWorld();
  store = world.store;
});
afterEach(() => leaveInvoiceWorld(world));

const gid = (id: number | undefined) => `gid://shopify/DraftOrder/${id}`;

describe("an order that changes after its invoice was paid", () => {
  it("before the shop knew about it is not invoiced again, and admins see the problem", async () => {
    const desk = await aDesk(world);
    await confirmed(desk);
    await reaches(desk, "due");
    const [paid] = store.state.drafts.all();
    await store.pay(gid(paid?.id));
    await desk.terms(5_000, 1_234);
    await reaches(desk, "failed");
    expect((await desk.file()).paymentProblem).toMatch(/^An invoice that asked for something else was paid/);
    await desk.retry();
    await reaches(desk, "failed");
    await desk.state("cancelled");
    await expect.poll(async () => (await desk.file()).paymentProblem).toMatch(/though nothing is asked/);
    expect(store.state.drafts.all().map(({ id, status }) => [id, status])).toEqual([[paid?.id, "COMPLETED"]]);
  });

  it("when the shop knew about it stays paid", async () => {
    const desk = await aDesk(world);
    await confirmed(desk);
    await reaches(desk, "due");
    const [draft] = store.state.drafts.all();
    await store.pay(gid(draft?.id));
    await heard(desk, "draft_orders/update", Buffer.from(JSON.stringify({ id: draft?.id })));
    await reaches(desk, "paid");
    await desk.terms(5_000, 1_234);
    await desk.state("cancelled");
    expect(await desk.payment()).toMatchObject({ state: "paid", parts: [{ cents: draft?.totalCents, isPaid: true }] });
    expect(store.state.drafts.all()).toHaveLength(1);
  });
});

describe("Shopify's word", () => {
  it("against an invoice is shown to admins", async () => {
    const desk = await aDesk(world, undefined, "dealer@site.test");
    const customer = store.state.customerByEmail("dealer@site.test");
    store.state.customers.delete(customer?.id ?? 0);
    await confirmed(desk);
    await reaches(desk, "failed");
    const words = "Shopify does not take the invoice: purchasingEntity customerId: Customer does not exist";
    expect((await desk.file()).paymentProblem).toBe(words);
    expect(store.state.drafts.all()).toEqual([]);
  });

  it("about drafts that are unknown, or in the wrong order, changes nothing", async () => {
    const desk = await aDesk(world);
    await confirmed(desk);
    await reaches(desk, "due");
    const [draft] = store.state.drafts.all();
    const tags = `ref-${"f".repeat(32)}, x`;
    const bodies = [{ id: 1 }, { id: 1, tags }, { id: "1 OR 1=1" }, { tags: ["ref-"] }, null, [], "ref-"];
    for (const body of bodies) await heard(desk, "draft_orders/delete", Buffer.from(JSON.stringify(body)));
    await heard(desk, "orders/paid", Buffer.from("{"));
    // In the wrong order: deleted before paid, and neither is true.
    for (const topic of ["draft_orders/delete", "orders/paid", "draft_orders/update"]) {
      await heard(desk, topic, Buffer.from(JSON.stringify({ id: draft?.id, tags: draft?.tags.join(", ") })));
    }
    await reaches(desk, "due");
    expect(world.logged).toEqual([]);
  });
});
