export const SEARCH_TEXT = "q";
