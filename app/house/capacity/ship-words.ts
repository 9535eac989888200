/** What stands in place of a date that cannot be given, in the cart and on the page of the order. */
export const NO_DATE_YET = "We give you the ship date when we confirm the order.";
