import { Request, type Response } from "undici";
import type { ProviderClient } from "~/provider/client.server";
import type { Backend } from "~/provider/contract/port.server";
import { RETURN_URL } from "./embedded-backend";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Posts the provider's sign-in page. */
export function postSignIn(page: Backend, form: Credentials, returnUrl = RETURN_URL): Promise<Response> {
  const body = new URLSearchParams({ ...form, return_url: returnUrl });
  return page(new Request("http://provider.test/sign-in", { method: "POST", body: body.toString() }));
}

/** The code that the sign-in page gives for these credentials. */
export async function codeFor(page: Backend, credentials: Credentials): Promise<string> {
  const { headers } = await postSignIn(page, credentials);
  return new URL(headers.get("location") ?? "").searchParams.get("code") ?? "";
}

/** Signs in by page and code; the `Cookie` header of the session. */
export async function signIn(client: ProviderClient, page: Backend, credentials: Credentials): Promise<string> {
  const code = await codeFor(page, credentials);
  const { setCookie } = await client.login({ email: credentials.email, code, return_url: RETURN_URL });
  return setCookie.map((cookie) => cookie.split(";")[0]).join("; ");
}
