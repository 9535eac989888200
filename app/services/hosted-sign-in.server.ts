import { askSignInPage, forgottenPath, type PageRequest, signInUrl } from "~/provider/provider.server";

/**
 * The provider's hosted sign-in page with this shop's return address (specification, sections 4 and 7).
 *
 * @param email fills in the page's e-mail field
 */
export function hostedSignInUrl(email?: string): Promise<string> {
  return signInUrl(email);
}

/** Where a forgotten password is replaced; the same for every visitor, `null` where this process has no such page. */
export function forgottenPasswordPath(): Promise<string | null> {
  return forgottenPath();
}

/** The provider's own sign-in page as a response: a status code, headers, and HTML or a redirect. */
export interface HostedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: string;
}

/**
 * Opens or posts the sign-in page of a provider that runs in this process.
 *
 * @returns `null` when the provider hosts its page elsewhere
 */
export async function hostedSignIn(request: PageRequest): Promise<HostedAnswer | null> {
  const answer = await askSignInPage(request);
  return answer && { status: answer.status, headers: [...answer.headers], html: await answer.text() };
}
