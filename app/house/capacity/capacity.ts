import type { CalendarDay } from "~/base/time/time";
import type { SavedVersion } from "~/house/audit/saved-settings";
import type { DoorBuild } from "~/trade/catalog/door-build";
import type { FinishKind } from "~/trade/catalog/finish";
import type { RushSettings } from "./rush";

const CONSTRUCTIONS = ["five-piece", "mitered", "one-piece", "slab"] as const satisfies DoorBuild["frame"][];

type Construction = (typeof CONSTRUCTIONS)[number];

/** The finishes that take minutes; a raw door takes none. */
export const FINISH_WORKS = ["primed", "clear", "stain", "paint", "foil"] as const satisfies FinishKind[];

export const WORKS = [...CONSTRUCTIONS, ...FINISH_WORKS] as const;

export type Work = Construction | (typeof FINISH_WORKS)[number];

/** What a piece takes of a station's time, in tenths of a minute. */
export interface Rate {
  readonly perPiece: number;
  readonly perSqFt: number;
}

export interface Station {
  /** Stays the same when the station is renamed. */
  readonly id: number;
  readonly name: string;
  readonly minutes: number;
  /** Absent for work that is not done here. */
  readonly rates: Readonly<Partial<Record<Work, Rate>>>;
}

export interface Absence {
  readonly station: Station["id"];
  readonly firstDay: CalendarDay;
  /** Equal to the first day if it is one day. */
  readonly lastDay: string;
  readonly minutes: number;
  readonly reason: string;
}

export interface CapacitySettings {
  /** In the order in which pieces pass through them. */
  readonly stations: readonly Station[];
  readonly absences: readonly Absence[];
  /** The working days between the last station and the day of shipping. */
  readonly slackDays: number;
  /** Percent of each day's minutes that neither usual orders nor rush get: it is for remakes. */
  readonly heldBack: number;
  readonly booksAt: "placing" | "confirming";
  /** The most that an order holds of each station until it is confirmed, in percent of one day. */
  readonly unconfirmedPercent: number;
  /** The most that guests and new accounts hold together until their orders are confirmed, in days of each station. */
  readonly strangerDays: number;
  readonly showsOnTime: boolean;
  readonly rush: RushSettings;
}

export type CapacityVersion = SavedVersion<CapacitySettings>;

export const MAX_STATIONS = 12;
export const MAX_ABSENCES = 100;
export const MAX_STATION_MINUTES = 100_000;
export const MAX_STATION_RATE = 10_000;
export const MAX_SLACK_DAYS = 20;
export const MAX_HELD_BACK = 50;
export const MAX_UNCONFIRMED_PERCENT = 1000;
export const MAX_STRANGER_DAYS = 60;
/** With {@link MAX_HELD_BACK}, usual orders still get a tenth of each day. */
export const MAX_RUSH_HELD_BACK = 40;
export const MAX_RUSH_PERCENT = 200;
export const MAX_STATION_NAME = 40;
export const MAX_ABSENCE_REASON = 80;

const rate = (perPiece: number, perSqFt: number): Rate => ({ perPiece, perSqFt });
const packed = rate(15, 3);

/** The settings until an owner saves some: a workshop of about nine people, two at most stations. */
export const FIRST_CAPACITY: CapacitySettings = {
  stations: [
    {
      id: 1,
      name: "Cutting",
      minutes: 960,
      rates: { "five-piece": rate(40, 5), mitered: rate(50, 5), "one-piece": rate(25, 8), slab: rate(20, 4) },
    },
    {
      id: 2,
      name: "Assembly",
      minutes: 960,
      rates: { "five-piece": rate(50, 3), mitered: rate(70, 4), slab: rate(10, 6) },
    },
    {
      id: 3,
      name: "Sanding",
      minutes: 960,
      rates: { "five-piece": rate(30, 8), mitered: rate(35, 8), "one-piece": rate(25, 10), slab: rate(15, 6) },
    },
    {
      id: 4,
      name: "Finishing",
      minutes: 1440,
      rates: { primed: rate(20, 10), clear: rate(25, 12), stain: rate(35, 20), paint: rate(30, 18), foil: rate(15, 8) },
    },
    {
      id: 5,
      name: "Packing",
      minutes: 480,
      rates: { "five-piece": packed, mitered: packed, "one-piece": packed, slab: packed },
    },
  ],
  absences: [],
  slackDays: 2,
  heldBack: 5,
  booksAt: "placing",
  // About a kitchen of thirty doors.
  unconfirmedPercent: 20,
  strangerDays: 5,
  showsOnTime: false,
  rush: { isSold: false, percent: 25, leastCents: 5000, heldBack: 10 },
};
