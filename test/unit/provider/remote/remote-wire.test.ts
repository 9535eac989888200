import { once } from "node:events";
import http from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";

import { toWireRegistration } from "~/provider/contract/accounts.server";
import { aRegistration } from "../../../support/builders";
import { RETURN_URL } from "../../../support/embedded-backend";
import { aClient } from "../../../support/provider-client";
import { aRemoteBackend } from "../../../support/remote-backend";
import { aWireProduct, wireList } from "../../../support/wire-products";
import { serveRaw, type WireServer } from "../../../support/wire-server";

const LIST = JSON.stringify(wireList(aWireProduct()));
const HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

describe("the remote back end on the wire", () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function serving(serve: Parameters<typeof serveRaw>[0]): Promise<WireServer> {
    const server = await serveRaw(serve);
    closers.push(() => server.stop());
    return server;
  }

  function clientOf(baseUrl: string, options = {}) {
    const backend = aRemoteBackend(baseUrl);
    closers.push(() => backend.close());
    return aClient(backend.handle, options);
  }

  it("sends a call's method, path, body, cookie and request id, and accepts only gzip", async () => {
    const asked: { line: string; headers: http.IncomingHttpHeaders; body: unknown }[] = [];
    const server = http.createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      asked.push({
        line: `${request.method} ${request.url}`,
        headers: request.headers,
        body: body && JSON.parse(body),
      });
      response.end("{}");
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    closers.push(async () => void server.close());
    const { client } = clientOf(`http://127.0.0.1:${(server.address() as { port: number }).port}/v1`);
    await client.register(aRegistration({ businessName: "Møller & Søn 🚪" }));
    await client.as({ cookies: { s: "1", t: "2" } }).decide("gid://shopify/Customer/7", "approved");
    await client.getProduct("fir?x=1");
    expect(asked.map(({ line }) => line)).toEqual([
      "POST /v1/api/customers/register?_t=1700000000000",
      "PATCH /v1/api/shopify/admin/customers/gid%3A%2F%2Fshopify%2FCustomer%2F7/tags?_t=1700000000000",
      "GET /v1/api/shopify/product/fir%3Fx%3D1?_t=1700000000000",
    ]);
    expect(asked.map(({ body }) => body)).toEqual([
      toWireRegistration(aRegistration({ businessName: "Møller & Søn 🚪" }), RETURN_URL),
      { tags: ["approved"] },
      "",
    ]);
    for (const { headers } of asked) {
      expect(headers).toMatchObject({ "accept-encoding": "gzip", "x-request-id": "request-0001" });
    }
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, "s=1; t=2", undefined]);
    expect(asked.map(({ headers }) => headers["content-type"])).toEqual([
      "application/json",
      "application/json",
      undefined,
    ]);
  });

  it("reads a list that arrives in chunks, cut anywhere", async () => {
    const { url } = await serving((socket) => {
      socket.end(`${HEAD}Transfer-Encoding: chunked\r\n\r\n${[...LIST].map(chunk).join("")}0\r\n\r\n`);
    });
    expect(await clientOf(url).client.listProducts()).toHaveLength(1);
  });

  it.each<[string, string | Buffer]>([
    ["chunks without an end", `${HEAD}Transfer-Encoding: chunked\r\n\r\n${chunk(LIST)}`],
    ["a chunk that is too short", `${HEAD}Transfer-Encoding: chunked\r\n\r\n${"fff\r\n"}${LIST}`],
    ["chunks of nonsense", `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n${LIST}\r\n0\r\n\r\n`],
    ["less than its length", `${HEAD}Content-Length: ${LIST.length + 1}\r\n\r\n${LIST}`],
    [
      "gzip without an end",
      Buffer.concat([
        Buffer.from(`${HEAD}Content-Encoding: gzip\r\nConnection: close\r\n\r\n`),
        gzipSync(LIST).subarray(0, -9),
      ]),
    ],
    [
      "an encoding twice",
      `${HEAD}Content-Encoding: gzip\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n${LIST}`,
    ],
    ["deflate", `${HEAD}Content-Encoding: deflate\r\nConnection: close\r\n\r\n${LIST}`],
  ])("is malformed when the provider sends %s", async (_what, bytes) => {
    const { url } = await serving((socket) => socket.end(bytes));
    await expect(clientOf(url).client.listProducts()).rejects.toMatchObject({
      kind: "malformed",
      message: "Invalid API response format",
    });
  });

  it.each<[string, string]>([
    ["no HTTP", "SSH-2.0-OpenSSH_9.6\r\n"],
    ["half a header", "HTTP/1.1 200 OK\r\nContent-Ty"],
    ["nothing", ""],
    ["headers without end", `${HEAD}X-Long: ${"x".repeat(100_000)}\r\n\r\n`],
  ])("is unreachable when the provider sends %s", async (_what, bytes) => {
    const { url } = await serving((socket) => socket.end(bytes));
    await expect(clientOf(url).client.listProducts()).rejects.toMatchObject({
      kind: "unreachable",
      message: "Unable to reach the server. Please try again later.",
    });
  });

  it("is malformed or unreachable when the connection is reset halfway", async () => {
    const { url } = await serving((socket) => {
      socket.write(`${HEAD}Content-Length: 9999\r\n\r\n${LIST}`, () => socket.resetAndDestroy());
    });
    await expect(clientOf(url).client.listProducts()).rejects.toMatchObject({
      kind: expect.stringMatching(/^(malformed|unreachable)$/),
    });
  });

  it("treats an empty answer that claims to be gzip as empty", async () => {
    const { url } = await serving((socket) => {
      socket.end(`${HEAD}Content-Encoding: gzip\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    });
    expect(await clientOf(url).client.getProduct("fir")).toBeNull();
    await expect(
      clientOf(url)
        .client.as({ cookies: { s: "1" } })
        .logout(),
    ).resolves.toBeUndefined();
  });

  it.each([204, 205])("treats status %i as an empty answer", async (status) => {
    const { url } = await serving((socket) => void socket.end(`HTTP/1.1 ${status} Done\r\nConnection: close\r\n\r\n`));
    await clientOf(url)
      .client.as({ cookies: { s: "1" } })
      .decide("7", "approved");
  });

  it("stops at the status of an error and ignores its body", async () => {
    const { url } = await serving((socket) => {
      socket.end("HTTP/1.1 503 Busy\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<h1>Busy</h1>");
    });
    await expect(clientOf(url).client.listProducts()).rejects.toMatchObject({ kind: "refused", status: 503 });
  });

  it.each<[string, string]>([
    ["before the headers", ""],
    ["in the body", `${HEAD}Content-Length: 9999\r\n\r\n[`],
  ])("closes the connection when the visitor leaves %s", async (_when, bytes) => {
    const leaving = new AbortController();
    const { url, connections } = await serving((socket) => socket.write(bytes, () => leaving.abort()));
    const { client } = clientOf(url);
    await expect(client.as({ cookies: {} }).getAccount(leaving.signal)).rejects.toMatchObject({ kind: "cancelled" });
    expect(connections).not.toHaveLength(0);
    await connections[0]?.closed;
  });

  it("reuses its connections for later calls, and closes them when it is closed", async () => {
    const answer = `${HEAD}Content-Length: ${Buffer.byteLength(LIST)}\r\n\r\n${LIST}`;
    const { url, connections } = await serving((socket) => socket.write(answer));
    const backend = aRemoteBackend(url);
    const { client } = aClient(backend.handle);
    for (let n = 0; n < 10; n += 1) expect(await client.listProducts()).toHaveLength(1);
    expect(connections.length).toBeLessThanOrEqual(2);
    await backend.close();
    await Promise.all(connections.map(({ closed }) => closed));
    await expect(client.listProducts()).rejects.toMatchObject({ kind: "unreachable" });
  });
});
