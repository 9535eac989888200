import { getCookies, type Request } from "undici";
import { MAX_EMAIL_LENGTH } from "~/base/addresses/email";
import { PAGE_COOKIE_PREFIX, SIGN_IN_PAGES } from "./backend.server";

/** The address of a hosted sign-in page that leads back to the shop (specification, section 4). */
export function signInAddress(page: URL, returnUrl: string): string {
  const url = new URL(page);
  url.searchParams.set("return_url", returnUrl);
  return url.href;
}

/** A cookie of the provider's own pages: its name begins with the prefix under which the shop passes cookies to them. */
export type PageCookieName = `${typeof PAGE_COOKIE_PREFIX}${string}`;

interface PageCookie {
  readonly name: PageCookieName;
  /** Written without encoding. */
  readonly value: string;
  readonly sameSite: "Lax" | "Strict";
  /** In seconds; 0 deletes the cookie. */
  readonly maxAge: number;
  /** Whether the pages are served over https. */
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
 * The `Set-Cookie` that passes the typed e-mail address to a sign-in page on this origin without a URL: for one minute,
 * for those pages only, and out of reach of scripts.
 */
export function emailCookie(email: string, isSecure: boolean): string {
  const value = encodeURIComponent(email);
  return pageCookie({ name: NAME, value, sameSite: "Lax", maxAge: LIFETIME_SECONDS, isSecure });
}

/** The e-mail address that the shop's sign-in form passed on; empty if there is none. */
export function emailFrom({ headers }: Request): string {
  try {
    return decodeURIComponent(getCookies(headers)[NAME] ?? "").slice(0, MAX_EMAIL_LENGTH);
  } catch {
    return "";
  }
}
