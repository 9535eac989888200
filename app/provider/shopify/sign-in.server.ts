import { getCookies, type Request, Response } from "undici";
import type { EpochMs } from "~/base/time/time";
import {
  type BackendConfig,
  PAGE_COOKIE_PREFIX,
  SIGN_IN_PAGES,
  type SignInPages,
} from "~/provider/contract/backend.server";
import type { SecretBox } from "~/provider/host/secret-box.server";
import { pageCookie } from "../contract/sign-in-pages.server";
import type { Customers } from "./customers.server";
import type { OpenId, SignInSecrets } from "./openid.server";
import { createCode } from "./sessions.server";
import { scrubbed } from "./shopify-error.server";

export const SIGN_IN_START_PATH = `${SIGN_IN_PAGES}sign-in`;
export const SIGN_IN_RETURN_PATH = `${SIGN_IN_PAGES}signed-in`;

interface SignInOptions extends Pick<BackendConfig, "database" | "returnUrl" | "log" | "now"> {
  readonly openId: OpenId;
  readonly customers: Customers;
  readonly box: SecretBox;
}

/**
 * The two addresses before and after the customer signs in at Shopify; neither has a page. On any error they lead back
 * to the shop without a code, and its sign-in page says so.
 */
export function createSignIn({ openId, customers, database, box, returnUrl, log, now }: SignInOptions): SignInPages {
  const isSecure = new URL(returnUrl).protocol === "https:";
  const redirect = (url: string, cookie: ReturnType<typeof signInCookie>) =>
    new Response(null, {
      status: 303,
      headers: { Location: url, "Set-Cookie": cookie, "Cache-Control": "no-store" },
    });
  const forget = () => signInCookie(box, null, now(), isSecure);

  function backWithout(why: string, error?: unknown): Response {
    const words = error instanceof Error ? scrubbed(`${error.name} ${error.message}`) : "";
    log.info("shopify.sign-in.failed", { why, words });
    return redirect(returnUrl, forget());
  }

  async function begin(params: URLSearchParams): Promise<Response> {
    if (params.get("return_url") !== returnUrl) return backWithout("unknown return address");
    try {
      const { url, secrets } = await openId.start();
      return redirect(url, signInCookie(box, secrets, now(), isSecure));
    } catch (error) {
      return backWithout("cannot begin", error);
    }
  }

  async function finish(request: Request): Promise<Response> {
    const secrets = readSignInCookie(box, request, now());
    if (!secrets) return backWithout("not begun in this browser");
    try {
      const tokens = await openId.finish(new URL(request.url).search, secrets);
      const { id, email } = await customers.keep(tokens, request.signal);
      const proven = { customerId: id, email };
      const code = await createCode(database, proven, returnUrl, now(), request.signal);
      const target = new URL(returnUrl);
      target.searchParams.set("code", code);
      target.searchParams.set("email", email);
      return redirect(target.href, forget());
    } catch (error) {
      return backWithout("cannot finish", error);
    }
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "GET" && pathname === SIGN_IN_START_PATH) return begin(searchParams);
    if (request.method === "GET" && pathname === SIGN_IN_RETURN_PATH) return finish(request);
    return backWithout("no such page");
  };
}

const NAME = `${PAGE_COOKIE_PREFIX}sign_in` as const;
const OWNER = "sign-in";
/** How long a customer may take at Shopify, in seconds. */
const LIFETIME_SECONDS = 30 * 60;

/** Stores the values of a sign-in only in the browser, encrypted, for half an hour; `null` deletes them. */
function signInCookie(box: SecretBox, secrets: SignInSecrets | null, now: EpochMs, isSecure: boolean): string {
  const value = secrets && box.seal(JSON.stringify({ ...secrets, at: now }), OWNER);
  const maxAge = value === null ? 0 : LIFETIME_SECONDS;
  return pageCookie({ name: NAME, value: value ?? "", sameSite: "Lax", maxAge, isSecure });
}

function readSignInCookie(box: SecretBox, request: Request, now: EpochMs): SignInSecrets | null {
  const text = box.open(getCookies(request.headers)[NAME] ?? "", OWNER);
  if (text === null) return null;
  const { at, ...secrets } = JSON.parse(text) as SignInSecrets & { readonly at: number };
  return at + 1000 * LIFETIME_SECONDS > now ? secrets : null;
}
