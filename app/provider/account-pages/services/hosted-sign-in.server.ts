import { isEmail } from "~/base/addresses/email";
import { env } from "~/base/platform/env.server";
import { askSignInPage, type PageRequest, signInUrl } from "~/provider/provider.server";
import { emailCookie } from "../../contract/sign-in-pages.server";

export { forgottenPasswordPath } from "~/provider/provider.server";

interface HostedSignInStart {
  readonly url: string;
  readonly cookie: string | null;
}

/**
 * The address of the hosted sign-in page, which leads back to this shop (specification, sections 4 and 7). A cookie
 * passes the typed e-mail address to a page on this origin: it is never in an address, nor sent to another host.
 */
export async function startHostedSignIn(typed: string): Promise<HostedSignInStart> {
  const url = await signInUrl();
  const { origin, protocol } = new URL(url);
  const isOwnPage = origin === env().publicOrigin;
  return { url, cookie: isOwnPage && isEmail(typed) ? emailCookie(typed, protocol === "https:") : null };
}

export interface HostedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: string;
}

/** Answers a request for the sign-in page; `null` when the provider hosts it elsewhere. */
export async function hostedSignIn(request: PageRequest): Promise<HostedAnswer | null> {
  const answer = await askSignInPage(request);
  return answer && { status: answer.status, headers: [...answer.headers], html: await answer.text() };
}
