import type { CalendarDay } from "~/base/time/time";
import type { Station } from "~/house/capacity/capacity";
import type { OnTime } from "~/house/capacity/on-time";
import type { OrderState } from "~/house/capacity/order-state";
import type { Full } from "~/house/capacity/plan";
import type { Hold } from "~/ordering/orders/duties";

/** A week of a station as it is drawn: the outline of what it can do, and what is booked of it. */
interface WeekBar {
  readonly from: string;
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly bookedTop: number;
  readonly bookedHeight: number;
  readonly isOver: boolean;
  /** The percentage above the bar, and the day below it. */
  readonly share: string;
  readonly day: string;
}

export interface WeekPlot {
  readonly station: Station["id"];
  readonly title: string;
  /** What it shows, for those who do not see it. */
  readonly name: string;
  readonly bars: readonly WeekBar[];
}

export const SHOWN_WEEKS = 8;

/** What a station has to do in a week, in minutes. */
interface StationWeek {
  /** The Monday. */
  readonly from: CalendarDay;
  readonly booked: number;
  /** What it can do on the open days of the week, without absences. */
  readonly minutes: number;
  /** Whether more is booked on one of its days than it can do. */
  readonly isOver: boolean;
}

export interface StationWeeks {
  readonly id: Station["id"];
  readonly name: string;
  readonly weeks: readonly StationWeek[];
}

export interface ScheduledOrder {
  readonly number: string;
  readonly jobName: string;
  readonly state: OrderState;
  readonly shipsOn: CalendarDay;
  readonly pieces: number;
  /** The minutes that are booked from today on, and the last day of them; `null` if there are none. */
  readonly minutes: number;
  readonly until: string | null;
}

export type SlipReason =
  | { readonly kind: "late" }
  | { readonly kind: "closed" }
  /** Its work should have begun, and did not. */
  | { readonly kind: "behind" }
  /** A station has fewer minutes on a day than are booked; its name is empty if it is gone. */
  | { readonly kind: "lost"; readonly station: string; readonly day: string }
  /** Its work is booked until a day that leaves less than the slack. */
  | { readonly kind: "tight"; readonly until: string };

export type InDanger = Pick<ScheduledOrder, "number" | "shipsOn">;

export type LostMinutes = InDanger & Extract<SlipReason, { readonly kind: "lost" }>;

/** An order whose promised day has passed or cannot be met any more. */
export interface Slip extends ScheduledOrder {
  readonly reason: SlipReason;
  /** The first day on which it can ship; `null` beyond the days that are planned. */
  readonly earliest: CalendarDay | null;
  /** Whether its day can still be met if it is planned again. */
  readonly canBeMet: boolean;
  /** What making it waits for. */
  readonly holds: readonly Hold[];
  /** Where other orders are in its way; `null` if none is. */
  readonly full: Full | null;
}

/** An order that a change of the workshop's time puts at risk. */
export interface Endangered extends InDanger {
  /** The day on which it can ship then; `null` beyond the days that are planned. */
  readonly earliest: CalendarDay | null;
  readonly isLate: boolean;
}

/** What a change would do to orders, said before it is saved. */
export interface ChangeCheck {
  readonly orders: readonly Endangered[];
  /** How many there are besides those that are listed. */
  readonly more: number;
}

/** What an order has at a station on a day. */
export interface OrderWork {
  readonly station: string;
  readonly day: CalendarDay;
  readonly minutes: number;
  readonly isDone: boolean;
}

export interface OrderOutlook {
  /** `null` if the order does not slip. */
  readonly slip: Slip | null;
  readonly work: readonly OrderWork[];
}

/** An order's work at a station on one day. */
export interface QueuedJob {
  readonly number: string;
  readonly jobName: string;
  readonly pieces: number;
  readonly minutes: number;
  readonly shipsOn: CalendarDay | null;
  readonly isDone: boolean;
}

export interface StationQueue {
  readonly station: Pick<Station, "id" | "name">;
  readonly day: CalendarDay;
  /** What the station can do on that day. */
  readonly minutes: number;
  /** The first to ship first. */
  readonly jobs: readonly QueuedJob[];
  readonly earlier: CalendarDay;
  readonly later: CalendarDay;
}

/** A move of an order's day that was just made. */
export interface LastMove {
  readonly number: string;
  readonly from: string;
  readonly to: string;
}

export interface ScheduleShown {
  readonly today: CalendarDay;
  readonly stations: readonly StationWeeks[];
  readonly plots: readonly WeekPlot[];
  /** The orders that ship in the weeks that are shown, and how many more do. */
  readonly booked: readonly ScheduledOrder[];
  readonly unlisted: number;
  readonly slips: readonly Slip[];
  readonly moreSlips: number;
  /** The orders whose day can be moved, the first to ship first. */
  readonly movable: readonly Pick<ScheduledOrder, "number" | "shipsOn" | "jobName">[];
  readonly onTime: OnTime;
  /** The move that was just made; `null` for none. */
  readonly moved: LastMove | null;
}
