import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

interface CapacitySettingsTable {
  revision: number;
  saved_at: EpochMs;
  saved_by: string;
  settings: string;
}

interface StationDayTable {
  station: number;
  day: string;
  /** The sum of the bookings of that day. */
  minutes: number;
  /** Those of remakes among them. */
  ahead_minutes: number;
}

interface BookingTable {
  order_id: number;
  station: number;
  day: string;
  minutes: number;
  /** 1 for a remake. */
  is_ahead: 0 | 1;
}

interface ShipPromiseTable {
  id: Generated<number>;
  order_id: number;
  at: number;
  /** Why there is a date: with the order, with a change by the customer, or moved by the shop. */
  kind: "order" | "customer" | "shop";
  ships_on: string;
  reason: string;
  actor_id: string | null;
}

/** The workshop's time: the owner's settings, what is booked of it, and the dates that orders were promised. */
export interface CapacityTables {
  capacity_settings: CapacitySettingsTable;
  station_day: StationDayTable;
  booking: BookingTable;
  ship_promise: ShipPromiseTable;
}
