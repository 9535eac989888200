import { shopDatabase } from "~/base/database/shop-database.server";
import { log } from "~/base/platform/log.server";
import { mailShop } from "~/house/mail/mail-shop.server";
import { sendDigest } from "../digest.server";

/** How often a process checks whether the digest is due, in milliseconds. */
const LOOK_MS = 60_000;

/**
 * Sends the morning digest of each day.
 *
 * @returns a function that stops it
 */
export function startDigest(): () => Promise<void> {
  let looking = Promise.resolve();
  const look = async () => {
    try {
      await sendDigest(await shopDatabase(), mailShop(), Date.now());
    } catch (error) {
      log.error("digest.failed", { error });
    }
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
