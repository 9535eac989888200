import { STATES } from "~/base/addresses/states";
import { countText } from "~/base/text/counts";
import { type Cents, formatAmount, formatCents } from "~/trade/measure/money";
import { divideHalfUp } from "~/trade/measure/rounding";
import { formatSqFt } from "~/trade/pricing/pricing";
import { findTier } from "~/trade/pricing/tiers";
import type { ComparedFigure, Figure, Figures } from "./figures";
import { type Days, type Grouping, weeksOf } from "./period";

export const GROUPING_WORDS: Readonly<Record<Grouping, string>> = {
  week: "Week",
  style: "Style",
  finish: "Finish",
  tier: "Account tier",
  state: "State shipped to",
};

const MAX_ROWS = 60;

const DAY = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric", year: "numeric" });

/** "Nov 26, 2026". */
const figureDayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** "Sep 1, 2026 to Nov 26, 2026". */
export const daysText = ({ from, until }: Days): string =>
  from === until ? figureDayText(from) : `${figureDayText(from)} to ${figureDayText(until)}`;

/** "1,234.50". */
export const areaText = (area: number): string => formatSqFt(area).replace(/\B(?=(?:\d{3})+\.)/g, ",");

/** "$1,234.50", or "−$5.00". */
export const centsText = (cents: Cents): string => `${cents < 0 ? "−" : ""}${formatCents(Math.abs(cents))}`;

/** "1,234". */
/** The change from a year ago in whole percent, "+12%"; empty if there was nothing to compare with. */
export function percentChange(now: number, ago: number): string {
  if (ago <= 0) return "";
  const percent = divideHalfUp(Math.abs(now - ago) * 100, ago);
  if (percent === 0) return "0%";
  return `${now > ago ? "+" : "−"}${countText(percent)}%`;
}

function timeText(time: number | null | undefined, [one, more]: readonly [string, string]): string {
  return time === null || time === undefined ? "" : `${countText(time)} ${time === 1 ? one : more}`;
}

const HOURS = ["hour", "hours"] as const;
const DAYS = ["day", "days"] as const;

export function groupName({ by, days, titles }: Pick<Figures, "by" | "days" | "titles">, key: string): string {
  switch (by) {
    case "week":
      return figureDayText(weeksOf(days)[Number(key)]?.from ?? days.from);
    case "style":
      return titles[key] ?? key;
    case "finish":
      return key || "Standard finish";
    case "tier":
      if (key === "guest") return "Guests";
      return findTier(key)?.label ?? "Accounts without a tier";
    case "state":
      return STATES.find(([code]) => code === key)?.[1] ?? (key || "Unknown");
  }
}

export interface FigureTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function wholeTable({ whole: { now, ago } }: Figures): FigureTable {
  const row = (name: string, of: (figure: Figure) => number, text: (value: number) => string) => [
    name,
    text(of(now)),
    text(of(ago)),
    percentChange(of(now), of(ago)),
  ];
  return {
    head: ["Figure", "This period", "52 weeks earlier", "Change"],
    rows: [
      row("Orders", ({ orders }) => orders, countText),
      row("Pieces", ({ pieces }) => pieces, countText),
      row("Square feet", ({ area }) => area, areaText),
      row("Sales", ({ cents }) => cents, centsText),
      ["Time to confirm, average", timeText(now.toConfirm, HOURS), timeText(ago.toConfirm, HOURS), ""],
      ["Time to confirm, median", timeText(now.medianToConfirm, HOURS), timeText(ago.medianToConfirm, HOURS), ""],
      ["Time to ship, average", timeText(now.toShip, DAYS), timeText(ago.toShip, DAYS), ""],
      ["Time to ship, median", timeText(now.medianToShip, DAYS), timeText(ago.medianToShip, DAYS), ""],
      row("Claims", ({ claims }) => claims, countText),
    ],
  };
}

const cells = ({ now, ago }: Pick<ComparedFigure, "now" | "ago">): readonly string[] => [
  countText(now?.orders ?? 0),
  areaText(now?.area ?? 0),
  centsText(now?.cents ?? 0),
  centsText(ago?.cents ?? 0),
  percentChange(now?.cents ?? 0, ago?.cents ?? 0),
  timeText(now?.toConfirm, HOURS),
  timeText(now?.toShip, DAYS),
  countText(now?.claims ?? 0),
];

/** Names that two groups share get the group's id. */
function namesOf(figures: Figures, groups: readonly ComparedFigure[]): readonly string[] {
  const names = groups.map(({ key }) => groupName(figures, key));
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${groups[index]?.key})`,
  );
}

const hasCredits = ({ credits }: Figures) => credits.now !== 0 || credits.ago !== 0;

/** The groups for the page: the largest ones, and how many are left out. */
export function groupTable(figures: Figures): FigureTable & { readonly left: number } {
  const shown = figures.groups.slice(0, MAX_ROWS);
  const names = namesOf(figures, shown);
  const { now, ago } = figures.credits;
  const credited = ["Samples credited", "", "", centsText(-now), centsText(-ago), "", "", "", ""];
  return {
    head: [
      ...[GROUPING_WORDS[figures.by], "Orders", "Square feet", "Sales", "52 weeks earlier", "Change"],
      ...["Average time to confirm", "Average time to ship", "Claims"],
    ],
    rows: [
      ...shown.map((group, index) => [names[index] ?? "", ...cells(group)]),
      ...(hasCredits(figures) ? [credited] : []),
    ],
    left: figures.groups.length - shown.length,
  };
}

const amount = (cents: Cents) => `${cents < 0 ? "-" : ""}${formatAmount(Math.abs(cents))}`;

const HEAD = [
  ...["Orders", "Pieces", "Square feet", "Sales", "Average hours to confirm", "Average days to ship", "Claims"],
];

const numbers = (figure: Figure | null): readonly string[] => [
  ...[figure?.orders ?? 0, figure?.pieces ?? 0].map(String),
  formatSqFt(figure?.area ?? 0),
  amount(figure?.cents ?? 0),
  ...[figure?.toConfirm, figure?.toShip].map((time) => String(time ?? "")),
  String(figure?.claims ?? 0),
];

/** All groups with plain numbers for spreadsheets, and the whole in the last row. */
export function fileTable(figures: Figures): readonly (readonly string[])[] {
  const { by, groups, whole, credits, days } = figures;
  const names = by === "week" ? weeksOf(days).map(({ from }) => from) : namesOf(figures, groups);
  const blank = HEAD.map(() => "");
  const credited = (cents: Cents) => blank.map((_, column) => (HEAD[column] === "Sales" ? amount(-cents) : ""));
  return [
    [by === "week" ? "Week from" : GROUPING_WORDS[by], ...HEAD, ...HEAD.map((name) => `52 weeks earlier: ${name}`)],
    ...groups.map(({ now, ago }, index) => [names[index] ?? "", ...numbers(now), ...numbers(ago)]),
    ...(hasCredits(figures) ? [["Samples credited", ...credited(credits.now), ...credited(credits.ago)]] : []),
    ["Total", ...numbers(whole.now), ...numbers(whole.ago)],
  ];
}
