import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { startBuiltShop, startServer } from "./shop.mjs";
import { percentile, printTable } from "./table.mjs";

const run = promisify(execFile);
const PATHS = ["/shop", "/product/ashby"];
const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";
const ROUNDS = 3;
const SECONDS = 6;
const SERVER_CORE = ["taskset", "-c", "0"];

const TICK_MS = 10;

/**
 * The processor's time that a process has used, in milliseconds.
 *
 * @param {number} pid
 */
async function processorTime(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

/**
 * Requests a second over 50 connections from the other core, and what each costs the server's processor: the latter says
 * more where others use the machine too.
 *
 * @param {import("./shop.mjs").Server} server
 * @param {string} page
 * @param {number} seconds
 */
async function load({ origin, pid }, page, seconds) {
  const url = origin + page;
  const before = await processorTime(pid);
  const { stdout } = await run("taskset", [
    ...["-c", "1", "wrk", "-t1", "-c50", `-d${seconds}s`, "--timeout", "10s"],
    ...["-H", `Accept-Encoding: ${BROWSER_ENCODINGS}`, url],
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cost: ((await processorTime(pid)) - before) / requests,
  };
}

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

/** The shop beside Remix's own entry and beside bare Node, interleaved, each server on core 0 and the load on core 1. */
export async function benchThroughput() {
  const template = await buildTemplateCopy();
  const shop = await startBuiltShop(4911, process.cwd(), SERVER_CORE);
  const stock = await startBuiltShop(4912, template, SERVER_CORE);
  const bare = await startBareServer(shop.origin, 4913);
  const servers = { shop, stock, bare };
  try {
    const rows = [];
    for (const page of PATHS) {
      const results = /** @type {Record<string, { rate: number, cost: number }[]>} */ ({
        shop: [],
        stock: [],
        bare: [],
      });
      for (const server of Object.values(servers)) await load(server, page, 2);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, server] of Object.entries(servers)) results[name]?.push(await load(server, page, SECONDS));
      }
      const median = (/** @type {string} */ name, /** @type {"rate" | "cost"} */ figure) =>
        percentile(
          (results[name] ?? []).map((result) => result[figure]),
          0.5,
        );
      const rate = (/** @type {string} */ name) => median(name, "rate");
      rows.push({
        page,
        "shop req/s": Math.round(rate("shop")),
        "Remix's entry req/s": Math.round(rate("stock")),
        "bare Node req/s": Math.round(rate("bare")),
        "shop / Remix's entry": `${(rate("shop") / rate("stock")).toFixed(2)} x`,
        "shop / bare Node": (rate("shop") / rate("bare")).toFixed(4),
        "shop ms of processor": median("shop", "cost").toFixed(3),
        "Remix's entry": median("stock", "cost").toFixed(3),
      });
    }
    printTable("Requests a second, uncached, 50 connections (wanted: 900/190 = 4.74 x Remix's entry)", rows);
  } finally {
    for (const server of Object.values(servers)) await server.stop();
    await rm(template, { recursive: true, force: true });
  }
}

const REQUESTS = 100_000;
const STEP_SECONDS = 20;

/** The server's resident memory before, during and after 100,000 requests. */
export async function benchMemory() {
  const shop = await startBuiltShop(4914);
  const resident = async () => {
    const status = await readFile(`/proc/${shop.pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  const rows = [{ requests: 0, "resident MB": await resident() }];
  for (let done = 0; done < REQUESTS; ) {
    const header = `Accept-Encoding: ${BROWSER_ENCODINGS}`;
    const { stdout } = await run("wrk", ["-t1", "-c50", `-d${STEP_SECONDS}s`, "-H", header, `${shop.origin}/shop`]);
    done += Number(/(\d+) requests in/.exec(stdout)?.[1]);
    rows.push({ requests: done, "resident MB": await resident() });
  }
  await shop.stop();
  printTable("Memory over 100,000 requests of /shop", rows);
}
