import { beforeAll, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { DAY_MS } from "~/base/time/time";
import {
  findPassport,
  labelCodes,
  passportsOfLink,
  setClosed,
} from "~/ordering/door-pages/stored/door-passports.server";
import type { OrderLine } from "~/ordering/orders/order";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { makePassports } from "~/ordering/passports/order-passports.server";
import type { PassportCodes } from "~/ordering/passports/passport-piece";
import { changesOf } from "../support/changed-orders";
import { MAIL_SHOP } from "../support/mail-shop";
import { rememberPeople } from "../support/order-actions";
import { aDoor, anOrderRequest } from "../support/order-builders";
import { aSoldLine, placeIn, putOrder } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const ZONE = "America/Los_Angeles";
const SINK = aDoor({ location: "Sink", quantity: 2 });
const OVEN = aDoor({ location: "Oven", height: { inches: 20, fraction: "0" }, note: "For Ann" });

export function describePassports(engine: string, open: OpenDatabase): void {
  describeStored(`the passports of an order's pieces, ${engine}`, open, ({ database, now, pass }) => {
    beforeAll(() => rememberPeople(database()));

    async function anOrderOf(doors: OrderLine["doors"]) {
      const line = { ...(await aSoldLine(database())), doors };
      const { order, link } = await placeIn(database(), anOrderRequest([line]), { now: now() });
      return {
        link,
        number: order.number,
        codes: () => labelCodes(database(), order.number, now()),
        stored: () => passportsOfLink(database().db, link),
        /** Changes the order as its customer, to these doors. */
        change: async (others: OrderLine["doors"]) =>
          expect(await changesOf(database, order.number, now).change([{ ...line, doors: others }])).toEqual({
            outcome: "saved",
          }),
      };
    }
    /** An order that is not confirmed, with codes all the same, as orders have whose confirmation was undone. */
    async function anOrderWithCodes(doors: OrderLine["doors"]) {
      const order = await anOrderOf(doors);
      const id = (await rowOfNumber(database().db, order.number))?.id ?? 0;
      await write(database(), (trx) => makePassports(trx, id, now()));
      return order;
    }
    const find = (code = "") => findPassport(database().db, code, ZONE);
    const states = async (codes: readonly (string | undefined)[]) =>
      Promise.all(codes.map(async (code) => (await find(code))?.state));
    const all = (codes: PassportCodes) => Object.values(codes).flat();

    it("are made when it is confirmed, one for each piece, and again by nothing", async () => {
      const { number, codes, stored, link } = await anOrderOf([SINK, OVEN]);
      expect(await stored()).toEqual([]);
      await putOrder(database(), number, ["confirmed"], now());
      const made = await stored();
      expect(made.map(({ line, list, row, nth, isClosed }) => [line, list, row, nth, isClosed])).toEqual([
        [0, "doors", 0, 1, false],
        [0, "doors", 0, 2, false],
        [0, "doors", 1, 1, false],
      ]);
      expect(new Set(made.map(({ code }) => code)).size).toBe(3);
      expect(all(await codes())).toEqual(made.map(({ code }) => code));
      await putOrder(database(), number, ["in-production"], now());
      expect(await passportsOfLink(database().db, link)).toEqual(made);
    });

    it("are made for the labels of a confirmed order that had none, and never before it is confirmed", async () => {
      const { number, codes, stored } = await anOrderOf([SINK, OVEN]);
      expect([await codes(), await stored()]).toEqual([{}, []]);
      await putOrder(database(), number, ["confirmed"], now());
      const id = (await rowOfNumber(database().db, number))?.id ?? 0;
      await write(database(), (trx) => trx.deleteFrom("passport").where("order_id", "=", id).execute());
      const [first, again] = [await codes(), await codes()];
      expect(Object.entries(first).map(([key, some]) => [key, some.length])).toEqual([
        ["0 doors 0", 2],
        ["0 doors 1", 1],
      ]);
      expect(again).toEqual(first);
      expect(await stored()).toHaveLength(3);
      expect(await labelCodes(database(), "TS-999999", now())).toEqual({});
    });

    it("lead to the piece and its days, and to nothing about its customer or the other pieces", async () => {
      const { number, codes } = await anOrderOf([SINK, OVEN]);
      await putOrder(database(), number, ["confirmed"], now());
      const oven = (await codes())["0 doors 1"]?.[0];
      const early = await find(oven);
      expect(early).toMatchObject({ state: "open", door: { confirmedOn: "2026-01-05", madeOn: null, batch: null } });
      pass(DAY_MS);
      const other = await anOrderOf([SINK]);
      await putOrder(database(), other.number, ["confirmed", "in-production"], now());
      await putOrder(database(), number, ["in-production", "shipped"], now());
      const found = await find(oven);
      expect(found).toMatchObject({
        state: "open",
        door: { hasNote: true, madeOn: "2026-01-06", shippedOn: "2026-01-06", batch: "2026-01-06 B" },
      });
      const { item } = (found as Extract<typeof found, { state: "open" }>).door;
      expect(item.doors).toEqual([{ ...aDoor({ location: "" }), height: OVEN.height }]);
      expect(JSON.stringify(found)).not.toMatch(new RegExp(`Ann|Lee|Oven|Sink|Mill|${number}|cents`, "i"));
    });

    it("are unknown if the shop did not make them, and gone with a canceled order", async () => {
      const { link, codes } = await anOrderWithCodes([SINK]);
      const made = all(await codes());
      expect(await find("0".repeat(28))).toBeNull();
      await cancelOrder(database(), link, MAIL_SHOP, now());
      expect(await states(made)).toEqual(["gone", "gone"]);
      expect([await codes(), await passportsOfLink(database().db, link)]).toEqual([{}, []]);
    });

    it("stay with the pieces that a changed order still has, and come back with those that come back", async () => {
      const { codes, change } = await anOrderWithCodes([SINK, OVEN]);
      const before = await codes();
      const [[first, second] = [], [oven] = []] = [before["0 doors 0"], before["0 doors 1"]];
      const rack = aDoor({ location: "Rack", width: { inches: 12, fraction: "0" } });
      await change([OVEN, rack, { ...SINK, quantity: 1 }]);
      expect(await states([first, second, oven])).toEqual(["open", "gone", "open"]);
      const after = await codes();
      expect([after["0 doors 0"], after["0 doors 2"]]).toEqual([[oven], [first]]);
      const [added] = after["0 doors 1"] ?? [];
      expect(all(before)).not.toContain(added);
      expect(await states([first, second, oven, added])).toEqual(["open", "gone", "open", "open"]);
      await change([SINK, OVEN]);
      expect(await codes()).toEqual(before);
      expect(await states([first, second, oven, added])).toEqual(["open", "open", "open", "gone"]);
    });

    it("stay with the right one of two alike, also when it is given another location", async () => {
      const bath = aDoor({ location: "Bath" });
      const { codes, change } = await anOrderWithCodes([aDoor({ location: "Hall" }), bath]);
      const [, [own] = []] = Object.values(await codes());
      await change([bath]);
      expect(all(await codes())).toEqual([own]);
      await change([aDoor({ location: "Bath 2", note: "New" })]);
      expect(all(await codes())).toEqual([own]);
      await change([aDoor({ location: "Bath 2", hinge: "right" })]);
      expect(all(await codes())).not.toContain(own);
    });

    it("lead nowhere if the order was changed without them", async () => {
      const { number, codes } = await anOrderWithCodes([OVEN]);
      const made = all(await codes());
      const id = (await rowOfNumber(database().db, number))?.id ?? 0;
      const line = JSON.stringify({ ...(await aSoldLine(database())), doors: [aDoor({ hinge: "right" })] });
      await write(database(), (trx) =>
        trx.updateTable("order_line").set({ line }).where("order_id", "=", id).execute(),
      );
      expect(await states(made)).toEqual(["gone"]);
    });

    it("are closed and opened again by the order's owner, each with an event", async () => {
      const { link, codes, stored } = await anOrderWithCodes([SINK]);
      const other = await anOrderWithCodes([SINK]);
      const [code = "", sister = ""] = all(await codes());
      const events = async () =>
        (await database().db.selectFrom("audit_event").select("kind").where("kind", "like", "door.%").execute()).length;
      const before = await events();
      const set = (from: string, isClosed: boolean) => setClosed(database(), from, { code, isClosed }, now());
      expect([await set(other.link, true), await set("0".repeat(32), true)]).toEqual(["unknown", "unknown"]);
      expect([await set(link, true), await set(link, true)]).toEqual(["done", "done"]);
      expect([await states([code, sister]), (await stored()).map(({ isClosed }) => isClosed)]).toEqual([
        ["closed", "open"],
        [true, false],
      ]);
      expect([await set(link, false), await set(link, false)]).toEqual(["done", "done"]);
      expect([await states([code]), await events()]).toEqual([["open"], before + 2]);
    });

    it("are closed one at a time, however alike the pieces are", async () => {
      const { link, codes, stored } = await anOrderWithCodes([SINK, SINK, aDoor({ location: "Sink", quantity: 3 })]);
      const made = all(await codes());
      expect(new Set(made).size).toBe(7);
      for (const [closed, code] of made.entries()) {
        await setClosed(database(), link, { code, isClosed: true }, now());
        expect((await stored()).filter(({ isClosed }) => isClosed)).toHaveLength(closed + 1);
        expect((await states(made)).filter((state) => state === "closed")).toHaveLength(closed + 1);
      }
    });

    it("are as many as a large order has pieces", async () => {
      const doors = Array.from({ length: 5 }, (_, row) => aDoor({ location: `Door ${row}`, quantity: 250 }));
      const { codes } = await anOrderWithCodes(doors);
      expect(new Set(all(await codes())).size).toBe(1250);
    });
  });
}
