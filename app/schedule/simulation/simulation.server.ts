import { randomUUID } from "node:crypto";
import { minutesOn } from "~/capacity/bookings.server";
import { storeCapacity } from "~/capacity/capacity-settings.server";
import { earliestFor, piecesOfLine } from "~/capacity/order-plan.server";
import { type Database, write } from "~/database/database.server";
import { createRandom, type Random } from "~/demo/random";
import { currentFacts, saveFacts } from "~/facts/facts.server";
import { startOfDay } from "~/measure/days";
import { changeOrder } from "~/orders/stored/order-changes.server";
import { insertOrder } from "~/orders/stored/order-inserting.server";
import { rowOfNumber } from "~/orders/stored/orders.server";
import { type Job, runFloor } from "./floor";
import { type MadeUpOrder, madeUpOrder, minutesOf } from "./random-orders";
import { aloneOn, type Simulated, summary } from "./simulated";
import { daysOf, holidaysOf, knownMinutes, realMinutes, realTime, workshopFor } from "./workshop";

/** A Monday. */
const FIRST_DAY = "2026-01-05";
const ZONE = "America/Los_Angeles";
const OPEN_DAYS = 248;
const HOUR_MS = 3_600_000;

/** Days after the last order on which the workshop still works. */
const LAST_DAYS = 120;

/** How often an order is canceled, and how often some of its pieces are made again, in percent. */
const CANCELED = 3;
const REMADE = 4;

/** Every how many orders a longer list is dated beside a shorter one. */
const COMPARED_EVERY = 10;

const key = () => randomUUID().replaceAll("-", "");

interface Placing {
  readonly at: number;
  readonly remakeOf: number | null;
}

async function place(database: Database, { lines }: MadeUpOrder, { at, remakeOf }: Placing) {
  const amounts = lines.map(() => ({ listCents: 0, cents: 0, isCredited: false }));
  const order = {
    ...{ prefix: "S", key: key(), link: key(), content_hash: "", customer_id: null, placed_at: at, free_until: at },
    ...{ first_name: "A", last_name: "B", email: "a@b.test", phone: "", business_name: "", address1: "", address2: "" },
    ...{ city: "", province: "OR", zip: "", country: "US", job_name: "", po_number: "", wishes: "", piece_count: 1 },
    ...{ total_cents: 0, discount: 0, least_square_inches: 0, quote: null },
    ...(remakeOf !== null && { remake_of: remakeOf, remake_cause: "made" as const }),
  };
  const { order: stored } = await write(database, (trx) => insertOrder(trx, order, { lines, amounts, credits: [] }));
  const row = await rowOfNumber(database.db, stored.number);
  if (!row) throw new Error("an order of the simulation is gone");
  return row;
}

async function cancel(database: Database, number: string, at: number): Promise<void> {
  await write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    if (row) {
      const change = { kind: "state", changed: { state: "cancelled" } } as const;
      await changeOrder(trx, row, { by: "customer", actorId: null }, change, at);
    }
  });
}

/** The index of each order's day, in order: more orders come in some weeks than in others. */
function placingDays(random: Random, count: number): readonly number[] {
  const days = Array.from({ length: count }, () => {
    const day = random.whole(0, OPEN_DAYS - 1);
    return random.chance(20) ? Math.floor(day / 60) * 60 + random.whole(0, 19) : day;
  });
  return days.map((day) => Math.min(day, OPEN_DAYS - 1)).sort((one, other) => one - other);
}

/** Whether a list that is longer ships earlier. */
async function isEarlier(database: Database, order: MadeUpOrder, more: MadeUpOrder, at: number): Promise<boolean> {
  const dateOf = async (lines: MadeUpOrder["lines"]) =>
    (await earliestFor(database.db, lines.map(piecesOfLine), at)).shipsOn ?? "9999";
  return (await dateOf([...order.lines, ...more.lines])) < (await dateOf(order.lines));
}

/**
 * Simulates a year: places orders in an empty database as customers do, with absences, cancellations and remakes, and
 * then works on them in a workshop that knows only the promised days.
 *
 * @param database empty
 * @param count how many orders are placed, besides remakes
 */
export async function simulate(database: Database, count: number, seed: number): Promise<Simulated> {
  const random = createRandom(seed);
  const closures = holidaysOf(FIRST_DAY);
  const days = daysOf(FIRST_DAY, closures, OPEN_DAYS + LAST_DAYS);
  const orders = Array.from({ length: count }, () => madeUpOrder(random));
  const settings = workshopFor(orders, random, days, OPEN_DAYS);
  const { revision, facts } = await currentFacts(database.db);
  await saveFacts(database, { revision, facts: { ...facts, closures } }, "owner", 0);
  await storeCapacity(database, 0, () => settings, "owner", 0);

  const indexOf = new Map(days.map((day, index) => [day, index]));
  const planned = new Map<number, readonly number[]>();
  const jobs: Job[] = [];
  let [undated, canceled, remakes, longerEarlier] = [0, 0, 0, 0];
  const noon = (day: number) => Date.parse(startOfDay(ZONE, days[day] ?? "")) + 12 * HOUR_MS;

  async function add(order: MadeUpOrder, day: number, remakeOf: number | null): Promise<number> {
    const row = await place(database, order, { at: noon(day), remakeOf });
    const due = row.ships_on === null ? undefined : indexOf.get(row.ships_on);
    if (due === undefined) {
      undated += 1;
      return row.id;
    }
    if (remakeOf === null && random.chance(CANCELED)) {
      await cancel(database, row.number, noon(day) + HOUR_MS);
      canceled += 1;
      return row.id;
    }
    const minutes = minutesOf(order, settings.stations);
    planned.set(row.id, minutes);
    // Confirmed on the day after it is placed, and worked on from the day after that.
    jobs.push({ id: row.id, from: day + 2, due, minutes });
    return row.id;
  }

  const later: { readonly day: number; readonly original: number }[] = [];
  for (const [index, day] of placingDays(random, count).entries()) {
    while (later[0] && later[0].day <= day) {
      const remake = later.shift();
      if (remake) await add(madeUpOrder(random, 20), remake.day, remake.original);
      remakes += 1;
    }
    const order = orders[index] as MadeUpOrder;
    if (index % COMPARED_EVERY === 0 && (await isEarlier(database, order, madeUpOrder(random), noon(day)))) {
      longerEarlier += 1;
    }
    const id = await add(order, day, null);
    if (random.chance(REMADE)) {
      later.push({ day: Math.min(day + 25, OPEN_DAYS - 1), original: id });
      later.sort((one, other) => one.day - other.day);
    }
  }

  const known = knownMinutes(settings, days);
  const loads = await database.db.selectFrom("station_day").select(["station", "day", "minutes"]).execute();
  const overbooked = loads.filter(({ station: id, day, minutes }) => {
    const station = settings.stations.find((one) => one.id === id);
    return minutes > (station && indexOf.has(day) ? minutesOn(station, settings, day) : 0);
  });
  const tooEarly = jobs.filter((job) => aloneOn(job, known) > job.due);
  const planRun = runFloor(jobs, known);
  const real = jobs.map((job) => ({ ...job, minutes: job.minutes.map((minutes) => realTime(minutes, random)) }));
  const realRun = runFloor(real, realMinutes(known, random));
  return summary({
    settings,
    jobs,
    known,
    planRun,
    realRun,
    booked: settings.stations.map(({ id }) =>
      loads.filter(({ station }) => station === id).reduce((sum, { minutes }) => sum + minutes, 0),
    ),
    counts: {
      undated,
      canceled,
      remakes,
      longerEarlier,
      compared: Math.ceil(count / COMPARED_EVERY),
      overbooked: overbooked.length,
      tooEarly: tooEarly.length,
    },
  });
}
