import { describe, expect, it, vi } from "vitest";
import type { OrderState } from "~/house/capacity/order-state";
import type { OrderPayment } from "~/ordering/orders/order";
import * as fileChanges from "~/ordering/orders/stored/file-changes.server";
import * as orderFiles from "~/ordering/orders/stored/order-file.server";
import * as orders from "~/ordering/orders/stored/orders.server";
import { ADMIN } from "../support/embedded-backend";
import { aLinkedOrder, anOrderFile, LINK } from "../support/placed-order-builders";
import "../support/shop-env";
import { openOrders, postTo } from "../support/order-shop";
import { signInToShop } from "../support/shop-session";

const FAILED: OrderPayment = { state: "failed", parts: [], paidAt: null };
const PROBLEM = "Shopify calculates $1.00 where the order says $2.00.";
const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

async function pageWith(payment: OrderPayment, state: OrderState = "confirmed"): Promise<string> {
  vi.spyOn(orders, "findOrderByLink").mockResolvedValue(aLinkedOrder({ state, payment }));
  return textOf(await openOrders(`/orders/${LINK}`));
}

describe("the payment on an order's page", () => {
  it("links to each invoice that is due, and to no unsafe address", async () => {
    const url = "https://store.test/invoices/1";
    const parts = [
      { cents: 12_345, url, isPaid: false },
      { cents: 500, url: "javascript:alert(1)", isPaid: false },
      { cents: 600, url: "https://store.test/invoices/2", isPaid: true },
    ];
    const html = await pageWith({ state: "due", parts, paidAt: null });
    expect(html).toMatch(new RegExp(`<a href="${url}" rel="noreferrer"[^>]*>Invoice 1 of 3: Pay \\$123.45</a>`));
    expect(html).toContain("Invoice 3 of 3: $6.00, paid");
    expect(html).not.toContain('href="javascript:');
    expect(html).not.toContain('href="https://store.test/invoices/2"');
  });

  it("says that it is paid, and never why an invoice could not be made", async () => {
    const paidAt = "2026-11-20T12:00:00.000Z";
    expect(await pageWith({ state: "paid", parts: [], paidAt })).toContain("This order is paid.");
    const html = await pageWith(FAILED);
    expect(html).toContain("taking care of the payment of this order ourselves");
    expect(html).not.toContain("Shopify");
  });

  it("shows nothing for a canceled order, unless it was paid before", async () => {
    const due: OrderPayment = {
      state: "due",
      parts: [{ cents: 1, url: "https://store.test", isPaid: false }],
      paidAt: null,
    };
    for (const payment of [FAILED, due]) expect(await pageWith(payment, "cancelled")).not.toContain("payment-heading");
    const html = await pageWith({ state: "paid", parts: [], paidAt: "2026-11-20T12:00:00.000Z" }, "cancelled");
    expect(html).toContain("paid before it was canceled");
    expect(html).not.toContain("This order is paid.");
  });
});

describe("the payment in an order's file", () => {
  it("says what is wrong, and tries again with a button that posts what its page showed", async () => {
    const { cookie } = await signInToShop(ADMIN);
    const file = anOrderFile({ state: "confirmed", payment: FAILED }, { revision: 3, paymentProblem: PROBLEM });
    const retry = vi.spyOn(fileChanges, "retryPayment").mockResolvedValue(file);
    vi.spyOn(orderFiles, "findOrderFile").mockResolvedValue(file);
    const path = `/admin/orders/${file.order.number}`;
    const html = await textOf(await openOrders(path, cookie));
    expect(html).toContain(PROBLEM);
    expect(html).toContain("Try again");
    const answer = await postTo(path, { intent: "payment", revision: "3" }, cookie);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}?done=payment`]);
    expect(retry.mock.calls[0]?.[1]).toMatchObject({ number: file.order.number, revision: 3 });
    retry.mockResolvedValueOnce("changed");
    expect((await postTo(path, { intent: "payment", revision: "3" }, cookie)).status).toBe(409);
    expect((await postTo(path, { intent: "payment", revision: "3" })).status).not.toBe(303);
  });

  it.each([
    [
      "what was paid is not what the order comes to now",
      { state: "paid", cents: 1 },
      "confirmed",
      "$0.01 was paid. Settle",
    ],
    ["it was canceled after it was paid", { state: "paid", cents: 1 }, "cancelled", "Refund what is owed"],
    ["there is no address to link to", { state: "due", cents: 1 }, "confirmed", "send it yourself"],
  ] as const)("says that %s", async (_what, { state: paying, cents }, state, words) => {
    const { cookie } = await signInToShop(ADMIN);
    const parts = [{ cents, url: "ftp://store.test", isPaid: paying === "paid" }];
    const file = anOrderFile({ state, payment: { state: paying, parts, paidAt: null } });
    vi.spyOn(orderFiles, "findOrderFile").mockResolvedValue(file);
    expect(await textOf(await openOrders(`/admin/orders/${file.order.number}`, cookie))).toContain(words);
  });
});
