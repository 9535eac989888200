/** How long after delivery damage and errors may be reported, in days, as the shop's terms promise. */
export const CLAIM_DAYS = 10;
