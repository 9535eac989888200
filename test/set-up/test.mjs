import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { installWhereChanged } from "./install.mjs";
import { npmCommand } from "./npm.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const words = process.argv.slice(2);
const OWN_WORDS = ["--all", "--browser", "--quick"];
const VITEST = [process.execPath, "node_modules/vitest/vitest.mjs", "run"];
const given = words.filter((word) => !OWN_WORDS.includes(word));

/** @param {readonly string[]} names */
const projects = (names) => names.flatMap((name) => ["--project", name]);

/** The projects that need no browser, Postgres or build. */
const QUICK = ["rules", "components", "routes", "alone"];

const DAY = [...QUICK, "contract", "stored", "postgres", "checks", "server", "journeys"];

/** What `npm test` leaves to `npm run test:browser`: long journeys in browsers, and what computes for seconds. */
const LATER = ["browser", "slow"];

const CHOSEN = words.includes("--all") ? [] : projects(words.includes("--browser") ? LATER : DAY);

/** tier.ts says what only `npm run test:all` runs. */
const TIER = words.includes("--all") ? "night" : words.includes("--quick") ? "quick" : "day";

/** The time of each step, as printed. @type {string[]} */
const times = [];

/** Runs a step and records its time. @param {string} name @param {() => unknown} step */
async function timed(name, step) {
  const began = performance.now();
  await step();
  times.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Runs a command to its end. @param {string} name @param {readonly string[]} command */
async function run(name, [command = "", ...words]) {
  const [code] = await once(
    spawn(command, words, { cwd: ROOT, stdio: "inherit", env: { ...process.env, TEST_TIER: TIER } }),
    "exit",
  );
  if (code !== 0) throw new Error(`${name} failed`);
}

/** Runs a script of package.json. @param {string} name */
const script = (name) => timed(name, () => run(name, npmCommand("run", name)));

async function scripts() {
  for (const name of ["lint", "knip", "build"]) await script(name);
}

if (words.includes("--quick")) {
  await run("the tests", [...VITEST, ...projects(QUICK), ...given]).catch(() => process.exit(1));
  process.exit();
}
try {
  await timed("packages", () => installWhereChanged(ROOT));
  const before = words.includes("--browser") ? [script("build")] : [script("typecheck"), scripts()];
  const results = await Promise.allSettled(before);
  for (const result of results) if (result.status === "rejected") throw result.reason;
  process.stdout.write(`\nBefore the tests: ${times.join(", ")}\n`);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  // The last line of a test run, for programs that read the log.
  process.stdout.write("\n0 passed, 1 failed\n");
  process.exit(1);
}
await run("the tests", [...VITEST, ...CHOSEN, ...given]).catch(() => process.exit(1));
