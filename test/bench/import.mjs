import { importBundled } from "../set-up/bundled.mjs";
import { smaller } from "./size.mjs";
import { printTable } from "./table.mjs";

const ROWS = smaller(2000);

/** Loads the code that imports a catalog. */
const loadImport = () =>
  importBundled(
    "bench-import",
    `export { openDatabase } from "./app/base/database/open-database.server";
     export { applyImport, readPlan, storeImport } from "./app/office/catalog-editing/stored/style-import.server";
     export { stylesCsv } from "./app/office/catalog-editing/style-csv";
     export { fillCatalog, manyStyles } from "./test/support/many-styles";`,
  );

/**
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result>} work
 */
async function watched(what, work) {
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const began = last;
  const used = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(used);
  const ms = performance.now() - began;
  // The last block ends at the next look.
  await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  const row = { what, "processor ms": Math.round((user + system) / 1000), "ms, at most": Math.round(ms) };
  return { result, row: { ...row, "longest block ms": Math.round(longest) } };
}

/** Prints what an import of 2,000 rows takes, of new styles and of changed ones, and how long nobody else is served. */
export async function benchImport() {
  const { openDatabase, applyImport, readPlan, storeImport, fillCatalog, manyStyles, stylesCsv } = await loadImport();
  const today = new Date().toISOString().slice(0, 10);
  const saving = { adminId: "bench", now: Date.now(), today };
  const rows = [];
  const styles = manyStyles(ROWS);
  const dearer = styles.map((/** @type {any} */ style) => ({ ...style, priceCents: style.priceCents + 100 }));
  for (const [name, known, sent] of /** @type {const} */ ([
    ["new styles", 20, styles],
    ["other prices", ROWS, dearer],
  ])) {
    const database = await openDatabase(":memory:");
    await fillCatalog(database, Math.min(known, ROWS));
    const csv = stylesCsv(sent);
    const stored = await watched(`${ROWS} ${name}: stored`, () => storeImport(database, csv, saving.now));
    const planned = await watched(`${ROWS} ${name}: planned`, () => readPlan(database.db, stored.result, today));
    const { mark } = planned.result;
    const applied = await watched(`${ROWS} ${name}: applied`, () => applyImport(database, stored.result, mark, saving));
    if (typeof applied.result !== "number") throw new Error(`the import was ${applied.result}`);
    rows.push(stored.row, planned.row, applied.row);
    await database.close();
  }
  printTable("A catalog file, in SQLite in memory", rows);
}
