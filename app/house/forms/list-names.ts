/** The name of the button that was pressed on a page of saved lists. */
export const LIST_INTENT = "intent";

/** The values of the buttons that save to the page of all lists: an order form, or the lines of a cart. */
export const SAVE_LIST = "save-list";
export const SAVE_LINES = "save-lines";

/** The query parameter that names the style of a posted order form. */
export const LIST_STYLE = "style";

/** The names of the fields that save a cart's lines. */
export const LINES_FIELD = "lines";
export const JOB_FIELD = "job";

/** The values of the buttons on a list's page. */
export const LIST_INTENTS = ["rename", "copy", "replace", "delete"] as const;

export type ListIntent = (typeof LIST_INTENTS)[number];

/** The names of the fields of a list's page. */
export const NAME_FIELD = "name";
export const REVISION_FIELD = "revision";
export const OLDER_FIELD = "older";

/** The query parameter of a page of lists for what was done. */
export const LIST_DONE = "done";
