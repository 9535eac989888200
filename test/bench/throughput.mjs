import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { startBuiltShop, startServer } from "./shop.mjs";
import { percentile, printTable } from "./table.mjs";
import { BROWSER_ENCODINGS, load } from "./wrk.mjs";

const run = promisify(execFile);
const PATHS = ["/", "/shop", "/product/ashby"];

/** Credentials that the shop does not read: the page is made for each request, by the ordinary way. */
const UNCACHED = { Authorization: "Basic eDp4" };

const REMIX_SERVE = path.resolve("node_modules/@remix-run/serve/dist/cli.js");

const ROUNDS = 3;
const SECONDS = 6;
const SERVER_CORE = ["taskset", "-c", "0"];

/**
 * A copy of the project whose documents are answered by Remix's own entry (streamed, compressed by the server's
 * middleware), as the template does: the same pages, for comparison.
 */
async function buildTemplateCopy() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "template-"));
  for (const name of ["app", "public", "package.json", "remix.config.js", "tsconfig.json", "remix.env.d.ts"]) {
    await cp(name, path.join(folder, name), { recursive: true });
  }
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  await rm(path.join(folder, "app/entry.server.tsx"));
  await rm(path.join(folder, "public/build"), { recursive: true, force: true });
  await run(process.execPath, [path.resolve("node_modules/@remix-run/dev/dist/cli.js"), "build"], { cwd: folder });
  return folder;
}

/**
 * Serves the very bytes of the shop's answers from a bare `node:http` server.
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
 * Loads several servers in turn, so that what else the machine does falls on all of them.
 *
 * @param {Record<string, import("./shop.mjs").Server>} servers
 * @param {string} page
 * @param {Record<string, string>} [headers]
 * @returns the median of a figure of one of the servers
 */
async function compare(servers, page, headers) {
  const results = /** @type {Record<string, Load[]>} */ ({});
  for (const server of Object.values(servers)) await load(server, page, 2, headers);
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

/** Waits until a page is answered from the cache in its smallest coding, as it is from then on. */
async function untilStored(/** @type {string} */ url) {
  for (;;) {
    const { headers } = await fetch(url, { headers: { "Accept-Encoding": BROWSER_ENCODINGS } });
    if (headers.get("x-cache") === "hit" && headers.get("content-encoding") === "br") return;
    await delay(100);
  }
}

/** Stored pages beside bare Node that sends the same bytes, interleaved, servers on core 0 and the load on core 1. */
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
    printTable("Stored pages, 50 connections (wanted: 0.8 of bare Node, p99 5 ms)", rows);
  } finally {
    await shop.stop();
    await bare.stop();
  }
}

/** Pages made for each request, beside Remix's own entry. */
export async function benchUncached() {
  const template = await buildTemplateCopy();
  const shop = await startBuiltShop(4911, { prefix: SERVER_CORE });
  const stock = await startBuiltShop(4912, { cwd: template, prefix: SERVER_CORE, starter: REMIX_SERVE });
  try {
    const rows = [];
    for (const page of PATHS) {
      const of = await compare({ shop, stock }, page, UNCACHED);
      rows.push({
        page,
        "shop req/s": Math.round(of("shop", "rate")),
        "Remix's entry req/s": Math.round(of("stock", "rate")),
        "shop / Remix's entry": `${(of("shop", "rate") / of("stock", "rate")).toFixed(2)} x`,
        "shop ms of processor": of("shop", "cost").toFixed(3),
        "Remix's entry": of("stock", "cost").toFixed(3),
      });
    }
    printTable("Uncached pages, 50 connections (wanted: 8 x Remix's entry)", rows);
  } finally {
    await shop.stop();
    await stock.stop();
    await rm(template, { recursive: true, force: true });
  }
}

/** Stored pages are fresh for 300 s. */
const ALMOST_STALE_MS = 290_000;
const OVER_EXPIRY_SECONDS = 25;

/** A stored page under load while it expires and is made anew. */
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
