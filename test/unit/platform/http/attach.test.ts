import { EventEmitter, once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { exchange } from "../../../support/raw-http";
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
  attach({ fileVersions: {} });
  attach({ fileVersions: {} });
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

/** A request for the shop's public origin, sent to where it runs. */
const ask = (url: string, path: string, headers = {}) => exchange(url, path, { Host: "doors.example", ...headers });

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
    const first = await ask(one.url, "/a");
    const second = await ask(two.url, "/b");
    expect([String(first.body), String(second.body)]).toEqual(["one", "two"]);
    expect([first.status, second.status]).toEqual([200, 404]);
    expect(second.headers["x-own"]).toBe("yes");
    for (const { headers } of [first, second]) {
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["strict-transport-security"]).toBe("max-age=63072000");
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    }
    await ask(one.url, "/c");
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
    const icon = await ask(url, "/favicon.svg");
    expect([icon.status, icon.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(remix).not.toHaveBeenCalled();
    // Express would take the slash away and serve the file.
    expect((await ask(url, "/favicon.svg/")).status).toBe(404);
    expect(remix).toHaveBeenCalledOnce();
  });

  it("log the id that the answer carries", async () => {
    const { url } = await serve((_request, response) => void response.end());
    const given = await ask(url, "/shop", { "X-Request-Id": "proxy-id-0001" });
    const made = await ask(url, "/shop", { "X-Request-Id": "bad id" });
    expect(given.headers["x-request-id"]).toBe("proxy-id-0001");
    const ids = (await logged(2)).map(({ requestId }) => requestId);
    expect(ids).toEqual(["proxy-id-0001", made.headers["x-request-id"]]);
  });

  it("log a request that the visitor gave up, as one", async () => {
    const arrivals = new EventEmitter();
    const { url } = await serve(() => void arrivals.emit("arrival"));
    const arrived = once(arrivals, "arrival");
    const headers = { Host: "doors.example", "X-Request-Id": "proxy-id-0001" };
    const leaving = http.get(`${url}/slow`, { headers }).on("error", () => {});
    await arrived;
    leaving.destroy();
    expect(await logged(1)).toMatchObject([{ path: "/slow", aborted: true, requestId: "proxy-id-0001" }]);
  });

  it("limit slow clients and many headers before the first connection", async () => {
    const { server } = await serve((_request, response) => void response.end());
    expect(server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 150_000,
      timeout: 20_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
      maxHeadersCount: 100,
      maxConnections: expect.any(Number),
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

  it.each(["production", "development"])("use of the Express app what they do not do, in %s", async (mode) => {
    vi.resetModules();
    vi.stubEnv("NODE_ENV", mode);
    vi.stubEnv("SESSION_SECRET", "a secret that is long enough for a test");
    const { refit } = await import("~/platform/http/attach.server");
    const app = remixServeApp(() => {}) as Parameters<typeof refit>[0];
    const last = refit(app);
    if (mode === "production") expect(last.name).toBe("remixByBranch");
    else {
      expect(last).toBe(app);
      expect(app._router?.stack.map(({ name }) => name)).toEqual(["expressInit", "compression", "bound dispatch"]);
    }
  });

  it("are not put in front of another remix-serve than the one that is known", async () => {
    const { refit } = await import("~/platform/http/attach.server");
    const app = remixServeApp(() => {}) as Parameters<typeof refit>[0];
    app._router?.stack.splice(2, 1);
    expect(() => refit(app)).toThrow(/other layers than 2\.17\.5: query, expressInit, serveStatic/);
    expect(() => refit(Object.assign(() => {}, { use: () => {} }))).toThrow(/none/);
  });
});
