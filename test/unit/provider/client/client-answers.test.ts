import { EventEmitter, once } from "node:events";
import { ReadableStream } from "node:stream/web";
import { Response } from "undici";
import { describe, expect, it } from "vitest";
import { type ProviderClient, TIMEOUT_MS } from "~/provider/client/client.server";
import { PROVIDER_MESSAGES } from "~/provider/client/provider-error.server";
import { MAX_ANSWER_BYTES } from "~/provider/contract/call.server";
import { CALLS } from "~/provider/contract/calls.server";
import { aRegistration } from "../../../support/builders";
import { aClient } from "../../../support/provider-client";
import { aWireProduct, wireList } from "../../../support/wire-products";

const SESSION = { cookies: { s: "1" } };

const ALL: readonly (readonly [string, (client: ProviderClient) => Promise<unknown>])[] = [
  ["listProducts", (c) => c.listProducts()],
  ["getProduct", (c) => c.getProduct("fir")],
  ["getOverview", (c) => c.as(SESSION).getOverview()],
  ["getAccount", (c) => c.as(SESSION).getAccount()],
  ["login", (c) => c.login({ email: "a@b.co", code: "code-1" })],
  ["register", (c) => c.register(aRegistration())],
  ["logout", (c) => c.as(SESSION).logout()],
  ["listPending", (c) => c.as(SESSION).listPending()],
  ["decide", (c) => c.as(SESSION).decide("7", "rejected")],
];
const calls = (...names: string[]) => ALL.filter(([name]) => names.includes(name));
const but = (...names: string[]) => ALL.filter(([name]) => !names.includes(name));

const text =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });
const never = () => new Promise<never>(() => {});
const errorsOf = (logged: readonly { level: string; event: string }[]) =>
  logged.filter(({ level }) => level === "error").map(({ event }) => event);

describe("the answers to the client's calls", () => {
  it("are limited to the specification's 15 seconds, and to 5 MB, the list of products to 32", () => {
    const { maxAnswerBytes } = CALLS.listProducts;
    expect([TIMEOUT_MS, MAX_ANSWER_BYTES, maxAnswerBytes]).toEqual([15_000, 5_242_880, 33_554_432]);
    expect(PROVIDER_MESSAGES).toEqual({
      timeout: "Request timed out. Please try again.",
      unreachable: "Unable to reach the server. Please try again later.",
      malformed: "Invalid API response format",
      cancelled: "The request was cancelled",
      unexpected: "An unexpected error occurred",
    });
  });

  describe.each(ALL)("to %s", (name, call) => {
    it.each([400, 403, 409, 429, 500, 503])(
      "are refusals at status %i, in the server's words or the default",
      async (status) => {
        const worded = call(aClient(text('{"message":"Because."}', status)).client);
        await expect(worded).rejects.toMatchObject({ kind: "refused", status, message: "Because." });
        const wordless = call(aClient(text("<h1>Sorry</h1>", status)).client);
        const message = "An unexpected error occurred";
        await expect(wordless).rejects.toMatchObject({ kind: "refused", status, message });
      },
    );

    it.each([403, 404, 409, 410, 413, 422, 429])(
      "are not errors of the shop at status %i, which any client can cause",
      async (status) => {
        const { client, logged } = aClient(text("{}", status));
        await call(client).catch(() => {});
        expect(errorsOf(logged)).toEqual([]);
      },
    );

    it("are logged as errors when they never arrive, except for the check of who is signed in", async () => {
      const { client, logged } = aClient(never, { timeoutMs: 20 });
      await expect(call(client)).rejects.toMatchObject({ kind: "timeout" });
      expect(errorsOf(logged)).toEqual(name === "getAccount" ? [] : ["provider.error"]);
    });

    it("are logged without ids, queries and request bodies", async () => {
      const { client, logged } = aClient(text("{}", 500));
      await expect(call(client)).rejects.toThrow();
      expect(JSON.stringify(logged)).not.toMatch(/fir|a@b\.co|_t|s=1|secret/);
    });
  });

  it.each(but("getAccount"))("to %s with status 401 are refusals, not logged as errors", async (_name, call) => {
    const { client, logged } = aClient(text('{"message":"Sign in"}', 401));
    await expect(call(client)).rejects.toMatchObject({ kind: "refused", status: 401, message: "Sign in" });
    expect(errorsOf(logged)).toEqual([]);
  });

  it("include the server's messages about fields, if these are only texts", async () => {
    const refused = (fields: string) =>
      aClient(text(`{"message":"Because.","fields":${fields}}`, 422)).client.register(aRegistration());
    await expect(refused('{"phone":"No number"}')).rejects.toMatchObject({ fields: { phone: "No number" } });
    await expect(refused('{"phone":{"html":"<b>"}}')).rejects.toMatchObject({ status: 422, fields: undefined });
    await expect(refused(`{"phone":"${"x".repeat(201)}"}`)).rejects.toMatchObject({ status: 422, fields: undefined });
  });

  it.each(but("getProduct"))("to %s with status 404 are refusals", async (_name, call) => {
    await expect(call(aClient(text("{}", 404)).client)).rejects.toMatchObject({ kind: "refused", status: 404 });
  });

  it("need no count of orders for the dashboard, because the shop counts its own", async () => {
    for (const orders of ["", ',"orders":null', ',"orders":{"active":1,"total":2}']) {
      const { client, logged } = aClient(text(`{"firstName":"Ann","email":"a@b.co"${orders}}`));
      expect(await client.as(SESSION).getOverview()).toMatchObject({ firstName: "Ann", email: "a@b.co" });
      expect(errorsOf(logged)).toEqual([]);
    }
  });

  it("mean signed out at 401 and no product at 404", async () => {
    const signedOut = aClient(text("{}", 401));
    expect(await signedOut.client.as(SESSION).getAccount()).toBeNull();
    expect(errorsOf(signedOut.logged)).toEqual([]);
    expect(await aClient(text("{}", 404)).client.getProduct("fir")).toBeNull();
  });

  it.each(calls("getOverview", "getAccount", "login", "listPending"))(
    "to %s are malformed if they have the wrong form",
    async (_name, call) => {
      for (const body of [
        '{"a":1}',
        "[]",
        '"x"',
        "7",
        "<p>",
        "{",
        '{"user":null}',
        '{"data":{"customers":{"edges":7}}}',
      ]) {
        await expect(call(aClient(text(body)).client)).rejects.toMatchObject({
          kind: "malformed",
          message: "Invalid API response format",
        });
      }
    },
  );

  it.each(calls("register", "logout", "decide"))("to %s may be empty", async (_name, call) => {
    await call(aClient(text("")).client);
    await call(aClient(async () => new Response(null, { status: 204 })).client);
  });

  it("are read up to the last byte of the limit and not beyond, even in many pieces", async () => {
    const body = JSON.stringify(wireList(aWireProduct({ title: "Fir 🌲" })));
    const maxAnswerBytes = Buffer.byteLength(body);
    const inBytes = (bytes: Buffer) => async () =>
      new Response(ReadableStream.from([...bytes].map((byte) => new Uint8Array([byte]))));
    const whole = aClient(inBytes(Buffer.from(body)), { maxAnswerBytes }).client;
    expect((await whole.listProducts())[0]?.title).toBe("Fir 🌲");
    const longer = aClient(inBytes(Buffer.from(`${body} `)), { maxAnswerBytes }).client;
    await expect(longer.listProducts()).rejects.toMatchObject({ kind: "malformed" });
  });

  it("are not read beyond the limit", async () => {
    const drops = new EventEmitter();
    const dropped = once(drops, "drop");
    let pieces = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pieces += 1;
        controller.enqueue(new Uint8Array(64).fill(32));
      },
      cancel: () => void drops.emit("drop"),
    });
    const { client } = aClient(async () => new Response(endless), { maxAnswerBytes: 640 });
    await expect(client.listProducts()).rejects.toMatchObject({ kind: "malformed" });
    await dropped;
    expect(pieces).toBeLessThan(20);
  });

  it("are subject to the limit as refusals too", async () => {
    const { client } = aClient(text("x".repeat(1000), 500), { maxAnswerBytes: 100 });
    await expect(client.listProducts()).rejects.toMatchObject({ kind: "malformed" });
  });

  it("are canceled midway when the visitor leaves, which is not logged as an error", async () => {
    const leaving = new AbortController();
    const drops = new EventEmitter();
    const dropped = once(drops, "drop");
    const body = new ReadableStream({
      pull: () => {
        leaving.abort();
        return never();
      },
      cancel: () => void drops.emit("drop"),
    });
    const { client, logged } = aClient(async () => new Response(body));
    await expect(client.as(SESSION).getAccount(leaving.signal)).rejects.toMatchObject({ kind: "cancelled" });
    await dropped;
    expect(errorsOf(logged)).toEqual([]);
  });
});
