import { shopDatabase } from "~/base/database/shop-database.server";
import { everyHour } from "~/base/platform/hourly.server";
import { log } from "~/base/platform/log.server";
import { removeOldMessages } from "../deletion.server";

/**
 * Removes the messages that the shop no longer stores, now and every hour.
 *
 * @returns a function that stops it
 */
export function startTidyingMessages(): () => Promise<void> {
  return everyHour(async () => {
    try {
      const count = await removeOldMessages(await shopDatabase(), Date.now());
      if (count > 0) log.info("messages.removed", { count });
    } catch (error) {
      log.error("messages.not-removed", { error });
    }
  });
}
