import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { OwnOrder } from "~/domain/orders/order";
import { ProviderError } from "~/provider/client/provider-error.server";
import * as providers from "~/provider/provider.server";
import { aLinkedOrder, anOrder, LINK } from "../support/placed-order-builders";
import "../support/shop-env";
import { answerAs, openOrders, pressOn } from "../support/order-shop";
import { registerInShop, signInToShop } from "../support/shop-session";

vi.mock("~/services/startup.server", () => ({
  startServices: async () => ({ pictureOrigins: [], signInOrigins: [] }),
}));
vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));
vi.mock("~/provider/provider.server", async (original) => {
  const own = await original<typeof import("~/provider/provider.server")>();
  return { ...own, providerTraits: vi.fn(own.providerTraits) };
});

const CURRENT = "/account/orders/current";
const HISTORY = "/account/orders/history";
const ORDER = "/account/orders/HV-1042";

const summary = (change: Partial<OwnOrder> = {}): OwnOrder => {
  const { number, state, placedAt, jobName, poNumber, totalCents } = anOrder({ placedAt: "2026-11-22T19:22:00.000Z" });
  return { number, state, placedAt, jobName, poNumber, totalCents, count: 12, lastMessage: null, ...change };
};

let customer = "";
beforeAll(async () => {
  customer = (await signInToShop(await registerInShop({ email: "orders@shop.test" }))).cookie;
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes the provider return these orders, and records the requests. */
function ordersAre(orders: readonly OwnOrder[], olderThan: string | null = null) {
  const listMyOrders = vi.fn(async (_options: { readonly over: boolean; readonly before?: string }) => ({
    orders,
    olderThan,
  }));
  answerAs({ listMyOrders });
  return listMyOrders;
}

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

describe("the support page", () => {
  it("marks new messages from the shop, with the latest message or order first", async () => {
    const at = (hour: number) => `2026-11-23T${hour}:00:00.000Z`;
    const list = ordersAre([
      summary({ number: "HV-1044", placedAt: at(10) }),
      summary({ number: "HV-1043", lastMessage: { at: at(12), by: "customer" } }),
      summary({ number: "HV-1042", lastMessage: { at: at(20), by: "shop" } }),
    ]);
    const html = await textOf(await openOrders("/account/support", customer));
    expect(list.mock.calls).toEqual([[{ over: false }], [{ over: true }]]);
    const numbers = [...html.matchAll(/Messages of order (HV-\d+)/g)].map(([, number]) => number);
    expect([...new Set(numbers)]).toEqual(["HV-1042", "HV-1043", "HV-1044"]);
    expect(html.match(/Answer from the shop, <time[^>]*>November 23, 2026/g)).toHaveLength(2);
  });
});

describe("an account's order lists", () => {
  it.each([
    [CURRENT, false],
    [HISTORY, true],
  ])("show the right orders, and link to each: %s", async (path, over) => {
    const list = ordersAre([summary(), summary({ number: "HV-1041", jobName: "", state: "finished" })]);
    const answer = await openOrders(path, customer);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(list.mock.calls).toEqual([[{ over }]]);
    const html = await textOf(answer);
    for (const text of [
      ...[`href="${ORDER}"`, 'href="/account/orders/HV-1041"', "November 22, 2026", "Miller kitchen", "PO-77", ">12<"],
      ...["$126.00", "before tax and freight", "Received", "Finished"],
    ]) {
      expect(html, text).toContain(text);
    }
    expect(html).not.toMatch(/Older orders|Newest orders/);
  });

  it("link to older ones and back, and ignore an invalid number", async () => {
    const list = ordersAre([summary()], "HV-1042");
    expect(await textOf(await openOrders(CURRENT, customer))).toContain("?before=HV-1042");
    const older = await textOf(await openOrders(`${CURRENT}?before=HV-1050`, customer));
    expect(older).toContain("Newest orders");
    await openOrders(`${CURRENT}?before=%27--`, customer);
    expect(list.mock.calls).toEqual([[{ over: false }], [{ over: false, before: "HV-1050" }], [{ over: false }]]);
  });

  it.each([
    [CURRENT, "No order is under way.", "/shop"],
    [HISTORY, "No order is closed yet.", CURRENT],
  ])("say that they are empty, and where to go: %s", async (path, text, next) => {
    ordersAre([]);
    const html = await textOf(await openOrders(path, customer));
    expect(html).toContain(text);
    expect(html).toContain(`href="${next}"`);
    expect(html).not.toContain("<table");
  });

  it.each([CURRENT, HISTORY])("are unavailable if the provider takes no orders: %s", async (path) => {
    const list = ordersAre([]);
    const traits = await providers.providerTraits();
    vi.mocked(providers.providerTraits).mockResolvedValueOnce({ ...traits, orders: false });
    const html = await textOf(await openOrders(path, customer));
    expect(html).toMatch(/not (?:shown|listed) online yet/);
    expect(html).toContain("Total orders");
    expect(list).not.toHaveBeenCalled();
  });

  it.each([CURRENT, HISTORY])("are unavailable if the provider has no such call: %s", async (path) => {
    answerAs({ listMyOrders: () => Promise.reject(new ProviderError("refused", "", 404)) });
    expect(await textOf(await openOrders(path, customer))).toMatch(/not (?:shown|listed) online yet/);
  });

  it("say that they cannot be shown while the provider fails", async () => {
    answerAs({ listMyOrders: () => Promise.reject(new ProviderError("refused", "", 500)) });
    expect((await openOrders(CURRENT, customer)).status).toBe(502);
  });
});

describe("an order in its owner's account", () => {
  it("is shown with its address, and without the text for guests", async () => {
    const findMyOrder = vi.fn(async () => aLinkedOrder());
    answerAs({ findMyOrder });
    const answer = await openOrders(`${ORDER}?placed`, customer);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(findMyOrder.mock.calls).toEqual([["HV-1042"]]);
    const html = await textOf(answer);
    expect(html).toContain("Order HV-1042</h1>");
    expect(html).toContain(`/orders/${LINK}`);
    expect(html).toContain("Current Orders");
    expect(html).not.toContain("the only way to this page");
    const data = await openOrders(`${ORDER}?_data=routes%2Faccount.orders.%24number`, customer);
    expect(await data.json()).toMatchObject({ link: LINK, isFree: true });
  });

  it.each(["HV-1", "hv-1042", "x", "HV-1042 ", `HV-${"1".repeat(13)}`])(
    "is 404 for a number that is not one of the account's orders: %s",
    async (number) => {
      const findMyOrder = vi.fn(async () => null);
      answerAs({ findMyOrder });
      const path = `/account/orders/${encodeURIComponent(number)}`;
      expect((await openOrders(path, customer)).status).toBe(404);
      expect((await pressOn(path, "cancel", customer)).status).toBe(404);
      expect(findMyOrder).toHaveBeenCalledTimes(number === "HV-1" ? 2 : 0);
    },
  );

  it("is changed through the link that the provider returns", async () => {
    answerAs({ findMyOrder: async () => aLinkedOrder() });
    const provider = providers.provider();
    const cancel = vi.spyOn(provider, "cancelLinkedOrder").mockResolvedValue();
    const renew = vi.spyOn(provider, "renewLink").mockResolvedValue("f".repeat(32));
    const cancelled = await pressOn(ORDER, "cancel", customer);
    expect([cancelled.status, cancelled.headers.get("Location")]).toEqual([303, `${ORDER}?done=cancelled`]);
    const renewed = await pressOn(ORDER, "renew-link", customer);
    expect([renewed.status, renewed.headers.get("Location")]).toEqual([303, `${ORDER}?done=renewed`]);
    expect([cancel.mock.calls, renew.mock.calls]).toEqual([[[LINK]], [[LINK]]]);
    cancel.mockRejectedValue(new ProviderError("refused", "", 409));
    expect((await pressOn(ORDER, "cancel", customer)).status).toBe(409);
    expect((await pressOn(ORDER, "delete", customer)).status).toBe(400);
  });
});
