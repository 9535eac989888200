import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { earliestFor } from "~/house/capacity/order-plan.server";
import { simulate } from "./simulation";

const ORDERS = 5000;
const SEED = 31;

/** How long the date of a list of 250 pieces takes in the middle of the year, in milliseconds. */
async function medianTime({ db }: Database): Promise<number> {
  const door = { construction: "Cope and stick", material: "Maple", finish: "Clear lacquer", thickness: 12 };
  const size = { frameWidth: 40, minWidth: 48, minHeight: 48, maxWidth: 480, maxHeight: 1400, weightPerSqFt: 300 };
  const pieces = [{ specification: { ...door, ...size }, count: 250, area: 250 * 120_000 }];
  const times: number[] = [];
  for (let run = 0; run < 101; run += 1) {
    const from = performance.now();
    await earliestFor(db, pieces, Date.UTC(2026, 5, 1));
    times.push(performance.now() - from);
  }
  return times.sort((one, other) => one - other)[50] ?? Number.NaN;
}

/**
 * Simulates a year of orders in a database of its own.
 *
 * @throws Error if a promised date could not be kept
 */
export async function simulateYear(): Promise<string> {
  const database = await openDatabase(":memory:");
  try {
    const { text, problems } = await simulate(database, ORDERS, SEED);
    const date = `Date of a list of 250 pieces, median: ${(await medianTime(database)).toFixed(1)} ms`;
    if (problems.length > 0) throw new Error(`the dates do not hold.\n\n${text}`);
    return `${text}\n${date}`;
  } finally {
    await database.close();
  }
}
