import { type Request, Response } from "undici";
import { describe, expect, it } from "vitest";
import type { LinkedOrder } from "~/domain/orders/order";
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
];

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

  it.each(CASES)("find the answer to $name malformed in the wrong form", async ({ call }) => {
    for (const value of [{}, [], 7, null, { order: PLACED.order, link: "short" }]) {
      await expect(call(aClient(answering(value)).client)).rejects.toMatchObject({ kind: "malformed" });
    }
  });

  it.each([{ state: "lost" }, { number: "1001" }, { totalCents: -1 }, { lines: [] }, { events: null }])(
    "find an order with %j malformed",
    async (change) => {
      const { client } = aClient(answering({ ...PLACED, order: { ...PLACED.order, ...change } }));
      await expect(client.placeOrder(REQUEST)).rejects.toMatchObject({ kind: "malformed" });
    },
  );

  it("pass refusals on with their status", async () => {
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
