import { Window } from "happy-dom";
import { Headers, Request, type Response } from "undici";
import type { BackendHandle } from "~/provider/contract/backend.server";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sends a browser's request to the hosted page, wherever it is. */
export type Visit = (request: Request) => Promise<Response>;

/** What the hosted page passed to the return address. */
export interface HandedOver {
  readonly email: string;
  readonly code: string;
}

interface SignInForm {
  readonly action: string;
  readonly fields: URLSearchParams;
}

/** The page's filled-in sign-in form: the first form with a password field, and the text field before it. */
function fillIn(html: string, base: string, { email, password }: Credentials): SignInForm {
  const { document } = new Window({ url: base, settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  const form = document.querySelector("form:has(input[type=password])");
  if (!form) throw new Error(`no form with a password field at ${base}`);
  const fields = new URLSearchParams();
  for (const input of form.querySelectorAll("input")) {
    const type = input.getAttribute("type") ?? "text";
    const name = input.getAttribute("name");
    if (!name) continue;
    if (type === "password") fields.append(name, password);
    else if (type === "email" || type === "text") fields.append(name, email);
    else fields.append(name, input.getAttribute("value") ?? "");
  }
  return { action: new URL(form.getAttribute("action") ?? "", base).href, fields };
}

const MAX_STEPS = 5;

/**
 * Signs in at a back end's hosted page as a browser would: opens it, fills in its form, and follows the redirect.
 *
 * @returns what arrives at the return address, or `null` if the page refuses
 */
export async function passHostedPage(
  { signIn }: Pick<BackendHandle, "signIn">,
  visit: Visit,
  returnUrl: string,
  credentials: Credentials,
): Promise<HandedOver | null> {
  const start = signIn.start();
  const opened = await visit(new Request(start, { headers: { Accept: "text/html" } }));
  const form = fillIn(await opened.text(), start, credentials);
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const headers = new Headers({ Origin: new URL(form.action).origin, ...(cookie && { Cookie: cookie }) });
  let answer = await visit(new Request(form.action, { method: "POST", headers, body: form.fields }));
  let at = form.action;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const location = answer.headers.get("location");
    if (!location) return null;
    const target = new URL(location, at);
    if (target.href.startsWith(returnUrl)) {
      const { searchParams } = target;
      return { email: searchParams.get("email") ?? "", code: searchParams.get("code") ?? "" };
    }
    at = target.href;
    answer = await visit(new Request(at, { headers }));
  }
  return null;
}
