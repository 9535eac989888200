import { getCookies, type Request } from "undici";

const COOKIE = "provider_session";

const ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax";

/** The session's handle that a request carries. */
export function sessionHandleOf(request: Request): string | undefined {
  return getCookies(request.headers)[COOKIE];
}

/**
 * The `Set-Cookie` that hands a session's handle over, or takes it back when there is none. Whatever a back end has to
 * remember of a session stays on its own side, under this handle.
 *
 * @param maxAge in seconds
 */
export function sessionCookie(handle: string | null, maxAge: number): string {
  return `${COOKIE}=${handle ?? ""}; ${ATTRIBUTES}; Max-Age=${handle === null ? 0 : maxAge}`;
}
