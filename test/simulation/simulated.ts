import type { CapacitySettings } from "~/house/capacity/capacity";
import { type FloorRun, type Job, runFloor } from "./floor";

/** How many promises must be kept, in percent. */
const LEAST_KEPT = 98;

interface Counts {
  readonly undated: number;
  readonly canceled: number;
  readonly remakes: number;
  /** How often a longer list was dated, and how often it was earlier than the shorter one. */
  readonly compared: number;
  readonly longerEarlier: number;
  /** Orders whose date was an estimate until they were confirmed, and how many of these then got a later one. */
  readonly estimates: number;
  readonly later: number;
  /** Other orders whose date moved when they were confirmed. */
  readonly movedFixed: number;
  /** Days of stations on which more was booked than they can do. */
  readonly overbooked: number;
  /** Promises for a day on which a workshop without any other order would not be done. */
  readonly tooEarly: number;
}

interface Runs {
  readonly settings: CapacitySettings;
  readonly jobs: readonly Job[];
  /** The minutes of each station on each day. */
  readonly known: readonly (readonly number[])[];
  /** A workshop in which everything takes as long as planned. */
  readonly planRun: FloorRun;
  /** One with people who are ill, and work that takes longer. */
  readonly realRun: FloorRun;
  /** The minutes that are booked of each station. */
  readonly booked: readonly number[];
  readonly counts: Counts;
}

/** What a simulated year showed. */
export interface Simulated {
  /** A table, for the terminal. */
  readonly text: string;
  /** What must not be; empty if the dates hold. */
  readonly problems: readonly string[];
}

/** The index of the day on which a job is done that has the workshop for itself. */
export const aloneOn = (job: Job, known: readonly (readonly number[])[]): number =>
  runFloor([job], known).doneOn.get(job.id) ?? Number.POSITIVE_INFINITY;

/** For each job, how many open days before its promised day it was done; negative if after it. */
const sparesOf = (jobs: readonly Job[], { doneOn }: FloorRun) =>
  jobs.map(({ id, due }) => due - (doneOn.get(id) ?? Number.POSITIVE_INFINITY)).sort((one, other) => one - other);

const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);
const keptOf = (spares: readonly number[]) => spares.filter((spare) => spare >= 0).length;
const count = (number: number) => Math.round(number).toLocaleString("en-US");

function problemsOf({ counts }: Runs, plan: readonly number[], real: readonly number[]): readonly string[] {
  const isKept = percent(keptOf(real), real.length) >= LEAST_KEPT;
  return [
    ...(counts.tooEarly > 0 ? [`${counts.tooEarly} promises are earlier than the workshop can make`] : []),
    ...(keptOf(plan) < plan.length ? [`${plan.length - keptOf(plan)} promises cannot be kept even as planned`] : []),
    ...(isKept ? [] : [`fewer than ${LEAST_KEPT} % of the promises were kept`]),
    ...(counts.overbooked > 0 ? [`${counts.overbooked} days of stations are overbooked`] : []),
    ...(counts.movedFixed > 0 ? [`${counts.movedFixed} fixed dates moved when their orders were confirmed`] : []),
    ...(counts.longerEarlier > 0 ? [`${counts.longerEarlier} longer lists are earlier than shorter ones`] : []),
  ];
}

const rowsOf = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join("  "),
  );
};

/** The result of a simulated year, as a table with what is wrong. */
export function summary(runs: Runs): Simulated {
  const { settings, jobs, known, planRun, realRun, booked, counts } = runs;
  const [plan, real] = [sparesOf(jobs, planRun), sparesOf(jobs, realRun)];
  const problems = problemsOf(runs, plan, real);
  const median = real[Math.floor(real.length / 2)] ?? 0;
  const share = (spares: readonly number[]) =>
    `${count(keptOf(spares))} of ${count(spares.length)} (${percent(keptOf(spares), spares.length).toFixed(2)} %)`;
  const facts = rowsOf([
    ["Orders with a date", count(jobs.length)],
    ["of them remakes", count(counts.remakes)],
    ["Canceled", count(counts.canceled)],
    ["Without a date", count(counts.undated)],
    ["Slack, working days", String(settings.slackDays)],
    ["Promises kept, work as planned", share(plan)],
    ["Least days to spare, as planned", String(plan[0] ?? 0)],
    ["Promises kept, real work", share(real)],
    ["Least days to spare, real work", String(real[0] ?? 0)],
    ["Median days to spare, real work", String(median)],
    ["Promises earlier than can be made", String(counts.tooEarly)],
    ["Overbooked days of stations", String(counts.overbooked)],
    ["Estimates that became later", `${count(counts.later)} of ${count(counts.estimates)}`],
    ["Longer lists that are earlier", `${counts.longerEarlier} of ${count(counts.compared)}`],
  ]);
  const stations = rowsOf([
    ["Station", "minutes a day", "available", "booked", "worked"],
    ...settings.stations.map(({ name, minutes }, index) => [
      name,
      count(minutes),
      count((known[index] ?? []).reduce((sum, day) => sum + day, 0)),
      count(booked[index] ?? 0),
      count(realRun.worked[index] ?? 0),
    ]),
  ]);
  const verdict =
    problems.length === 0 ? "The dates hold." : problems.map((problem) => `Wrong: ${problem}.`).join("\n");
  return { text: [...facts, "", ...stations, "", verdict].join("\n"), problems };
}
