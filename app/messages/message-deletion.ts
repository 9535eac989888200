const DAY_MS = 86_400_000;

/** For how many milliseconds a message is stored, unless an admin deletes it before: a year. */
export const MESSAGE_MS = 365 * DAY_MS;

/** For how many days a deleted message can be brought back; then it is gone. */
export const UNDO_DAYS = 30;

/** The same in milliseconds. */
export const UNDO_MS = UNDO_DAYS * DAY_MS;
