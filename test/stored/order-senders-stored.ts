import { describe, expect, it } from "vitest";
import type { Database } from "~/base/database/database.server";
import { sendersOf } from "~/ordering/orders/stored/order-limits.server";
import { anOrderRequest } from "../support/order-builders";
import { aSoldLine, outcomeIn } from "../support/stored-orders";

const NOW = Date.UTC(2026, 0, 5, 9);

/** @param openTimes opens one empty database several times, as several processes do */
export function describeOrderSenders(engine: string, openTimes: (times: number) => Promise<readonly Database[]>): void {
  describe(`an order that two processes get at the same moment, ${engine}`, () => {
    it("is placed once, and counts once for its visitor", async () => {
      const databases = await openTimes(2);
      const database = databases[0] as Database;
      const order = anOrderRequest([await aSoldLine(database)]);
      const limits = { factor: 1, senders: sendersOf("203.0.113.7") };
      const sent = [...databases, ...databases].map((one) => outcomeIn(one, order, { now: NOW, limits }));
      const [first, ...others] = await Promise.all(sent);
      expect(first?.outcome).toBe("placed");
      for (const other of others) expect(other).toEqual(first);
      expect(await database.db.selectFrom("customer_order").select("placed_at").execute()).toEqual([
        { placed_at: NOW },
      ]);
      expect(await database.db.selectFrom("order_sender").select("placed_at").execute()).toEqual([{ placed_at: NOW }]);
      await Promise.all(databases.map((one) => one.close()));
    });
  });
}
