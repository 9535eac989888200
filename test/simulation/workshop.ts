import type { Closure } from "~/house/calendar/closures";
import { type Absence, type CapacitySettings, FIRST_CAPACITY, type Station } from "~/house/capacity/capacity";
import type { Random } from "~/office/demo/random";
import { daysAfter, isWorkingDay } from "~/trade/measure/days";
import { type MadeUpOrder, minutesOf } from "./random-orders";

/** The share of its minutes that a made-up workshop needs for the orders of its year, in percent. */
const PLANNED_LOAD = 92;

/** Holidays of a made-up year that begins on its first Monday. */
export const holidaysOf = (firstDay: string): readonly Closure[] =>
  [126, 179, 240, 325, 352].map((after, index) => ({
    firstDay: daysAfter(firstDay, after),
    lastDay: daysAfter(firstDay, after + (index === 4 ? 6 : 1)),
    reason: "Holiday",
  }));

/** The open days of a made-up workshop, found by looking at each. */
export function daysOf(firstDay: string, closures: readonly Closure[], count: number): readonly string[] {
  const closed = new Set<string>();
  for (const { firstDay: first, lastDay } of closures) {
    for (let day = first; day <= lastDay; day = daysAfter(day, 1)) closed.add(day);
  }
  const days: string[] = [];
  for (let day = firstDay; days.length < count; day = daysAfter(day, 1)) {
    if (isWorkingDay(day) && !closed.has(day)) days.push(day);
  }
  return days;
}

/** Absences that the owner knows before: a person of a station is away for some days. */
function knownAbsences(random: Random, stations: readonly Station[], days: readonly string[]): readonly Absence[] {
  return stations.flatMap(({ id, minutes }) =>
    Array.from({ length: 6 }, () => {
      const first = random.whole(20, days.length - 30);
      return {
        station: id,
        firstDay: days[first] ?? "",
        lastDay: days[first + random.whole(0, 9)] ?? "",
        minutes: Math.floor(minutes / random.whole(3, 6)),
        reason: "Vacation",
      };
    }),
  );
}

/** A workshop that is large enough for some orders in a number of days. */
export function workshopFor(
  orders: readonly MadeUpOrder[],
  random: Random,
  days: readonly string[],
  openDays: number,
): CapacitySettings {
  const { stations: first } = FIRST_CAPACITY;
  const needed = first.map(() => 0);
  for (const order of orders) {
    for (const [index, minutes] of minutesOf(order, first).entries()) needed[index] = (needed[index] ?? 0) + minutes;
  }
  const stations = first.map((station, index) => ({
    ...station,
    minutes: Math.max(120, Math.ceil(((needed[index] ?? 0) * 100) / PLANNED_LOAD / openDays)),
  }));
  return { ...FIRST_CAPACITY, stations, absences: knownAbsences(random, stations, days) };
}

/** The minutes of each station on each day without what the owner does not know before. */
export function knownMinutes({ stations, absences }: CapacitySettings, days: readonly string[]) {
  return stations.map(({ id, minutes }) =>
    days.map((day) => {
      let left = minutes;
      for (const absence of absences) {
        if (absence.station === id && absence.firstDay <= day && day <= absence.lastDay) left -= absence.minutes;
      }
      return Math.max(0, left);
    }),
  );
}

/** What is left of them once people are ill: of a station in 20, a quarter of the day. */
export const realMinutes = (known: readonly (readonly number[])[], random: Random) =>
  known.map((ofStation) => ofStation.map((minutes) => (random.chance(5) ? Math.floor(minutes * 0.75) : minutes)));

/** What a job really takes: mostly a little less or more than planned, sometimes half as much again. */
export const realTime = (minutes: number, random: Random): number =>
  (minutes * (random.chance(3) ? 150 : random.whole(80, 115))) / 100;
