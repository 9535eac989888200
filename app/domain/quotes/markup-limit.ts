import type { TenthsOfPercent } from "../price-terms";

/** The largest markup that a dealer's paper takes: three times the dealer's own price on top of it. */
export const MAX_MARKUP: TenthsOfPercent = 3000;
