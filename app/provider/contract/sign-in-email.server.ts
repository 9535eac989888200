import { getCookies, type Request } from "undici";
import { MAX_EMAIL_LENGTH } from "~/domain/email";
import { PAGE_COOKIE_PREFIX, SIGN_IN_PAGES } from "./backend.server";

const NAME = `${PAGE_COOKIE_PREFIX}email`;
const LIFETIME_SECONDS = 60;

/**
 * The `Set-Cookie` that passes the typed e-mail address to a sign-in page on this origin without a URL: for one minute,
 * for those pages only, and out of reach of scripts.
 */
export function emailCookie(email: string, isSecure: boolean): string {
  const attributes = `Path=${SIGN_IN_PAGES}; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}`;
  return `${NAME}=${encodeURIComponent(email)}; ${attributes}${isSecure ? "; Secure" : ""}`;
}

/** The e-mail address that the shop's sign-in form passed on; empty if there is none. */
export function emailFrom({ headers }: Request): string {
  try {
    return decodeURIComponent(getCookies(headers)[NAME] ?? "").slice(0, MAX_EMAIL_LENGTH);
  } catch {
    return "";
  }
}
