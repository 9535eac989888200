import { createHash } from "node:crypto";
import { env } from "./env.server";

const OPEN = "<script";
const CLOSE = "</script>";

/** The texts of the inline scripts that run: those without `src`, and not of a data type such as JSON-LD. */
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
export function contentSecurityPolicy(html: string): string {
  const hashes = inlineScripts(html).map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const { mode, provider, providerLoginUrl } = env();
  const pictures = provider.kind === "remote" ? " https:" : "";
  const reload = mode === "development" ? " ws:" : "";
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self'",
    `img-src 'self' data:${pictures}`,
    `connect-src 'self'${reload}`,
    "object-src 'none'",
    "base-uri 'none'",
    // The sign-in form is answered with a redirect to the provider's page, which this directive covers too.
    `form-action 'self' ${new URL(providerLoginUrl).origin}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
