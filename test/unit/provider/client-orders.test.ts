import { type Request, Response } from "undici";
import { describe, expect, it } from "vitest";
import type { LinkedOrder, OrderSummary } from "~/domain/orders/order";
import type { ProviderClient } from "~/provider/client/client.server";
import { anOrderLine, anOrderRequest } from "../../support/order-builders";
import { aProduct } from "../../support/product-builder";
import { aClient } from "../../support/provider-client";

const LINK = "0123456789abcdef0123456789abcdef";
const SESSION = { cookies: { s: "1" } };
const AT = "2026-01-05T09:00:00.000Z";

const REQUEST = anOrderRequest([anOrderLine(aProduct())]);
const { key: _key, ...SENT } = REQUEST;
const PLACED: LinkedOrder = {
  order: {
    ...SENT,
    number: "HV-1001",
    state: "received",
    placedAt: AT,
    freeUntil: "2026-01-06T09:00:00.000Z",
    events: [{ at: AT, state: "received", by: "customer" }],
    terms: { freightCents: null, taxCents: null, shipsOn: null },
    proofApprovedAt: null,
    messages: [],
  },
  link: LINK,
};
const LAST = { at: "2026-11-22T19:22:00.000Z", by: "shop" } as const;
const SUMMARY: OrderSummary = {
  number: "HV-1001",
  state: "shipped",
  placedAt: AT,
  jobName: "",
  poNumber: "",
  totalCents: 6458,
  count: 1,
};

const answering =
  (value: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(value), { status });

interface Case {
  readonly name: string;
  readonly asked: string;
  readonly body?: unknown;
  readonly cookie?: string;
  /** The provider's answer. */
  readonly value: unknown;
  readonly call: (client: ProviderClient) => Promise<unknown>;
  readonly result: unknown;
}

const CASES: readonly Case[] = [
  {
    name: "placeOrder",
    asked: "POST /api/orders?_t=1700000000000",
    body: REQUEST,
    value: PLACED,
    call: (c) => c.placeOrder(REQUEST),
    result: PLACED,
  },
  {
    name: "placeOrder of an account",
    asked: "POST /api/orders?_t=1700000000000",
    body: REQUEST,
    cookie: "s=1",
    value: PLACED,
    call: (c) => c.as(SESSION).placeOrder(REQUEST),
    result: PLACED,
  },
  {
    name: "listMyOrders",
    asked: "GET /api/customers/orders?over=true&before=HV-1002&_t=1700000000000",
    cookie: "s=1",
    value: { orders: [SUMMARY], more: true },
    call: (c) => c.as(SESSION).listMyOrders({ over: true, before: "HV-1002" }),
    result: { orders: [{ ...SUMMARY, lastMessage: null }], olderThan: "HV-1001" },
  },
  {
    name: "listMyOrders without older ones",
    asked: "GET /api/customers/orders?over=false&_t=1700000000000",
    cookie: "s=1",
    value: { orders: [{ ...SUMMARY, lastMessage: LAST }], more: false },
    call: (c) => c.as(SESSION).listMyOrders({ over: false }),
    result: { orders: [{ ...SUMMARY, lastMessage: LAST }], olderThan: null },
  },
  {
    name: "findMyOrder",
    asked: "GET /api/customers/orders/HV-1001?_t=1700000000000",
    cookie: "s=1",
    value: PLACED,
    call: (c) => c.as(SESSION).findMyOrder("HV-1001"),
    result: PLACED,
  },
  {
    name: "findLinkedOrder",
    asked: `GET /api/linked-orders/${LINK}?_t=1700000000000`,
    value: PLACED,
    call: (c) => c.findLinkedOrder(LINK),
    result: PLACED,
  },
  {
    name: "cancelLinkedOrder",
    asked: `POST /api/linked-orders/${LINK}/cancel?_t=1700000000000`,
    value: {},
    call: (c) => c.cancelLinkedOrder(LINK),
    result: undefined,
  },
  {
    name: "renewLink",
    asked: `POST /api/linked-orders/${LINK}/renew?_t=1700000000000`,
    value: { link: LINK },
    call: (c) => c.renewLink(LINK),
    result: LINK,
  },
];

const reading = CASES.filter(({ result }) => result !== undefined);

describe("the client's order calls", () => {
  it.each(CASES)("send $name and read its answer", async ({ asked, body, cookie, value, call, result }) => {
    const seen: Request[] = [];
    const bodies: unknown[] = [];
    const { client } = aClient(async (request) => {
      seen.push(request);
      const text = await request.text();
      bodies.push(text === "" ? undefined : JSON.parse(text));
      return new Response(JSON.stringify(value));
    });
    expect(await call(client)).toEqual(result);
    const sent = seen.map(({ method, url }) => `${method} ${url.replace("http://provider.test", "")}`);
    expect(sent).toEqual([asked]);
    expect(bodies).toEqual([body]);
    expect(seen[0]?.headers.get("cookie")).toBe(cookie ?? null);
  });

  it.each(reading)("find the answer to $name malformed in the wrong form", async ({ call }) => {
    const listed = { orders: [{ ...SUMMARY, placedAt: "yesterday" }], more: false };
    for (const value of [{}, [], 7, null, { order: PLACED.order, link: "short" }, listed]) {
      await expect(call(aClient(answering(value)).client)).rejects.toMatchObject({ kind: "malformed" });
    }
  });

  it.each([{ state: "lost" }, { number: "1001" }, { totalCents: -1 }, { lines: [] }, { events: null }])(
    "find an order with %j malformed",
    async (change) => {
      const { client } = aClient(answering({ ...PLACED, order: { ...PLACED.order, ...change } }));
      await expect(client.findLinkedOrder(LINK)).rejects.toMatchObject({ kind: "malformed" });
    },
  );

  it("find a page malformed if it has too many orders", async () => {
    const { client } = aClient(answering({ orders: Array(26).fill(SUMMARY), more: false }));
    await expect(client.as(SESSION).listMyOrders({ over: false })).rejects.toMatchObject({ kind: "malformed" });
  });

  it("return null at 404, and pass other refusals on with their status", async () => {
    const gone = aClient(answering({ message: "None" }, 404)).client;
    expect(await gone.findLinkedOrder(LINK)).toBeNull();
    expect(await gone.as(SESSION).findMyOrder("HV-1001")).toBeNull();
    await expect(gone.cancelLinkedOrder(LINK)).rejects.toMatchObject({ kind: "refused", status: 404 });
    await expect(gone.renewLink(LINK)).rejects.toMatchObject({ kind: "refused", status: 404 });
    for (const status of [400, 409, 422, 503]) {
      const { client } = aClient(answering({ message: "Because." }, status));
      for (const { call } of CASES) await expect(call(client)).rejects.toMatchObject({ status, message: "Because." });
    }
  });

  it("log nothing that opens an order or names a person", async () => {
    const { client, logged } = aClient(answering({}, 500));
    for (const { call } of CASES) await expect(call(client)).rejects.toThrow();
    expect(logged.filter(({ level }) => level === "error")).toHaveLength(CASES.length);
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${LINK}|${REQUEST.key}|HV-1|ann@site|s=1`));
  });
});
