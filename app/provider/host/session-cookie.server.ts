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
