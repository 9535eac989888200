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

const ONE_DOOR = { "doors[0].widthInches": "15 1/2", "doors[0].heightInches": "30", "doors[0].location": "sink" };

/** So many that the server writes them plainly. */
const SIX_DOORS = Object.fromEntries([..."012345"].map((row) => [`doors[${row}].widthInches`, "15 1/2"]));

/** Answers of the order form: what was sent, and what says that it was answered. */
const POSTS: readonly (readonly [says: string, form: Readonly<Record<string, string>>])[] = [
  ["$0.00", { intent: "price" }],
  ["$64.58", { intent: "price", ...ONE_DOOR }],
  ["$64.58", { intent: "add-to-cart", "leaveOut.drawers": "on", ...ONE_DOOR }],
  ["Please fix the following errors", { intent: "add-to-cart", ...ONE_DOOR }],
  ["Move the list", { intent: "compare", ...ONE_DOOR }],
  ["Opening 1", { intent: "openings:start" }],
  ["2 pieces</button>", { intent: "import:read", "cutList.text": "2 @ 15 1/2 x 30 sink" }],
  ["Door 6", { intent: "price", ...SIX_DOORS }],
];

const PATHS = [
  ...sitePaths.filter(({ audience, isListed }) => audience === "anyone" && isListed).map(({ path }) => path),
  "/product/ashby",
  "/cart",
  "/cart/shared",
  "/checkout",
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

describe("an answer to the order form", () => {
  it("is the one that was rendered before its parts were known", async () => {
    const fresh = await startShop(SHOP_ADMIN);
    try {
      const url = `${fresh.origin}/product/ashby`;
      const post = async (form: Readonly<Record<string, string>>) => {
        const headers = { Origin: fresh.origin, ...UNCACHED };
        return (await fetch(url, { method: "POST", headers, body: new URLSearchParams(form) })).text();
      };
      const first: string[] = [];
      for (const [, form] of POSTS) first.push(await post(form));
      for (let turn = 0; turn < 2; turn += 1) await (await fetch(url, { headers: UNCACHED })).text();
      for (const [at, [says, form]] of POSTS.entries()) {
        expect(first[at]).toContain(says);
        expect(first[at]).not.toContain("data-part");
        expect(await post(form)).toBe(first[at]);
      }
    } finally {
      await fresh.stop();
    }
  });
});
