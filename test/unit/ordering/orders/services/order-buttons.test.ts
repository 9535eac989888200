import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import * as shopDatabase from "~/base/database/shop-database.server";
import * as limits from "~/base/platform/rate-limits/visitor-limits.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import {
  type LinkedOrder,
  MAX_ORDER_MESSAGE_LENGTH,
  MAX_ORDER_MESSAGES,
  type OrderLine,
} from "~/ordering/orders/order";
import { actOnOrder } from "~/ordering/orders/services/order-buttons.server";
import { writeToShop } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { MAIL_SHOP } from "../../../../support/mail-shop";
import { anOrderRequest } from "../../../../support/order-builders";
import { aSoldLine, placeIn, putOrder } from "../../../../support/stored-orders";

let database: Database;
beforeEach(() => void vi.spyOn(shopDatabase, "shopDatabase").mockResolvedValue(database));

let refusal: limits.TooMany | null = null;
beforeEach(() => {
  refusal = null;
  vi.spyOn(limits, "tooMany").mockImplementation(async () => refusal);
});

let line: OrderLine;
let placed: LinkedOrder;
beforeAll(async () => {
  database = await openDatabase(":memory:");
  line = await aSoldLine(database);
});
beforeEach(async () => {
  placed = await placeIn(database, anOrderRequest([line]), { now: Date.now() });
});
afterAll(() => database.close());

const press = (intent: Parameters<typeof actOnOrder>[1], text = "") => actOnOrder(placed.link, intent, text);
const now = async () => (await findOrderByLink(database.db, placed.link))?.order;
const confirm = () => putOrder(database, placed.order.number, ["confirmed"], Date.now());
const busy = () => vi.spyOn(database, "transaction").mockRejectedValue(new BusyError("internal", 7));

describe("a button on an order's page", () => {
  it("does nothing for an invalid or unknown secret", async () => {
    refusal = { status: 429, problem: "Too many tries.", retryAfter: 60 };
    for (const link of ["", "abc", `${placed.link}0`, placed.link.toUpperCase(), "../orders", "0".repeat(31)]) {
      for (const intent of ["cancel", "change", "renew-link", "approve", "message"] as const) {
        expect(await actOnOrder(link, intent, "When?")).toEqual({ outcome: "unknown" });
      }
    }
    refusal = null;
    for (const intent of ["cancel", "change", "renew-link", "approve", "message"] as const) {
      expect(await actOnOrder("0".repeat(32), intent, "When?")).toEqual({ outcome: "unknown" });
    }
  });

  it("cancels, unless the shop has begun", async () => {
    await confirm();
    expect([await press("cancel"), await press("change")]).toEqual([{ outcome: "too-late" }, { outcome: "too-late" }]);
    placed = await placeIn(database, anOrderRequest([line]), { now: Date.now() });
    expect(await press("change")).toEqual({ outcome: "cancelled" });
    expect((await now())?.state).toBe("cancelled");
  });

  it("gives the page a new secret", async () => {
    const renewed = await press("renew-link");
    if (renewed.outcome !== "renewed") throw new Error(renewed.outcome);
    expect(await now()).toBeUndefined();
    expect((await findOrderByLink(database.db, renewed.link))?.order).toEqual(placed.order);
  });

  it("approves the drawings of a confirmed order only", async () => {
    expect(await press("approve")).toEqual({ outcome: "too-late" });
    await confirm();
    expect(await press("approve")).toEqual({ outcome: "approved" });
    expect((await now())?.proofApprovedAt).not.toBeNull();
  });

  it.each([
    ["cancel", "whether the order was canceled"],
    ["change", "whether the order was canceled"],
    ["renew-link", "whether the page has a new address"],
    ["approve", "whether the drawings are approved"],
  ] as const)("reports a busy database, and hides no bug: %s", async (intent, words) => {
    const work = busy();
    await expect(press(intent)).rejects.toThrow(UpstreamFailure);
    await expect(press(intent)).rejects.toThrow(`We cannot tell ${words}`);
    work.mockRejectedValue(new TypeError("a bug"));
    await expect(press(intent)).rejects.toThrow(TypeError);
  });
});

describe("a message to the shop", () => {
  it("is stored as it was written, without control characters", async () => {
    expect(await press("message", " When?\r\nPlease.\u0000 ")).toEqual({ outcome: "written" });
    expect((await now())?.messages).toMatchObject([{ by: "customer", text: "When?\nPlease." }]);
  });

  it("is not stored if it is empty, too long, one too many, or the visitor sends too many", async () => {
    for (const text of ["", " \t ", "\u0007", "x".repeat(MAX_ORDER_MESSAGE_LENGTH + 1)]) {
      expect(await press("message", text)).toMatchObject({ outcome: "unsent", status: 422 });
    }
    refusal = { status: 429, problem: "Too many tries.", retryAfter: 60 };
    expect(await press("message", "When?")).toEqual({ outcome: "unsent", ...refusal });
    refusal = null;
    expect((await now())?.messages).toEqual([]);
    for (let count = 0; count < MAX_ORDER_MESSAGES; count += 1) {
      await writeToShop(database, placed.link, `${count}`, MAIL_SHOP, Date.now());
    }
    expect(await press("message", "When?")).toMatchObject({ outcome: "unsent", status: 409 });
  });

  it("is not lost while the database is busy", async () => {
    busy();
    const problem = expect.stringContaining("We cannot tell whether your message was sent");
    expect(await press("message", "When?")).toEqual({ outcome: "unsent", problem, status: 503, retryAfter: 7 });
  });
});
