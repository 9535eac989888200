import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SHOP_ADMIN, signInOverHttp } from "../support/http-sign-in";
import { registrationFields } from "../support/registration-fields";
import { type ShopServer, startShop } from "../support/shop-server";

const WAITING = "waiting@shop.test";
const PASSWORD = "Secret-pass-1";

const URLS = [
  "/admin/accounts",
  "/admin/accounts?_data=routes%2Fadmin.accounts",
  "/admin/accounts?_data=root",
  "/admin/accounts/",
];

describe("the admin's data, over HTTP", () => {
  let shop: ShopServer;
  let adminCookie = "";
  const cookies: Record<string, string> = { anonymous: "" };
  beforeAll(async () => {
    shop = await startShop(SHOP_ADMIN);
    adminCookie = await signInOverHttp(shop.origin);
    for (const [who, tier] of [
      ["waiting", "dealer"],
      ["customer", "trade"],
      ["pending", "reseller"],
      ["rejected", "wholesaler"],
    ] as const) {
      await post("/account", "", registrationFields({ email: `${who}@shop.test`, tier }));
      cookies[who] = await signInOverHttp(shop.origin, { email: `${who}@shop.test`, password: PASSWORD });
    }
    await post("/admin/accounts", adminCookie, {
      id: await idOf("rejected@shop.test"),
      decision: "rejected",
      name: "",
    });
    cookies.expired = await signInOverHttp(shop.origin);
    await post("/logout", cookies.expired, {});
  });
  afterAll(() => shop.stop());

  const get = (path: string, cookie: string) =>
    fetch(shop.origin + path, { redirect: "manual", headers: { Cookie: cookie } });
  const post = (path: string, cookie: string, fields: Readonly<Record<string, string>>) =>
    fetch(shop.origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie },
      body: new URLSearchParams(fields),
    });
  async function idOf(email: string): Promise<string> {
    const { page } = await (await get("/admin/accounts?_data=routes%2Fadmin.accounts", adminCookie)).json();
    return (page.accounts as { id: string; email: string }[]).find((account) => account.email === email)?.id ?? "";
  }

  it("is shown to the admin", async () => {
    const [page, data] = await Promise.all(URLS.slice(0, 2).map(async (url) => (await get(url, adminCookie)).text()));
    expect(page).toContain(WAITING);
    expect(data).toContain(WAITING);
  });

  it.each(["anonymous", "customer", "pending", "rejected", "expired"])(
    "is in no answer to, and not changed by: %s",
    async (who) => {
      const cookie = cookies[who] ?? "";
      const id = await idOf(WAITING);
      for (const url of URLS) {
        const answers = [await get(url, cookie), await post(url, cookie, { id, decision: "approved", name: "x" })];
        for (const answer of answers) {
          expect(await answer.text(), url).not.toContain(WAITING);
          expect(answer.headers.get("cache-control"), url).toContain("no-store");
          if (!url.includes("_data=root")) expect([204, 302, 403], url).toContain(answer.status);
        }
      }
      expect(await idOf(WAITING)).toBe(id);
    },
  );
});
