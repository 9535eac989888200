import { shopDatabase } from "~/database/shop-database.server";
import { everyHour } from "~/platform/hourly.server";
import { log } from "~/platform/log.server";
import { removeOldUnsaved } from "~/unsaved/unsaved-forms.server";

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
