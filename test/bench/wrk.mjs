import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { processorTime } from "./processor.mjs";

const run = promisify(execFile);

export const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

/** wrk's units, in milliseconds. */
const UNITS = /** @type {Record<string, number>} */ ({ us: 0.001, ms: 1, s: 1000 });

/**
 * Writes the script that makes wrk post a form instead of requesting a page.
 *
 * @param {URLSearchParams} form
 * @param {string} origin
 */
async function scriptOf(form, origin) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "shop-bench-wrk-"));
  const file = path.join(folder, "post.lua");
  const lines = [
    'wrk.method = "POST"',
    `wrk.body = "${form}"`,
    'wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"',
    `wrk.headers["Origin"] = "${origin}"`,
  ];
  await writeFile(file, lines.join("\n"));
  return { file, remove: () => rm(folder, { recursive: true }) };
}

/**
 * Requests one page over 50 connections from the second core.
 *
 * @param {import("./shop.mjs").Server} server
 * @param {string} page
 * @param {number} seconds
 * @param {Record<string, string>} [headers]
 * @param {URLSearchParams} [form] posted to the page
 * @returns requests a second, the server's processor time per request, and the latency that the slowest hundredth
 *   exceeds, both in milliseconds
 */
export async function load({ origin, pid }, page, seconds, headers = {}, form) {
  const url = origin + page;
  const all = Object.entries({ "Accept-Encoding": BROWSER_ENCODINGS, ...headers });
  const script = form && (await scriptOf(form, origin));
  const before = await processorTime(pid);
  const { stdout } = await run("taskset", [
    ...["-c", "1", "wrk", "-t1", "-c50", `-d${seconds}s`, "--timeout", "10s", "--latency"],
    ...(script ? ["-s", script.file] : []),
    ...all.flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  await script?.remove();
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, slowest = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cost: ((await processorTime(pid)) - before) / requests,
    slowest: Number(slowest) * (UNITS[unit] ?? Number.NaN),
  };
}
