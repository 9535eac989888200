import { createHash } from "node:crypto";
import { env } from "./env.server";

/** Where a page may load pictures from and submit forms to, besides the shop itself. */
export interface PageSources {
  readonly pictureOrigins: readonly string[];
  readonly signInOrigins: readonly string[];
}

const OPEN = "<script";
const CLOSE = "</script>";

/** The contents of the inline scripts that run: those without `src`, and not of a data type such as JSON-LD. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (let at = html.indexOf(OPEN); at !== -1; at = html.indexOf(OPEN, at)) {
    const tagEnd = html.indexOf(">", at);
    const end = html.indexOf(CLOSE, tagEnd);
    if (tagEnd === -1 || end === -1) break;
    const attributes = html.slice(at + OPEN.length, tagEnd);
    const runs = !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes);
    if (runs) scripts.push(html.slice(tagEnd + 1, end));
    at = end + CLOSE.length;
  }
  return scripts;
}

/**
 * The Content-Security-Policy of a document. Inline scripts are allowed by their SHA-256 (CSP Level 3, section 6.7.3):
 * unlike a nonce, a hash leaves the HTML the same for everyone.
 */
export function contentSecurityPolicy(html: string, { pictureOrigins, signInOrigins }: PageSources): string {
  const hashes = inlineScripts(html).map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const reload = env().mode === "development" ? ["ws:"] : [];
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self'",
    ["img-src 'self' data:", ...pictureOrigins].join(" "),
    ["connect-src 'self'", ...reload].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    // The sign-in form's response redirects to the provider's page, and form-action covers that redirect too.
    ["form-action 'self'", ...signInOrigins].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}
