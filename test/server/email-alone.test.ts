import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ProviderHost, startProviderHost } from "../support/provider-host";
import { type ShopServer, startShop } from "../support/shop-server";

const ANN = { email: "ann@shop.test", firstName: "Ann", lastName: "Lee", tags: [] };
const SESSION = "handle=ann";

/** A provider that follows section 7 to the letter: the e-mail address alone signs in. */
function bySectionSeven(request: IncomingMessage, response: ServerResponse): void {
  const isAnn = request.headers.cookie === SESSION;
  const answer = (status: number, value: unknown, headers = {}) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(value));
  const path = request.url?.split("?")[0];
  if (path === "/api/customers/login") answer(200, { user: ANN }, { "Set-Cookie": `${SESSION}; Path=/` });
  else if (path === "/api/customers/me") answer(isAnn ? 200 : 401, isAnn ? ANN : {});
  else if (path === "/api/me") answer(200, { firstName: "Ann", email: ANN.email, orders: { active: 0, total: 0 } });
  else answer(404, {});
}

describe("a provider that signs in by the e-mail address alone, which the operator has allowed", () => {
  let host: ProviderHost;
  let shop: ShopServer;
  beforeAll(async () => {
    host = await startProviderHost(bySectionSeven);
    shop = await startShop({ PROVIDER: "remote", PROVIDER_URL: host.url, ALLOW_SIGN_IN_BY_EMAIL_ALONE: "yes" });
  });
  afterAll(async () => {
    await shop.stop();
    await host.stop();
  });

  const ask = (path: string, cookie: string, fields?: Readonly<Record<string, string>>) =>
    fetch(`${shop.origin}${path}`, {
      redirect: "manual",
      headers: { Cookie: cookie },
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
  const cookieOf = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";

  it("signs in the browser that began, without a code", async () => {
    const begun = await ask("/login", "", { email: ANN.email, password: "x" });
    const back = await ask(`/shopify/callback?email=${encodeURIComponent(ANN.email)}`, cookieOf(begun));
    expect(back.headers.get("location")).toBe("/account/dashboard");
    const dashboard = await ask("/account/dashboard", cookieOf(back));
    expect([dashboard.status, await dashboard.text()]).toEqual([200, expect.stringContaining("Welcome, Ann.")]);
  });

  it("signs in no browser that did not begin", async () => {
    const back = await ask(`/shopify/callback?email=${encodeURIComponent(ANN.email)}`, "");
    expect(back.headers.get("location")).toBe("/login");
  });
});
