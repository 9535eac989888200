import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sitePaths } from "~/content/paths";
import { SHOP_ADMIN, signInOverHttp } from "../support/http-sign-in";
import { type ShopServer, startShop } from "../support/shop-server";

let shop: ShopServer;
let session: string;
beforeAll(async () => {
  shop = await startShop(SHOP_ADMIN);
  session = await signInOverHttp(shop.origin);
});
afterAll(() => shop.stop());

/** Credentials that the shop does not read: the page is made for each request. */
const UNCACHED = { Authorization: "Basic eDp4" };

const PATHS = [
  ...sitePaths.filter(({ audience, isListed }) => audience === "anyone" && isListed).map(({ path }) => path),
  "/product/ashby",
  "/cart",
  "/account/dashboard",
];

/** A page as it is sent, the same for a path and for that path with a query that no page reads. */
async function page(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(shop.origin + path, { headers });
  expect(answer.headers.get("x-cache"), path).not.toBe("hit");
  return (await answer.text()).replaceAll("?anew", "").replaceAll("%3Fanew", "");
}

describe("a page of parts that were rendered before", () => {
  it.each(PATHS)("is the page rendered anew, signed in or not: %s", async (path) => {
    const first = await page(path, UNCACHED);
    expect(await page(path, UNCACHED)).toBe(first);
    expect(await page(`${path}?anew`, UNCACHED)).toBe(first);
    const signedIn = await page(path, { Cookie: session });
    expect(await page(`${path}?anew`, { Cookie: session })).toBe(signedIn);
    expect(first).not.toContain(SHOP_ADMIN.ADMIN_EMAIL);
    expect(signedIn).toContain(SHOP_ADMIN.ADMIN_EMAIL);
    expect(signedIn).not.toContain("data-part");
  });
});
