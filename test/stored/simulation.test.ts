import { expect, it } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import { simulate } from "../simulation/simulation";

it("a small simulated year keeps its dates, and the same year again has the same table", async () => {
  const run = async () => {
    const database = await openDatabase(":memory:");
    const simulated = await simulate(database, 120, 7);
    await database.close();
    return simulated;
  };
  const first = await run();
  expect(first.problems).toEqual([]);
  expect(first.text).toMatch(/Promises kept, real work +\d+ of \d+ \((?:98|99|100)\.\d\d %\)/);
  expect((await run()).text).toBe(first.text);
});
