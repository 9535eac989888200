import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "~/base/database/database.server";

/** Opens an empty database of the engine under test. */
export type OpenDatabase = () => Promise<Database>;

/** The database of a group of tests, once it is open, and the tests' clock. */
export interface Stored {
  readonly database: () => Database;
  /** The time, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Advances the clock by milliseconds, and returns its time. */
  pass(milliseconds: number): number;
}

/** A group of tests with its own database. */
export function describeStored(title: string, open: OpenDatabase, tests: (stored: Stored) => void): void {
  describe(title, () => {
    let time = Date.UTC(2026, 0, 5, 9);
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database?.close());
    tests({
      database: () => database,
      now: () => time,
      pass(milliseconds) {
        time += milliseconds;
        return time;
      },
    });
  });
}
