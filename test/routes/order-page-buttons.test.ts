import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import * as linkedOrders from "~/ordering/orders/stored/linked-orders.server";
import * as orders from "~/ordering/orders/stored/orders.server";
import { action, loader } from "~/routes/orders.$link";
import { aLinkedOrder, LINK } from "../support/placed-order-builders";
import { SHOP } from "../support/shop-env";

const PAGE = `/orders/${LINK}`;
let find: MockInstance<typeof orders.findOrderByLink>;
let write: MockInstance<typeof linkedOrders.writeToShop>;
let approve: MockInstance<typeof linkedOrders.approveProof>;
let cancel: MockInstance<typeof linkedOrders.cancelOrder>;

function press(fields: Readonly<Record<string, string>>) {
  const request = new Request(SHOP + PAGE, { method: "POST", body: new URLSearchParams(fields) });
  return action({ request, params: { link: LINK }, context: {} });
}

beforeEach(() => {
  find = vi.spyOn(orders, "findOrderByLink");
  write = vi.spyOn(linkedOrders, "writeToShop");
  approve = vi.spyOn(linkedOrders, "approveProof");
  cancel = vi.spyOn(linkedOrders, "cancelOrder");
  find.mockResolvedValue(aLinkedOrder());
});

describe("writing to the shop from an order's page", () => {
  it("is stored, and leads back to the page", async () => {
    write.mockResolvedValue("kept");
    const answer = await press({ intent: "message", text: " Two lines,\r\nplease. " });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PAGE}?done=written`]);
    expect(write.mock.calls.map(([, ...sent]) => sent.slice(0, 2))).toEqual([[LINK, "Two lines,\nplease."]]);
  });

  it.each([
    [409, async () => "full" as const, /as many messages as it can hold/],
    [503, () => Promise.reject(new BusyError("busy", 5)), /cannot tell whether your message was sent/],
  ])("loses nothing that was written if it is not stored: %i", async (status, stored, problem) => {
    write.mockImplementation(stored);
    const answer = await press({ intent: "message", text: "Please call me" });
    expect(answer.status).toBe(status);
    const reply = await answer.json();
    expect(reply).toMatchObject({ refused: "message", repopulateFields: { text: "Please call me" } });
    expect(reply.problem).toMatch(problem);
  });

  it.each(["", "   ", "x".repeat(2001)])(
    "is refused next to its field without words, or with too many",
    async (text) => {
      const answer = await press({ intent: "message", text });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ fieldErrors: { text: expect.any(String) } });
      expect(write).not.toHaveBeenCalled();
    },
  );
});

describe("the other buttons of an order's page", () => {
  it("approve the drawings, or say that nothing waits for approval", async () => {
    approve.mockResolvedValue("approved");
    expect((await press({ intent: "approve" })).headers.get("Location")).toBe(`${PAGE}?done=approved`);
    approve.mockResolvedValue("not confirmed");
    const answer = await press({ intent: "approve" });
    expect([answer.status, (await answer.json()).refused]).toEqual([409, "approve"]);
  });

  it("cancel the order, and return its pieces to the cart at today's prices", async () => {
    cancel.mockResolvedValue("cancelled");
    expect((await press({ intent: "change" })).headers.get("Location")).toBe(`${PAGE}?done=changing`);
    expect(cancel.mock.calls.map(([, link]) => link)).toEqual([LINK]);
    const shown = async () => {
      const request = new Request(`${SHOP}${PAGE}?done=changing`);
      return (await loader({ request, params: { link: LINK }, context: {} })).json();
    };
    expect(await shown()).toMatchObject({ taken: null });
    find.mockResolvedValue(aLinkedOrder({ state: "cancelled" }));
    expect(await shown()).toMatchObject({ taken: { lines: [{ productId: "ashby" }], changes: [] } });
  });
});
