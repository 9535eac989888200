import { expect, it, vi } from "vitest";
import { searchShop } from "~/office/admin/services/admin-search.server";
import * as provider from "~/provider/provider.server";
import * as list from "~/routes/admin.catalog";
import * as imported from "~/routes/admin.catalog_.import";
import * as added from "~/routes/admin.catalog_.new";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, post, signInToShop } from "../support/shop-session";

const ADMIN_OF_STORE = "https://doors.myshopify.com/admin/products";

it("the catalog pages say where another system's products are edited, and take no forms", async () => {
  const traits = { ...(await provider.providerTraits()), catalogPage: ADMIN_OF_STORE };
  vi.spyOn(provider, "providerTraits").mockResolvedValue(traits);
  const { cookie } = await signInToShop(ADMIN);
  for (const [path, { loader }] of [
    ["/admin/catalog", list],
    ["/admin/catalog/new", added],
    ["/admin/catalog/import", imported],
  ] as const) {
    const answer = await load(loader, path, cookie);
    expect([answer.status, await answer.json()]).toEqual([200, { elsewhere: ADMIN_OF_STORE }]);
  }
  const [styles] = await searchShop("catalog", "ashby");
  expect(styles?.results).toMatchObject([{ to: "/product/ashby" }]);
  expect((await post(list.action, "/admin/catalog", { intent: "hide", style: "ashby" }, cookie)).status).toBe(400);
  expect((await post(added.action, "/admin/catalog/new", { title: "x" }, cookie)).status).toBe(400);
});
