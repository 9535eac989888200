/** The name of a search's text in an address. */
export const SEARCH_TEXT = "q";
