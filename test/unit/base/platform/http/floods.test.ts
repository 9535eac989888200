import { once } from "node:events";
import { createServer } from "node:http";
import { performance } from "node:perf_hooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { floods } from "~/base/platform/http/floods.server";
import { visitor } from "~/base/platform/http/request-context.server";
import * as budget from "~/base/platform/rate-limits/thread-budget.server";
import { currentVisitor } from "~/base/platform/request-context.server";
import { inOrder } from "~/base/platform/step.server";
import { startWith } from "../../../../support/configured-shop";

/** The load of the thread, and whether it has time for reads. */
const thread = { share: 0.5, hasTime: true };
/** Makes the thread appear as busy as {@link thread} says. */
function setLoad(): void {
  const spent = { active: 0, idle: 0, utilization: 0 };
  vi.spyOn(performance, "eventLoopUtilization").mockImplementation(() => {
    spent.active += thread.share;
    spent.idle += 1 - thread.share;
    return { ...spent };
  });
  vi.spyOn(process, "cpuUsage").mockImplementation(() => ({ user: 1e9 * (spent.active + spent.idle), system: 0 }));
}

/** A server of only these two steps, on 127.0.0.1, that answers with its visitor. */
async function serve(variables: Readonly<Record<string, string>>) {
  startWith(variables);
  vi.spyOn(budget, "takeRead").mockImplementation(() => thread.hasTime);
  const server = createServer(inOrder([visitor, floods], (_request, response) => response.end(currentVisitor())));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    ask: (init: RequestInit = {}, path = "/") => fetch(`http://127.0.0.1:${port}${path}`, init),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const from = (visitor: string, init: RequestInit = {}) => ({
  ...init,
  headers: { ...init.headers, "X-Forwarded-For": visitor },
});

describe("the steps that identify a visitor", () => {
  let server: Awaited<ReturnType<typeof serve>>;
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    Object.assign(thread, { share: 0.5, hasTime: true });
    setLoad();
    vi.spyOn(process.stdout, "write").mockImplementation((line) => written.push(String(line)) > 0);
  });
  afterEach(() => {
    server.stop();
  });

  it("use the socket's address without a proxy, and warn the operator once of an unconfigured one", async () => {
    server = await serve({ TRUST_PROXY: "0" });
    expect(await (await server.ask()).text()).toBe("127.0.0.1");
    expect(written).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      expect(await (await server.ask(from("203.0.113.1"))).text()).toBe("127.0.0.1");
    }
    expect(written).toHaveLength(1);
    expect(written[0]).toContain("TRUST_PROXY is 0");
    expect(written[0]).not.toContain("203.0.113.1");
  });

  it("refuse a visitor's posts beyond 300 a minute, with a small page, and no other visitor's", async () => {
    server = await serve({ TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "1" });
    const post = (visitor: string, headers = {}) => server.ask(from(visitor, { method: "POST", headers }));
    for (let sent = 0; sent < 300; sent += 1) expect([200, 503]).toContain((await post("203.0.113.1")).status);
    const refused = await post("203.0.113.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("connection")).toBe("close");
    expect(await refused.text()).toContain("<p>Too many requests. Please wait a minute and try again.</p>");
    const data = await server.ask(from("203.0.113.1", { method: "POST" }), "/contact?_data=routes%2Fcontact");
    expect([data.status, data.headers.get("x-remix-catch")]).toEqual([429, "yes"]);
    expect(await data.json()).toEqual({ message: "Too many requests. Please wait a minute and try again." });
    expect((await post("203.0.113.2")).status).not.toBe(429);
    expect((await server.ask(from("203.0.113.1"))).status).toBe(200);
  });

  it("do not count against a visitor what another site sent in the visitor's name", async () => {
    server = await serve({ TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "1" });
    const post = (headers = {}) => server.ask(from("203.0.113.1", { method: "POST", headers }));
    for (let sent = 0; sent < 300; sent += 1) await post({ "Sec-Fetch-Site": "cross-site" });
    expect((await post({ "Sec-Fetch-Site": "cross-site" })).status).toBe(429);
    expect((await post()).status).not.toBe(429);
  });

  it("allow few posts to a busy thread, but all pages", async () => {
    server = await serve({ TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "1" });
    thread.share = 0.99;
    const sent = Array.from({ length: 100 }, (_none, n) => server.ask(from(`10.0.0.${n}`, { method: "POST" })));
    const refused = (await Promise.all(sent)).filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused[0]?.headers.get("retry-after")).toBe("5");
    expect(await refused[0]?.text()).toContain("The shop is very busy. Go back: what you typed is still there.");
    expect((await server.ask(from("10.1.0.1"))).status).toBe(200);
  });

  it("refuse a visitor's pages beyond 3,000 a minute", async () => {
    server = await serve({ TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "1" });
    const statuses = new Set<number>();
    for (let round = 0; round < 60; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => server.ask(from("203.0.113.1"))));
      for (const answer of answers) statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([200]);
    expect((await server.ask(from("203.0.113.1"))).status).toBe(429);
    // A whole office may share one address.
    const neighbor = from("203.0.113.1", { headers: { "User-Agent": "another browser" } });
    expect((await server.ask(neighbor)).status).toBe(200);
  });

  it("refuse reads with a small page if the thread has no time, but answer probes", async () => {
    server = await serve({ TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "1" });
    thread.hasTime = false;
    const ask = (path: string, method = "GET") => server.ask(from("203.0.113.1", { method }), path);
    const waiting = Array.from({ length: 64 }, () => server.ask(from("203.0.113.2"), "/search?q=oak"));
    await vi.waitFor(async () => expect((await server.ask(from("203.0.113.2"), "/search?q=elm")).status).toBe(503));
    const many = Array.from({ length: 20 }, () => server.ask(from("203.0.113.2")));
    const [refused] = await Promise.all(many);
    expect([refused?.status, refused?.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused?.text()).toContain("<h1>Please try again in a moment</h1><p>The shop is very busy.");
    const data = await server.ask(from("203.0.113.2"), "/search?q=oak&_data=routes%2Fsearch._index");
    expect([data.status, data.headers.get("x-remix-catch")]).toEqual([503, "yes"]);
    expect((await server.ask(from("203.0.113.2", { method: "HEAD" }), "/search?q=oak")).status).toBe(503);
    expect((await ask("/readyz")).status).toBe(200);
    thread.hasTime = true;
    expect((await ask("/search?q=oak")).status).toBe(200);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50);
  });
});
