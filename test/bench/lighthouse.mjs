import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startBuiltShop } from "./shop.mjs";
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
const RUNS = 3;

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * @param {import("lighthouse").Result[]} runs
 * @param {string} category
 */
const score = (runs, category) => median(runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100)));

/**
 * @param {import("lighthouse").Result[]} runs
 * @param {string} audit
 */
const figure = (runs, audit) => median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN));

/**
 * The audits that keep a category below 100.
 * @param {import("lighthouse").Result} run
 */
function shortcomings(run) {
  return ["accessibility", "best-practices", "seo"].flatMap((category) =>
    (run.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = run.audits[id];
      return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [`${category}: ${audit.title}`] : [];
    }),
  );
}

const shop = await startBuiltShop(4920);
const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", chromeFlags: FLAGS });
const asked = process.argv.slice(2);
const rows = [];
for (const path of asked.length > 0 ? asked : PATHS) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(shop.origin + path, { port: chrome.port, output: "json", logLevel: "silent" });
    if (result) runs.push(result.lhr);
  }
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
chrome.kill();
await shop.stop();
printTable(`Lighthouse, mobile, median of ${RUNS}`, rows);
