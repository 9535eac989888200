import { Request, type Response } from "undici";
import type { ProviderClient } from "~/provider/client/client.server";
import type { ProviderSession } from "~/provider/client/session.server";
import type { BackendHandle } from "~/provider/contract/backend.server";
import { RETURN_URL, SHOP_ORIGIN } from "./embedded-backend";
import { type Credentials, passHostedPage } from "./hosted-page";

/** A post's visitor and browser headers. */
export interface From {
  readonly visitor?: string;
  readonly cookie?: string;
  readonly signal?: AbortSignal;
}

/** Posts the embedded provider's sign-in page. */
export async function postSignIn(
  { signIn }: Pick<BackendHandle, "signIn">,
  form: Credentials,
  { visitor, cookie = "", signal }: From = {},
): Promise<Response> {
  const body = new URLSearchParams({ ...form, return_url: RETURN_URL }).toString();
  if (!signIn.pages) throw new Error("this back end has no sign-in page");
  const init = { method: "POST", body, headers: { Cookie: cookie }, ...(signal && { signal }) };
  return signIn.pages(new Request(`${SHOP_ORIGIN}/provider/login`, init), visitor);
}

/** Signs in at the hosted page of a back end in this process, and redeems the code it returns. */
export async function signInAt(
  client: ProviderClient,
  backend: Pick<BackendHandle, "signIn">,
  credentials: Credentials,
): Promise<ProviderSession> {
  const { pages } = backend.signIn;
  if (!pages) throw new Error("this back end has no sign-in page");
  const proof = await passHostedPage(backend, pages, RETURN_URL, credentials);
  if (!proof) throw new Error("the sign-in page refused");
  return client.login(proof);
}
