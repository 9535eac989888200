import { describe, expect, it, vi } from "vitest";
import { provider } from "~/provider/provider.server";
import * as orders from "~/routes/admin.orders";
import { ADMIN } from "../support/embedded-backend";
import { anOrderLine, anOrderRequest } from "../support/order-builders";
import "../support/shop-env";
import { registerInShop, signInToShop } from "../support/shop-session";

vi.mock("~/services/startup.server", () => ({
  startServices: async () => ({ pictureOrigins: [], signInOrigins: [] }),
}));
vi.mock("~/platform/http/attach.server", () => ({ attach: () => {} }));
vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

async function load(query = "", cookie?: string): Promise<Response> {
  const request = new Request(
    `http://localhost:3000/admin/orders${query}`,
    cookie ? { headers: { Cookie: cookie } } : {},
  );
  try {
    return await orders.loader({ request, params: {}, context: {} });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

async function place(jobName: string) {
  const product = await provider().getProduct("ashby");
  if (!product) throw new Error("the catalog has no Ashby");
  return provider().placeOrder(anOrderRequest([anOrderLine(product)], { jobName }));
}

describe("the list of everybody's orders", () => {
  it("is an admin's alone", async () => {
    expect((await load()).headers.get("Location")).toBe("/login");
    const { cookie } = await signInToShop(await registerInShop({ email: "curious@shop.test" }));
    expect((await load("", cookie)).status).toBe(403);
  });

  it("has them newest first with the way to their pages, and goes back page by page", async () => {
    const placed = [];
    for (let count = 0; count < 30; count += 1) placed.push(await place(`Job ${count}`));
    const { cookie } = await signInToShop(ADMIN);
    const first = await (await load("", cookie)).json();
    expect(first).toMatchObject({ hasNewer: false, olderThan: placed[5]?.order.number });
    expect(first.orders.map(({ link }: { link: string }) => link)).toEqual(
      placed
        .slice(5)
        .reverse()
        .map(({ link }) => link),
    );
    const second = await (await load(`?before=${first.olderThan}`, cookie)).json();
    expect(second).toMatchObject({ hasNewer: true, olderThan: null });
    expect(second.orders.map(({ jobName }: { jobName: string }) => jobName)).toEqual([
      "Job 4",
      "Job 3",
      "Job 2",
      "Job 1",
      "Job 0",
    ]);
  });
});
