/** The query parameter for the text of a search. */
export const SEARCH_TEXT = "q";
