import type { CartItem } from "~/configurator/lines/cart";
import { weightOf } from "~/configurator/lines/weight";
import type { Cents } from "~/trade/measure/money";
import type { FreightBand } from "~/trade/pricing/price-terms";

/** The estimated freight for pieces; `null` if no band covers it. */
export interface FreightEstimate {
  readonly pounds: number;
  readonly cents: Cents;
}

/** The estimated freight of some pieces: that of the first weight band that covers them. */
export function estimateFreight(items: readonly CartItem[], bands: readonly FreightBand[]): FreightEstimate | null {
  const pounds = bands.length > 0 ? weightOf(items) : null;
  if (pounds === null || pounds === 0) return null;
  const band = bands.find(({ upToPounds }) => pounds <= upToPounds);
  return band ? { pounds, cents: band.cents } : null;
}
