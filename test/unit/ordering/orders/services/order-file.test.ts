import { afterAll, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import * as shopDatabase from "~/base/database/shop-database.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { type LinkedOrder, MAX_ORDER_MESSAGE_LENGTH, type OrderLine } from "~/ordering/orders/order";
import { EVERY_ORDER, type OrderQuery } from "~/ordering/orders/order-file";
import type { FileTask } from "~/ordering/orders/order-file-form";
import { changeOrderFile, findOrderFile, listReceivedOrders } from "~/ordering/orders/services/order-file.server";
import * as received from "~/ordering/orders/stored/received-orders.server";
import * as provider from "~/provider/provider.server";
import { TRAITS } from "../../../../support/answering-provider";
import { AGREED, anOrderRequest } from "../../../../support/order-builders";
import { aSoldLine, placeIn, putOrder } from "../../../../support/stored-orders";

let database: Database;
beforeEach(() => void vi.spyOn(shopDatabase, "shopDatabase").mockResolvedValue(database));

let traits: MockInstance<typeof provider.providerTraits>;
let asked: MockInstance<typeof received.listReceivedOrders>;

const ADMIN = "admin";
const WORKS: readonly FileTask[] = [
  { kind: "state", state: "confirmed", terms: AGREED, revision: 0 },
  { kind: "undo", revision: 0 },
  { kind: "terms", terms: AGREED, revision: 0 },
  { kind: "payment", revision: 0 },
  { kind: "message", text: "Soon." },
];

let line: OrderLine;
let placed: LinkedOrder;
beforeAll(async () => {
  database = await openDatabase(":memory:");
  line = await aSoldLine(database);
});
beforeEach(async () => {
  asked = vi.spyOn(received, "listReceivedOrders");
  traits = vi.spyOn(provider, "providerTraits").mockResolvedValue(TRAITS);
  placed = await placeIn(database, anOrderRequest([line]), { now: Date.now() });
});
afterAll(() => database.close());

const change = (work: FileTask) => changeOrderFile(ADMIN, placed.order.number, work);
const file = () => findOrderFile(placed.order.number);

describe("the admin list of all orders", () => {
  const askedFor = async (query: Partial<OrderQuery>) => {
    await listReceivedOrders({ ...EVERY_ORDER, ...query });
    return asked.mock.lastCall?.[1];
  };

  it("translates days to their first and last moments in the shop's time zone, even if the clocks change", async () => {
    for (const [first, last, from, to] of [
      ["2026-01-05", "2026-01-05", "2026-01-05T08:00:00.000Z", "2026-01-06T08:00:00.000Z"],
      ["2026-03-08", "2026-03-08", "2026-03-08T08:00:00.000Z", "2026-03-09T07:00:00.000Z"],
      ["2026-11-01", "2026-12-31", "2026-11-01T07:00:00.000Z", "2027-01-01T08:00:00.000Z"],
    ] as const) {
      expect(await askedFor({ from: first, to: last })).toEqual({ ...EVERY_ORDER, from, to });
    }
  });

  it("ignores invalid filters", async () => {
    for (const day of ["yesterday", "2026-02-30", "2026-1-5", "", "0000-00-00"]) {
      const query = { from: day, to: day, tier: "king", before: "x", search: "  " };
      expect(await askedFor(query)).toEqual(EVERY_ORDER);
    }
    const some = { ...EVERY_ORDER, state: "shipped", tier: "guest", before: "HV-1042" } as const;
    expect(await askedFor({ ...some, search: ` ${"x".repeat(10_000)}` })).toEqual({ ...some, search: "x".repeat(254) });
    expect(await askedFor({ tier: "dealer" })).toEqual({ ...EVERY_ORDER, tier: "dealer" });
  });

  it("is unavailable while the database is busy", async () => {
    vi.spyOn(database.db, "selectFrom").mockImplementation(() => {
      throw new BusyError("internal", 7);
    });
    await expect(listReceivedOrders(EVERY_ORDER)).rejects.toThrow("The orders could not be loaded");
    await expect(file()).rejects.toThrow(UpstreamFailure);
  });
});

describe("an admin's change of an order", () => {
  it("is made in the admin's name, and returns the order as it is then", async () => {
    const revision = async () => (await file())?.revision ?? 0;
    for (const work of WORKS.filter(({ kind }) => kind !== "payment" && kind !== "undo")) {
      const done = await change({
        ...work,
        ...("revision" in work && { revision: await revision() }),
      } as FileTask);
      expect(done).toEqual({ outcome: "done", file: await file() });
    }
    expect(await file()).toMatchObject({
      order: {
        state: "confirmed",
        terms: { ...AGREED, shipsOn: expect.any(String) },
        messages: [{ by: "shop", text: "Soon." }],
      },
    });
    await putOrder(database, placed.order.number, ["in-production"], Date.now());
    expect(await change({ kind: "undo", revision: await revision() })).toMatchObject({ outcome: "done" });
    expect(await file()).toMatchObject({ order: { state: "confirmed" } });
    expect((await file())?.history.map(({ actor }) => actor?.id)).toEqual([
      ...[undefined, ADMIN, ADMIN, "workshop", ADMIN],
    ]);
  });

  it("is refused with the order as it is now", async () => {
    expect(await change({ kind: "state", state: "confirmed", revision: 0 })).toEqual({
      outcome: "unpriced",
      file: await file(),
    });
    await putOrder(database, placed.order.number, ["confirmed", "in-production"], Date.now());
    for (const work of WORKS.filter(({ kind }) => kind !== "message")) {
      expect(await change(work)).toEqual({ outcome: "changed", file: await file() });
    }
  });

  it("asks for invoices if the provider makes them", async () => {
    expect(await change(WORKS[0] as FileTask)).toMatchObject({ outcome: "done" });
    expect((await file())?.order.payment).toBeUndefined();
    placed = await placeIn(database, anOrderRequest([line]), { now: Date.now() });
    traits.mockResolvedValue({ ...TRAITS, invoices: true });
    expect(await change(WORKS[0] as FileTask)).toMatchObject({ outcome: "done" });
    expect((await file())?.order.payment?.state).toBe("preparing");
  });

  it("is not made for an unknown or invalid number, or with an invalid message", async () => {
    for (const number of ["", "x", "../1", "HV-1\n", "TS-9999"]) {
      expect(await findOrderFile(number)).toBeNull();
      for (const work of WORKS) expect(await changeOrderFile(ADMIN, number, work)).toEqual({ outcome: "unknown" });
    }
    for (const text of ["", " \u0007 ", "x".repeat(MAX_ORDER_MESSAGE_LENGTH + 1)]) {
      expect(await change({ kind: "message", text })).toEqual({ outcome: "refused" });
    }
    expect(await change({ kind: "message", text: " Soon.\r\nReally.\u0000 " })).toMatchObject({ outcome: "done" });
    expect((await file())?.order.messages).toMatchObject([{ text: "Soon.\nReally." }]);
  });

  it.each(WORKS)("reports a busy database, and hides no bug: $kind", async (work) => {
    const transaction = vi.spyOn(database, "transaction").mockRejectedValue(new BusyError("internal", 7));
    await expect(change(work)).rejects.toThrow("We cannot tell whether the order was changed.");
    transaction.mockRejectedValue(new TypeError("a bug"));
    await expect(change(work)).rejects.toThrow(TypeError);
  });
});
