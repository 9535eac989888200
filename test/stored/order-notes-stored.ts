import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "~/base/time/time";
import { MAX_ORDER_NOTES } from "~/ordering/orders/order-note";
import { addOrderNote, changeOrderNote, listOrderNotes } from "~/ordering/orders/stored/order-notes.server";
import { placeOrderWithActions, rememberPeople } from "../support/order-actions";
import { WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

export function describeOrderNotes(engine: string, open: OpenDatabase): void {
  describeStored(`the shop's notes on an order, ${engine}`, open, ({ database, now, pass }) => {
    beforeAll(() => rememberPeople(database()));

    async function anOrder() {
      const { number } = await placeOrderWithActions({ database, now });
      const about = { number, actorId: WORKSHOP.id };
      return {
        number,
        list: () => listOrderNotes(database().db, number, now()),
        add: (text: string, forWorkshop = false) => addOrderNote(database(), about, { text, forWorkshop }, now()),
        change: (kind: "remove" | "restore", id: number) => changeOrderNote(database(), about, { kind, id }, now()),
      };
    }
    const events = async () => {
      const rows = await database()
        .db.selectFrom("audit_event")
        .select("kind")
        .where("kind", "=", "order.noted")
        .execute();
      return rows.length;
    };

    it("are listed with who wrote them and when, once when sent twice", async () => {
      const { add, list } = await anOrder();
      const before = await events();
      const at = new Date(now()).toISOString();
      expect([
        await add("Call first.\n- Ann"),
        await add("Call first.\n- Ann"),
        await add("Narrow gate", true),
      ]).toEqual(Array(3).fill("done"));
      const by = { id: WORKSHOP.id, email: WORKSHOP.email };
      expect(await list()).toEqual([
        { id: expect.any(Number), at, by, text: "Call first.\n- Ann", forWorkshop: false, removedAt: null },
        { id: expect.any(Number), at, by, text: "Narrow gate", forWorkshop: true, removedAt: null },
      ]);
      expect(await events()).toBe(before + 2);
    });

    it("are removed and put back, each with an event, and only with their own order", async () => {
      const { add, change, list } = await anOrder();
      const other = await anOrder();
      await add("Owes us a saw");
      const id = (await list())[0]?.id ?? 0;
      const before = await events();
      expect([await other.change("remove", id), await change("remove", id + 99)]).toEqual(["unknown", "unknown"]);
      expect([await change("remove", id), await change("remove", id)]).toEqual(["done", "done"]);
      expect((await list())[0]?.removedAt).toBe(new Date(now()).toISOString());
      expect([await change("restore", id), await change("restore", id)]).toEqual(["done", "done"]);
      expect((await list())[0]?.removedAt).toBeNull();
      expect(await events()).toBe(before + 2);
    });

    it("go for good 30 days after they were removed", async () => {
      const { add, change, list } = await anOrder();
      await add("Old");
      await change("remove", (await list())[0]?.id ?? 0);
      pass(30 * DAY_MS - 1);
      await add("New");
      expect((await list()).map(({ text }) => text)).toEqual(["Old", "New"]);
      const old = (await list())[0]?.id ?? 0;
      pass(1);
      expect((await list()).map(({ text }) => text)).toEqual(["New"]);
      expect(await change("restore", old)).toBe("unknown");
      await add("Newer");
      expect((await list()).map(({ text }) => text)).toEqual(["New", "Newer"]);
    });

    it("have a limit, and belong to an order", async () => {
      const { number, add, list } = await anOrder();
      for (let index = 0; index < MAX_ORDER_NOTES; index++) await add(`Note ${index}`);
      expect(await add("One more")).toBe("full");
      expect(await list()).toHaveLength(MAX_ORDER_NOTES);
      const about = { number: `${number}9`, actorId: WORKSHOP.id };
      expect(await addOrderNote(database(), about, { text: "x", forWorkshop: false }, now())).toBe("unknown");
    });
  });
}
