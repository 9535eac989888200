/** The names of the fields with which lines are made a quote, besides those with which a cart's lines are saved. */
export const QUOTE_TOTAL = "total";
export const QUOTE_KEY = "key";

/** The name in the query of a page of quotes under which it says what was done. */
export const QUOTE_DONE = "done";

/** What the form of a quote's page posts to delete it. */
export const QUOTE_INTENT = "intent";
export const DELETE_QUOTE = "delete";
