import { EventEmitter, once } from "node:events";
import { ReadableStream } from "node:stream/web";
import { Response } from "undici";
import { describe, expect, it } from "vitest";
import { createSend } from "~/provider/client/send.server";
import { CALLS, type CallName } from "~/provider/contract/calls.server";
import { aClient } from "../../../support/provider-client";
import { aWireProduct, wireList } from "../../../support/wire-products";

const never = () => new Promise<never>(() => {});

describe("sending a call", () => {
  it.each(Object.keys(CALLS) as CallName[])("logs no error when %s is canceled", async (name) => {
    const errors: string[] = [];
    const send = createSend({
      backend: never,
      origin: "http://provider.test",
      log: { info: () => {}, error: (event) => errors.push(event) },
      now: () => 0,
      requestId: () => undefined,
      timeoutMs: 60_000,
      maxAnswerBytes: 1_000,
    });
    const leaving = new AbortController();
    const sent = send({ name, id: "7", signal: leaving.signal });
    leaving.abort();
    await expect(sent).rejects.toMatchObject({ kind: "cancelled", message: "The request was cancelled" });
    expect(errors).toEqual([]);
  });

  it("does not read the body of a redirect, not even an endless one", async () => {
    const drops = new EventEmitter();
    const dropped = once(drops, "drop");
    const endless = new ReadableStream({ pull: never, cancel: () => void drops.emit("drop") });
    const { client } = aClient(async () => new Response(endless, { status: 302 }));
    const message = "An unexpected error occurred";
    await expect(client.listProducts()).rejects.toMatchObject({ kind: "refused", status: 302, message });
    await dropped;
  });

  it("does not repair invalid UTF-8, even if the result would be JSON", async () => {
    const bytes = Buffer.from(JSON.stringify(wireList(aWireProduct({ title: "F#r" }))));
    const { client } = aClient(async () => new Response(bytes));
    expect(await client.listProducts()).toHaveLength(1);
    bytes[bytes.indexOf("#")] = 0xff;
    await expect(client.listProducts()).rejects.toMatchObject({ kind: "malformed" });
  });

  it("refuses a text that ends in the middle of a character", async () => {
    const bytes = Buffer.from(`${JSON.stringify(wireList())} 🚪`).subarray(0, -1);
    await expect(aClient(async () => new Response(bytes)).client.listProducts()).rejects.toMatchObject({
      kind: "malformed",
    });
  });
});
