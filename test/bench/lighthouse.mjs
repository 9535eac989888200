import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { installWhereChanged } from "../set-up/install.mjs";
import { startBuiltShop } from "./shop.mjs";
import { smaller } from "./size.mjs";
import { printTable } from "./table.mjs";

/** `npm run lighthouse [path ...]`: Lighthouse for a mid-range phone on a slow network, the median of three runs. */
const PATHS = [
  "/",
  "/shop",
  "/product/ashby",
  "/process",
  "/portfolio",
  "/contact",
  "/account",
  "/cart",
  "/how-to/measuring",
  "/terms",
];
const RUNS = smaller(3);

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"',
];

/** Lighthouse has packages of its own, which only this command installs. */
const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const LIGHTHOUSE = fileURLToPath(new URL("node_modules/lighthouse/cli/index.js", import.meta.url));

/** A large page's report, in bytes. */
const LONGEST_REPORT = 64 * 1024 * 1024;

/**
 * What is read of Lighthouse's report.
 *
 * @typedef {{
 *   categories: Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>,
 *   audits: Record<string, { score: number | null, numericValue?: number, title: string }>,
 * }} Report
 */

/** @param {string} url @returns {Promise<Report>} */
async function reportOf(url) {
  const words = [url, "--output=json", "--quiet", "--no-enable-error-reporting", `--chrome-flags=${FLAGS.join(" ")}`];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" };
  const { stdout } = await promisify(execFile)(process.execPath, [LIGHTHOUSE, ...words], {
    env,
    maxBuffer: LONGEST_REPORT,
  });
  return JSON.parse(stdout);
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * @param {Report[]} runs
 * @param {string} category
 */
const score = (runs, category) => median(runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100)));

/**
 * @param {Report[]} runs
 * @param {string} audit
 */
const figure = (runs, audit) => median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN));

/**
 * The audits that keep a category below 100.
 * @param {Report} run
 */
function shortcomings(run) {
  return ["accessibility", "best-practices", "seo"].flatMap((category) =>
    (run.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = run.audits[id];
      return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [`${category}: ${audit.title}`] : [];
    }),
  );
}

installWhereChanged(FOLDER);
const shop = await startBuiltShop(4920);
const asked = process.argv.slice(2);
const rows = [];
for (const path of asked.length > 0 ? asked : PATHS) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await reportOf(shop.origin + path));
  rows.push({
    page: path,
    performance: score(runs, "performance"),
    accessibility: score(runs, "accessibility"),
    "best practices": score(runs, "best-practices"),
    SEO: score(runs, "seo"),
    "FCP ms": Math.round(figure(runs, "first-contentful-paint")),
    "LCP ms": Math.round(figure(runs, "largest-contentful-paint")),
    "TBT ms": Math.round(figure(runs, "total-blocking-time")),
    "layout shift": figure(runs, "cumulative-layout-shift").toFixed(4),
    "total kB": Math.round(figure(runs, "total-byte-weight") / 1000),
  });
  for (const line of runs[0] ? shortcomings(runs[0]) : []) process.stdout.write(`${path}: ${line}\n`);
}
await shop.stop();
printTable(`Lighthouse, mobile, median of ${RUNS}`, rows);
