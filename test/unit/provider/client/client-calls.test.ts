import { Headers, type Request, Response } from "undici";
import { describe, expect, it } from "vitest";
import { MAX_SESSION_CHARACTERS, toWireRegistration } from "~/provider/contract/accounts.server";
import { aRegistration } from "../../../support/builders";
import { aClient } from "../../../support/provider-client";
import { aWireProduct, wireList } from "../../../support/wire-products";

const answer =
  (value: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(value), { status });

/** A back end that records its requests. */
function recording(value: unknown, headers = new Headers()) {
  const asked: { method: string; path: string; search: string; headers: Headers; body: unknown }[] = [];
  const backend = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const body = text === "" ? null : JSON.parse(text);
    asked.push({ method: request.method, path: pathname, search, headers: request.headers, body });
    return new Response(JSON.stringify(value), { headers });
  };
  return { asked, backend };
}

const PROOF = { email: "a@b.co", code: "code-1" };
const RETURN_URL = "http://shop.test/shopify/callback";
const SESSION = { cookies: { s: "1" } };
const pending = { id: "7", firstName: "A", lastName: "B", email: "a@b.co", phone: null, tags: ["pending"] };

describe("the provider client", () => {
  it.each([
    ["GET", "/api/shopify/products", null, wireList(), (c: Client) => c.listProducts()],
    ["GET", "/api/shopify/product/fir%2Fx", null, aWireProduct(), (c: Client) => c.getProduct("fir/x")],
    [
      "GET",
      "/api/me",
      null,
      { firstName: "A", email: "a@b.co", orders: { active: 1, total: 2 } },
      (c: Client) => c.as(SESSION).getOverview(),
    ],
    ["GET", "/api/customers/me", null, { email: "a@b.co" }, (c: Client) => c.as(SESSION).getAccount()],
    [
      "POST",
      "/api/customers/login",
      { ...PROOF, return_url: RETURN_URL },
      { user: { email: "a@b.co" } },
      (c: Client) => c.login(PROOF),
    ],
    [
      "POST",
      "/api/customers/register",
      toWireRegistration(aRegistration(), RETURN_URL),
      { ok: true },
      (c: Client) => c.register(aRegistration()),
    ],
    ["POST", "/api/customers/logout", null, {}, (c: Client) => c.as(SESSION).logout()],
    [
      "GET",
      "/api/shopify/admin/customers/pending",
      null,
      { data: { customers: { edges: [{ node: pending }] } } },
      (c: Client) => c.as(SESSION).listPending(),
    ],
    [
      "PATCH",
      "/api/shopify/admin/customers/7/tags",
      { tags: ["approved"] },
      {},
      (c: Client) => c.as(SESSION).decide("7", "approved"),
    ],
  ] as const)("sends %s %s with its body, its timestamp and no brotli", async (method, path, body, value, call) => {
    const { asked, backend } = recording(value, new Headers([["Set-Cookie", "s=1"]]));
    await call(aClient(backend).client);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method, path, body, search: "?_t=1700000000000" });
    expect(asked[0]?.headers.has("content-type")).toBe(body !== null);
    expect(asked[0]?.headers.get("accept-encoding")).toBe("gzip");
    expect(asked[0]?.headers.get("x-request-id")).toBe("request-0001");
  });

  it("sends and receives cookies", async () => {
    const headers = new Headers([
      ["Set-Cookie", "s=2; HttpOnly"],
      ["Set-Cookie", "t=3"],
    ]);
    const { asked, backend } = recording({ user: { email: "a@b.co" } }, headers);
    const { client } = aClient(backend);
    const session = await client.login(PROOF);
    expect(session).toEqual({ email: "a@b.co", cookies: { s: "2", t: "3" } });
    await client.as(session).logout();
    expect(asked.map(({ headers: sent }) => sent.get("cookie"))).toEqual([null, "s=2; t=3"]);
  });

  it.each([
    ["no cookie", []],
    ["a cookie that has ended", ["s=1; Max-Age=0"]],
    ["cookies too long to keep", [`s=${"x".repeat(MAX_SESSION_CHARACTERS - 1)}`]],
  ])("does not accept a login with %s as a session, and logs it", async (_what, cookies) => {
    const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
    const { client, logged } = aClient(recording({ user: { email: "a@b.co" } }, headers).backend);
    await expect(client.login(PROOF)).rejects.toMatchObject({ kind: "malformed" });
    expect(logged.filter(({ level }) => level === "error")).toMatchObject([
      { event: "provider.error", fields: { kind: "malformed", cause: expect.stringContaining("no session") } },
    ]);
  });

  it("reads the code of a registration, if there is one", async () => {
    const codeOf = (value: unknown) => aClient(answer(value)).client.register(aRegistration());
    expect(await codeOf({ accepted: true, code: "code-1" })).toBe("code-1");
    for (const value of [{ ok: true }, null, "fine", [], { code: 7 }]) expect(await codeOf(value)).toBeNull();
    expect(await aClient(async () => new Response("<p>Welcome")).client.register(aRegistration())).toBeNull();
  });

  it("converts amounts to cents by their digits, and uses 2000 if there is none", async () => {
    const prices = (amounts: unknown[]) =>
      wireList(...amounts.map((amount) => aWireProduct({ priceRange: { minVariantPrice: { amount } } })));
    const { client } = aClient(answer(prices(["20.0", 20, "20.50", "19.995", 1.005, null])));
    expect((await client.listProducts()).map((p) => p.priceCents)).toEqual([2000, 2000, 2050, 2000, 101, 2000]);
    const bare = aClient(answer(wireList({ id: "gid://shopify/Product/1", title: "Bare" })));
    expect(await bare.client.listProducts()).toEqual([
      { id: "1", title: "Bare", description: "", images: [], priceCents: 2000, currency: "USD", specification: null },
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "//evil.example/x.png",
    "/\\evil.example/x.png",
    "/\t/evil.example/x.png",
    "http:evil.example/x.png",
    "data:image/png;base64,x",
    "x.png",
    `/${"x".repeat(2000)}`,
  ])("skips the picture %j and shows the next one", async (url) => {
    const unusable = [{ node: { url } }, { node: null }, null];
    const { client } = aClient(answer(aWireProduct({ images: { edges: unusable } })));
    expect((await client.getProduct("fir"))?.images).toEqual([]);
    const usable = { node: { url: "https://cdn.example/fir.png" } };
    const next = aClient(answer(aWireProduct({ images: { edges: [...unusable, usable] } })));
    expect((await next.client.getProduct("fir"))?.images).toEqual([{ url: "https://cdn.example/fir.png", alt: "Fir" }]);
  });

  it("lists the other products when one cannot be read, and logs how many it left out", async () => {
    const { client, logged } = aClient(answer(wireList(aWireProduct(), { title: "No id" }, aWireProduct({ id: "b" }))));
    expect((await client.listProducts()).map(({ id }) => id)).toEqual(["fir", "b"]);
    expect(logged.filter(({ level }) => level === "error")).toEqual([
      { level: "error", event: "provider.products.unreadable", fields: { count: 1 } },
    ]);
  });

  it("lists the first 5,000 products of a longer list, and logs how many it left out", async () => {
    const many = Array.from({ length: 5_003 }, (_, at) => aWireProduct({ id: `p${at}` }));
    const { client, logged } = aClient(answer(wireList(...many)));
    const listed = await client.listProducts();
    expect([listed.length, listed.at(-1)?.id]).toEqual([5_000, "p4999"]);
    expect(logged.filter(({ level }) => level === "error")).toEqual([
      {
        level: "error",
        event: "provider.products.too-many",
        fields: { leftOut: 3, most: 5_000, hint: expect.stringContaining("shorten it") },
      },
    ]);
  });

  it.each([[""], ["null"], ["{}"]])("treats the answer %j as no product", async (text) => {
    expect(await aClient(async () => new Response(text)).client.getProduct("fir")).toBeNull();
  });

  it("drops a specification that cannot be read, and nothing else", async () => {
    const { client } = aClient(answer(aWireProduct({ specification: { thicknessSixteenths: "thick" } })));
    expect(await client.getProduct("fir")).toMatchObject({ title: "Fir", specification: null });
  });
});

type Client = ReturnType<typeof aClient>["client"];
