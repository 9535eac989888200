import http, { type RequestListener } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addGauge } from "~/base/platform/metrics/meter.server";
import { routeFinder } from "~/base/platform/metrics/routes.server";
import { startWith } from "../../../../support/configured-shop";
import { caughtLogLines } from "../../../../support/log-lines";
import { exchange } from "../../../../support/raw-http";
import { remixBuild } from "../../../../support/remix-build";
import { serveInFrontOf } from "../../../../support/shop-steps";

const TOKEN = "a-token-of-more-than-thirty-two-characters";
const OWN = { Authorization: `Bearer ${TOKEN}` };
const PATHS = 1000;

caughtLogLines();

const build = remixBuild(
  { default: () => new Response("page") },
  {
    root: { module: {} },
    "routes/shop": { path: "shop", parentId: "root", module: { loader: () => new Response("shop") } },
    "routes/product.$id": { path: "product/:id", parentId: "root", module: { loader: () => new Response("one") } },
    "routes/$": { path: "*", parentId: "root", module: { loader: () => new Response("none", { status: 404 }) } },
  },
);

/** The shop's steps in their own server, with or without metrics. */
function serve(token: string) {
  startWith({ METRICS_TOKEN: token, RATE_LIMIT_FACTOR: "10000" });
  return serveInFrontOf(createRequestHandler({ build, mode: "production" }) as unknown as RequestListener, {
    routeOf: routeFinder(build.routes),
  });
}

/** The series in the text format: names with labels, and values. Throws if a line does not match the format. */
function parsed(text: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !/^# (?:HELP|TYPE) [a-z_:][\w:]* \S/i.test(line));
  return new Map(
    lines.map((line) => {
      const match = /^([a-z_:][\w:]*(?:\{(?:[a-z_]\w*="(?:[^"\\]|\\.)*",?)*\})?) (\S+)$/i.exec(line);
      if (!match) throw new Error(`no series: ${line}`);
      return [match[1] ?? "", Number(match[2])] as const;
    }),
  );
}

describe("/metrics", () => {
  let shop: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    shop = await serve(TOKEN);
    // The first request waits until the package is loaded; from then on every request is counted.
    await exchange(shop.origin, "/metrics", OWN);
  });
  afterAll(() => {
    shop.close();
  });

  const read = async () => parsed((await exchange(shop.origin, "/metrics", OWN)).body.toString());

  it("answers only requests with the token, and may not be stored", async () => {
    const answer = await exchange(shop.origin, "/metrics", OWN);
    expect(answer).toMatchObject({
      status: 200,
      headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" },
    });
    const others = [{}, { Authorization: "Bearer x" }, { Authorization: TOKEN }, { Cookie: `__session=${TOKEN}` }];
    for (const headers of others) {
      const refused = await exchange(shop.origin, `/metrics?token=${TOKEN}`, headers as Record<string, string>);
      expect(refused).toMatchObject({
        status: 401,
        headers: { "www-authenticate": "Bearer", "cache-control": "no-store" },
      });
      expect(refused.body.toString()).not.toContain("shop_http");
    }
    const host = await exchange(shop.origin, "/metrics", { ...OWN, Host: "10.0.0.7:3000" });
    expect(host.status).toBe(200);
  });

  it("counts requests by route, class of status and kind of client", async () => {
    const before = await read();
    await exchange(shop.origin, "/shop?_data=routes/shop", { "User-Agent": "Mozilla/5.0 Firefox/130.0" });
    await exchange(shop.origin, "/product/a?_data=routes/product.%24id", { "User-Agent": "Googlebot/2.1" });
    const after = await read();
    const added = [...after].filter(([name, value]) => /requests_total/.test(name) && value > (before.get(name) ?? 0));
    expect(added.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/route="routes\/shop",status="\dxx",client="person"/),
        expect.stringMatching(/route="routes\/product\.\$id",status="\dxx",client="crawler"/),
      ]),
    );
    expect(after.get('shop_http_request_duration_seconds_count{route="routes/shop"}')).toBeGreaterThan(0);
    expect(after.get("shop_http_requests_in_flight")).toBe(1);
    for (const name of ["nodejs_eventloop_lag_p99_seconds", "nodejs_heap_size_used_bytes", "process_open_fds"]) {
      expect(after.get(name), name).toBeGreaterThan(0);
    }
  });

  it(`has no more series after ${PATHS} different addresses`, async () => {
    const ask = (path: string) => exchange(shop.origin, path, { "User-Agent": "Mozilla/5.0 Firefox/130.0" });
    for (const path of ["/nothing-0", "/product/p0"]) await ask(path);
    const before = await read();
    const { origin } = shop;
    const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
    const send = (path: string) =>
      new Promise<void>((resolve, reject) => {
        const headers = { "User-Agent": "Mozilla/5.0 Firefox/130.0" };
        http
          .get(origin + path, { agent, headers }, (answer) => answer.resume().once("end", resolve))
          .on("error", reject);
      });
    await Promise.all(Array.from({ length: PATHS }, (_one, at) => send(at % 2 ? `/nothing-${at}` : `/product/p${at}`)));
    agent.destroy();
    const after = await read();
    expect([...after.keys()].filter((name) => !before.has(name) && !/_requests_count|kind=|type=/.test(name))).toEqual(
      [],
    );
    const all = [...after].filter(([name]) => /shop_http_requests_total/.test(name));
    expect(all.reduce((sum, [, value]) => sum + value, 0)).toBeGreaterThan(PATHS);
  }, 60_000);

  it("shows gauges that are added later, and leaves out one that cannot be read", async () => {
    addGauge({
      name: "shop_provider_breaker_open",
      help: "x",
      labels: ["pool"],
      read: () => [{ value: 1, labels: { pool: "reads" } }],
    });
    addGauge({ name: "shop_broken", help: "x", read: () => Promise.reject(new Error("gone")) });
    const series = await read();
    expect(series.get('shop_provider_breaker_open{pool="reads"}')).toBe(1);
    expect(series.has("shop_broken")).toBe(false);
  });

  it("does not exist without a token", async () => {
    const plain = await serve("");
    try {
      const answers = [await exchange(plain.origin, "/metrics", OWN), await exchange(plain.origin, "/nothing", OWN)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
    } finally {
      plain.close();
    }
  });
});
