import { shopDatabase } from "~/base/database/shop-database.server";
import { everyHour } from "~/base/platform/hourly.server";
import { log } from "~/base/platform/log.server";
import { removeOldUnsaved } from "../unsaved-forms.server";

/**
 * Removes the forms that nobody came back for within an hour, now and every hour.
 *
 * @returns a function that stops it
 */
export function startTidyingUnsaved(): () => Promise<void> {
  return everyHour(async () => {
    try {
      await removeOldUnsaved(await shopDatabase(), Date.now());
    } catch (error) {
      log.error("unsaved.not-removed", { error });
    }
  });
}
