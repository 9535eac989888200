import { getCookies, type Request } from "undici";

const COOKIE = "provider_session";

const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax";

/** The session's handle in a request. */
export function sessionHandleOf(request: Request): string | undefined {
  return getCookies(request.headers)[COOKIE];
}

/**
 * The `Set-Cookie` that sets a session's handle, or deletes it if there is none. Anything else that a back end must
 * remember about a session stays on its own side, under this handle.
 *
 * @param maxAge in seconds
 */
export function sessionCookie(handle: string | null, maxAge: number): string {
  return `${COOKIE}=${handle ?? ""}; ${ATTRIBUTES}; Max-Age=${handle === null ? 0 : maxAge}`;
}
