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
  minutes: number;
  ahead_minutes: number;
}

interface BookingTable {
  order_id: number;
  station: number;
  day: string;
  minutes: number;
  is_ahead: 0 | 1;
}

interface DoneWorkTable extends BookingTable {
  done_at: EpochMs;
  done_by: string;
}

interface ShipPromiseTable {
  id: Generated<number>;
  order_id: number;
  at: number;
  kind: "order" | "customer" | "shop";
  ships_on: string;
  reason: string;
  actor_id: string | null;
}

export interface CapacityTables {
  capacity_settings: CapacitySettingsTable;
  station_day: StationDayTable;
  booking: BookingTable;
  done_work: DoneWorkTable;
  ship_promise: ShipPromiseTable;
}
