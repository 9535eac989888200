export const CHECKOUT_FORM_ID = "checkout";

/** The field for a post's purpose: {@link REVIEW} shows the form with the posted lines, {@link PLACE} orders. */
export const CHECKOUT_INTENT = "intent";
export const REVIEW = "review";
export const PLACE = "place";

/** The button that asks for an estimate of freight before the page's script answers. */
export const ESTIMATE = "estimate";

export const RUSH = "rush";

export const ADDRESS_SURE = "addressSure";
