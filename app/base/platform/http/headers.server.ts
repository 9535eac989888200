import onHeaders from "on-headers";
import { overrideFor } from "../cache-policy.server";
import type { Step } from "../step.server";

/** No page uses them (Permissions Policy, section 5.2). Films need `fullscreen` and `picture-in-picture`. */
const UNUSED_FEATURES = [
  ...["accelerometer", "autoplay", "browsing-topics"],
  ...["camera", "compute-pressure", "display-capture", "encrypted-media", "gamepad", "geolocation"],
  ...["gyroscope", "hid", "identity-credentials-get", "idle-detection", "local-fonts", "magnetometer", "microphone"],
  ...["midi", "otp-credentials", "payment", "publickey-credentials-create"],
  ...["publickey-credentials-get", "screen-wake-lock", "serial", "storage-access", "sync-xhr", "usb"],
  ...["window-management", "xr-spatial-tracking"],
];

type SecurityHeaders = Readonly<Record<string, string>>;

const HEADERS: SecurityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "X-Permitted-Cross-Domain-Policies": "none",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
};

const TWO_YEARS_SECONDS = 63_072_000;

export interface HstsOptions {
  /** Also covers every name below the shop's, and allows browsers' preload lists: hard for an operator to undo. */
  readonly preload: boolean;
}

/** On every response except files (OWASP Secure Headers); HSTS (RFC 6797) only when the public origin is https. */
export function securityHeaders(publicOrigin: string, { preload }: HstsOptions = { preload: false }): SecurityHeaders {
  const hsts = `max-age=${TWO_YEARS_SECONDS}${preload ? "; includeSubDomains; preload" : ""}`;
  const isSecure = publicOrigin.startsWith("https:");
  return { ...HEADERS, ...(isSecure && { "Strict-Transport-Security": hsts }) };
}

export const setSecurityHeaders =
  (headers: SecurityHeaders): Step =>
  (_request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };

/** Covers every source of a response, including the errors of Express and Remix. */
export const cacheControl: Step = (request, response, next) => {
  onHeaders(response, () => {
    const override = overrideFor(request.method, response.statusCode, {
      cacheControl: response.getHeader("Cache-Control")?.toString(),
      setsCookie: response.hasHeader("Set-Cookie"),
    });
    if (override) response.setHeader("Cache-Control", override);
  });
  next();
};
