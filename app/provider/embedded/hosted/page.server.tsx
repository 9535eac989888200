import { createHash } from "node:crypto";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Request, Response } from "undici";
import { BusyError } from "~/base/database/busy-error.server";
import type { SignInPages } from "~/provider/contract/backend.server";

export interface HostedShop {
  readonly shopName: string;
  readonly shopOrigin: string;
}

const SHOW_PASSWORD_SCRIPT = `
(() => {
  const field = document.getElementById("password");
  const button = document.querySelector("button.show");
  if (!field || !button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const shown = field.type === "password";
    field.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", String(shown));
    button.firstChild.data = shown ? "Hide" : "Show";
  });
})();
`;

/** All styles of the sign-in page, in the shop's own colors so that visitors recognize where they are. */
const SIGN_IN_STYLE = `
:root{color-scheme:light;--ink:#1c1916;--soft:#4d463d;--line:#8b8174;--paper:#faf7f2;--oak:#865522;--signal:#b3261e}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:1rem/1.6 ui-sans-serif,system-ui,sans-serif}
main{width:100%;max-width:28rem;background:#fff;padding:2.5rem 2.25rem;border:1px solid #e4dccf}
.shop{margin:0 0 1.75rem;padding-bottom:1.25rem;border-bottom:1px solid #e4dccf;font:1.35rem/1.3 ui-serif,Georgia,serif}
h1{margin:0 0 .25rem;font:2rem/1.2 ui-serif,Georgia,serif}
p{margin:0 0 1rem}
.to{color:var(--soft)}
label{display:block;margin-top:1.25rem;font-weight:600}
.field{position:relative}
input{display:block;width:100%;height:2.75rem;margin-top:.35rem;padding:0 .75rem;font:inherit;color:inherit;background:#fff;border:1px solid var(--line);border-radius:2px}
.field input{padding-right:5rem}
input[aria-invalid]{border:2px solid var(--signal)}
.show{position:absolute;top:0;right:0;width:auto;min-width:4.5rem;height:2.75rem;min-height:0;margin:0;padding:0 .75rem;background:none;color:var(--ink);font-weight:400;font-size:.875rem;text-decoration:underline;text-underline-offset:4px}
button{width:100%;min-height:2.75rem;margin-top:1.75rem;border:0;border-radius:2px;background:var(--oak);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#6b4219}
.show span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.show:hover{background:none;color:var(--oak)}
a{color:var(--ink);display:inline-block;padding:.65rem 0;text-underline-offset:4px}
:focus-visible{outline:3px solid var(--oak);outline-offset:2px}
.problem{margin:1rem 0 0;padding:.75rem 1rem;border-left:4px solid var(--signal);background:#fbeeec}
.problem p{margin:0}
.back{margin:1.25rem 0 0}
@media (max-width:30rem){body{place-items:start stretch;padding:0;background:#fff}main{max-width:none;border:0;padding:1.5rem 1.25rem}}
`;

interface PageProps extends HostedShop {
  readonly title: string;
  readonly hasProblem?: boolean;
  readonly children: ReactNode;
}

export function Page({ shopName, shopOrigin, title, hasProblem = false, children }: PageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${hasProblem ? "Error: " : ""}${title} - ${shopName}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy allows */}
        <style dangerouslySetInnerHTML={{ __html: SIGN_IN_STYLE }} />
      </head>
      <body>
        <main>
          <p className="shop">{shopName}</p>
          <h1>{title}</h1>
          {children}
          <p className="back">
            <a href={shopOrigin}>Back to {shopName}</a>
          </p>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy allows */}
        <script dangerouslySetInnerHTML={{ __html: SHOW_PASSWORD_SCRIPT }} />
      </body>
    </html>
  );
}

export const PROBLEM_ID = "problem";

export function ProblemBox({ text }: { readonly text: string }) {
  return (
    <div className="problem" role="alert" id={PROBLEM_ID}>
      <p>{text}</p>
    </div>
  );
}

interface ProblemPageProps extends HostedShop {
  readonly title: string;
  readonly text: string;
  readonly instead?: { readonly href: string; readonly label: string };
}

export function ProblemPage({ title, text, instead, ...shop }: ProblemPageProps) {
  return (
    <Page {...shop} title={title}>
      <ProblemBox text={text} />
      {instead && (
        <p className="back">
          <a href={instead.href}>{instead.label}</a>
        </p>
      )}
    </Page>
  );
}

interface DonePageProps extends HostedShop {
  readonly title: string;
  readonly text: string;
  readonly signIn: string;
}

export function DonePage({ title, text, signIn, ...shop }: DonePageProps) {
  return (
    <Page {...shop} title={title}>
      <p className="to">{text}</p>
      <p>
        <a href={`${shop.shopOrigin}/login`}>{signIn}</a>
      </p>
    </Page>
  );
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const STYLE_HASH = hashOf(SIGN_IN_STYLE);
const SCRIPT_HASH = hashOf(SHOW_PASSWORD_SCRIPT);

/** A {@link Page} as a response, with the policy that lets it run nothing but its own script. */
export function signInResponse(
  status: number,
  page: ReactElement,
  { shopOrigin }: HostedShop,
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
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy.join("; "),
      ...headers,
    },
  });
}

export const BUSY = "The shop is very busy. Please wait a moment and try again.";

type Answer = Response | Promise<Response>;

/** The answer of some work; `busy` answers if the database is busy or full, with the headers that say when to retry. */
export async function orBusy(
  work: () => Promise<Response>,
  busy: (headers: Readonly<Record<string, string>>) => Answer,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return busy({ "Retry-After": String(error.retryAfter) });
  }
}

export const MAX_CODE_LENGTH = 200;

export function mailedCode({ url }: Request, path: string): string | null {
  const code = new URL(url).pathname.slice(path.length);
  return /^[\w-]+$/.test(code) && code.length <= MAX_CODE_LENGTH ? code : null;
}

/** One handler for pages by their paths, and `rest`. A path that ends with a slash includes all paths below it. */
export function hostedPages(byPath: Readonly<Record<string, SignInPages>>, rest: SignInPages): SignInPages {
  return (request, visitor) => {
    const { pathname } = new URL(request.url);
    const folder = pathname.slice(0, pathname.lastIndexOf("/") + 1);
    const known = [pathname, folder].find((path) => Object.hasOwn(byPath, path));
    const own = known === undefined ? undefined : byPath[known];
    return (own ?? rest)(request, visitor);
  };
}
