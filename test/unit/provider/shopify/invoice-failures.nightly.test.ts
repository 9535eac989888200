import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  aDesk,
  anInvoiceWorld,
  aProcess,
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

describe("creating an invoice in Shopify", () => {
  it.each([
    ["throttled", "PreviewMeasuredOrder"],
    ["throttled", "PlaceMeasuredOrder"],
    ["too-many", "PlaceMeasuredOrder"],
  ] as const)("leaves one draft after the fault %s at %s", async (fault, only) => {
    const desk = await aDesk(world);
    store.fail("admin", fault, { only });
    await confirmed(desk);
    await reaches(desk, "due");
    expect(store.state.drafts.all()).toHaveLength(1);
  });

  it.each(["lost", "broken", "reset"] as const)("searches for the draft first if the answer is %s", async (fault) => {
    const desk = await aDesk(world);
    store.fail("admin", fault, { only: "PlaceMeasuredOrder" });
    await confirmed(desk);
    await expect.poll(() => world.logged).toContain("shopify.invoices.delayed");
    const left = store.state.drafts.all().length;
    expect([left, await desk.payment()]).toMatchObject([fault === "lost" ? 1 : 0, { state: "preparing", parts: [] }]);
    // Another process starts a little later, as after a crash.
    world.clock.ahead += 6 * 60_000;
    await aProcess(world);
    await reaches(desk, "due");
    expect(store.state.drafts.all()).toHaveLength(1);
  });

  it("stops at a different total, and admins see why, until they try again", async () => {
    const desk = await aDesk(world);
    store.state.surchargeCents = 1;
    await confirmed(desk);
    await reaches(desk, "failed");
    expect(store.state.drafts.all()).toEqual([]);
    expect((await desk.file()).paymentProblem).toMatch(/^Shopify comes to \$[\d,.]+ where the order says \$[\d,.]+\.$/);
    expect(world.logged).toContain("shopify.invoices.failed");
    store.state.surchargeCents = 0;
    await desk.retry();
    await desk.retry().catch(({ message }) => expect(message).toBe("changed"));
    await reaches(desk, "due");
    expect(store.state.drafts.all()).toHaveLength(1);
    expect((await desk.file()).paymentProblem).toBeUndefined();
    await expect(desk.retry()).rejects.toThrow("changed");
  });

  it("leaves one draft if two processes run", async () => {
    const desk = await aDesk(world);
    const others = await Promise.all([aProcess(world), aProcess(world)]);
    expect(others).toHaveLength(2);
    await confirmed(desk);
    const wakers = [desk.backend, ...others.map(({ backend }) => backend)].map((backend) =>
      heard({ ...desk, backend }, "orders/paid", Buffer.from(`{"tags":"ref-${"0".repeat(32)}"}`)),
    );
    await Promise.all(wakers);
    await reaches(desk, "due");
    expect(store.state.drafts.all()).toHaveLength(1);
  });

  it("is reported as failed to admins if the draft is deleted there", async () => {
    const desk = await aDesk(world);
    await confirmed(desk);
    await reaches(desk, "due");
    const [draft] = store.state.drafts.all();
    store.state.drafts.delete(draft?.id ?? 0);
    await heard(desk, "draft_orders/delete", Buffer.from(JSON.stringify({ id: draft?.id })));
    await reaches(desk, "failed");
    expect((await desk.file()).paymentProblem).toContain("deleted in Shopify");
  });
});
