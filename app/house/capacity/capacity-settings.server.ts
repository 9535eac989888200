import { settingsStore } from "~/house/audit/saved-settings.server";
import { type CapacitySettings, FIRST_CAPACITY } from "./capacity";

const capacity = settingsStore<CapacitySettings>({
  table: "capacity_settings",
  kind: "capacity.saved",
  first: FIRST_CAPACITY,
  read: (text) => ({ ...FIRST_CAPACITY, ...(JSON.parse(text) as Partial<CapacitySettings>) }),
});

export const currentCapacity = capacity.current;

export const readCapacityVersions = capacity.versions;

/** Nothing that is booked moves. */
export const storeCapacity = capacity.store;
