import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { shopCommand, startServer } from "./shop.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";

const STARTS = smaller(9);
const PAGES = ["/", "/shop", "/product/ashby"];

/** Prints the time from the command to the first page, with an existing database, as after a restart. */
export async function benchStart() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-"));
  const database = path.join(folder, "shop.db");
  const rows = [];
  for (const probe of PAGES) {
    const times = [];
    for (let start = 0; start <= STARTS; start += 1) {
      const began = performance.now();
      const server = await startServer({ ...shopCommand({ port: 4915, database }), probe, pause: 2 });
      if (start > 0) times.push(performance.now() - began);
      await server.stop();
    }
    rows.push({
      page: probe,
      "fastest ms": Math.round(percentile(times, 0)),
      "median ms": Math.round(percentile(times, 0.5)),
      "slowest ms": Math.round(percentile(times, 1)),
    });
  }
  await rm(folder, { recursive: true, force: true });
  printTable(`From the command to the first page, ${STARTS} starts each (wanted: 400 ms)`, rows);
}
