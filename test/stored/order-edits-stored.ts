import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { minutesOn } from "~/house/capacity/bookings.server";
import { FIRST_CAPACITY } from "~/house/capacity/capacity";
import { mostHeld } from "~/house/capacity/order-plan.server";
import { balanceOf, currentRevision } from "~/house/invoices/invoice";
import { currentSettings, FIRST_OPTIONS, saveOptions } from "~/house/settings/settings.server";
import type { OrderLine } from "~/ordering/orders/order";
import { linesCents } from "~/ordering/orders/order-price";
import { orderSum } from "~/ordering/orders/order-sum";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import { replacedRevisions } from "~/ordering/orders/stored/order-revisions.server";
import { recordOrderPayment } from "~/ordering/orders/stored/recorded-payments.server";
import type { Product } from "~/trade/catalog/product";
import { worstOf } from "~/trade/making/making";
import { lineFindings } from "~/trade/making/piece-findings";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { type Door, GRAIN_CHOICES } from "~/trade/measure/piece";
import type { OptionPrices } from "~/trade/pricing/option-prices";
import { changesOf } from "../support/changed-orders";
import { MAIL_SHOP } from "../support/mail-shop";
import { placeOrderWithActions } from "../support/order-actions";
import { aDoor, anOrderLine, anOrderRequest } from "../support/order-builders";
import { placeIn, soldIn, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

/** The most lines of an order to which lines are added, so that its stations have the minutes for it. */
const MAX_ADDED = 6;

const TERMS = { freightCents: 7500, taxCents: 0, shipsOn: null };

/** What the owner charges for options, in cents: for each piece, or for each hole. */
const PRICES = {
  cupHeights: { cents: 75, per: "hole" },
  fixing: { cents: 150, per: "piece" },
  grainAcross: { cents: 900, per: "piece" },
  grainMatched: { cents: 1100, per: "piece" },
  centerRail: { cents: 1250, per: "piece" },
  glassFrame: { cents: 500, per: "piece" },
  handleHoles: { cents: 125, per: "hole" },
  edgeBands: { cents: 450, per: "piece" },
} as const satisfies OptionPrices;

/** Styles with a frame, a slab, banded edges and glass. */
const STYLES = ["alder-creek", "ashby", "calder", "corbin", "pierce"];

/** What the options of an order cost, by the owner's table alone. */
function slowOptionsCents(lines: readonly OrderLine[]): number {
  let cents = 0;
  for (const { productId, doors } of lines) {
    for (const { quantity = 1, preBored, cups = [], fixing, grain, centerRail, handle, glass } of doors) {
      let each = 0;
      if (productId === "corbin") each += 450;
      if (productId === "pierce" || glass) each += 500;
      if (preBored) each += 75 * cups.length;
      if (preBored && fixing) each += 150;
      if (grain === "across") each += 900;
      if (grain === "matched") each += 1100;
      if (centerRail !== undefined) each += 1250;
      if (handle === TWO_HOLES) each += 250;
      if (handle === KNOB) each += 125;
      cents += quantity * each;
    }
  }
  return cents;
}

const inches = (value: number) => value * 16 * CUP_UNITS.sixteenth;
const TWO_HOLES = "top-96x5-28.5x63.5";
const KNOB = "bottom-0x5-28.5x63.5";

/** What may cost extra about a door. */
const options = fc.record(
  {
    cups: fc.constantFrom([inches(3), inches(13)], [inches(2.5), inches(7), inches(12)]),
    fixing: fc.constantFrom("45x9.5-8x13", "48x6-2.5x10"),
    grain: fc.constantFrom(...GRAIN_CHOICES),
    centerRail: fc.constant(8 * 16),
    handle: fc.constantFrom(TWO_HOLES, KNOB),
    glass: fc.constant("yes"),
  },
  { requiredKeys: [] },
);

const door = fc
  .record({
    inches: fc.integer({ min: 12, max: 20 }),
    tall: fc.integer({ min: 16, max: 40 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    location: fc.constantFrom("Sink", "Oven", "Island"),
    preBored: fc.boolean(),
    chosen: options,
  })
  .map(({ inches, tall, quantity, location, preBored, chosen }) =>
    aDoor({
      ...chosen,
      width: { inches, fraction: "0" },
      height: { inches: tall, fraction: "1/2" },
      location,
      preBored,
      ...(quantity > 1 && { quantity }),
    }),
  );

const typedLine = fc.record({ style: fc.nat(4), doors: fc.array(door, { minLength: 1, maxLength: 4 }) });
const contents = fc.array(typedLine, { minLength: 1, maxLength: 3 });
const feeCents = fc.constantFrom(0, 0, 1500);

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("edit" as const), contents, feeCents }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("add" as const), line: typedLine, feeCents }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("decline" as const), contents }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("pay" as const), cents: fc.integer({ min: 1, max: 50_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("confirm" as const) }) },
);

/** A door with only those of its options that its style can have. */
function makeable(wanted: Door, { specification }: Product): Door {
  const { cups, fixing, grain, centerRail, handle, glass, ...plain } = wanted;
  const wishes = [cups && { cups }, fixing && { fixing }, grain && { grain }, centerRail && { centerRail }];
  let made: Door = plain;
  for (const wish of [glass && { glass }, ...wishes, handle && { handle }]) {
    const more = { ...made, ...wish };
    if (worstOf(lineFindings("doors", more, { specification })) !== "red") made = more;
  }
  return made;
}

type EventFigure = "revision" | "beforeCents" | "totalCents" | "feeCents";

/** What an order must come to, counted apart from the shop. */
interface Expected {
  revision: number;
  fees: number;
  paid: number;
  isConfirmed: boolean;
}

/** Any sequence of edits leaves an order that costs what a new one would, with its fees, payments and balance. */
export function describeOrderEdits(engine: string, open: OpenDatabase, edits: number): void {
  describeStored(`edits of orders, ${engine}`, open, (stored) => {
    const { database, now } = stored;
    let products: readonly Product[] = [];
    let [made, withOptions, withAnotherStyle] = [0, 0, 0];
    beforeAll(async () => {
      products = (await soldIn(database())).filter(({ id }) => STYLES.includes(id));
      const { revision } = await currentSettings(database().db);
      await saveOptions(database(), { revision, change: { ...FIRST_OPTIONS, prices: PRICES } }, WORKSHOP.id, now());
    });

    const linesOf = (wanted: readonly { readonly style: number; readonly doors: OrderLine["doors"] }[]) =>
      wanted.flatMap(({ style, doors }) => {
        const product = products[style];
        return product ? [anOrderLine(product, { doors: doors.map((one) => makeable(one, product)) })] : [];
      });

    async function walk(steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]) {
      const actions = await placeOrderWithActions(stored);
      const { number } = actions;
      const order = changesOf(database, number, now);
      const expected: Expected = { revision: 1, fees: 0, paid: 0, isConfirmed: false };
      let entries = 0;
      for (const step of steps) {
        if (step.kind === "confirm" && !expected.isConfirmed) {
          await actions.put("confirmed", (await actions.file()).revision, TERMS);
          expected.isConfirmed = true;
        } else if (step.kind === "pay" && expected.isConfirmed) {
          const about = { number, actorId: WORKSHOP.id, shop: MAIL_SHOP };
          const payment = { kind: "check", receivedOn: "2026-01-05", cents: step.cents, reference: "" } as const;
          expect(await recordOrderPayment(database(), about, payment, entries, now())).toBe("recorded");
          entries += 1;
          expected.paid += step.cents;
        } else if (step.kind === "edit" || step.kind === "decline") {
          await edit(order, step.kind === "edit" ? step.feeCents : null, linesOf(step.contents), expected);
        } else if (step.kind === "add") {
          const { lines } = await order.order();
          const added = linesOf([step.line]);
          if (lines.length + added.length > MAX_ADDED) continue;
          await edit(order, step.feeCents, [...lines, ...added], expected);
          if (added.some(({ productId }) => lines.every((line) => line.productId !== productId))) withAnotherStyle += 1;
        }
        await check(order, expected);
      }
      await checkDays();
    }

    async function edit(
      order: ReturnType<typeof changesOf>,
      feeCents: number | null,
      lines: readonly OrderLine[],
      expected: Expected,
    ) {
      const { outcome } = await order.change(lines, { isRequest: true });
      if (outcome === "same" || feeCents === null) {
        if (outcome === "asked") expect(await order.decline()).toBe("done");
        if (outcome === "saved") expected.revision += 1;
        return;
      }
      expect(outcome).toBe(expected.isConfirmed ? "asked" : "saved");
      if (outcome === "asked") {
        expect(await order.accept(feeCents)).toBe("done");
        if (feeCents > 0) expect(await order.answer("approve")).toBe("done");
        expected.fees += feeCents;
      }
      expected.revision += 1;
      const { totalCents, pricing, number } = await order.order();
      const optionsCents = slowOptionsCents(lines);
      const asked = anOrderRequest(lines, { totalCents: linesCents(lines) + optionsCents });
      const { order: asNew, link } = await placeIn(database(), asked, { now: now() });
      expect([totalCents, pricing]).toEqual([asNew.totalCents, asNew.pricing]);
      expect(await bookedMinutes(asNew.number)).toEqual((await bookedMinutes(number)).map(heldBefore));
      await cancelOrder(database(), link, MAIL_SHOP, now());
      expect(await bookedMinutes(asNew.number)).toEqual([]);
      made += 1;
      if (optionsCents > 0) withOptions += 1;
    }

    /** What an unconfirmed order may hold of the minutes that a confirmed one has booked. */
    function heldBefore({ station, minutes }: { readonly station: number; readonly minutes: number }) {
      const at = FIRST_CAPACITY.stations.findIndex(({ id }) => id === station);
      return { station, minutes: Math.min(minutes, mostHeld(FIRST_CAPACITY, null)[at] ?? 0) };
    }

    const bookedMinutes = async (number: string) =>
      database()
        .db.selectFrom("booking")
        .innerJoin("customer_order", "customer_order.id", "booking.order_id")
        .select("station")
        .select(({ fn }) => fn.sum<number>("booking.minutes").as("minutes"))
        .where("customer_order.number", "=", number)
        .groupBy("station")
        .orderBy("station")
        .execute();

    /** What is booked on each day is the sum of what orders have booked, and no more than a station has. */
    async function checkDays() {
      const { db } = database();
      const days = await db
        .selectFrom("station_day")
        .select(["station", "day", "minutes"])
        .where("minutes", "!=", 0)
        .orderBy("station")
        .orderBy("day")
        .execute();
      const sums = await db
        .selectFrom("booking")
        .select(["station", "day"])
        .select(({ fn }) => fn.sum<number>("minutes").as("minutes"))
        .groupBy(["station", "day"])
        .orderBy("station")
        .orderBy("day")
        .execute();
      expect(days).toEqual(sums.map((row) => ({ ...row, minutes: Number(row.minutes) })));
      for (const { station, day, minutes } of days) {
        const found = FIRST_CAPACITY.stations.find(({ id }) => id === station);
        expect(minutes).toBeLessThanOrEqual(found ? minutesOn(found, FIRST_CAPACITY, day) : 0);
      }
    }

    /** The events of an order lead from its first price and date to what it costs and promises now. */
    async function checkEvents(id: number, totalCents: number, fees: number, revision: number) {
      const { db } = database();
      const events = await db
        .selectFrom("order_event")
        .select("detail")
        .where("order_id", "=", id)
        .where("kind", "=", "terms")
        .orderBy("id")
        .execute();
      const changes = events
        .map(({ detail }) => JSON.parse(detail ?? "{}") as Partial<Record<EventFigure, number>>)
        .filter((detail) => detail.totalCents !== undefined);
      expect(changes.map((change) => change.revision)).toEqual(Array.from({ length: revision - 1 }, (_, at) => at + 2));
      for (const [at, { beforeCents }] of changes.entries()) {
        if (at > 0) expect(beforeCents).toBe(changes[at - 1]?.totalCents);
      }
      const last = changes.at(-1);
      if (last) expect([last.totalCents, last.feeCents]).toEqual([totalCents, fees]);
      const promised = await db
        .selectFrom("ship_promise")
        .select("ships_on")
        .where("order_id", "=", id)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      const stored = await db.selectFrom("customer_order").select("ships_on").where("id", "=", id).executeTakeFirst();
      expect(promised?.ships_on).toBe(stored?.ships_on);
    }

    async function check(order: ReturnType<typeof changesOf>, { revision, fees, paid, isConfirmed }: Expected) {
      const { invoice, ...now } = await order.order();
      expect([now.contentRevision ?? 1, now.feeCents ?? 0]).toEqual([revision, fees]);
      const { id } = await order.row();
      expect((await replacedRevisions(database().db, id)).map((one) => one.revision)).toEqual(
        Array.from({ length: revision - 1 }, (_, at) => at + 1),
      );
      expect(invoice !== undefined).toBe(isConfirmed);
      await checkEvents(id, now.totalCents, fees, revision);
      if (!invoice) return;
      const total = now.totalCents + fees + TERMS.freightCents;
      expect([orderSum(now).totalCents, currentRevision(invoice).totalCents]).toEqual([total, total]);
      expect(balanceOf(invoice)).toBe(total - paid);
      const sold = database().db.selectFrom("sold_line").select("cents").where("order_id", "=", id);
      const cents = (await sold.execute()).reduce((sum, line) => sum + line.cents, 0);
      expect(cents).toBe(now.totalCents);
    }

    it(
      `cost what new orders would, and book the same minutes, after each of ${edits} edits`,
      async () => {
        while (made < edits || withAnotherStyle < edits / 10) {
          for (const steps of fc.sample(fc.array(step, { minLength: 2, maxLength: 6 }), 10)) {
            await walk(steps);
            stored.pass(86_400_000);
          }
        }
        expect(withOptions).toBeGreaterThan(made / 2);
      },
      60_000 + edits * 1000,
    );
  });
}
