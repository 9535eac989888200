import { beforeAll, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import * as toDo from "~/ordering/orders/stored/orders-to-do.server";
import * as quotes from "~/ordering/quotes/quotes.server";
import * as accounts from "~/provider/accounts/accounts.server";
import { providerError } from "~/provider/client/provider-error.server";
import { loader } from "~/routes/account.dashboard";
import { MAIL_SHOP } from "../support/mail-shop";
import "../support/shop-env";
import { accountIdOf, answerAs, placeInShop } from "../support/order-shop";
import { load, registerInShop, signInToShop } from "../support/shop-session";

const EMAIL = "dashboard@shop.test";
const PATH = "/account/dashboard";

let cookie = "";
beforeAll(async () => {
  cookie = (await signInToShop(await registerInShop({ email: EMAIL, firstName: "Ann" }))).cookie;
  await load(loader, PATH, cookie);
});

describe("the dashboard", () => {
  it("shows the provider's name and address, and the shop's own count of the account's orders", async () => {
    answerAs({ getOverview: async () => ({ firstName: "Anna", email: EMAIL, orders: { active: 98, total: 99 } }) });
    const customerId = await accountIdOf(EMAIL);
    const orders = [await placeInShop({}, customerId), await placeInShop({}, customerId), await placeInShop()];
    await cancelOrder(await shopDatabase(), orders[0]?.link ?? "", MAIL_SHOP, Date.now());
    const answer = await load(loader, PATH, cookie);
    expect((await answer.json()).overview).toEqual({
      firstName: "Anna",
      email: EMAIL,
      orders: { active: 1, total: 2 },
    });
  });

  it("lists what waits for the customer: orders with something to do, and quotes that can be ordered", async () => {
    const customerId = await accountIdOf(EMAIL);
    const before = await (await load(loader, PATH, cookie)).json();
    expect([before.orders, before.quotes]).toEqual([[], []]);
    const order = { number: "HV-1042", jobName: "", approvesDrawings: true, approvesChange: false, payCents: 5 };
    vi.spyOn(toDo, "ordersToDo").mockImplementation(async (_db, id) => (id === customerId ? [order] : []));
    const quote = { number: "HVQ-1001", jobName: "", madeAt: "2026-11-01T00:00:00.000Z", totalCents: 5, count: 1 };
    const valid = { ...quote, validUntil: "2999-01-01T00:00:00.000Z", orderedAs: null };
    const rest = [
      { ...valid, orderedAs: "HV-1042" },
      { ...valid, validUntil: quote.madeAt },
    ];
    vi.spyOn(quotes, "listQuotes").mockResolvedValue({ quotes: [valid, ...rest], olderThan: null });
    const shown = await (await load(loader, PATH, cookie)).json();
    expect([shown.orders, shown.quotes]).toEqual([[order], [valid]]);
  });

  const problem = async () => {
    const answer = await load(loader, PATH, cookie);
    return [answer.status, (await answer.json()).message];
  };
  const failed = [503, "Unable to load your account information"];

  it.each(["getOverview", "getAccount"] as const)(
    "cannot be loaded without the provider's answer: %s",
    async (call) => {
      answerAs({ [call]: () => Promise.reject(providerError("unreachable")) });
      expect(await problem()).toEqual(failed);
    },
  );

  it("cannot be loaded while the database is busy", async () => {
    vi.spyOn(accounts, "countOrders").mockRejectedValue(new BusyError("internal", 5));
    expect(await problem()).toEqual(failed);
  });
});
