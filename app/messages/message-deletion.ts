const DAY_MS = 86_400_000;

/** How long a message is stored unless an admin deletes it, in milliseconds: a year. */
export const MESSAGE_MS = 365 * DAY_MS;

/** How many days a deleted message can be restored; then it is gone. */
export const UNDO_DAYS = 30;

/** The same in milliseconds. */
export const UNDO_MS = UNDO_DAYS * DAY_MS;
