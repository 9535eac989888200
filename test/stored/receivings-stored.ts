import { expect, it } from "vitest";
import type { OrderState } from "~/house/capacity/order-state";
import { type KeyedTicks, MAX_RECEIVINGS } from "~/ordering/receiving/receiving";
import { findReceiving, listReceivings, storeReceiving } from "~/ordering/receiving/receivings.server";
import { aKey } from "../support/order-builders";
import { aStoredOrder } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const TO_SHIPPED: readonly OrderState[] = ["confirmed", "in-production", "shipped"];

const aList = (change: Partial<KeyedTicks> = {}): KeyedTicks => ({
  ...{ key: aKey(), tickedAt: "", here: ["0-doors-0-1"], damaged: [], isRestMissing: false, words: "" },
  ...change,
});

export function describeReceivings(engine: string, open: OpenDatabase): void {
  describeStored(`lists ticked off at the truck, ${engine}`, open, ({ database, now }) => {
    const store = (link: string, sent: KeyedTicks) => storeReceiving(database(), link, sent, now());

    it("are stored once, with the time on the device, which is never later than now", async () => {
      const { link, number } = await aStoredOrder(database(), TO_SHIPPED, now());
      const early = new Date(now() - 3_600_000).toISOString();
      const sent = aList({ tickedAt: early });
      expect(await Promise.all([1, 2, 3].map(() => store(link, sent)))).toEqual(["stored", "stored", "stored"]);
      await store(link, aList({ tickedAt: new Date(now() + 9_999_999).toISOString() }));
      const listed = (await listReceivings(database().db, { number })) ?? [];
      expect(listed.map(({ tickedAt }) => tickedAt).sort()).toEqual([early, new Date(now()).toISOString()]);
      expect(listed.find(({ key }) => key === sent.key)).toMatchObject({ here: sent.here, isClaimed: false });
      const { kind } = await database()
        .db.selectFrom("audit_event")
        .select("kind")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(kind).toBe("order.received");
    });

    it("have a key of their own: other ticks or another order under it are refused", async () => {
      const [at, other] = [
        await aStoredOrder(database(), TO_SHIPPED, now()),
        await aStoredOrder(database(), TO_SHIPPED, now()),
      ];
      const sent = aList();
      await store(at.link, sent);
      expect(await store(at.link, { ...sent, damaged: ["0-doors-0-1"] })).toBe("other");
      expect(await store(other.link, sent)).toBe("other");
      expect(await findReceiving(database().db, at.link, { ...sent, tickedAt: "2026-01-01T00:00:00.000Z" })).toBe(
        "same",
      );
      expect(await listReceivings(database().db, other)).toEqual([]);
      expect(await store("0".repeat(32), aList())).toBe("unknown");
      expect(await listReceivings(database().db, { link: "0".repeat(32) })).toBeNull();
    });

    it("are limited for each order", async () => {
      const { link } = await aStoredOrder(database(), TO_SHIPPED, now());
      for (let count = 0; count < MAX_RECEIVINGS; count += 1) expect(await store(link, aList())).toBe("stored");
      expect(await store(link, aList())).toBe("full");
    });
  });
}
