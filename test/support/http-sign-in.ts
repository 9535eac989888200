import { ADMIN } from "./embedded-backend";
import type { Credentials } from "./hosted-page";

/** The environment of a shop whose first admin's credentials the tests know. */
export const SHOP_ADMIN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

function send(url: string, cookie: string, fields?: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, {
    redirect: "manual",
    headers: { Cookie: cookie },
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  });
}

const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";
const locationOf = (response: Response) => response.headers.get("location") ?? "";

/** Signs in to a running shop with its embedded provider, without a browser; returns the session's `Cookie` header. */
export async function signInOverHttp(origin: string, credentials: Credentials = ADMIN): Promise<string> {
  const started = await send(`${origin}/login`, "", { email: "x", password: "x" });
  const hosted = locationOf(started);
  const returnUrl = new URL(hosted).searchParams.get("return_url") ?? "";
  const handedOver = await send(hosted, "", { ...credentials, return_url: returnUrl });
  return cookieOf(await send(locationOf(handedOver), cookieOf(started)));
}
