import fc from "fast-check";
import { expect, it } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { HOUR_MS } from "~/base/time/time";
import type { OrderState } from "~/house/capacity/order-state";
import type { Figures } from "~/office/figures/figures";
import { type Days, GROUPINGS, type Grouping, yearAgo } from "~/office/figures/period";
import { figuresIn } from "~/office/figures/services/figures.server";
import { insertClaim } from "~/ordering/claims/claims.server";
import type { OrderLine } from "~/ordering/orders/order";
import { undoOrderState } from "~/ordering/orders/stored/file-changes.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { insertOrder } from "~/ordering/orders/stored/order-inserting.server";
import { countOlderOrders } from "~/ordering/orders/stored/sold-orders.server";
import { dayIn, daysAfter, mondayOf } from "~/trade/measure/days";
import { FRACTIONS, type Measure, toSixteenths } from "~/trade/measure/measure";
import { MAIL_SHOP } from "../support/mail-shop";
import { rememberPeople } from "../support/order-actions";
import { aKey } from "../support/order-builders";
import { putOrder, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const ZONE = "America/Los_Angeles";

/** Two weeks with the end of summer time, and the same weeks a year before. */
const DAYS: Days = { from: "2026-10-26", until: "2026-11-08" };

const measure: fc.Arbitrary<Measure> = fc.record({
  inches: fc.integer({ min: 1, max: 40 }),
  fraction: fc.constantFrom(...FRACTIONS),
});

const aLine = fc.record({
  style: fc.constantFrom("ashby", "lowell", "milton"),
  finish: fc.constantFrom("", "Sage", "White"),
  width: measure,
  height: measure,
  quantity: fc.integer({ min: 1, max: 30 }),
  cents: fc.integer({ min: 0, max: 500_000 }),
});

/** An order, and everything that happens to it. */
const anOrder = fc.record({
  isYearAgo: fc.boolean(),
  /** In hours since the first day began; a few are outside of the period. */
  hour: fc.integer({ min: -30, max: 15 * 24 }),
  lines: fc.array(aLine, { minLength: 1, maxLength: 4 }),
  credit: fc.integer({ min: 0, max: 2000 }),
  customer: fc.constantFrom(null, "dealer", WORKSHOP.id),
  province: fc.constantFrom("OR", "WA"),
  steps: fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 4 }),
  isUndone: fc.boolean(),
  isCanceled: fc.boolean(),
  /** The lines that a claim is about; `null` if there is none. */
  claim: fc.option(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 })),
});

type SomeOrder = typeof anOrder extends fc.Arbitrary<infer T> ? T : never;

const STATES: readonly OrderState[] = ["confirmed", "in-production", "shipped", "delivered"];

const placedAt = ({ isYearAgo, hour }: SomeOrder) =>
  Date.parse(isYearAgo ? "2025-10-27T07:00:00Z" : "2026-10-26T07:00:00Z") + hour * HOUR_MS;

/** The states that an order reaches, with the hours after it was placed. */
function stepsOf({ steps, isCanceled }: SomeOrder): readonly (readonly [OrderState, number])[] {
  let hours = 0;
  const taken = isCanceled ? steps.slice(0, 1) : steps;
  const reached = taken.map((wait, step) => {
    hours += wait;
    return [STATES[step] ?? "delivered", hours] as const;
  });
  return isCanceled ? [...reached, ["cancelled", hours]] : reached;
}

/** The steps that remain after the last one was undone. */
const lasting = (order: SomeOrder) => (order.isUndone ? stepsOf(order).slice(0, -1) : stepsOf(order));

const storedLine = ({ style, finish, width, height, quantity }: SomeOrder["lines"][number]): OrderLine => ({
  ...{ productId: style, productTitle: style.toUpperCase(), productImage: null, pricePerSqFt: 20 },
  ...(finish && { finish }),
  ...{ doors: [], drawers: [{ width, height, location: "A", quantity }], panels: [], fillers: [] },
});

const totalOf = ({ lines, credit }: SomeOrder) =>
  Math.max(0, lines.reduce((sum, { cents }) => sum + cents, 0) - credit);

async function store(database: Database, order: SomeOrder): Promise<void> {
  const at = placedAt(order);
  const { order: stored } = await write(database, (trx) =>
    insertOrder(
      trx,
      {
        ...{ prefix: "TS", key: aKey(), link: aKey(), content_hash: "h", customer_id: order.customer },
        ...{ placed_at: at, free_until: at, first_name: "A", last_name: "B", email: "a@b.test", phone: "" },
        ...{
          business_name: "",
          address1: "",
          address2: "",
          city: "",
          province: order.province,
          zip: "",
          country: "US",
        },
        ...{ job_name: "", po_number: "", wishes: "", piece_count: 1, total_cents: totalOf(order), discount: 0 },
        ...{ least_square_inches: 0, quote: null },
      },
      {
        lines: order.lines.map(storedLine),
        amounts: order.lines.map(({ cents }) => ({ listCents: cents, cents, isCredited: false })),
        credits: [],
      },
    ),
  );
  const { number } = stored;
  for (const [state, hours] of stepsOf(order)) await putOrder(database, number, [state], at + hours * HOUR_MS);
  if (order.isUndone && stepsOf(order).length > 0) {
    const revision = (await findOrderFile(database.db, number))?.revision ?? 0;
    await undoOrderState(database, { number, revision, actorId: WORKSHOP.id, shop: MAIL_SHOP }, at + 999 * HOUR_MS);
  }
  const pieces = order.claim
    ?.filter((line) => line < order.lines.length)
    .map((line) => ({ line, list: "drawers", index: 0 }));
  if (!pieces) return;
  await write(database, async (trx) => {
    const { id } = await trx
      .selectFrom("customer_order")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const claim = {
      id: aKey(),
      order_id: id,
      key: aKey(),
      content_hash: "h",
      at,
      text: "x",
      pieces: JSON.stringify(pieces),
    };
    await insertClaim(trx, claim, []);
  });
}

const isSold = (order: SomeOrder) => lasting(order).at(-1)?.[0] !== "cancelled";

const lineKey = (by: Grouping, { style, finish }: SomeOrder["lines"][number]) => (by === "style" ? style : finish);

/** The groups that an order belongs to. */
function keysOf(by: Grouping, order: SomeOrder): readonly string[] {
  switch (by) {
    case "week":
      return [mondayOf(dayIn(ZONE, new Date(placedAt(order)).toISOString()))];
    case "tier":
      return [order.customer === null ? "guest" : order.customer === "dealer" ? "dealer" : ""];
    case "state":
      return [order.province];
    default:
      return [...new Set(order.lines.map((line) => lineKey(by, line)))];
  }
}

/** How long a step of orders took, in whole units of hours. */
function timesOf(orders: readonly SomeOrder[], step: OrderState, unit: number) {
  const all = orders
    .flatMap((order) => lasting(order).filter(([state]) => state === step))
    .map(([, hours]) => Math.round(hours / unit))
    .sort((one, other) => one - other);
  if (all.length === 0) return { average: null, median: null };
  const [low = 0, high = 0] = [all[Math.floor((all.length - 1) / 2)], all[Math.floor(all.length / 2)]];
  const sum = all.reduce((total, time) => total + time, 0);
  return { average: Math.round(sum / all.length), median: Math.round((low + high) / 2) };
}

/** What orders add up to, worked out the slow way. */
function slowly(by: Grouping, key: string, orders: readonly SomeOrder[]) {
  const isByLine = by === "style" || by === "finish";
  const ours = orders.filter((order) => keysOf(by, order).includes(key));
  const lines = ours.flatMap((order) => order.lines.filter((line) => !isByLine || lineKey(by, line) === key));
  const sum = (of: (line: SomeOrder["lines"][number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  const isClaimed = ({ claim, lines: all }: SomeOrder) => {
    if (!claim) return false;
    const named = claim.filter((line) => line < all.length);
    return (
      !isByLine || all.some((line, index) => lineKey(by, line) === key && (named.length === 0 || named.includes(index)))
    );
  };
  return {
    orders: ours.length,
    pieces: sum(({ quantity }) => quantity),
    area: sum(({ width, height, quantity }) => toSixteenths(width) * toSixteenths(height) * quantity),
    cents: isByLine ? sum(({ cents }) => cents) : ours.reduce((total, order) => total + totalOf(order), 0),
    claims: ours.filter(isClaimed).length,
    toConfirm: timesOf(ours, "confirmed", 1).average,
    toShip: timesOf(ours, "shipped", 24).average,
  };
}

function expectWhole({ by, groups, whole, credits }: Figures, when: "now" | "ago") {
  const sum = (of: "orders" | "pieces" | "area" | "cents" | "claims") =>
    groups.reduce((total, group) => total + (group[when]?.[of] ?? 0), 0);
  expect(sum("cents") - credits[when]).toBe(whole[when].cents);
  expect([sum("pieces"), sum("area")]).toEqual([whole[when].pieces, whole[when].area]);
  if (by === "week" || by === "tier" || by === "state") {
    expect([sum("orders"), sum("claims")]).toEqual([whole[when].orders, whole[when].claims]);
  }
}

async function clear(database: Database): Promise<void> {
  await write(database, async (trx) => {
    for (const table of ["sold_line", "sold_order"] as const) await trx.deleteFrom(table).execute();
  });
}

const everything = async ({ db }: Database) => [
  await db.selectFrom("sold_order").selectAll().orderBy("order_id").execute(),
  await db.selectFrom("sold_line").selectAll().orderBy("order_id").orderBy("position").execute(),
];

export function describeFigures(engine: string, open: OpenDatabase): void {
  describeStored(`figures of sales, ${engine}`, open, ({ database }) => {
    it("are those of all orders but canceled ones, and the groups add up to the whole", async () => {
      await rememberPeople(database());
      const stored: SomeOrder[] = [];
      const check = async (orders: readonly SomeOrder[]) => {
        for (const order of orders) await store(database(), order);
        stored.push(...orders);
        for (const by of GROUPINGS) {
          const figures = await figuresIn(database().db, ZONE, { by, days: DAYS });
          for (const [when, days] of [
            ["now", DAYS],
            ["ago", yearAgo(DAYS)],
          ] as const) {
            const inDays = stored.filter((order) => {
              const day = dayIn(ZONE, new Date(placedAt(order)).toISOString());
              return isSold(order) && day >= days.from && day <= days.until;
            });
            expectWhole(figures, when);
            for (const group of figures.groups) {
              const key = by === "week" ? daysAfter(days.from, 7 * Number(group.key)) : group.key;
              if (group[when]) expect([by, group.key, group[when]]).toEqual([by, group.key, slowly(by, key, inDays)]);
            }
            const { orders, toConfirm, toShip, medianToConfirm, medianToShip } = figures.whole[when];
            expect(orders).toBe(inDays.length);
            const confirming = { average: toConfirm, median: medianToConfirm };
            expect(confirming).toEqual(timesOf(inDays, "confirmed", 1));
            expect({ average: toShip, median: medianToShip }).toEqual(timesOf(inDays, "shipped", 24));
          }
        }
      };
      await fc.assert(fc.asyncProperty(fc.array(anOrder, { minLength: 1, maxLength: 6 }), check), {
        numRuns: 12,
        endOnFailure: true,
      });
    });

    it("of older orders are the same, once they are counted", async () => {
      const before = await everything(database());
      expect(before[0]?.length).toBeGreaterThan(12);
      await clear(database());
      const uncounted = async () => (await figuresIn(database().db, ZONE, { by: "style", days: DAYS })).uncounted;
      expect(await uncounted()).toBe(before[0]?.length);
      await countOlderOrders(database());
      await countOlderOrders(database());
      expect(await everything(database())).toEqual(before);
      expect(await uncounted()).toBe(0);
    });

    it("name each style as its latest order does", async () => {
      const { titles } = await figuresIn(database().db, ZONE, { by: "style", days: DAYS });
      expect(Object.entries(titles).every(([style, title]) => title === style.toUpperCase())).toBe(true);
      expect(Object.keys(titles).length).toBeGreaterThan(0);
    });
  });
}
