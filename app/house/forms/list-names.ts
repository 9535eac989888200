export const LIST_INTENT = "intent";
export const SAVE_LIST = "save-list";
export const SAVE_LINES = "save-lines";

export const LIST_STYLE = "style";

export const LINES_FIELD = "lines";
export const JOB_FIELD = "job";

export const LIST_INTENTS = ["rename", "copy", "replace", "delete"] as const;

export type ListIntent = (typeof LIST_INTENTS)[number];

export const NAME_FIELD = "name";
export const REVISION_FIELD = "revision";
export const OLDER_FIELD = "older";

export const LIST_DONE = "done";
