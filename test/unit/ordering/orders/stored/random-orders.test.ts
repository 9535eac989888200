import { expect, it } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import { sendRandomOrders } from "../../../../support/random-orders";

it("prices 300 random orders of all kinds of customers like the browser, and refuses forged ones", async () => {
  const database = await openDatabase(":memory:");
  try {
    const run = await sendRandomOrders(database, 300, 12);
    expect(run.placed + run.belowMinimum).toBe(300);
    for (const count of Object.values(run)) expect(count).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
});
