export const QUOTE_TOTAL = "total";
export const QUOTE_KEY = "key";

export const QUOTE_DONE = "done";

export const QUOTE_INTENT = "intent";
export const DELETE_QUOTE = "delete";
