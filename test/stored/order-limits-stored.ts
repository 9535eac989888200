import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { write } from "~/base/database/database.server";
import { DAY_MS, HOUR_MS } from "~/base/time/time";
import type { OrderLine } from "~/ordering/orders/order";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import {
  DAY_LIMITS,
  MAX_ORDERS_PER_DAY,
  MAX_PER_CUSTOMER,
  sendersOf,
} from "~/ordering/orders/stored/order-limits.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { rememberAccount } from "~/provider/accounts/accounts.server";
import { MAIL_SHOP } from "../support/mail-shop";
import { aKey, anOrderRequest } from "../support/order-builders";
import { aSoldLine, outcomeIn, putOrder } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const OWNER = { email: "owner@shop.test", firstName: "", lastName: "", tags: [], emailConfirmed: true };

export function describeOrderLimits(engine: string, open: OpenDatabase): void {
  describeStored(`the orders of a day, ${engine}`, open, ({ database, now, pass }) => {
    let line: OrderLine;
    let visitor: string | null = null;
    beforeAll(async () => {
      line = await aSoldLine(database());
    });
    beforeEach(() => {
      pass(2 * DAY_MS);
      visitor = null;
    });

    const order = (email = `${aKey()}@people.test`) => {
      const made = anOrderRequest([line]);
      return { ...made, contact: { ...made.contact, email } };
    };
    const outcomeOf = (request = order(), customerId: string | null = null, factor = 1) => {
      const limits = { factor, senders: sendersOf(visitor) };
      return outcomeIn(database(), request, { now: now(), customerId, limits });
    };
    const place = async (customerId: string | null = null, email?: string, factor = 1) =>
      (await outcomeOf(order(email), customerId, factor)).outcome;
    const countSenders = async () => {
      const rows = database()
        .db.selectFrom("order_sender")
        .select(({ fn }) => fn.countAll<number>().as("count"));
      return (await rows.executeTakeFirstOrThrow()).count;
    };
    /** An account that the shop trusts. */
    async function aKnownAccount(email: string = OWNER.email): Promise<string> {
      const id = `known-${aKey()}`;
      await rememberAccount(database(), { ...OWNER, id, email });
      return id;
    }

    /** Stores this many orders as if just placed by guests with different addresses. */
    async function fill(count: number): Promise<void> {
      expect(await place()).toBe("placed");
      await write(database(), async (trx) => {
        const { id, number, ...newest } = await trx
          .selectFrom("customer_order")
          .selectAll()
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirstOrThrow();
        for (let n = 1; n < count; n += 1) {
          const again = { ...newest, key: aKey(), link: aKey(), email: `${n}@people.test` };
          await trx.insertInto("customer_order").values(again).execute();
        }
      });
    }

    it("are accepted from guests, accounts and known accounts, with the last places reserved for these", async () => {
      const owner = await aKnownAccount();
      await fill(DAY_LIMITS.guest - 1);
      const first = order();
      const placed = await outcomeOf(first);
      expect([await place(), await place("fresh"), await place(owner)]).toEqual(["full", "placed", "placed"]);
      expect(await outcomeOf(first)).toEqual(placed);
      pass(2 * DAY_MS);
      await fill(DAY_LIMITS.account);
      expect([await place(), await place("fresh"), await place(owner)]).toEqual(["full", "full", "placed"]);
    });

    it("are limited in total, and the next day has room", async () => {
      const owner = await aKnownAccount();
      await fill(MAX_ORDERS_PER_DAY);
      expect(await place(owner)).toBe("full");
      pass(DAY_MS);
      expect(await place()).toBe("placed");
    });

    it("from guests are limited per address, in any spelling and even when sent at the same time", async () => {
      const spelled = ["Ann@People.test", "ann+1@people.test", "a.n.n@people.test", "\uff41nn@people.test"];
      const sent = Array.from({ length: 30 }, (_none, n) => place(null, spelled[n % spelled.length]));
      const outcomes = await Promise.all(sent);
      expect(outcomes.filter((outcome) => outcome === "placed")).toHaveLength(MAX_PER_CUSTOMER.guest);
      expect(outcomes.filter((outcome) => outcome === "too-many")).toHaveLength(30 - MAX_PER_CUSTOMER.guest);
      expect(await place(null, "ben@people.test")).toBe("placed");
      expect(await place("ann", "ann@people.test")).toBe("placed");
    });

    it("from one account are limited, and the limit is higher once the shop has confirmed one", async () => {
      const placed = await outcomeOf(order(), "account");
      const first = placed.outcome === "placed" ? await findOrderByLink(database().db, placed.link) : null;
      for (let count = 1; count < MAX_PER_CUSTOMER.account; count += 1) expect(await place("account")).toBe("placed");
      expect(await place("account")).toBe("too-many");
      await putOrder(database(), first?.order.number ?? "", ["confirmed"], now());
      for (let count = MAX_PER_CUSTOMER.account; count < MAX_PER_CUSTOMER.known; count += 1)
        expect(await place("account")).toBe("placed");
      expect(await place("account")).toBe("too-many");
    });

    it("report how long to wait, and setting the clock back does not extend the wait", async () => {
      for (let count = 0; count < MAX_PER_CUSTOMER.guest; count += 1) await place(null, "ann@people.test");
      pass(DAY_MS / 2);
      const refused = await outcomeOf(order("ann@people.test"));
      expect(refused).toEqual({ outcome: "too-many", retryAfter: DAY_MS / 2000 });
      pass(-30 * DAY_MS);
      expect(await place(null, "ann@people.test")).toBe("placed");
      pass(30 * DAY_MS);
    });

    it.each([
      ["an address", () => "203.0.113.7", MAX_PER_CUSTOMER.guest],
      [
        "a network of IPv6, whatever its /64",
        (n: number) => `2001:db8:7:${n.toString(16)}::/64`,
        4 * MAX_PER_CUSTOMER.guest,
      ],
    ])("from %s are limited for guests and new accounts; known accounts are not counted", async (_what, from, most) => {
      const placed: string[] = [];
      for (let n = 0; n < most; n += 1) {
        visitor = from(n);
        placed.push(await place(n === 0 ? "new" : null));
      }
      expect(new Set(placed)).toEqual(new Set(["placed"]));
      visitor = from(most);
      expect([await place(), await place("new")]).toEqual(["too-many", "too-many"]);
      expect(await place(await aKnownAccount())).toBe("placed");
      visitor = "203.0.113.8";
      expect(await place()).toBe("placed");
    });

    it("are still found when sent again by a visitor over the limit", async () => {
      visitor = "203.0.113.7";
      const first = order();
      const placed = await outcomeOf(first);
      for (let n = 1; n < MAX_PER_CUSTOMER.guest; n += 1) await place();
      expect(await place()).toBe("too-many");
      expect(await outcomeOf(first)).toEqual(placed);
    });

    it("count for their visitor only if they can be placed", async () => {
      visitor = "203.0.113.9";
      for (let n = 0; n < 2 * MAX_PER_CUSTOMER.guest; n += 1) {
        expect((await outcomeOf({ ...order(), totalCents: 1 })).outcome).toBe("changed");
      }
      expect(await place()).toBe("placed");
    });

    it("count once for their visitor, however often they are sent at the same time", async () => {
      visitor = "203.0.113.10";
      for (let n = 1; n < MAX_PER_CUSTOMER.guest; n += 1) await place();
      const last = order();
      const sent = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(last)));
      expect(sent[0]?.outcome).toBe("placed");
      expect(sent).toEqual(sent.map(() => sent[0]));
      expect(await place()).toBe("too-many");
    });

    it("count for nobody while the database is too busy to store them, and then once", async () => {
      visitor = "203.0.113.11";
      for (let n = 1; n < MAX_PER_CUSTOMER.guest; n += 1) await place();
      const last = order();
      const before = await countSenders();
      const busy = vi.spyOn(database(), "transaction").mockRejectedValue(new BusyError("busy", 5));
      for (let n = 0; n < 3; n += 1) await expect(outcomeOf(last)).rejects.toThrow(BusyError);
      busy.mockRestore();
      expect(await countSenders()).toBe(before);
      expect((await outcomeOf(last)).outcome).toBe("placed");
      expect(await countSenders()).toBe(before + 1);
      expect(await place()).toBe("too-many");
    });

    it("are not stored when their visitor is refused, and count when they are sent again", async () => {
      visitor = "203.0.113.12";
      for (let n = 0; n < MAX_PER_CUSTOMER.guest; n += 1) await place();
      const refused = order();
      const before = await countSenders();
      for (let n = 0; n < 2; n += 1) {
        expect(await outcomeOf(refused)).toEqual({ outcome: "too-many", retryAfter: DAY_MS / 1000 });
      }
      expect(await countSenders()).toBe(before);
      visitor = "203.0.113.13";
      expect((await outcomeOf(refused)).outcome).toBe("placed");
      expect(await countSenders()).toBe(before + 1);
    });

    it("count for their visitor for a day, under a pseudonym that is then forgotten", async () => {
      visitor = "203.0.113.14";
      for (let n = 0; n < MAX_PER_CUSTOMER.guest; n += 1) await place();
      pass(DAY_MS - 1000);
      expect(await outcomeOf()).toEqual({ outcome: "too-many", retryAfter: 1 });
      pass(1000);
      expect(await place()).toBe("placed");
      const rows = await database().db.selectFrom("order_sender").select(["sender", "placed_at"]).execute();
      expect(rows).toEqual([{ sender: expect.stringMatching(/^[\w-]{43}$/), placed_at: now() }]);
    });

    it("are limited for their visitor by as many times as the operator says", async () => {
      visitor = "2001:db8:15:1::/64";
      for (let n = 0; n < 2 * MAX_PER_CUSTOMER.guest; n += 1) expect(await place(null, undefined, 2)).toBe("placed");
      expect(await place(null, undefined, 2)).toBe("too-many");
    });

    const mailed = async (kind: string, since: number) => {
      const rows = await database()
        .db.selectFrom("outbox")
        .select("recipient")
        .where("kind", "=", kind)
        .where("created_at", ">=", since)
        .orderBy("id")
        .execute();
      return rows.map(({ recipient }) => recipient);
    };

    it("are confirmed once an hour to a typed address, in any spelling, and cancellations likewise", async () => {
      const start = now();
      const sent = ["cay@people.test", "Cay@people.test", "cay+2@people.test", "c.ay@people.test"];
      const placed = await Promise.all(sent.map((email) => outcomeOf(order(email))));
      expect(await mailed("order-received", start)).toHaveLength(1);
      for (const one of placed) {
        if (one.outcome === "placed") await cancelOrder(database(), one.link, MAIL_SHOP, now());
      }
      expect(await mailed("order-cancelled", start)).toHaveLength(1);
      await place(null, "ben@people.test");
      pass(HOUR_MS + 1);
      await place(null, "cay@people.test");
      const received = await mailed("order-received", start);
      expect(received).toEqual([expect.any(String), "ben@people.test", "cay@people.test"]);
    });

    it("are all confirmed to a known account, but only at the account's own address", async () => {
      const start = now();
      const email = "dan@shop.test";
      const dan = await aKnownAccount(email);
      for (const to of [email, email, "eve@people.test", "eve@people.test"]) await place(dan, to);
      expect(await mailed("order-received", start)).toEqual([email, email, "eve@people.test"]);
    });
  });
}
