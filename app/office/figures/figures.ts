import type { SquareSixteenths } from "~/trade/measure/measure";
import type { Cents } from "~/trade/measure/money";
import { divideHalfUp } from "~/trade/measure/rounding";
import type { Days, Grouping } from "./period";

/** How many orders took how long, in whole hours or days. */
export type Times = readonly (readonly [time: number, orders: number])[];

export interface SoldGroup {
  /** The number of the week from 0, the product's id, the finish, the tier, or the state. */
  readonly key: string;
  readonly orders: number;
  readonly pieces: number;
  readonly area: SquareSixteenths;
  /** By week, tier and state, after sample credits; by style and finish, before them. */
  readonly cents: Cents;
  /** How many of its orders were confirmed, and how long that took them together, in whole hours each. */
  readonly confirmed: number;
  readonly confirmHours: number;
  /** How many of its orders were shipped, and how long that took them together, in whole days each. */
  readonly shipped: number;
  readonly shipDays: number;
  /** The claims about these orders; by style and finish, those about pieces of it. */
  readonly claims: number;
  /** The row id of its latest order. */
  readonly latest: number;
}

export interface Figure extends Pick<SoldGroup, "orders" | "pieces" | "area" | "cents" | "claims"> {
  /** The average from placing to confirming, in hours; `null` if no order was confirmed. */
  readonly toConfirm: number | null;
  /** The average from placing to shipping, in days; `null` if no order was shipped. */
  readonly toShip: number | null;
}

export interface WholeFigure extends Figure {
  readonly medianToConfirm: number | null;
  readonly medianToShip: number | null;
}

/** A group's figures in a period, and a year before; `null` if nothing was sold. */
export interface ComparedFigure {
  readonly key: string;
  readonly now: Figure | null;
  readonly ago: Figure | null;
}

export interface Figures {
  readonly by: Grouping;
  readonly days: Days;
  /** All groups together, after sample credits. */
  readonly whole: { readonly now: WholeFigure; readonly ago: WholeFigure };
  readonly weeks: readonly ComparedFigure[];
  /** By week in order; otherwise the largest sum first. */
  readonly groups: readonly ComparedFigure[];
  /** The title of each style, by its id; empty for other groupings. */
  readonly titles: Readonly<Record<string, string>>;
  /** What was credited for samples, as far as the groups leave it out. */
  readonly credits: { readonly now: Cents; readonly ago: Cents };
  readonly uncounted: number;
}

/** The median of times, rounded half up; `null` if there are none. */
export function median(times: Times): number | null {
  const sorted = [...times].sort(([one], [other]) => one - other);
  const count = sorted.reduce((sum, [, orders]) => sum + orders, 0);
  const at = (place: number) => {
    let left = place;
    for (const [time, orders] of sorted) {
      if (left < orders) return time;
      left -= orders;
    }
    return 0;
  };
  return count === 0 ? null : divideHalfUp(at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2)), 2);
}

const average = (sum: number, count: number) => (count === 0 ? null : divideHalfUp(sum, count));

/** Groups that have no order in common, together. */
export function together(groups: readonly SoldGroup[]): Figure {
  const sum = (of: Exclude<keyof SoldGroup, "key" | "latest">) => groups.reduce((total, group) => total + group[of], 0);
  return {
    orders: sum("orders"),
    pieces: sum("pieces"),
    area: sum("area"),
    cents: sum("cents"),
    claims: sum("claims"),
    toConfirm: average(sum("confirmHours"), sum("confirmed")),
    toShip: average(sum("shipDays"), sum("shipped")),
  };
}

/** The groups of two periods side by side: weeks in order, other groups by their sum, the largest first. */
export function compared(by: Grouping, now: readonly SoldGroup[], ago: readonly SoldGroup[], weeks: number) {
  const of = (groups: readonly SoldGroup[]) => new Map(groups.map((group) => [group.key, together([group])]));
  const [nowOf, agoOf] = [of(now), of(ago)];
  const keys =
    by === "week" ? Array.from({ length: weeks }, (_, week) => String(week)) : [...nowOf.keys(), ...agoOf.keys()];
  const groups: ComparedFigure[] = [...new Set(keys)].map((key) => ({
    key,
    now: nowOf.get(key) ?? null,
    ago: agoOf.get(key) ?? null,
  }));
  const cents = (figure: Figure | null) => figure?.cents ?? -1;
  if (by === "week") return groups;
  return groups.sort(
    (one, other) =>
      cents(other.now) - cents(one.now) || cents(other.ago) - cents(one.ago) || (one.key < other.key ? -1 : 1),
  );
}
