import type { CalendarDay } from "~/base/time/time";
import { isCalendarDay } from "~/trade/measure/calendar-day";
import { daysAfter } from "~/trade/measure/days";
import type { Closure } from "./closures";

const MAX_REASON_LENGTH = 80;

const MAX_LINE_LENGTH = 200;

/** The longest closure, in days: a longer one must be a typing error. */
const MAX_DAYS = 60;

/** More than a shop needs in ten years. */
const MAX_CLOSURES = 200;

export const MAX_CLOSURES_LENGTH = MAX_CLOSURES * (MAX_REASON_LENGTH + 30);

const MONTHS: readonly string[] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

interface TypedDay {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const SLASHES = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?![\d/])/;
const NAMED =
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?(?![\d/])/i;

function dayAtStart(text: string): { readonly read: TypedDay; readonly rest: string } | null {
  const iso = ISO.exec(text);
  if (iso) return { read: typedDay(iso[1], iso[2], iso[3]), rest: text.slice(iso[0].length) };
  const slashes = SLASHES.exec(text);
  if (slashes) return { read: typedDay(slashes[3], slashes[1], slashes[2]), rest: text.slice(slashes[0].length) };
  const named = NAMED.exec(text);
  if (!named) return null;
  const month = MONTHS.indexOf((named[1] ?? "").toLowerCase()) + 1;
  return { read: typedDay(named[3], String(month), named[2]), rest: text.slice(named[0].length) };
}

const typedDay = (year: string | undefined, month = "", day = ""): TypedDay => ({
  year: year ? Number(year) : null,
  month: Number(month),
  day: Number(day),
});

const dayIn = (year: number, { month, day }: TypedDay) =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The range of two typed days. One without a year is the next such day, or the one beside the other. */
function rangeOf(first: TypedDay, last: TypedDay, today: CalendarDay): readonly [firstDay: string, lastDay: string] {
  const lastFrom = (firstDay: string) => {
    if (last.year !== null) return dayIn(last.year, last);
    const same = dayIn(yearOf(firstDay), last);
    return same < firstDay ? dayIn(yearOf(firstDay) + 1, last) : same;
  };
  if (first.year !== null) {
    const firstDay = dayIn(first.year, first);
    return [firstDay, lastFrom(firstDay)];
  }
  if (last.year !== null) {
    const lastDay = dayIn(last.year, last);
    const same = dayIn(last.year, first);
    return [same > lastDay ? dayIn(last.year - 1, first) : same, lastDay];
  }
  const years = [yearOf(today) - 1, yearOf(today), yearOf(today) + 1];
  const ranges = years.map((year) => [dayIn(year, first), lastFrom(dayIn(year, first))] as const);
  return ranges.find(([, lastDay]) => lastDay >= today) ?? (ranges[2] as (typeof ranges)[number]);
}

const BEGIN = "begin with a day such as 2026-11-26, or days such as 12/24/2026 - 1/2/2027";
const WORD = /^ (?:to|through|thru|until) /i;
const DASH = /^ ?[-–—] ?/;
const SHORT_DAY = /^(\d{1,2})(?![\d/])/;

function lastOf(first: TypedDay, rest: string): { readonly last: TypedDay; readonly rest: string } | string {
  const word = WORD.exec(rest);
  const dash = word ?? DASH.exec(rest);
  if (!dash) return { last: first, rest };
  const after = rest.slice(dash[0].length);
  const found = dayAtStart(after);
  if (found) return { last: found.read, rest: found.rest };
  const [short = "", day] = SHORT_DAY.exec(after) ?? [];
  if (day) return { last: { ...first, day: Number(day) }, rest: after.slice(short.length) };
  // A dash may also come before the reason.
  return word ? BEGIN : { last: first, rest: ` ${after}` };
}

function closureOf(line: string, today: CalendarDay): Closure | string {
  if (line.length > MAX_LINE_LENGTH) return `use at most ${MAX_REASON_LENGTH} characters for the reason`;
  const first = dayAtStart(line.replace(/\s+/g, " "));
  if (!first) return BEGIN;
  const found = lastOf(first.read, first.rest);
  if (typeof found === "string") return found;
  const reason = /^[,:]? (.+)$/.exec(found.rest)?.[1] ?? null;
  if (found.rest !== "" && reason === null) return BEGIN;
  const [firstDay, lastDay] = rangeOf(first.read, found.last, today);
  if (!isCalendarDay(firstDay) || !isCalendarDay(lastDay)) return BEGIN;
  if (reason !== null && dayAtStart(reason)) return "write a range with a dash, such as 12/24/2026 - 1/2/2027";
  if (lastDay < firstDay) return "the last day is before the first";
  if (lastDay >= daysAfter(firstDay, MAX_DAYS)) {
    return `the shop cannot be closed for more than ${MAX_DAYS} days at once`;
  }
  if ((reason ?? "").length > MAX_REASON_LENGTH) return `use at most ${MAX_REASON_LENGTH} characters for the reason`;
  return { firstDay, lastDay, reason: reason ?? "" };
}

/** Reads one closure a line, or returns what is wrong with the first bad line. Of equal days, the last line counts. */
export function readClosures(text: string, today: CalendarDay): readonly Closure[] | string {
  const closures = new Map<string, Closure>();
  for (const [index, typed] of text.split(/\r\n|\r|\n/).entries()) {
    const line = typed.trim();
    if (line === "") continue;
    const closure = closureOf(line, today);
    if (typeof closure === "string") return `Line ${index + 1}: ${closure}`;
    closures.set(`${closure.firstDay} ${closure.lastDay}`, closure);
  }
  if (closures.size > MAX_CLOSURES) return `Please remove days in the past: the limit is ${MAX_CLOSURES} lines`;
  return [...closures.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, closure]) => closure);
}

export const closureLines = (closures: readonly Closure[]): string =>
  closures
    .map(({ firstDay, lastDay, reason }) =>
      [firstDay, ...(lastDay === firstDay ? [] : ["to", lastDay]), reason].join(" ").trim(),
    )
    .join("\n");
