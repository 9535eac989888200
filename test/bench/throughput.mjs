import http from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { startBuiltShop, startServer } from "./shop.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";
import { BROWSER_ENCODINGS, load } from "./wrk.mjs";

const PATHS = ["/", "/shop", "/product/ashby"];

const ROUNDS = smaller(3);
const SECONDS = smaller(6);
const SERVER_CORE = ["taskset", "-c", "0"];

/**
 * Serves the exact bytes of the shop's answers from a bare `node:http` server.
 *
 * @param {string} origin
 * @param {number} port
 */
async function startBareServer(origin, port) {
  const answers = await Promise.all(PATHS.map((page) => rawAnswer(origin + page)));
  const script = `
    const http = require("node:http");
    const pages = new Map(${JSON.stringify(PATHS.map((page, n) => [page, answers[n]]))}
      .map(([page, { headers, body }]) => [page, { headers, body: Buffer.from(body, "base64") }]));
    http.createServer((request, response) => {
      const page = pages.get(request.url);
      if (!page) return response.writeHead(404).end();
      response.writeHead(200, page.headers).end(page.body);
    }).listen(${port}, "127.0.0.1");`;
  return startServer({ command: [...SERVER_CORE, process.execPath, "-e", script], port, probe: "/shop" });
}

/** @param {string} url */
function rawAnswer(url) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { "Accept-Encoding": BROWSER_ENCODINGS } }, (response) => {
      const chunks = /** @type {Buffer[]} */ ([]);
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const { connection, "keep-alive": keepAlive, "transfer-encoding": coding, date, ...headers } = response.headers;
        resolve({ headers: { ...headers, "content-length": body.length }, body: body.toString("base64") });
      });
    });
    request.on("error", reject);
  });
}

/** @typedef {Awaited<ReturnType<typeof load>>} Load */

/**
 * Loads several servers in turn, so that other work on the machine affects all of them alike.
 *
 * @param {Record<string, import("./shop.mjs").Server>} servers
 * @param {string} page
 * @param {Record<string, string>} [headers]
 * @returns the median of a figure of one of the servers
 */
async function compare(servers, page, headers) {
  const results = /** @type {Record<string, Load[]>} */ ({});
  for (const server of Object.values(servers)) await load(server, page, smaller(2), headers);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      results[name] = [...(results[name] ?? []), await load(server, page, SECONDS, headers)];
    }
  }
  return (/** @type {string} */ name, /** @type {keyof Load} */ figure) =>
    percentile(
      (results[name] ?? []).map((result) => result[figure]),
      0.5,
    );
}

/** Waits until a page is answered from the cache in its smallest encoding, which then stays. */
async function untilStored(/** @type {string} */ url) {
  for (;;) {
    const { headers } = await fetch(url, { headers: { "Accept-Encoding": BROWSER_ENCODINGS } });
    if (headers.get("x-cache") === "hit" && headers.get("content-encoding") === "br") return;
    await delay(100);
  }
}

/** Compares stored pages with bare Node sending the same bytes, interleaved; servers on core 0, the load on core 1. */
export async function benchThroughput() {
  const shop = await startBuiltShop(4911, { prefix: SERVER_CORE });
  for (const page of PATHS) await untilStored(shop.origin + page);
  const bare = await startBareServer(shop.origin, 4913);
  try {
    const rows = [];
    for (const page of PATHS) {
      const of = await compare({ shop, bare }, page);
      rows.push({
        page,
        "shop req/s": Math.round(of("shop", "rate")),
        "bare Node req/s": Math.round(of("bare", "rate")),
        "shop / bare": (of("shop", "rate") / of("bare", "rate")).toFixed(2),
        "by processor": (of("bare", "cost") / of("shop", "cost")).toFixed(2),
        "p99 ms": of("shop", "slowest").toFixed(1),
        "bare p99 ms": of("bare", "slowest").toFixed(1),
      });
    }
    printTable("Stored pages, 50 connections (floor: 0.6 of bare Node)", rows);
  } finally {
    await shop.stop();
    await bare.stop();
  }
}

/** Stored pages are fresh for 300 s. */
const ALMOST_STALE_MS = smaller(290_000);
const OVER_EXPIRY_SECONDS = smaller(25);

/** A stored page under load while it expires and is made again. */
export async function benchExpiry() {
  const shop = await startBuiltShop(4911, { prefix: SERVER_CORE });
  try {
    await untilStored(`${shop.origin}/shop`);
    await delay(ALMOST_STALE_MS);
    const { rate, slowest } = await load(shop, "/shop", OVER_EXPIRY_SECONDS);
    printTable("A stored page while it expires, 50 connections (wanted: p99 10 ms)", [
      { page: "/shop", "req/s": Math.round(rate), "p99 ms": slowest.toFixed(1) },
    ]);
  } finally {
    await shop.stop();
  }
}
