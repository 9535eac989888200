import { parseCookie } from "undici";
import type { ProviderCookies } from "~/platform/session.server";

/** The cookies that `Set-Cookie` lines leave; those that end at once are left out. */
export function cookiesFrom(setCookie: readonly string[], now: number): ProviderCookies {
  const cookies: Record<string, string> = {};
  for (const line of setCookie) {
    const cookie = parseCookie(line);
    if (!cookie?.name) continue;
    const { name, value, maxAge, expires } = cookie;
    const lives = maxAge === undefined ? expires === undefined || Number(expires) > now : maxAge > 0;
    if (lives) cookies[name] = value;
    else delete cookies[name];
  }
  return cookies;
}

/** The `Cookie` header that brings cookies back (RFC 6265, section 4.2.1). */
export function cookieHeader(cookies: ProviderCookies): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}
