import { expect, it } from "vitest";
import { openDatabase } from "~/base/database/open-database.server";
import { triesOf } from "../../../../set-up/tier";
import { sendRandomOrders } from "../../../../support/random-orders";

it("prices random orders of all kinds of customers like the browser, and refuses forged ones", async () => {
  const orders = triesOf(300);
  const database = await openDatabase(":memory:");
  try {
    const run = await sendRandomOrders(database, orders, 12);
    expect(run.placed + run.belowMinimum).toBe(orders);
    for (const count of Object.values(run)) expect(count).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
});
