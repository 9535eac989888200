import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  anInvoiceWorld,
  aProcess,
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

describe("creating an invoice in Shopify", () => {
  it.each([
    ["throttled", "PreviewMeasuredOrder"],
    ["throttled", "PlaceMeasuredOrder"],
    ["too-many", "PlaceMeasuredOrder"],
  ] as const)("leaves one draft after the fault %s at %s", async (fault, only) => {
    const shop = await aShopWithOrder(world);
    store.fail("admin", fault, { only });
    await confirmOrder(shop);
    await waitForPayment(shop, "due");
    expect(store.state.drafts.all()).toHaveLength(1);
  });

  it.each(["lost", "broken", "reset"] as const)("searches for the draft first if the answer is %s", async (fault) => {
    const shop = await aShopWithOrder(world);
    store.fail("admin", fault, { only: "PlaceMeasuredOrder" });
    await confirmOrder(shop);
    await expect.poll(() => world.logged).toContain("shopify.invoices.delayed");
    const left = store.state.drafts.all().length;
    expect([left, await shop.payment()]).toMatchObject([fault === "lost" ? 1 : 0, { state: "preparing", parts: [] }]);
    // Another process starts a little later, as after a crash.
    world.clock.ahead += 6 * 60_000;
    await aProcess(world);
    await waitForPayment(shop, "due");
    expect(store.state.drafts.all()).toHaveLength(1);
  });

  it("stops at a different total, and admins see why, until they try again", async () => {
    const shop = await aShopWithOrder(world);
    store.state.surchargeCents = 1;
    await confirmOrder(shop);
    await waitForPayment(shop, "failed");
    expect(store.state.drafts.all()).toEqual([]);
    expect((await shop.file()).paymentProblem).toMatch(
      /^Shopify calculates \$[\d,.]+ where the order says \$[\d,.]+\.$/,
    );
    expect(world.logged).toContain("shopify.invoices.failed");
    store.state.surchargeCents = 0;
    await shop.retry();
    await shop.retry().catch(({ message }) => expect(message).toBe("changed"));
    await waitForPayment(shop, "due");
    expect(store.state.drafts.all()).toHaveLength(1);
    expect((await shop.file()).paymentProblem).toBeUndefined();
    await expect(shop.retry()).rejects.toThrow("changed");
  });

  it("leaves one draft if two processes run", async () => {
    const shop = await aShopWithOrder(world);
    const others = await Promise.all([aProcess(world), aProcess(world)]);
    expect(others).toHaveLength(2);
    await confirmOrder(shop);
    const wakers = [shop.backend, ...others.map(({ backend }) => backend)].map((backend) =>
      sendWebhook({ ...shop, backend }, "orders/paid", Buffer.from(`{"tags":"ref-${"0".repeat(32)}"}`)),
    );
    await Promise.all(wakers);
    await waitForPayment(shop, "due");
    expect(store.state.drafts.all()).toHaveLength(1);
  });

  it("is reported as failed to admins if the draft is deleted there", async () => {
    const shop = await aShopWithOrder(world);
    await confirmOrder(shop);
    await waitForPayment(shop, "due");
    const [draft] = store.state.drafts.all();
    store.state.drafts.delete(draft?.id ?? 0);
    await sendWebhook(shop, "draft_orders/delete", Buffer.from(JSON.stringify({ id: draft?.id })));
    await waitForPayment(shop, "failed");
    expect((await shop.file()).paymentProblem).toContain("deleted in Shopify");
  });
});
