/** How long a message is stored unless an admin deletes it, in milliseconds: a year. */
export const MESSAGE_MS = 365 * 86_400_000;
