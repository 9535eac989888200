/** The names of the fields that turn lines into a quote, besides those that save a cart's lines. */
export const QUOTE_TOTAL = "total";
export const QUOTE_KEY = "key";

/** The query parameter of a page of quotes for what was done. */
export const QUOTE_DONE = "done";

/** The field and the value that delete a quote from its page. */
export const QUOTE_INTENT = "intent";
export const DELETE_QUOTE = "delete";
