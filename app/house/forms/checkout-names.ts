export const CHECKOUT_FORM_ID = "checkout";

/** The field for a post's purpose: {@link REVIEW} shows the form with the posted lines, {@link PLACE} orders. */
export const INTENT = "intent";
export const REVIEW = "review";
export const PLACE = "place";

/** The field of the box that buys an earlier date. */
export const RUSH = "rush";

/** The field of the box that answers a question about the address. */
export const ADDRESS_SURE = "addressSure";
