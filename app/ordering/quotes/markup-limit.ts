import type { TenthsOfPercent } from "~/trade/pricing/price-terms";

/** The largest markup on a dealer's document: 300 percent. */
export const MAX_MARKUP: TenthsOfPercent = 3000;
