import { readTypedDay } from "~/measure/calendar-day";
import { daysAfter } from "~/measure/days";

/** Days on which the shop is closed, besides weekends. */
export interface Closure {
  /** YYYY-MM-DD. */
  readonly firstDay: string;
  /** YYYY-MM-DD; equal to the first day if the shop is closed for one day. */
  readonly lastDay: string;
  /** Such as "Thanksgiving"; empty if none is given. */
  readonly reason: string;
}

const MAX_REASON_LENGTH = 80;

/** The longest closure, in days: a longer one must be a typing error. */
const MAX_DAYS = 60;

/** More than a shop needs in ten years. */
const MAX_CLOSURES = 200;

/** How long before a closure the shop announces it, in days. */
const ANNOUNCED_DAYS = 30;

/** The longest text that is accepted, in characters. */
export const MAX_CLOSURES_LENGTH = MAX_CLOSURES * (MAX_REASON_LENGTH + 30);

const LINE = /^(\S+?)(?:\s+to\s+(\S+?))?(?:[,:]?\s+(.+))?$/;

/** Reads a line as a closure, or says what is wrong with it. */
function closureOf(line: string): Closure | string {
  const [, first = "", last, reason = ""] = LINE.exec(line) ?? [];
  const firstDay = readTypedDay(first);
  const lastDay = last === undefined ? firstDay : readTypedDay(last);
  if (firstDay === null || lastDay === null) {
    return "begin with a day such as 2026-11-26, or days such as 2026-12-24 to 2027-01-01";
  }
  if (lastDay < firstDay) return "the last day is before the first";
  if (lastDay >= daysAfter(firstDay, MAX_DAYS))
    return `the shop cannot be closed for more than ${MAX_DAYS} days at once`;
  if (reason.length > MAX_REASON_LENGTH) return `use at most ${MAX_REASON_LENGTH} characters for the reason`;
  return { firstDay, lastDay, reason };
}

/**
 * Reads closures from text, one per line: a day, or two days with "to" between them, and a reason if there is one. Days
 * that are typed twice count once, with the last reason.
 *
 * @returns the closures, the earliest first, or what is wrong with the first bad line
 */
export function readClosures(text: string): readonly Closure[] | string {
  const closures = new Map<string, Closure>();
  for (const [index, typed] of text.split(/\r\n|\r|\n/).entries()) {
    const line = typed.trim();
    if (line === "") continue;
    const closure = closureOf(line);
    if (typeof closure === "string") return `Line ${index + 1}: ${closure}`;
    closures.set(`${closure.firstDay} ${closure.lastDay}`, closure);
  }
  if (closures.size > MAX_CLOSURES) return `Please remove days in the past: the limit is ${MAX_CLOSURES} lines`;
  return [...closures.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, closure]) => closure);
}

/** Closures as {@link readClosures} reads them. */
export const closureLines = (closures: readonly Closure[]): string =>
  closures
    .map(({ firstDay, lastDay, reason }) =>
      [firstDay, ...(lastDay === firstDay ? [] : ["to", lastDay]), reason].join(" ").trim(),
    )
    .join("\n");

/** Whether the shop is closed on a day, YYYY-MM-DD. */
export const isClosedOn = (closures: readonly Closure[], day: string): boolean =>
  closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

const dayWords = (text: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" }).format(
    new Date(`${text}T00:00:00Z`),
  );

/** A closure in words: "on Thursday, November 26 (Thanksgiving)". */
export function closureWords({ firstDay, lastDay, reason }: Closure): string {
  const days = firstDay === lastDay ? `on ${dayWords(firstDay)}` : `from ${dayWords(firstDay)} to ${dayWords(lastDay)}`;
  return reason === "" ? days : `${days} (${reason})`;
}

/** The closures to announce on a day, YYYY-MM-DD: those that are not over and begin within 30 days. */
export const announced = (closures: readonly Closure[], today: string): readonly Closure[] =>
  closures.filter(({ firstDay, lastDay }) => lastDay >= today && firstDay <= daysAfter(today, ANNOUNCED_DAYS));
