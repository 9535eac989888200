import { startBuiltShop } from "./shop.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";
import { load } from "./wrk.mjs";

const ROUNDS = smaller(3);
const SECONDS = smaller(5);
const ADMIN = { email: "admin@shop.example", password: "Bench-pass-1" };

/** The shop ignores these credentials, but a request that carries any is answered without the cache. */
const UNCACHED = { Authorization: "Basic eDp4" };

/**
 * @param {string} url
 * @param {string} cookie
 * @param {Record<string, string>} [fields]
 */
const send = (url, cookie, fields) =>
  fetch(url, {
    redirect: "manual",
    headers: { Cookie: cookie },
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  });

const cookieOf = (/** @type {Response} */ answer) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";
const locationOf = (/** @type {Response} */ answer) => answer.headers.get("location") ?? "";

/**
 * Signs in the shop's first admin, and returns the session cookie.
 *
 * @param {string} origin
 */
async function signIn(origin) {
  const started = await send(`${origin}/login`, "", { email: "x", password: "x" });
  const hosted = locationOf(started);
  const returnUrl = new URL(hosted).searchParams.get("return_url") ?? "";
  const handedOver = await send(hosted, "", { ...ADMIN, return_url: returnUrl });
  return cookieOf(await send(locationOf(handedOver), cookieOf(started)));
}

/** Prints a request's processor time: from the cache, without the cache, and for a signed-in admin. */
export async function benchCost() {
  Object.assign(process.env, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  const shop = await startBuiltShop(4915, { prefix: ["taskset", "-c", "0"] });
  try {
    const Cookie = await signIn(shop.origin);
    const cases = [
      ...["/", "/shop", "/product/ashby"].map((page) => ({ page, who: "stored", headers: {} })),
      ...["/", "/shop", "/product/ashby", "/terms"].map((page) => ({ page, who: "uncached", headers: UNCACHED })),
      ...["/", "/shop", "/product/ashby", "/account/dashboard", "/admin/accounts"].map((page) => ({
        page,
        who: "signed in",
        headers: { Cookie },
      })),
    ];
    const costs = cases.map(() => /** @type {number[]} */ ([]));
    for (const { page, headers } of cases) await load(shop, page, smaller(4), headers);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, { page, headers }] of cases.entries()) {
        costs[at]?.push((await load(shop, page, SECONDS, headers)).cost);
      }
    }
    const rows = cases.map(({ page, who }, at) => ({
      page,
      for: who,
      "ms of processor": percentile(costs[at] ?? [], 0.5).toFixed(3),
    }));
    printTable("What a request costs (floor: 4 ms)", rows);
  } finally {
    await shop.stop();
  }
}
