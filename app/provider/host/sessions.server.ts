import { getCookies, type Request } from "undici";

/** The name of the cookie that has the session's handle. */
export const SESSION_COOKIE = "provider_session";

const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax";

/** The session's handle in a request. */
export function sessionHandleOf(request: Request): string | undefined {
  return getCookies(request.headers)[SESSION_COOKIE];
}

/**
 * The `Set-Cookie` that sets a session's handle, or deletes it if there is none. Anything else that a back end must
 * remember about a session stays on its own side, under this handle.
 *
 * @param maxAge in seconds
 */
export function sessionCookie(handle: string | null, maxAge: number): string {
  return `${SESSION_COOKIE}=${handle ?? ""}; ${ATTRIBUTES}; Max-Age=${handle === null ? 0 : maxAge}`;
}

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
