import { shopDatabase } from "~/database/shop-database.server";
import { removeOldMessages } from "~/messages/deletion.server";
import { log } from "~/platform/log.server";

/** How often a process removes old messages, in milliseconds: every hour. */
const LOOK_MS = 3_600_000;

/**
 * Removes the messages that the shop no longer stores, now and every hour.
 *
 * @returns a function that stops it
 */
export function startTidyingMessages(): () => Promise<void> {
  const tidy = async () => {
    try {
      const count = await removeOldMessages(await shopDatabase(), Date.now());
      if (count > 0) log.info("messages.removed", { count });
    } catch (error) {
      log.error("messages.not-removed", { error });
    }
  };
  let tidying = tidy();
  const timer = setInterval(() => {
    tidying = tidying.then(tidy);
  }, LOOK_MS).unref();
  return async () => {
    clearInterval(timer);
    await tidying;
  };
}
