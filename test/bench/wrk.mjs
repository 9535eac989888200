import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { processorTime } from "./processor.mjs";

const run = promisify(execFile);

export const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

/** wrk's units, in milliseconds. */
const UNITS = /** @type {Record<string, number>} */ ({ us: 0.001, ms: 1, s: 1000 });

/**
 * Requests one page over 50 connections from the second core.
 *
 * @param {import("./shop.mjs").Server} server
 * @param {string} page
 * @param {number} seconds
 * @param {Record<string, string>} [headers]
 * @returns what a second serves, what each request costs the server's processor, and how long the slowest hundredth
 *   waits, both in milliseconds
 */
export async function load({ origin, pid }, page, seconds, headers = {}) {
  const url = origin + page;
  const all = Object.entries({ "Accept-Encoding": BROWSER_ENCODINGS, ...headers });
  const before = await processorTime(pid);
  const { stdout } = await run("taskset", [
    ...["-c", "1", "wrk", "-t1", "-c50", `-d${seconds}s`, "--timeout", "10s", "--latency"],
    ...all.flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, slowest = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cost: ((await processorTime(pid)) - before) / requests,
    slowest: Number(slowest) * (UNITS[unit] ?? Number.NaN),
  };
}
