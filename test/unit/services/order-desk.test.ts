import { afterEach, describe, expect, it, vi } from "vitest";
import { MAX_ORDER_MESSAGE_LENGTH } from "~/domain/orders/order";
import { EVERY_ORDER, type OrderFile } from "~/domain/orders/order-file";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import { changeOrder, type DeskWork, findOrderFile, listReceivedOrders } from "~/services/order-desk.server";
import { aLinkedOrder } from "../../support/placed-order-builders";

const calls = vi.hoisted(() => ({
  listOrders: vi.fn(),
  findOrder: vi.fn(),
  setOrderState: vi.fn(),
  undoOrderState: vi.fn(),
  setOrderTerms: vi.fn(),
  answerOrder: vi.fn(),
}));
const traits = vi.hoisted(() => ({ orders: true }));
vi.mock("~/provider/provider.server", () => ({
  provider: () => ({ as: () => calls }),
  providerTraits: async () => traits,
}));

const SESSION = { email: "admin@shop.example", cookies: {} };
const NUMBER = "HV-1042";
const TERMS = { freightCents: 100, taxCents: null, shipsOn: null };
const refused = (status: number) => new ProviderError("refused", "a host's own words", status);
const FILE: OrderFile = { ...aLinkedOrder(), revision: 2, account: null, undoesTo: null, history: [] };

const WORKS: readonly (readonly [keyof typeof calls, DeskWork, readonly unknown[]])[] = [
  ["setOrderState", { kind: "state", state: "confirmed", terms: TERMS, revision: 1 }, ["confirmed", 1, TERMS]],
  ["undoOrderState", { kind: "undo", revision: 1 }, [1]],
  ["setOrderTerms", { kind: "terms", terms: TERMS, revision: 1 }, [TERMS, 1]],
  ["answerOrder", { kind: "message", text: " Soon.\r\nReally.\u0000 " }, ["Soon.\nReally."]],
];

afterEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  traits.orders = true;
});

describe("the admin list of all orders", () => {
  it("translates days to their first and last moments in the shop's time zone, even if the clocks change", async () => {
    calls.listOrders.mockResolvedValue({ orders: [], olderThan: null });
    await listReceivedOrders(SESSION, { ...EVERY_ORDER, from: "2026-01-05", to: "2026-01-05" });
    await listReceivedOrders(SESSION, { ...EVERY_ORDER, from: "2026-03-08", to: "2026-03-08" });
    await listReceivedOrders(SESSION, { ...EVERY_ORDER, from: "2026-11-01", to: "2026-12-31" });
    expect(calls.listOrders.mock.calls.map(([{ from, to }]) => [from, to])).toEqual([
      ["2026-01-05T08:00:00.000Z", "2026-01-06T08:00:00.000Z"],
      ["2026-03-08T08:00:00.000Z", "2026-03-09T07:00:00.000Z"],
      ["2026-11-01T07:00:00.000Z", "2027-01-01T08:00:00.000Z"],
    ]);
  });

  it("ignores invalid filters", async () => {
    calls.listOrders.mockResolvedValue({ orders: [], olderThan: null });
    for (const day of ["yesterday", "2026-02-30", "2026-1-5", "", "0000-00-00"]) {
      await listReceivedOrders(SESSION, {
        ...EVERY_ORDER,
        from: day,
        to: day,
        tier: "king",
        before: "x",
        search: "  ",
      });
      expect(calls.listOrders).toHaveBeenLastCalledWith(EVERY_ORDER);
    }
    const asked = { ...EVERY_ORDER, state: "shipped", tier: "guest", before: NUMBER } as const;
    await listReceivedOrders(SESSION, { ...asked, search: ` ${"x".repeat(10_000)}` });
    expect(calls.listOrders).toHaveBeenLastCalledWith({ ...asked, search: "x".repeat(254) });
    await listReceivedOrders(SESSION, { ...EVERY_ORDER, tier: "dealer" });
    expect(calls.listOrders).toHaveBeenLastCalledWith({ ...EVERY_ORDER, tier: "dealer" });
  });

  it("is null if the provider takes no orders, or lacks the call", async () => {
    traits.orders = false;
    expect(await listReceivedOrders(SESSION, EVERY_ORDER)).toBeNull();
    expect(await findOrderFile(SESSION, NUMBER)).toBeNull();
    expect(await changeOrder(SESSION, NUMBER, { kind: "undo", revision: 1 })).toEqual({ outcome: "unknown" });
    for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
    traits.orders = true;
    calls.listOrders.mockRejectedValue(refused(404));
    expect(await listReceivedOrders(SESSION, EVERY_ORDER)).toBeNull();
    calls.listOrders.mockRejectedValue(refused(500));
    await expect(listReceivedOrders(SESSION, EVERY_ORDER)).rejects.toThrow(UpstreamFailure);
  });
});

describe("an admin's change of an order", () => {
  it.each(WORKS)("is sent with %s", async (name, work, sent) => {
    calls[name].mockResolvedValue(FILE);
    expect(await changeOrder(SESSION, NUMBER, work)).toEqual({ outcome: "done", file: FILE });
    expect(calls[name]).toHaveBeenCalledWith(NUMBER, ...sent);
  });

  it.each(WORKS)("returns what a refusal of %s means", async (name, work) => {
    calls.findOrder.mockResolvedValue(FILE);
    const outcome = async (status: number) => {
      calls[name].mockRejectedValue(refused(status));
      return changeOrder(SESSION, NUMBER, work);
    };
    expect(await outcome(409)).toEqual({ outcome: "changed", file: FILE });
    expect(await outcome(422)).toEqual({ outcome: "unpriced", file: FILE });
    expect(await outcome(404)).toEqual({ outcome: "unknown" });
    expect(await outcome(400)).toEqual({ outcome: "refused" });
    await expect(outcome(500)).rejects.toThrow(/cannot tell whether/);
    calls.findOrder.mockResolvedValue(null);
    expect(await outcome(409)).toEqual({ outcome: "unknown" });
    calls.findOrder.mockRejectedValue(new ProviderError("timeout", ""));
    await expect(outcome(409)).rejects.toThrow(UpstreamFailure);
  });

  it("is not sent for an invalid number or an invalid message", async () => {
    for (const number of ["", "x", "../1", "HV-1\n"]) {
      expect(await findOrderFile(SESSION, number)).toBeNull();
      expect(await changeOrder(SESSION, number, { kind: "undo", revision: 1 })).toEqual({ outcome: "unknown" });
    }
    for (const text of ["", " \u0007 ", "x".repeat(MAX_ORDER_MESSAGE_LENGTH + 1)]) {
      expect(await changeOrder(SESSION, NUMBER, { kind: "message", text })).toEqual({ outcome: "refused" });
    }
    for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
  });
});
