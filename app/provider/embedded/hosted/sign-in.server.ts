import { createHash } from "node:crypto";
import { type Request, Response } from "undici";
import { MAX_EMAIL_LENGTH, normalizeEmail } from "~/domain/email";
import { MAX_PASSWORD_LENGTH } from "~/domain/password";
import { type Backend, SIGN_IN_PAGES } from "../../contract/backend.server";
import { findCredentials } from "../accounts.server";
import type { AttemptLimit } from "../attempt-limit.server";
import { createLoginCode, SIGN_IN_CODE_MS } from "../login-codes.server";
import { verifyPassword } from "../passwords.server";
import type { Database } from "../sqlite-driver.server";
import { SHOW_PASSWORD_SCRIPT } from "./show-password.server";
import { renderRefusal, renderSignIn, type SignInProblem } from "./sign-in-page.server";
import { SIGN_IN_STYLE } from "./sign-in-style.server";

/** The path of the sign-in page. */
export const SIGN_IN_PATH = `${SIGN_IN_PAGES}login`;

interface SignInPagesOptions {
  readonly database: Database;
  readonly shopName: string;
  /** The address that people are sent back to, compared as text. */
  readonly returnUrl: string;
  readonly attempts: AttemptLimit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const STYLE_HASH = hashOf(SIGN_IN_STYLE);
const SCRIPT_HASH = hashOf(SHOW_PASSWORD_SCRIPT);

const MINUTE_SECONDS = 60;

const WRONG: SignInProblem = {
  text: "The e-mail address or the password is not right.",
  fields: ["email", "password"],
};

const NO_RETURN = {
  title: "Sign-in not possible",
  text: "This page was opened without an address to return to that it knows. Please start from the shop again.",
};

const NO_PAGE = { title: "Page not found", text: "There is no such page. Please start from the shop again." };

function page(status: number, html: string, shopOrigin: string, headers: Record<string, string> = {}): Response {
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_HASH}`,
    `script-src ${SCRIPT_HASH}`,
    // The form's response redirects to the shop, and form-action covers that redirect too.
    `form-action 'self' ${shopOrigin}`,
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
 * The provider's hosted sign-in page: asks for e-mail and password, and redirects back with a one-time code when they
 * are correct. Unknown addresses and wrong passwords take the same time and get the same message; tries are limited per
 * address, known or not.
 */
export function createSignInPages({ database, shopName, returnUrl, attempts, now }: SignInPagesOptions): Backend {
  const shop = { shopName, shopOrigin: new URL(returnUrl).origin };
  const form = (email: string, problem: SignInProblem | null) =>
    renderSignIn({ ...shop, action: SIGN_IN_PATH, returnUrl, email, problem });
  const refuse = (status: number, words: typeof NO_PAGE) =>
    page(status, renderRefusal({ ...shop, ...words }), shop.shopOrigin);

  async function check(email: string, password: string): Promise<string | null> {
    const possible = email.length <= MAX_EMAIL_LENGTH && password.length <= 2 * MAX_PASSWORD_LENGTH;
    const credentials = possible ? findCredentials(database, email) : null;
    const matches = await verifyPassword(credentials?.passwordHash ?? null, possible ? password : "");
    return matches && credentials ? credentials.id : null;
  }

  async function signIn(posted: URLSearchParams): Promise<Response> {
    const typed = posted.get("email") ?? "";
    const password = posted.get("password") ?? "";
    const again = (status: number, problem: SignInProblem, headers?: Record<string, string>) =>
      page(status, form(typed, problem), shop.shopOrigin, headers);
    const gap = missing(typed.trim(), password);
    if (gap) return again(422, gap);
    const email = normalizeEmail(typed);
    const wait = await attempts.count(email.slice(0, MAX_EMAIL_LENGTH));
    if (wait > 0) {
      const text = `Too many tries for this address. Please wait ${minutes(wait)} and try again.`;
      return again(429, { text, fields: [] }, { "Retry-After": String(wait) });
    }
    const customerId = await check(email, password);
    if (customerId === null) return again(422, WRONG);
    await attempts.forget(email);
    const target = new URL(returnUrl);
    target.searchParams.set(
      "code",
      createLoginCode(database, { customerId, returnUrl, lifetime: SIGN_IN_CODE_MS }, now()),
    );
    target.searchParams.set("email", email);
    return new Response(null, { status: 303, headers: { Location: target.href, "Cache-Control": "no-store" } });
  }

  return async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== SIGN_IN_PATH) return refuse(404, NO_PAGE);
    const posted = request.method === "POST" ? new URLSearchParams(await request.text()) : null;
    if ((posted ?? searchParams).get("return_url") !== returnUrl) return refuse(400, NO_RETURN);
    if (posted) return signIn(posted);
    const hint = (searchParams.get("login_hint") ?? "").slice(0, MAX_EMAIL_LENGTH);
    return page(200, form(hint, null), shop.shopOrigin);
  };
}
