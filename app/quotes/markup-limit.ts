import type { TenthsOfPercent } from "~/pricing/price-terms";

/** The largest markup on a dealer's paper: three times the dealer's own price on top of it. */
export const MAX_MARKUP: TenthsOfPercent = 3000;
