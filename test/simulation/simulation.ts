import type { Database } from "~/base/database/database.server";
import { HOUR_MS } from "~/base/time/time";
import { minutesOn } from "~/house/capacity/bookings.server";
import { storeCapacity } from "~/house/capacity/capacity-settings.server";
import { earliestFor, piecesOfLine } from "~/house/capacity/order-plan.server";
import { currentFacts, saveFacts } from "~/house/facts/facts.server";
import { createRandom, type Random } from "~/office/demo/random";
import { startOfDay } from "~/trade/measure/days";
import { cancel, confirm, place } from "./customers-and-office";
import { type Job, runFloor } from "./floor";
import { type MadeUpOrder, madeUpOrder, minutesOf } from "./random-orders";
import { aloneOn, type Simulated, summary } from "./simulated";
import { daysOf, holidaysOf, knownMinutes, realMinutes, realTime, workshopFor } from "./workshop";

/** A Monday. */
const FIRST_DAY = "2026-01-05";
const ZONE = "America/Los_Angeles";
const OPEN_DAYS = 248;

/** Days after the last order on which the workshop still works. */
const LAST_DAYS = 120;

/** How often an order is canceled, and how often some of its pieces are made again, in percent. */
const CANCELED = 3;
const REMADE = 4;

/** Every how many orders a longer list is dated beside a shorter one. */
const COMPARED_EVERY = 10;

/** An order that waits for its confirmation. */
interface Received {
  readonly row: Awaited<ReturnType<typeof place>>;
  /** The index of the day on which it was placed. */
  readonly day: number;
  readonly minutes: readonly number[];
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
  const received: Received[] = [];
  let [undated, canceled, remakes, longerEarlier, estimates, later, movedFixed] = [0, 0, 0, 0, 0, 0, 0];
  const noon = (day: number) => Date.parse(startOfDay(ZONE, days[day] ?? "")) + 12 * HOUR_MS;

  async function add(order: MadeUpOrder, day: number, remakeOf: number | null): Promise<number> {
    const row = await place(database, order, { at: noon(day), remakeOf });
    if (row.ships_on === null) {
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
    received.push({ row, day, minutes });
    return row.id;
  }

  /** Confirms the orders of the days before, and takes the date that they then have. */
  async function confirmUntil(today: number): Promise<void> {
    while (received[0] && received[0].day < today) {
      const { row, day, minutes } = received.shift() as Received;
      const shipsOn = await confirm(database, row.number, noon(day + 1) - HOUR_MS);
      const isLater = shipsOn !== row.ships_on;
      if (row.is_estimate) estimates += 1;
      if (isLater && row.is_estimate) later += 1;
      if (isLater && !row.is_estimate) movedFixed += 1;
      // Worked on from the day after it is confirmed.
      jobs.push({ id: row.id, from: day + 2, due: indexOf.get(shipsOn ?? "") ?? -1, minutes });
    }
  }

  const toRemake: { readonly day: number; readonly original: number }[] = [];
  for (const [index, day] of placingDays(random, count).entries()) {
    while (toRemake[0] && toRemake[0].day <= day) {
      const remake = toRemake.shift();
      await confirmUntil(remake?.day ?? day);
      if (remake) await add(madeUpOrder(random, 20), remake.day, remake.original);
      remakes += 1;
    }
    await confirmUntil(day);
    const order = orders[index] as MadeUpOrder;
    if (index % COMPARED_EVERY === 0 && (await isEarlier(database, order, madeUpOrder(random), noon(day)))) {
      longerEarlier += 1;
    }
    const id = await add(order, day, null);
    if (random.chance(REMADE)) {
      toRemake.push({ day: Math.min(day + 25, OPEN_DAYS - 1), original: id });
      toRemake.sort((one, other) => one.day - other.day);
    }
  }

  await confirmUntil(OPEN_DAYS);

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
      estimates,
      later,
      movedFixed,
      compared: Math.ceil(count / COMPARED_EVERY),
      overbooked: overbooked.length,
      tooEarly: tooEarly.length,
    },
  });
}
