import { EventEmitter, once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { remixServeApp } from "../../../support/remix-serve";

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const before = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
const servers: http.Server[] = [];
const written = new EventEmitter();
let lines: Record<string, unknown>[];

beforeEach(async () => {
  lines = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    lines.push(JSON.parse(String(text)));
    return written.emit("line") || true;
  });
  vi.stubEnv("PUBLIC_ORIGIN", "https://doors.example");
  const { attach } = await import("~/platform/http/attach.server");
  attach();
  attach();
});

afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

afterAll(() => {
  for (const [signal, listeners] of before) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener);
  }
});

/** A server as remix-serve makes it, with a listener in the place of Remix. */
async function serve(remix: http.RequestListener) {
  const server = http.createServer(remixServeApp(remix));
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const requestLines = () => lines.filter(({ event }) => event === "http.request");

async function logged(count: number) {
  while (requestLines().length < count) await once(written, "line");
  return requestLines();
}

describe("the steps in front of the server that remix-serve makes", () => {
  it("are on the very first answer of every server, once", async () => {
    const [one, two] = await Promise.all([
      serve((_request, response) => void response.end("one")),
      serve((_request, response) => void response.writeHead(404, { "X-Own": "yes" }).end("two")),
    ]);
    const first = await fetch(`${one.url}/a`);
    const second = await fetch(`${two.url}/b`);
    expect([await first.text(), await second.text()]).toEqual(["one", "two"]);
    expect([first.status, second.status]).toEqual([200, 404]);
    expect(second.headers.get("X-Own")).toBe("yes");
    for (const { headers } of [first, second]) {
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
      expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    }
    await fetch(`${one.url}/c`);
    expect(await logged(3)).toMatchObject([
      { path: "/a", status: 200, method: "GET", aborted: false },
      { path: "/b", status: 404, method: "GET", aborted: false },
      { path: "/c", status: 200, method: "GET", aborted: false },
    ]);
    expect(lines).toHaveLength(3);
    expect(one.server.listenerCount("request")).toBe(1);
  });

  it("answer for files themselves", async () => {
    const remix = vi.fn((_request: unknown, response: http.ServerResponse) => void response.writeHead(404).end());
    const { url } = await serve(remix as http.RequestListener);
    const icon = await fetch(`${url}/favicon.svg`);
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(remix).not.toHaveBeenCalled();
    // Express would take the slash away and serve the file.
    expect((await fetch(`${url}/favicon.svg/`)).status).toBe(404);
    expect(remix).toHaveBeenCalledOnce();
  });

  it("log the id that the answer carries", async () => {
    const { url } = await serve((_request, response) => void response.end());
    const given = await fetch(`${url}/shop`, { headers: { "X-Request-Id": "proxy-id-0001" } });
    const made = await fetch(`${url}/shop`, { headers: { "X-Request-Id": "bad id" } });
    expect(given.headers.get("X-Request-Id")).toBe("proxy-id-0001");
    const ids = (await logged(2)).map(({ requestId }) => requestId);
    expect(ids).toEqual(["proxy-id-0001", made.headers.get("X-Request-Id")]);
  });

  it("log a request that the visitor gave up, as one", async () => {
    const arrivals = new EventEmitter();
    const { url } = await serve(() => void arrivals.emit("arrival"));
    const arrived = once(arrivals, "arrival");
    const leaving = new AbortController();
    const headers = { "X-Request-Id": "proxy-id-0001" };
    const answer = fetch(`${url}/slow`, { signal: leaving.signal, headers });
    await arrived;
    leaving.abort();
    await expect(answer).rejects.toThrow("aborted");
    expect(await logged(1)).toMatchObject([{ path: "/slow", aborted: true, requestId: "proxy-id-0001" }]);
  });

  it("limit slow clients and many headers before the first connection", async () => {
    const { server } = await serve((_request, response) => void response.end());
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeadersCount: 100,
    });
  });

  it("leave signals to the shop alone: remix-serve would close the server and nothing else", async () => {
    const others = vi.fn();
    const server = http.createServer(remixServeApp(() => {}));
    servers.push(server.listen(0, "127.0.0.1"));
    for (const signal of SIGNALS) process.once(signal, others);
    await once(server, "listening");
    for (const signal of SIGNALS) {
      expect(process.listeners(signal)).not.toContain(others);
      expect(process.listenerCount(signal)).toBeGreaterThan(0);
    }
  });

  it.each([
    ["production", ["expressInit", "compression", "remixByBranch"]],
    ["development", ["expressInit", "compression", "bound dispatch"]],
  ])("leave of the Express app what they do not do, in %s", async (mode, layers) => {
    vi.resetModules();
    vi.stubEnv("NODE_ENV", mode);
    vi.stubEnv("SESSION_SECRET", "a secret that is long enough for a test");
    const { refit } = await import("~/platform/http/attach.server");
    const app = remixServeApp(() => {}) as Parameters<typeof refit>[0];
    refit(app);
    expect(app._router?.stack.map(({ name }) => name)).toEqual(layers);
  });

  it("are not put in front of another remix-serve than the one that is known", async () => {
    const { refit } = await import("~/platform/http/attach.server");
    const app = remixServeApp(() => {}) as Parameters<typeof refit>[0];
    app._router?.stack.splice(2, 1);
    expect(() => refit(app)).toThrow(/other layers than 2\.17\.5: query, expressInit, serveStatic/);
    expect(() => refit(Object.assign(() => {}, { use: () => {} }))).toThrow(/none/);
  });
});
