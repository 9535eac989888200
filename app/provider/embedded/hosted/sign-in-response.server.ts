import { createHash } from "node:crypto";
import { Response } from "undici";
import { SHOW_PASSWORD_SCRIPT } from "./show-password.server";
import { SIGN_IN_STYLE } from "./sign-in-style.server";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const STYLE_HASH = hashOf(SIGN_IN_STYLE);
const SCRIPT_HASH = hashOf(SHOW_PASSWORD_SCRIPT);

/** A page of the sign-in as a response, with the policy that lets it run nothing but its own script. */
export function signInResponse(
  status: number,
  html: string,
  shopOrigin: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `script-src ${SCRIPT_HASH}`,
    // The form's response redirects to the shop, and form-action covers that redirect too.
    `form-action 'self' ${shopOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy.join("; "),
      ...headers,
    },
  });
}
