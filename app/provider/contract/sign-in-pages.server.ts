import { getCookies, type Request } from "undici";
import { MAX_EMAIL_LENGTH } from "~/base/addresses/email";
import { PAGE_COOKIE_PREFIX, SIGN_IN_PAGES } from "./backend.server";

/** The address of a hosted sign-in page that leads back to the shop (specification, section 4). */
export function signInAddress(page: URL, returnUrl: string): string {
  const url = new URL(page);
  url.searchParams.set("return_url", returnUrl);
  return url.href;
}

export type PageCookieName = `${typeof PAGE_COOKIE_PREFIX}${string}`;

interface PageCookie {
  readonly name: PageCookieName;
  readonly value: string;
  readonly sameSite: "Lax" | "Strict";
  /** In seconds; 0 deletes the cookie. */
  readonly maxAge: number;
  readonly isSecure: boolean;
}

/** The `Set-Cookie` of a cookie that is sent to the provider's pages only and is out of reach of scripts. */
export function pageCookie({ name, value, sameSite, maxAge, isSecure }: PageCookie): string {
  const attributes = `Path=${SIGN_IN_PAGES}; HttpOnly; SameSite=${sameSite}; Max-Age=${maxAge}`;
  return `${name}=${value}; ${attributes}${isSecure ? "; Secure" : ""}`;
}

const NAME = `${PAGE_COOKIE_PREFIX}email` as const;
const LIFETIME_SECONDS = 60;

/**
 * Passes the typed e-mail address to a sign-in page on this origin: for a minute, out of reach of scripts and
 * addresses.
 */
export function emailCookie(email: string, isSecure: boolean): string {
  const value = encodeURIComponent(email);
  return pageCookie({ name: NAME, value, sameSite: "Lax", maxAge: LIFETIME_SECONDS, isSecure });
}

export function emailFrom({ headers }: Request): string {
  try {
    return decodeURIComponent(getCookies(headers)[NAME] ?? "").slice(0, MAX_EMAIL_LENGTH);
  } catch {
    return "";
  }
}
