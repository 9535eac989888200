import type { CalendarDay } from "~/base/time/time";
import { readTypedDay } from "~/trade/measure/calendar-day";
import { daysAfter, mondayOf, sundayOf } from "~/trade/measure/days";

export const GROUPINGS = ["week", "style", "finish", "tier", "state"] as const;

export type Grouping = (typeof GROUPINGS)[number];

/** The periods that have a name, and how many weeks each has, the current week included. */
const PERIODS = { "13-weeks": 13, "12-months": 52 } as const;

export type NamedPeriod = keyof typeof PERIODS;

/** How many days earlier the compared period is: 52 weeks, so that it has the same days of the week. */
const YEAR_AGO_DAYS = 364;

/** The longest period that can be chosen, in days: 53 weeks. */
const MAX_DAYS = 371;

export const FIGURES_QUERY = { by: "by", from: "from", period: "period", until: "until" } as const;

/** The query of the file that asks for remakes in place of sales. */
export const REMAKES_QUERY = "remakes";

/** The first and the last day, both included. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

export interface FiguresQuery {
  readonly by: Grouping;
  readonly days: Days;
  /** The name of the period, or `null` for days that were typed. */
  readonly period: NamedPeriod | null;
  readonly problem: string | null;
}

const PROBLEM =
  "Please enter two days, such as 9/1/2026 and 11/30/2026, the first one first and at most 53 weeks apart.";

const lastWeeks = (count: number, today: CalendarDay): Days => ({
  from: daysAfter(mondayOf(today), -7 * (count - 1)),
  until: today,
});

function typedDays(query: URLSearchParams): Days | null {
  const from = readTypedDay(query.get(FIGURES_QUERY.from) ?? "");
  const until = readTypedDay(query.get(FIGURES_QUERY.until) ?? "");
  return from && until && from <= until && until < daysAfter(from, MAX_DAYS) ? { from, until } : null;
}

/** The figures that a query asks for; without days, those of the last 13 weeks by week. */
export function readFiguresQuery(query: URLSearchParams, today: CalendarDay): FiguresQuery {
  const by = GROUPINGS.find((known) => known === query.get(FIGURES_QUERY.by)) ?? "week";
  const isTyped = Boolean(query.get(FIGURES_QUERY.from) || query.get(FIGURES_QUERY.until));
  const named = (Object.keys(PERIODS) as NamedPeriod[]).find((known) => known === query.get(FIGURES_QUERY.period));
  const days = isTyped && !named ? typedDays(query) : null;
  if (days) return { by, days, period: null, problem: null };
  const period = named ?? "13-weeks";
  return { by, days: lastWeeks(PERIODS[period], today), period, problem: isTyped && !named ? PROBLEM : null };
}

export function figuresSearch({ by, days, period }: Pick<FiguresQuery, "by" | "days" | "period">): string {
  const which = period ? { [FIGURES_QUERY.period]: period } : days;
  return `?${new URLSearchParams({ [FIGURES_QUERY.by]: by, ...which })}`;
}

/** The weeks of a period, which begin on Monday; the first and the last have only the period's days. */
export function weeksOf({ from, until }: Days): readonly Days[] {
  const weeks: Days[] = [];
  for (let day = from; day <= until; ) {
    const sunday = sundayOf(day);
    weeks.push({ from: day, until: sunday < until ? sunday : until });
    day = daysAfter(sunday, 1);
  }
  return weeks;
}

export const yearAgo = ({ from, until }: Days): Days => ({
  from: daysAfter(from, -YEAR_AGO_DAYS),
  until: daysAfter(until, -YEAR_AGO_DAYS),
});
