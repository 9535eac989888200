import http from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SHOP_ADMIN, signInOverHttp } from "../support/http-sign-in";
import { registrationFields } from "../support/registration-fields";
import { type ShopServer, startShop } from "../support/shop-server";

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** The headers that a browser sends when a page of another site makes it post. */
const FORGERIES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["a foreign origin", { Origin: "http://evil.test", "Sec-Fetch-Site": "cross-site" }],
  ["a foreign origin, from an older browser", { Origin: "http://evil.test" }],
  ["the origin null", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["the origin null, from an older browser", { Origin: "null" }],
  ["no origin", { "Sec-Fetch-Site": "cross-site" }],
  ["no origin, from a sister site", { "Sec-Fetch-Site": "same-site" }],
  ["no origin, from an older browser", { Referer: "http://evil.test/page" }],
];

const WAYS: readonly (readonly [string, (path: string, route: string) => string])[] = [
  ["as a document", (path) => path],
  ["as data", (path, route) => `${path}?_data=${encodeURIComponent(route)}`],
];

describe("a post from another site", () => {
  let shop: ShopServer;
  let cookie = "";
  let waiting = "";
  beforeAll(async () => {
    shop = await startShop(SHOP_ADMIN);
    cookie = await signInOverHttp(shop.origin);
    await post("/account", registrationFields({ email: "waiting@shop.test", tier: "dealer" }), { Cookie: "" });
    waiting = /name="id" value="([^"]+)"/.exec((await get("/admin/accounts")).body)?.[1] ?? "";
    expect(waiting).not.toBe("");
  });
  afterAll(() => shop.stop());

  function send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = http.request(
        `${shop.origin}${path}`,
        { method, headers: { Cookie: cookie, ...headers } },
        (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (chunk) => (text += chunk));
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
        },
      );
      request.on("error", reject);
      request.end(body);
    });
  }
  const get = (path: string) => send("GET", path, {});
  const post = (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    send(
      "POST",
      path,
      { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      new URLSearchParams(fields).toString(),
    );

  const targets = () =>
    [
      ["/login", "routes/login", { email: "x", password: "x" }],
      ["/logout", "routes/logout", {}],
      ["/account", "routes/account._index", registrationFields({ email: "forged@shop.test", tier: "dealer" })],
      ["/admin/accounts", "routes/admin.accounts", { id: waiting, decision: "approved", name: "x" }],
      ["/product/ashby", "routes/product.$productId", { intent: "price" }],
      [
        "/provider/login",
        "routes/provider.$",
        { email: "x", password: "x", return_url: `${shop.origin}/shopify/callback` },
      ],
    ] as const;

  it.each(FORGERIES.flatMap(([what, headers]) => WAYS.map(([way, url]) => [what, way, headers, url] as const)))(
    "with %s, %s, is refused with a page and has no effect",
    async (_what, way, headers, url) => {
      for (const [path, route, fields] of targets()) {
        const answer = await post(url(path, route), fields, headers);
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.body).toContain("This form was sent from another site, so nothing was done.");
        if (way === "as a document") expect(answer.body).toContain("<h1");
        expect(answer.headers["set-cookie"]).toBeUndefined();
      }
      const list = await get("/admin/accounts");
      expect(list.status).toBe(200);
      expect(list.body).toContain("waiting@shop.test");
      expect(list.body).not.toContain("forged@shop.test");
    },
  );

  it("from the shop itself is accepted", async () => {
    const own = { Cookie: "", Origin: shop.origin, "Sec-Fetch-Site": "same-origin" };
    expect((await post("/login", { email: "", password: "" }, own)).status).toBe(422);
    expect((await post("/login?_data=routes%2Flogin", { email: "", password: "" }, own)).status).toBe(422);
  });
});
