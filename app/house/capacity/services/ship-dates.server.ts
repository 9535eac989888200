import { shopFacts } from "~/base/brand/shop-facts";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { orNullIfDown } from "~/base/platform/or-null-if-down.server";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product, ProductSpecification } from "~/trade/catalog/product";
import type { Configuration } from "~/trade/measure/piece";
import { currentCapacity } from "../capacity-settings.server";
import type { StyledPieces } from "../list-work";
import { onTimeShown } from "../on-time";
import { readOnTime } from "../on-time.server";
import { earliestFor, isHeldWhole, piecesOfLine, rushOffer } from "../order-plan.server";
import type { RushRate } from "../rush";
import type { AskedPieces, ShipDate } from "../ship-date-request";

const UNAVAILABLE = "The ship date could not be worked out";

async function dated(pieces: readonly StyledPieces[]): Promise<ShipDate> {
  const { db } = await shopDatabase();
  const now = Date.now();
  const earliest = await earliestFor(db, pieces, now);
  const { shipsOn } = earliest;
  const { booksAt, showsOnTime } = (await currentCapacity(db)).settings;
  const onTime = showsOnTime ? onTimeShown(await readOnTime(db, shopFacts().timeZone.zone, now)) : null;
  const isBookedAtOnce = booksAt === "placing" && (await isHeldWhole(db, earliest, now));
  const rush = await rushOffer(db, pieces, now, shipsOn);
  return { shipsOn, isBookedAtOnce, onTime, ...(rush && { rush }) };
}

/**
 * When a list can ship if it is ordered now, from the number and area of its pieces. A style that is not sold has no
 * date.
 *
 * @param find a style that is sold, by its id; `null` if it is not
 * @throws UpstreamFailure
 */
export async function shipDateOf(
  asked: readonly AskedPieces[],
  find: (productId: string) => Promise<Product | null>,
): Promise<ShipDate> {
  const pieces: StyledPieces[] = [];
  for (const { productId, finish, count, area } of asked) {
    const sold = await find(productId);
    pieces.push({ specification: sold && inFinish(sold, finish)?.specification, count, area });
  }
  return orUnavailable(UNAVAILABLE, dated(pieces));
}

/** When pieces can ship if they are ordered now; `null` for none, and if it could not be worked out. */
export async function shipDateOfPieces(pieces: readonly StyledPieces[]): Promise<ShipDate | null> {
  const some = pieces.filter(({ count }) => count > 0);
  return some.length === 0 ? null : orNullIfDown(orUnavailable(UNAVAILABLE, dated(some)));
}

type ListedLine = Configuration & { readonly specification?: ProductSpecification | null };

/** {@link shipDateOfPieces} for lines of a cart, a quote or an order. */
export const shipDateOfLines = (lines: readonly ListedLine[]): Promise<ShipDate | null> =>
  shipDateOfPieces(lines.map(piecesOfLine));

/** What rush costs at present; `null` if it is not sold, or if that could not be read. */
export async function rushSold(): Promise<RushRate | null> {
  const read = async () => (await currentCapacity((await shopDatabase()).db)).settings;
  const { rush } = (await orNullIfDown(orUnavailable("The price of rush could not be read", read()))) ?? {};
  return rush?.isSold ? { percent: rush.percent, leastCents: rush.leastCents } : null;
}
