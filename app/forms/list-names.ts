/** The name of the button that was pressed on a page of saved lists. */
export const LIST_INTENT = "intent";

/** What a post to the page of all lists saves: an order form, or the lines of a cart. */
export const SAVE_LIST = "save-list";
export const SAVE_LINES = "save-lines";

/** The name in the query of such a post under which an order form says its style. */
export const LIST_STYLE = "style";

/** The names of the fields with which a cart's lines are saved. */
export const LINES_FIELD = "lines";
export const JOB_FIELD = "job";

/** What the buttons of a list's page ask for. */
export const LIST_INTENTS = ["rename", "copy", "replace", "delete"] as const;

export type ListIntent = (typeof LIST_INTENTS)[number];

/** The names of the fields of a list's page. */
export const NAME_FIELD = "name";
export const REVISION_FIELD = "revision";
export const OLDER_FIELD = "older";

/** The name in the query of a page of lists under which it says what was done. */
export const LIST_DONE = "done";
