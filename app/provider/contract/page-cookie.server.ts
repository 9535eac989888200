import { type PAGE_COOKIE_PREFIX, SIGN_IN_PAGES } from "./backend.server";

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
