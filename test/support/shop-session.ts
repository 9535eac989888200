import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import * as account from "~/routes/account._index";
import * as login from "~/routes/login";
import * as provider from "~/routes/provider.$";
import * as callback from "~/routes/shopify.callback";
import type { Credentials } from "./hosted-page";
import { registrationFields } from "./registration-fields";
import { SHOP } from "./shop-env";

/** What a loader or an action returned or threw, as the resulting response. */
async function outcomeOf(work: () => unknown): Promise<Response> {
  try {
    return (await work()) as Response;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const args = (request: Request) => ({ request, params: {}, context: {} });

/** Runs a loader for a path, with the session cookie of a visitor. */
export function load(loader: (args: LoaderFunctionArgs) => unknown, path: string, cookie = ""): Promise<Response> {
  return outcomeOf(() => loader(args(new Request(SHOP + path, { headers: { Cookie: cookie } }))));
}

/** Runs an action for a path with form fields, with the session cookie of a visitor. */
export function post(
  action: (args: ActionFunctionArgs) => unknown,
  path: string,
  fields: Readonly<Record<string, string>>,
  cookie = "",
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return outcomeOf(() => action(args(new Request(SHOP + path, { method: "POST", headers: { Cookie: cookie }, body }))));
}

/** The `Cookie` header after a response: what it set, or what was there before. */
export function cookieAfter(answer: Response, before = ""): string {
  const set = answer.headers.get("Set-Cookie");
  if (!set) return before;
  return /Expires=Thu, 01 Jan 1970/.test(set) ? "" : (set.split(";")[0] ?? "");
}

/** The content of a session cookie as JSON: it is signed, not secret. */
export function payloadOf(cookie: string): string {
  return Buffer.from(decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "", "base64").toString();
}

/** Registers an account through the shop's own form. */
export async function registerInShop(fields: Readonly<Record<string, string>>): Promise<Credentials> {
  const all = registrationFields(fields);
  await post(account.action, "/account", all);
  return { email: all.email ?? "", password: all.password ?? "" };
}

interface SignInOptions {
  readonly cookie?: string;
  readonly returnTo?: string;
}

/** Signs in as far as the provider's page; returns its redirect, and the cookie of the browser that started. */
export async function handOverToShop(credentials: Credentials, options: SignInOptions = {}) {
  const started = await post(
    login.action,
    "/login",
    { email: "x", password: "x", ...(options.returnTo !== undefined && { returnTo: options.returnTo }) },
    options.cookie,
  );
  const pending = cookieAfter(started, options.cookie);
  const hosted = new URL(started.headers.get("Location") ?? "");
  const handedOver = await post(provider.action, hosted.pathname, {
    ...credentials,
    return_url: hosted.searchParams.get("return_url") ?? "",
  });
  const back = new URL(handedOver.headers.get("Location") ?? "");
  return { pending, callbackPath: `${back.pathname}${back.search}` };
}

/** Completes a sign-in, through the shop's form, the provider's page and the callback. */
export async function signInToShop(credentials: Credentials, options: SignInOptions = {}) {
  const { pending, callbackPath } = await handOverToShop(credentials, options);
  const done = await load(callback.loader, callbackPath, pending);
  return { pending, callbackPath, done, cookie: cookieAfter(done) };
}
