import { createHash } from "node:crypto";
import { type Request, Response } from "undici";
import { MAX_EMAIL_LENGTH, normalizeEmail } from "~/domain/email";
import { MAX_PASSWORD_LENGTH } from "~/domain/password";
import type { Backend } from "../../contract/port.server";
import type { AttemptLimit } from "../attempt-limit.server";
import { findCredentials } from "../customers.server";
import { createLoginCode } from "../login-codes.server";
import { verifyPassword } from "../passwords.server";
import type { Database } from "../sqlite-driver.server";
import { renderRefusal, renderSignIn, type SignInProblem } from "./sign-in-page.server";
import { SIGN_IN_STYLE } from "./sign-in-style.server";

interface SignInPageOptions {
  readonly database: Database;
  /** The addresses that people may be sent back to, compared as text. */
  readonly returnUrls: readonly string[];
  readonly attempts: AttemptLimit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const STYLE_HASH = createHash("sha256").update(SIGN_IN_STYLE).digest("base64");

const MINUTE_SECONDS = 60;

const WRONG: SignInProblem = {
  text: "The e-mail address or the password is not right.",
  fields: ["email", "password"],
};

const NO_RETURN =
  "This page was opened without an address to return to that it knows. Please start from the shop again.";

function page(status: number, html: string, formTarget: string | null, headers: Record<string, string> = {}): Response {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self' ${formTarget ?? ""}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
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

const minutes = (seconds: number) => {
  const count = Math.ceil(seconds / MINUTE_SECONDS);
  return count === 1 ? "1 minute" : `${count} minutes`;
};

function missing(email: string, password: string): SignInProblem | null {
  const fields = [email === "" && "email", password === "" && "password"] as const;
  const empty = fields.filter((field) => field !== false);
  if (empty.length === 0) return null;
  const names = empty.map((field) => (field === "email" ? "your e-mail address" : "your password"));
  return { text: `Please enter ${names.join(" and ")}.`, fields: empty };
}

/**
 * The provider's hosted sign-in page: asks for e-mail and password, and sends whoever has them back with a one-time code.
 * Unknown addresses and wrong passwords take the same time and get the same words; tries are limited for each address,
 * known or not.
 */
export function createSignInPage({ database, returnUrls, attempts, now }: SignInPageOptions): Backend {
  async function check(email: string, password: string): Promise<string | null> {
    const possible = email.length <= MAX_EMAIL_LENGTH && password.length <= 2 * MAX_PASSWORD_LENGTH;
    const credentials = possible ? findCredentials(database, email) : null;
    const matches = await verifyPassword(credentials?.passwordHash ?? null, possible ? password : "");
    return matches && credentials ? credentials.id : null;
  }

  async function signIn(action: string, returnUrl: string, form: URLSearchParams): Promise<Response> {
    const { origin } = new URL(returnUrl);
    const typed = form.get("email") ?? "";
    const password = form.get("password") ?? "";
    const again = (status: number, problem: SignInProblem, headers?: Record<string, string>) =>
      page(status, renderSignIn({ action, returnUrl, email: typed, problem }), origin, headers);
    const gap = missing(typed.trim(), password);
    if (gap) return again(422, gap);
    const email = normalizeEmail(typed);
    const wait = attempts.count(email.slice(0, MAX_EMAIL_LENGTH));
    if (wait > 0) {
      const text = `Too many tries for this address. Please wait ${minutes(wait)} and try again.`;
      return again(429, { text, fields: [] }, { "Retry-After": String(wait) });
    }
    const id = await check(email, password);
    if (id === null) return again(422, WRONG);
    attempts.forget(email);
    const target = new URL(returnUrl);
    target.searchParams.set("code", createLoginCode(database, id, returnUrl, now()));
    target.searchParams.set("email", email);
    return new Response(null, { status: 303, headers: { Location: target.href, "Cache-Control": "no-store" } });
  }

  return async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const form = request.method === "POST" ? new URLSearchParams(await request.text()) : null;
    const returnUrl = (form ?? searchParams).get("return_url") ?? "";
    if (!returnUrls.includes(returnUrl)) return page(400, renderRefusal(NO_RETURN), null);
    if (form) return signIn(pathname, returnUrl, form);
    return page(
      200,
      renderSignIn({ action: pathname, returnUrl, email: "", problem: null }),
      new URL(returnUrl).origin,
    );
  };
}
