import type { Step } from "./step.server";

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
 * Sets the headers of every response except files (OWASP Secure Headers); HSTS only when the public origin is https.
 *
 * @param publicOrigin the origin that visitors see
 */
export function securityHeaders(publicOrigin: string): Step {
  const headers = publicOrigin.startsWith("https:")
    ? [...HEADERS, ["Strict-Transport-Security", `max-age=${TWO_YEARS_SECONDS}`] as const]
    : HEADERS;
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
