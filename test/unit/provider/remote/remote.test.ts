import { randomBytes } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";

import { aClient } from "../../../support/provider-client";
import { type ProviderHost, type Respond, startProviderHost } from "../../../support/provider-host";
import { aRemoteBackend } from "../../../support/remote-backend";
import { aWireProduct, wireList } from "../../../support/wire-products";

const LIST = JSON.stringify(wireList(aWireProduct()));

describe("the remote back end", () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  async function hostThat(respond: Respond): Promise<ProviderHost> {
    const host = await startProviderHost(respond);
    closers.push(() => host.stop());
    return host;
  }

  function clientOf(baseUrl: string, options = {}) {
    const backend = aRemoteBackend(baseUrl);
    closers.unshift(() => backend.close());
    return aClient(backend.handle, options).client;
  }

  const listFrom = async (respond: Respond, options = {}) =>
    clientOf((await hostThat(respond)).url, options).listProducts();

  it("reads plain and gzipped answers", async () => {
    expect(await listFrom((_q, r) => r.end(LIST))).toHaveLength(1);
    const zipped = gzipSync(LIST);
    expect(await listFrom((_q, r) => r.writeHead(200, { "Content-Encoding": "gzip" }).end(zipped))).toHaveLength(1);
  });

  it("keeps the path of its base URL", async () => {
    const host = await hostThat((_q, r) => r.end(LIST));
    await clientOf(`${host.url}/api-root/`).listProducts();
    expect(host.requests[0]).toMatch(/^\/api-root\/api\/shopify\/products\?_t=/);
  });

  it("returns every cookie", async () => {
    const respond: Respond = (_q, r) =>
      r.writeHead(200, { "Set-Cookie": ["a=1; Path=/", "b=2"] }).end('{"user":{"email":"a@b.co"}}');
    const session = await clientOf((await hostThat(respond)).url).login({ email: "a@b.co", code: "code-1" });
    expect(session.cookies).toEqual({ a: "1", b: "2" });
  });

  it("is unreachable when nobody listens", async () => {
    const server = http.createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    server.close();
    await once(server, "close");
    await expect(clientOf(`http://127.0.0.1:${port}`).listProducts()).rejects.toMatchObject({ kind: "unreachable" });
  });

  it.each<[string, Respond, string]>([
    [
      "breaks off in the middle",
      (_q, r) => {
        r.writeHead(200, { "Content-Length": "9999" }).write(LIST);
        setImmediate(() => r.destroy());
      },
      "malformed",
    ],
    [
      "breaks off in gzip",
      (_q, r) => {
        r.writeHead(200, { "Content-Encoding": "gzip" }).write(gzipSync(LIST).subarray(0, 40));
        setImmediate(() => r.destroy());
      },
      "malformed",
    ],
    ["hangs up immediately", (q) => q.socket.destroy(), "unreachable"],
    ["sends brotli", (_q, r) => r.writeHead(200, { "Content-Encoding": "br" }).end(LIST), "malformed"],
    ["redirects", (_q, r) => r.writeHead(302, { Location: "/elsewhere" }).end(), "refused"],
    [
      "sends a bomb",
      (_q, r) => r.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(Buffer.alloc(50_000_000, 32))),
      "malformed",
    ],
    ["claims gzip for plain text", (_q, r) => r.writeHead(200, { "Content-Encoding": "gzip" }).end(LIST), "malformed"],
  ])("fails cleanly when the provider %s", async (_what, respond, kind) => {
    await expect(listFrom(respond)).rejects.toMatchObject({ kind });
  });

  it("does not follow a redirect", async () => {
    const host = await hostThat((_q, r) => r.writeHead(301, { Location: "/other" }).end());
    await expect(clientOf(host.url).listProducts()).rejects.toMatchObject({ status: 301 });
    expect(host.requests).toHaveLength(1);
  });

  it.each<[string, Respond]>([
    ["a redirect's body", (_q, r) => r.writeHead(302, { Location: "/x" }).end(Buffer.alloc(300_000, 32))],
    [
      "a redirect's zipped body",
      (_q, r) => {
        r.writeHead(302, { Location: "/x", "Content-Encoding": "gzip" });
        r.end(gzipSync(randomBytes(300_000)));
      },
    ],
    ["what follows a byte that is no UTF-8", (_q, r) => r.writeHead(200).end(Buffer.alloc(300_000, 0xff))],
    [
      "what follows a coding that was not requested",
      (_q, r) => r.writeHead(200, { "Content-Encoding": "br" }).end(Buffer.alloc(300_000, 32)),
    ],
    ["what is beyond the limit", (_q, r) => r.writeHead(200).end(Buffer.alloc(300_000, 32))],
  ])("does not lose its connections to %s", async (_what, respond) => {
    const host = await hostThat(respond);
    const client = clientOf(host.url, { timeoutMs: 3_000, maxAnswerBytes: 100_000 });
    const failed = await Promise.allSettled(Array.from({ length: 64 }, () => client.listProducts()));
    expect(failed.map(({ status }) => status)).not.toContain("fulfilled");
    host.respond((_q, r) => r.end(LIST));
    expect(await client.listProducts()).toHaveLength(1);
  });

  it("closes the connection when a silent provider exceeds the time limit", async () => {
    const gone: Promise<unknown>[] = [];
    const silent: Respond = (request) => gone.push(once(request.socket, "close"));
    await expect(listFrom(silent, { timeoutMs: 1000 })).rejects.toMatchObject({ kind: "timeout" });
    await Promise.all(gone);
    expect(gone).toHaveLength(1);
  });
});
