import { Response } from "undici";
import { describe, expect, it } from "vitest";
import type { ReceivedOrder } from "~/domain/orders/order";
import { EVERY_ORDER, type OrderFile } from "~/domain/orders/order-file";
import type { ProviderClient } from "~/provider/client/client.server";
import { aLinkedOrder, LINK } from "../../support/placed-order-builders";
import { aClient } from "../../support/provider-client";

const SESSION = { cookies: { s: "1" } };
const AT = "2026-01-05T09:00:00.000Z";
const TERMS = { freightCents: 18_000, taxCents: 0, shipsOn: "2026-03-02" };
const ORDERS = "/api/orders";

const FILE: OrderFile = {
  ...aLinkedOrder(),
  revision: 3,
  account: { id: "c1", email: "ann@lee.example", tags: ["dealer"] },
  undoesTo: "received",
  history: [{ at: AT, kind: "terms", state: "received", by: "shop", actor: { id: "a", email: "" } }],
};

const RECEIVED: ReceivedOrder = {
  number: "HV-1001",
  state: "shipped",
  placedAt: AT,
  jobName: "",
  poNumber: "",
  totalCents: 6458,
  count: 1,
  firstName: "Ann",
  lastName: "Lee",
  businessName: "",
  link: LINK,
  isUnanswered: true,
};

interface Case {
  readonly name: string;
  readonly asked: string;
  readonly body?: unknown;
  /** The provider's answer. */
  readonly value: unknown;
  readonly call: (client: ProviderClient) => Promise<unknown>;
  readonly result: unknown;
}

const desk = (client: ProviderClient) => client.as(SESSION);

const CASES: readonly Case[] = [
  {
    name: "listOrders",
    asked: `GET ${ORDERS}`,
    value: { orders: [RECEIVED], more: true },
    call: (c) => desk(c).listOrders(EVERY_ORDER),
    result: { orders: [RECEIVED], olderThan: "HV-1001" },
  },
  {
    name: "listOrders with questions",
    asked: `GET ${ORDERS}?state=shipped&tier=guest&from=${AT}&to=${AT}&search=a%25+%26b&waiting=claim&before=HV-1002`,
    value: { orders: [], more: false },
    call: (c) =>
      desk(c).listOrders({
        state: "shipped",
        tier: "guest",
        from: AT,
        to: AT,
        search: "a% &b",
        waiting: "claim",
        before: "HV-1002",
      }),
    result: { orders: [], olderThan: null },
  },
  {
    name: "findOrder",
    asked: `GET ${ORDERS}/HV-1001`,
    value: FILE,
    call: (c) => desk(c).findOrder("HV-1001"),
    result: FILE,
  },
  {
    name: "setOrderState",
    asked: `POST ${ORDERS}/HV-1001/state`,
    body: { state: "confirmed", revision: 2, terms: TERMS },
    value: FILE,
    call: (c) => desk(c).setOrderState("HV-1001", "confirmed", 2, TERMS),
    result: FILE,
  },
  {
    name: "undoOrderState",
    asked: `POST ${ORDERS}/HV-1001/undo`,
    body: { revision: 2 },
    value: FILE,
    call: (c) => desk(c).undoOrderState("HV-1001", 2),
    result: FILE,
  },
  {
    name: "setOrderTerms",
    asked: `PATCH ${ORDERS}/HV-1001/terms`,
    body: { terms: TERMS, revision: 2 },
    value: FILE,
    call: (c) => desk(c).setOrderTerms("HV-1001", TERMS, 2),
    result: FILE,
  },
  {
    name: "answerOrder",
    asked: `POST ${ORDERS}/HV-1001/messages`,
    body: { text: "Soon." },
    value: FILE,
    call: (c) => desk(c).answerOrder("HV-1001", "Soon."),
    result: FILE,
  },
  {
    name: "writeToShop",
    asked: `POST /api/linked-orders/${LINK}/messages`,
    body: { text: "When?" },
    value: {},
    call: (c) => c.writeToShop(LINK, "When?"),
    result: undefined,
  },
  {
    name: "approveProof",
    asked: `POST /api/linked-orders/${LINK}/approve`,
    value: {},
    call: (c) => c.approveProof(LINK),
    result: undefined,
  },
];

const reading = CASES.filter(({ result }) => result !== undefined);
const whole = CASES.filter(({ result }) => result === FILE);

const answering =
  (value: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(value), { status });

describe("the client's admin calls for orders", () => {
  it.each(CASES)("send $name and read its answer", async ({ asked, body, value, call, result }) => {
    const sent: unknown[] = [];
    const { client } = aClient(async (request) => {
      const text = await request.text();
      const url = new URL(request.url);
      url.searchParams.delete("_t");
      sent.push([`${request.method} ${decodeTimes(url)}`, text === "" ? undefined : JSON.parse(text)]);
      return new Response(JSON.stringify(value));
    });
    expect(await call(client)).toEqual(result);
    expect(sent).toEqual([[asked, body]]);
  });

  it.each(reading)("find the answer to $name malformed in the wrong form", async ({ call }) => {
    const listed = { orders: [{ ...RECEIVED, link: "short" }], more: false };
    for (const value of [{}, [], 7, null, aLinkedOrder(), listed, { orders: Array(26).fill(RECEIVED), more: false }]) {
      await expect(call(aClient(answering(value)).client)).rejects.toMatchObject({ kind: "malformed" });
    }
  });

  it.each([
    { revision: -1 },
    { undoesTo: "lost" },
    { account: {} },
    { history: [{ ...FILE.history[0], kind: "magic" }] },
    { order: { ...FILE.order, messages: [{ at: AT, by: "nobody", text: "" }] } },
    { order: { ...FILE.order, terms: { ...TERMS, taxCents: -1 } } },
  ])("find an order file with %j malformed", async (change) => {
    for (const { call } of whole) {
      const { client } = aClient(answering({ ...FILE, ...change }));
      await expect(call(client)).rejects.toMatchObject({ kind: "malformed" });
    }
  });

  it("return null at 404, and pass refusals on with their status", async () => {
    expect(await desk(aClient(answering({}, 404)).client).findOrder("HV-1")).toBeNull();
    for (const status of [400, 401, 403, 409, 503]) {
      const { client } = aClient(answering({ message: "Because." }, status));
      for (const { call } of CASES) await expect(call(client)).rejects.toMatchObject({ kind: "refused", status });
    }
  });
});

function decodeTimes({ pathname, search }: URL): string {
  return pathname + search.replaceAll("%3A", ":");
}
