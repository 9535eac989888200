/** Beside a number of working days: an order that the workshop has no room for within that time ships later. */
export const OR_LATER = "or later when the workshop is booked: the cart shows the date";

export const TOLERANCE = "plus or minus 1/16 in";

/** In days. */
export const CLAIM_DAYS = 10;

/** Said wherever a frame for glass is sold. */
export const GLASS_NOT_INCLUDED = "Glass not included: it takes any 1/8 in glass, clear, seeded or reeded.";
