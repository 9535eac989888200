import type { Reader } from "~/database/database.server";
import { currentCapacity } from "./capacity-settings.server";
import type { StyledPieces } from "./list-work";
import { earliestFor } from "./order-plan.server";
import type { RushOffer } from "./rush";

/**
 * What rush buys for a list that is ordered now; `null` if it is not sold, or makes the list no earlier.
 *
 * @param usual the day on which it ships without rush, YYYY-MM-DD, if that is known already
 * @param now in milliseconds since the epoch
 */
export async function rushOffer(
  db: Reader,
  pieces: readonly StyledPieces[],
  now: number,
  usual?: string | null,
): Promise<RushOffer | null> {
  const { isSold, percent, leastCents } = (await currentCapacity(db)).settings.rush;
  if (!isSold) return null;
  const ordinary = usual === undefined ? (await earliestFor(db, pieces, now)).shipsOn : usual;
  const { shipsOn } = await earliestFor(db, pieces, now, "rush");
  const isEarlier = shipsOn !== null && ordinary !== null && shipsOn < ordinary;
  return isEarlier ? { shipsOn, percent, leastCents } : null;
}
