import { expect, it } from "vitest";
import { sendRandomOrders } from "../support/random-orders";
import { report } from "./report";
import { stressedDatabases } from "./stressed-database";

const ORDERS = 10_000;

it("prices 10,000 random orders as the browser does, to the cent", async () => {
  const databases = await stressedDatabases();
  const database = await (await databases.another()).open();
  try {
    const run = await sendRandomOrders(database, ORDERS, 64);
    expect(run.placed + run.belowMinimum).toBe(ORDERS);
    report(
      `random orders: ${run.placed} placed, ${run.discounted} of them at a price of one's own, ${run.refused} forged ones refused`,
    );
  } finally {
    await database.close();
    await databases.remove();
  }
});
