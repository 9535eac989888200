import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInCustomer } from "~/provider/shopify/operations/account.server";
import { documentText } from "~/provider/shopify/schemas/graphql.server";
import { ShopifyCaller } from "../../../support/shopify/caller";
import { claimsOf, OauthCaller } from "../../../support/shopify/oauth-caller";
import type { LoopbackShopify } from "../../../support/shopify/options";
import { Jar, walkSignIn } from "../../../support/shopify/sign-in-walk";
import { startShopify } from "../../../support/shopify/start";

let [time, shopify]: [number, LoopbackShopify] = [Date.now(), null as never];
beforeAll(async () => {
  shopify = await startShopify({ now: () => time, withoutProducts: true, refreshTokenSeconds: 7200 });
});
afterAll(() => shopify.close());

const meWith = (token = "") =>
  new ShopifyCaller(shopify).customer(token, documentText(signedInCustomer), { orderPage: 1 });

describe("the loopback's sign-in", () => {
  it("publishes its endpoints at the store's own address", async () => {
    const found = await new OauthCaller(shopify).discover();
    expect(found.issuer).toBe(`${shopify.origin}/authentication/1`);
    expect(found.authorization_endpoint).toBe(`${found.issuer}/oauth/authorize`);
    expect(found).toMatchObject({ code_challenge_methods_supported: ["S256"], response_types_supported: ["code"] });
    expect((await fetch(found.jwks_uri)).status).toBe(200);
  });

  it("creates a customer at the first sign-in, and recognizes the customer the next time", async () => {
    const client = new OauthCaller(shopify);
    const back = await client.walk("New@dealer.example");
    expect(back.get("state")).toBe("state-of-the-test");
    const tokens = await client.exchange(back.get("code") ?? "");
    expect(claimsOf(tokens.id_token ?? "")).toMatchObject({
      iss: `${shopify.origin}/authentication/1`,
      aud: shopify.client.clientId,
      nonce: "nonce-of-the-test",
      email: "new@dealer.example",
      email_verified: true,
    });
    const me = await meWith(tokens.access_token);
    expect(me.body.data.customer.emailAddress.emailAddress).toBe("new@dealer.example");
    await new OauthCaller(shopify).signIn("new@dealer.example");
    expect(shopify.state.customers.all().filter(({ email }) => email === "new@dealer.example")).toHaveLength(1);
  });

  it("requires nothing from a browser that already has a session", async () => {
    const [url, jar] = [await new OauthCaller(shopify).authorizeUrl(), new Jar()];
    await walkSignIn(url, { email: "a@dealer.example", code: shopify.code }, jar);
    const back = await walkSignIn(url, { email: "somebody@dealer.example", code: "000000" }, jar);
    expect(new URL(back).searchParams.get("code")).toEqual(expect.any(String));
  });

  it("refuses a wrong code or an incomplete address", async () => {
    const url = await new OauthCaller(shopify).authorizeUrl();
    await expect(walkSignIn(url, { email: "a@dealer.example", code: "000000" })).rejects.toThrow("Code is incorrect");
    await expect(walkSignIn(url, { email: "nobody", code: shopify.code })).rejects.toThrow("Enter an email");
  });

  it.each([
    ["no challenge", { code_challenge: null, code_challenge_method: null }],
    ["a plain challenge", { code_challenge_method: "plain" }],
    ["no scope", { scope: null }],
  ])("redirects back with an error: %s", async (_what, changes) => {
    const back = await new OauthCaller(shopify).walk("a@dealer.example", changes);
    expect([back.get("code"), back.get("error")]).toEqual([null, expect.stringMatching(/^(invalid|unsupported)_/)]);
  });

  it.each([
    ["another return address", { redirect_uri: "https://evil.example/callback" }],
    ["an unknown client", { client_id: "somebody" }],
  ])("does not redirect at all for %s", async (_what, changes) => {
    await expect(new OauthCaller(shopify).walk("a@dealer.example", changes)).rejects.toThrow(/^400/);
  });

  it("refuses API calls without its scope", async () => {
    const client = new OauthCaller(shopify);
    const back = await client.walk("a@dealer.example", { scope: "openid email" });
    const { access_token: token } = await client.exchange(back.get("code") ?? "");
    expect((await meWith(token)).status).toBe(401);
  });

  it("accepts each code once, from the client that began, with the secret", async () => {
    const client = new OauthCaller(shopify);
    const code = async () => (await client.walk("a@dealer.example")).get("code") ?? "";
    expect(await client.exchange(await code(), "w".repeat(43))).toMatchObject({ status: 400, error: "invalid_grant" });
    expect(await client.exchange(await code(), undefined, "no")).toMatchObject({
      status: 401,
      error: "invalid_client",
    });
    const used = await code();
    const first = await client.exchange(used);
    expect(first.status).toBe(200);
    expect(await client.exchange(used)).toMatchObject({ status: 400, error: "invalid_grant" });
    // A replayed code may be stolen, so the tokens it gave are revoked.
    expect((await meWith(first.access_token)).status).toBe(401);
  });

  it("exchanges a refresh token once for new tokens, without an id_token", async () => {
    const client = new OauthCaller(shopify);
    const first = await client.signIn("a@dealer.example");
    time += 3_600_000;
    expect((await meWith(first.access_token)).status).toBe(401);
    const second = await client.refresh(first.refresh_token ?? "");
    expect(second).toMatchObject({ status: 200, access_token: expect.any(String) });
    expect(second.id_token).toBeUndefined();
    expect((await meWith(second.access_token)).status).toBe(200);
    const before = shopify.issuer.refreshes;
    expect(await client.refresh(first.refresh_token ?? "")).toMatchObject({ status: 400, error: "invalid_grant" });
    expect(shopify.issuer.refreshes).toBe(before + 1);
  });

  it("refuses an expired refresh token", async () => {
    const client = new OauthCaller(shopify);
    const { refresh_token: token = "" } = await client.signIn("a@dealer.example");
    time += 7_200_000;
    expect(await client.refresh(token)).toMatchObject({ status: 400, error: "invalid_grant" });
  });

  it("signs out immediately, and returns only to the shop", async () => {
    const client = new OauthCaller(shopify);
    const { id_token: hint = "" } = await client.signIn("a@dealer.example");
    const url = new URL((await client.discover()).end_session_endpoint);
    url.searchParams.set("id_token_hint", hint);
    url.searchParams.set("post_logout_redirect_uri", "http://localhost:3000/");
    const left = await fetch(url, { redirect: "manual" });
    expect([left.status, left.headers.get("location")]).toEqual([302, "http://localhost:3000/"]);
    url.searchParams.set("post_logout_redirect_uri", "https://evil.example/");
    expect((await fetch(url, { redirect: "manual" })).status).toBe(400);
  });

  it("fails if a test requests it", async () => {
    shopify.fail("sign-in", "broken", { only: "openid-configuration" });
    expect((await fetch(`${shopify.origin}/.well-known/openid-configuration`)).status).toBe(500);
    expect((await fetch(`${shopify.origin}/.well-known/openid-configuration`)).status).toBe(200);
  });
});
