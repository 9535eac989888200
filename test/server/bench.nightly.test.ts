import { execFile, execFileSync, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { browserProgram } from "../set-up/browser-program";

/** Far too little to measure anything. */
const SMALL = { BENCH_SMALLER: "200" };

const RUN = ["test/bench/run.mjs"];

const NAMES = execFileSync(process.execPath, [...RUN, "--list"], { encoding: "utf8" })
  .trim()
  .split("\n");

const STRESS_FILES = readdirSync("test/stress").filter((name) => name.endsWith(".stress.ts")).length;

const hasLoad = ["wrk", "taskset"].every((program) => spawnSync("which", [program]).status === 0);

/** The first line that a command prints: the title of its table, or why it cannot run. */
async function firstLine(name: string): Promise<string> {
  const CHROMIUM_PATH = (await browserProgram()).path ?? "";
  const env = { ...process.env, ...SMALL, CHROMIUM_PATH };
  return promisify(execFile)(process.execPath, [...RUN, name], { env }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { readonly stderr: string }) => /Error: (.*)/.exec(stderr)?.[1] ?? stderr,
  );
}

it("has shops, so that the built shop is there", () => {
  expect(inject("shopOrigins")).toBeTruthy();
});

it.each(NAMES)("bench %s runs to its end", async (name) => {
  const needsLoad = ["cost", "expiry", "memory", "order-form", "throughput"].includes(name);
  const printed = await firstLine(name);
  if (needsLoad && !hasLoad) expect(printed).toContain("needs wrk and taskset");
  else expect(printed.split("\n").length, printed).toBeGreaterThan(2);
});

it("loads every file of the stress tests", async () => {
  const words = ["node_modules/vitest/vitest.mjs", "list", "--config", "test/stress/vitest.config.ts", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 64 * 1024 * 1024 });
  const listed = JSON.parse(stdout.slice(stdout.indexOf("["))) as readonly { readonly file: string }[];
  expect(new Set(listed.map(({ file }) => file)).size).toBe(STRESS_FILES);
});
