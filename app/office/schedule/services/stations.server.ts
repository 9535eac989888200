import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { SettingsChange } from "~/house/audit/saved-settings";
import type { CapacitySettings, CapacityVersion } from "~/house/capacity/capacity";
import { readCapacityVersions, storeCapacity } from "~/house/capacity/capacity-settings.server";

const UNAVAILABLE = "The stations could not be loaded";
const NOT_SAVED = "We could not tell whether this was saved. Open this page again to see.";

/**
 * The latest saves of stations and dates, newest first; the first one is in effect.
 *
 * @throws UpstreamFailure
 */
export async function listCapacity(): Promise<readonly CapacityVersion[]> {
  return orUnavailable(UNAVAILABLE, readCapacityVersions((await shopDatabase()).db));
}

/**
 * Saves changed stations or dates based on a revision; "undo" restores those before the last save.
 *
 * @throws UpstreamFailure
 */
export async function saveCapacity(
  ownerId: string,
  seen: number,
  change: SettingsChange<CapacitySettings>,
): Promise<"saved" | "stale"> {
  return orUnavailable(NOT_SAVED, storeCapacity(await shopDatabase(), seen, change, ownerId, Date.now()));
}
