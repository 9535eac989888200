import type { Reader } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { piecesOfLine, rushOffer } from "~/house/capacity/order-plan.server";
import { isSameRush, pricedRush, type RushRate, type SeenRush } from "~/house/capacity/rush";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import type { OrderLine } from "../order";
import type { RushChange } from "../order-changes";
import { linesCents } from "../order-price";

/** The rush that an order buys. */
export interface OrderRush extends RushRate, SeenRush {}

/** The columns of an order's rush. */
export const rushColumns = (rush: OrderRush | null | undefined) =>
  rush && { rush_cents: rush.cents, rush_percent: rush.percent, rush_least_cents: rush.leastCents };

interface Wanted {
  readonly lines: readonly OrderLine[];
  /** The terms that they are priced by. */
  readonly terms: PriceTerms;
  /** Rush as the customer saw it; `null` if they did not choose it. */
  readonly seen: SeenRush | null;
}

/** The rush of an order that is placed now, and what has changed about it since the customer saw it. */
export async function rushToday(
  db: Reader,
  { lines, terms, seen }: Wanted,
  now: EpochMs,
): Promise<{ readonly bought: OrderRush | null; readonly change: RushChange | null }> {
  if (!seen) return { bought: null, change: null };
  const offer = await rushOffer(db, lines.map(piecesOfLine), now);
  const priced = offer && pricedRush(offer, linesCents(lines, terms));
  if (offer && priced && isSameRush(seen, priced)) return { bought: { ...offer, ...priced }, change: null };
  return { bought: null, change: { kind: "rush", before: seen, now: priced } };
}
