import { settingsStore } from "~/house/audit/saved-settings.server";
import { type CapacitySettings, FIRST_CAPACITY } from "./capacity";

const capacity = settingsStore<CapacitySettings>({
  table: "capacity_settings",
  kind: "capacity.saved",
  first: FIRST_CAPACITY,
  read: (text) => ({ ...FIRST_CAPACITY, ...(JSON.parse(text) as Partial<CapacitySettings>) }),
});

/** The owner's settings now. */
export const currentCapacity = capacity.current;

/** The latest saves, newest first. */
export const readCapacityVersions = capacity.versions;

/** Saves changed settings. Nothing that is booked moves. */
export const storeCapacity = capacity.store;
