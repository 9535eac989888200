const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;

/** How long a sign-in lasts, in seconds. */
export const SESSION_SECONDS = 14 * DAY_SECONDS;

/** How long a session may be unused, in milliseconds: a browser found months later is not signed in. */
export const IDLE_MS = 7 * DAY_MS;

/** The same for an admin: a working day, but not overnight. */
export const ADMIN_IDLE_MS = DAY_MS / 2;

/**
 * The precision of the time of last use, in milliseconds: a session in use is written once within this time, not at
 * each request.
 */
export const USE_MS = 15 * 60_000;

/** How long a request waits until the time of its session's last use is stored, in milliseconds. */
export const NOTE_MS = 300;

/** How long a code from the sign-in page is valid, in milliseconds. */
export const SIGN_IN_CODE_MS = 60_000;
