import { createHash } from "node:crypto";
import { env } from "./env.server";

export interface PageSources {
  readonly pictureOrigins: readonly string[];
  readonly signInOrigins: readonly string[];
}

export const REPORTS_PATH = "/csp-reports";

const REPORTS_GROUP = "csp";

/** Reporting API, section 3.2. */
export const REPORTING_ENDPOINTS = `${REPORTS_GROUP}="${REPORTS_PATH}"`;

const sourceOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Inline scripts are allowed by SHA-256, which keeps the HTML the same for all (CSP Level 3, section 6.7.3). */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { pictureOrigins, signInOrigins }: PageSources,
): string {
  const isDevelopment = env().mode === "development";
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts.map(sourceOf))].join(" "),
    "style-src 'self'",
    ["img-src 'self'", ...pictureOrigins].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...(isDevelopment ? ["ws:"] : [])].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
    // The sign-in form's response redirects to the provider's page, and form-action covers that redirect too.
    ["form-action 'self'", ...signInOrigins].join(" "),
    "frame-ancestors 'none'",
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_GROUP}`,
  ].join("; ");
}
