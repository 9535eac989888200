import { shopFacts } from "~/base/brand/shop-facts";
import type { Reader } from "~/base/database/database.server";
import { withDatabase } from "~/base/database/or-unavailable.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import type { EpochMs } from "~/base/time/time";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { currentCapacity } from "../capacity-settings.server";
import type { StyledPieces } from "../list-work";
import { onTimeShown } from "../on-time";
import { readOnTime } from "../on-time.server";
import { earliestFor, isHeldWhole, piecesOfLine, rushOffer, type StyledLine } from "../order-plan.server";
import type { RushRate } from "../rush";
import type { RequestedPieces, ShipDate } from "../ship-date-request";

const UNAVAILABLE = "The ship date could not be worked out";

async function dated(db: Reader, pieces: readonly StyledPieces[], now: EpochMs): Promise<ShipDate> {
  const earliest = await earliestFor(db, pieces, now);
  const { shipsOn } = earliest;
  const { booksAt, showsOnTime } = (await currentCapacity(db)).settings;
  const onTime = showsOnTime ? onTimeShown(await readOnTime(db, shopFacts().timeZone.zone, now)) : null;
  const isBookedAtOnce = booksAt === "placing" && (await isHeldWhole(db, earliest, now));
  const rush = await rushOffer(db, pieces, now, shipsOn);
  return { shipsOn, isBookedAtOnce, onTime, ...(rush && { rush }) };
}

/** When a list can ship if it is ordered now. A style that `find` does not find has no date. @throws UpstreamFailure */
export async function shipDateOf(
  requested: readonly RequestedPieces[],
  find: (productId: string) => Promise<Product | null>,
): Promise<ShipDate> {
  const pieces: StyledPieces[] = [];
  for (const { productId, finish, count, area } of requested) {
    const sold = await find(productId);
    pieces.push({ specification: sold && inFinish(sold, finish)?.specification, count, area });
  }
  return withDatabase(UNAVAILABLE, ({ db }, now) => dated(db, pieces, now));
}

export async function shipDateOfPieces(pieces: readonly StyledPieces[]): Promise<ShipDate | null> {
  const some = pieces.filter(({ count }) => count > 0);
  return some.length === 0 ? null : orNullIfDown(withDatabase(UNAVAILABLE, ({ db }, now) => dated(db, some, now)));
}

export const shipDateOfLines = (lines: readonly StyledLine[]): Promise<ShipDate | null> =>
  shipDateOfPieces(lines.map(piecesOfLine));

/** What rush costs at present; `null` if it is not sold, or if that could not be read. */
export async function rushSold(): Promise<RushRate | null> {
  const reading = withDatabase("The price of rush could not be read", ({ db }) => currentCapacity(db));
  const rush = (await orNullIfDown(reading))?.settings.rush;
  return rush?.isSold ? { percent: rush.percent, leastCents: rush.leastCents } : null;
}
