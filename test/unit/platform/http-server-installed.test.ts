import { EventEmitter, once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

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
  const { installHttpServer } = await import("~/platform/http-server.server");
  installHttpServer();
});

afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  for (const [signal, listeners] of before) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener);
  }
});

async function listen(...listeners: http.RequestListener[]) {
  const server = http.createServer();
  for (const listener of listeners) server.on("request", listener);
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const requestLines = () => lines.filter(({ event }) => event === "http.request");

async function logged(count: number) {
  while (requestLines().length < count) await once(written, "line");
  return requestLines();
}

describe("the checks in front of a server that somebody else makes", () => {
  it("are on the very first answer of every server, once", async () => {
    const [one, two] = await Promise.all([
      listen((_request, response) => response.end("one")),
      listen((_request, response) => response.writeHead(404, { "X-Own": "yes" }).end("two")),
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
    expect(one.server.listenerCount("request")).toBe(1);
  });

  it("let every listener behind them run, in its order, with the server as this", async () => {
    const ran: unknown[] = [];
    const { server, url } = await listen(
      function (this: unknown) {
        ran.push(this);
      } as http.RequestListener,
      (_request, response) => response.end("second"),
    );
    for (let time = 0; time < 2; time += 1) expect(await (await fetch(url)).text()).toBe("second");
    expect(ran).toEqual([server, server]);
  });

  it("log the id that the answer carries, and no query", async () => {
    const { url } = await listen((_request, response) => response.end());
    const given = await fetch(`${url}/shop?email=a@b.co`, { headers: { "X-Request-Id": "proxy-id-0001" } });
    const made = await fetch(`${url}/shop`, { headers: { "X-Request-Id": "bad id" } });
    expect(given.headers.get("X-Request-Id")).toBe("proxy-id-0001");
    const ids = (await logged(2)).map(({ requestId }) => requestId);
    expect(ids).toEqual(["proxy-id-0001", made.headers.get("X-Request-Id")]);
    expect(JSON.stringify(lines)).not.toContain("a@b.co");
  });

  it("log a request that the visitor gave up, as one", async () => {
    const arrivals = new EventEmitter();
    const { url } = await listen(() => void arrivals.emit("arrival"));
    const arrived = once(arrivals, "arrival");
    const leaving = new AbortController();
    const answer = fetch(`${url}/slow`, { signal: leaving.signal });
    await arrived;
    leaving.abort();
    await expect(answer).rejects.toThrow("aborted");
    expect(await logged(1)).toMatchObject([{ path: "/slow", aborted: true }]);
  });

  it("limit slow clients and many headers", async () => {
    const { server, url } = await listen((_request, response) => response.end());
    await fetch(url);
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeadersCount: 100,
    });
  });
});
