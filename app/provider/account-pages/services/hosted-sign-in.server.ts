import { isEmail } from "~/base/addresses/email";
import { env } from "~/base/platform/env.server";
import { askSignInPage, type PageRequest, signInUrl } from "~/provider/provider.server";
import { emailCookie } from "../../contract/sign-in-pages.server";

export { forgottenPasswordPath } from "~/provider/provider.server";

/** The address where a sign-in continues, and a cookie to set with the redirect. */
interface HostedSignInStart {
  readonly url: string;
  readonly cookie: string | null;
}

/**
 * The address of the provider's hosted sign-in page, with this shop's return address (specification, sections 4 and 7).
 *
 * @param typed the e-mail address that the visitor typed. A cookie passes it to a sign-in page on this origin; it is
 * never in an address, and never sent to another host
 */
export async function startHostedSignIn(typed: string): Promise<HostedSignInStart> {
  const url = await signInUrl();
  const { origin, protocol } = new URL(url);
  const isOwnPage = origin === env().publicOrigin;
  return { url, cookie: isOwnPage && isEmail(typed) ? emailCookie(typed, protocol === "https:") : null };
}

/** The response of the provider's own sign-in page: a status code, headers, and HTML or a redirect. */
export interface HostedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: string;
}

/**
 * Answers a GET or POST of the sign-in page of a provider that runs in this process.
 *
 * @returns `null` when the provider hosts its page elsewhere
 */
export async function hostedSignIn(request: PageRequest): Promise<HostedAnswer | null> {
  const answer = await askSignInPage(request);
  return answer && { status: answer.status, headers: [...answer.headers], html: await answer.text() };
}
