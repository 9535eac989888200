import { shopDatabase } from "~/database/shop-database.server";
import { orUnavailable } from "~/provider/upstream.server";
import type { MoneySettings, MoneyVersion } from "../money-settings";
import { readMoneyVersions, storeMoneySettings } from "../money-settings.server";

const UNAVAILABLE = "The settings could not be read";
const NOT_SAVED = "We could not tell whether the settings were saved. Open this page again to see.";

/**
 * The latest saves of the owner's money settings, newest first; the first one is in effect.
 *
 * @throws UpstreamFailure
 */
export async function listMoneyVersions(): Promise<readonly MoneyVersion[]> {
  return orUnavailable(UNAVAILABLE, readMoneyVersions((await shopDatabase()).db));
}

/**
 * Saves changed money settings based on a revision; "undo" restores those before the last save.
 *
 * @throws UpstreamFailure
 */
export async function saveMoneySettings(
  ownerId: string,
  seen: number,
  change: "undo" | ((settings: MoneySettings) => MoneySettings),
): Promise<"saved" | "stale"> {
  return orUnavailable(NOT_SAVED, storeMoneySettings(await shopDatabase(), seen, change, ownerId, Date.now()));
}
