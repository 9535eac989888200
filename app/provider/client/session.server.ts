import { parseCookie } from "undici";
import type { EpochMs } from "~/base/time/time";
import { MAX_SESSION_CHARACTERS } from "../contract/accounts.server";

/** The owner's e-mail address, and the cookies, by name, that identify them to the provider. */
export interface ProviderSession {
  readonly email: string;
  readonly cookies: Readonly<Record<string, string>>;
}

export function cookiesFrom(setCookie: readonly string[], now: EpochMs): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = {};
  for (const line of setCookie) {
    const cookie = parseCookie(line);
    if (!cookie?.name) continue;
    const { name, value, maxAge, expires } = cookie;
    const isLive = maxAge === undefined ? expires === undefined || Number(expires) > now : maxAge > 0;
    if (isLive) cookies[name] = value;
    else delete cookies[name];
  }
  return cookies;
}

/** The `Cookie` header that returns a session's cookies (RFC 6265, section 4.2.1). */
export function cookieHeader(cookies: Readonly<Record<string, string>>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}

/** Whether the shop can store a provider's cookies as a session: at least one, and not too long in total. */
export function isStorable(cookies: Readonly<Record<string, string>>): boolean {
  const { length } = cookieHeader(cookies);
  return length > 0 && length <= MAX_SESSION_CHARACTERS;
}
