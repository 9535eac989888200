import { env } from "~/base/platform/env.server";

export const MAX_RETURN_PATH = 500;

/** Pages that would only lead back to the sign-in, or away from the shop. */
const NO_DESTINATION = /^\/(?:login|logout|shopify|provider)(?:\/|$)/i;

/**
 * The path in this shop that any text leads to, or `null`. It is parsed against the public origin as a browser would; a
 * path that normalizes to `//host` leaves the shop.
 */
export function safeReturnPath(text: unknown): string | null {
  if (typeof text !== "string" || !text.startsWith("/") || text.length > MAX_RETURN_PATH) return null;
  const { publicOrigin } = env();
  if (!URL.canParse(text, publicOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, publicOrigin);
  const leaves = origin !== publicOrigin || pathname.startsWith("//");
  return leaves || NO_DESTINATION.test(pathname) ? null : `${pathname}${search}${hash}`;
}
