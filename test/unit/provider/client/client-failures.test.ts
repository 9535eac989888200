import { EventEmitter, once } from "node:events";
import { ReadableStream } from "node:stream/web";
import fc from "fast-check";
import { Response } from "undici";
import { describe, expect, it } from "vitest";
import { PROVIDER_MESSAGES, ProviderError, resilientCall } from "~/provider/client/provider-error.server";
import type { Backend } from "~/provider/contract/backend.server";
import { isProductId } from "~/trade/catalog/product";
import { INVALID_PRODUCTS } from "~/trade/catalog/product-summary";
import { triesOf } from "../../../set-up/tier";
import { aClient } from "../../../support/provider-client";
import { aWireProduct, wireList } from "../../../support/wire-products";

const NOBODY = { cookies: {} };

const text =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });
const never = () => new Promise<never>(() => {});
const listError = (backend: Backend, options = {}) =>
  aClient(backend, options)
    .client.listProducts()
    .then(
      () => null,
      (error: unknown) => error,
    );
/** A body that sends a byte every few milliseconds and never ends. */
const dripping = () => {
  let timer: NodeJS.Timeout;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new Uint8Array([32])), 5);
    },
    cancel() {
      clearInterval(timer);
    },
  });
};

describe("a failing provider", () => {
  it.each<[string, Backend]>([
    ["an object", text('{"products":[]}')],
    ["HTML", text("<!doctype html><h1>Hello</h1>")],
    ["a truncated answer", text('[{"node":{"id"')],
    ["nothing", text("")],
    ["text that is no UTF-8", async () => new Response(new Uint8Array([0xff, 0xfe, 0x22]))],
    [
      "a body that breaks off",
      async () => new Response(new ReadableStream({ pull: (c) => c.error(new Error("reset")) })),
    ],
    ["more than the limit", async () => new Response(`[${" ".repeat(33 * 1024 * 1024)}]`)],
  ])("is malformed when it sends %s", async (_what, backend) => {
    expect(await listError(backend)).toMatchObject({ kind: "malformed", message: "Invalid API response format" });
  });

  it.each<[string, Backend, boolean]>([
    ["ends in the middle of its JSON", text('[{"node":{"id"'), true],
    ["breaks off", async () => new Response(new ReadableStream({ pull: (c) => c.error(new Error("reset")) })), true],
    ["is a page of a proxy", text("<!doctype html><h1>Hello</h1>"), false],
  ])("is asked again only if its answer was cut off: it %s", async (_what, backend, isTransient) => {
    expect(resilientCall("listProducts").failureOf(await listError(backend))).toMatchObject({ isTransient });
  });

  it.each<[string, Backend]>([
    ["nonsense in an array", text("[1,null,{}]")],
    [
      "an unreadable amount",
      text(JSON.stringify(wireList(aWireProduct({ priceRange: { minVariantPrice: { amount: "a lot" } } })))),
    ],
    ["an id that is no address", text(JSON.stringify(wireList(aWireProduct({ id: "../../etc" }))))],
  ])("has sent no product when it sends %s", async (_what, backend) => {
    expect(await listError(backend)).toMatchObject({ kind: "malformed", message: INVALID_PRODUCTS });
  });

  it.each<[string, Backend]>([
    ["sends no headers", never],
    ["sends no body", async () => new Response(new ReadableStream({ pull: never }))],
    ["drips", async () => new Response(dripping())],
  ])("times out as a whole when it %s, even if the back end ignores the signal", async (_what, backend) => {
    const error = await listError(backend, { timeoutMs: 40 });
    expect(error).toMatchObject({ kind: "timeout", message: "Request timed out. Please try again." });
  });

  it("releases a body that an unresponsive back end is still sending", async () => {
    const drops = new EventEmitter();
    const endless = () => new Response(new ReadableStream({ pull: never, cancel: () => void drops.emit("drop") }));
    const slow = once(drops, "drop");
    expect(await listError(async () => endless(), { timeoutMs: 20 })).toMatchObject({ kind: "timeout" });
    await slow;
    const late = once(drops, "drop");
    const answersLate: Backend = async (request) => {
      await once(request.signal, "abort");
      return endless();
    };
    expect(await listError(answersLate, { timeoutMs: 20 })).toMatchObject({ kind: "timeout" });
    await late;
  });

  it("is not called when the visitor has already left", async () => {
    let asked = 0;
    const { client } = aClient(async () => {
      asked += 1;
      return new Response("{}");
    });
    await expect(client.as(NOBODY).getAccount(AbortSignal.abort())).rejects.toMatchObject({ kind: "cancelled" });
    expect(asked).toBe(0);
  });

  it.each(["", ".", "..", "\ud800"])("is not called for the id %j, which is not a path segment", async (id) => {
    let asked = 0;
    const { client } = aClient(async () => {
      asked += 1;
      return new Response("{}");
    });
    await expect(client.as(NOBODY).decide(id, "approved")).rejects.toMatchObject({ kind: "unexpected" });
    expect(asked).toBe(0);
  });

  it("is unreachable when the back end rejects", async () => {
    const error = await listError(() => Promise.reject(new Error("ECONNREFUSED")));
    expect(error).toMatchObject({
      kind: "unreachable",
      message: "Unable to reach the server. Please try again later.",
    });
  });

  it.each([301, 302, 307])("does not follow a redirect, %i", async (status) => {
    const moved = async () => new Response(null, { status, headers: { Location: "http://127.0.0.1:1/" } });
    expect(await listError(moved)).toMatchObject({ kind: "refused", status });
  });

  it("passes on the server's message field, or the default text", async () => {
    expect(await listError(text('{"message":"Too many"}', 429))).toMatchObject({ status: 429, message: "Too many" });
    for (const body of ["<h1>Oops</h1>", "", '{"message":7}', `{"message":"${"x".repeat(400)}"}`]) {
      expect(await listError(text(body, 500))).toMatchObject({ status: 500, message: "An unexpected error occurred" });
    }
  });

  it.each([
    ["125", 125],
    ["0", 0],
    ["-1", undefined],
    ["1.5", undefined],
    ["9".repeat(400), undefined],
    ["Fri, 01 Jan 2100 00:00:00 GMT", undefined],
    [null, undefined],
  ])("passes on the seconds to wait: %s (RFC 9110, section 10.2.3)", async (sent, retryAfter) => {
    const refusing = async () =>
      new Response("{}", { status: 429, headers: sent === null ? {} : { "Retry-After": sent } });
    expect(await listError(refusing)).toHaveProperty("retryAfter", retryAfter);
  });

  it("never yields anything but valid products or a specified error, whatever JSON it sends", async () => {
    const texts: string[] = [...Object.values(PROVIDER_MESSAGES), INVALID_PRODUCTS];
    const wire = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.record({ node: fc.record({ id: fc.string(), title: fc.string(), priceRange: fc.jsonValue() }) })),
    );
    await fc.assert(
      fc.asyncProperty(wire, async (value) => {
        const { client } = aClient(text(JSON.stringify(value)));
        for (const call of [
          client.listProducts(),
          client.getProduct("fir").then((product) => (product ? [product] : [])),
        ]) {
          const result = await call.catch((error: unknown) => error);
          if (result instanceof ProviderError) expect(texts).toContain(result.message);
          else
            for (const { id, priceCents } of result as Awaited<ReturnType<typeof client.listProducts>>) {
              expect(isProductId(id) && Number.isSafeInteger(priceCents)).toBe(true);
            }
        }
      }),
      { numRuns: triesOf(300) },
    );
  });
});
