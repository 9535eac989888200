import { openDatabase } from "~/database/open-database.server";
import { simulate } from "~/schedule/simulation/simulation.server";
import type { Command } from "./command.server";

const ORDERS = 5000;
const SEED = 31;

/** Simulates a year of orders in a database of its own, and fails if a promised date could not be kept. */
export const simulateYear: Command = {
  parameters: [],
  summary: "Simulates a year of 5,000 made-up orders, and shows whether the ship dates that it promises are kept.",
  async run() {
    const database = await openDatabase(":memory:");
    try {
      const { text, problems } = await simulate(database, ORDERS, SEED);
      if (problems.length > 0) throw new Error(`the dates do not hold.\n\n${text}`);
      return text;
    } finally {
      await database.close();
    }
  },
};
