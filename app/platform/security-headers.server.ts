import type { ServerResponse } from "node:http";

const HEADERS: readonly (readonly [string, string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["X-Frame-Options", "DENY"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()"],
];

const TWO_YEARS_SECONDS = 63_072_000;

/**
 * Sets the headers that every answer but a compressed asset carries (OWASP Secure Headers); HSTS only where visitors come
 * by https.
 */
export function setSecurityHeaders(response: ServerResponse, publicOrigin: string): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  if (publicOrigin.startsWith("https:")) {
    response.setHeader("Strict-Transport-Security", `max-age=${TWO_YEARS_SECONDS}`);
  }
}
