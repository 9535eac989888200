import { unzipSync } from "fflate";
import { beforeAll, expect, it } from "vitest";
import "../support/shop-env";
import { shopFacts } from "~/base/brand/shop-facts";
import { shopDatabase } from "~/base/database/shop-database.server";
import * as cuttingPlan from "~/routes/admin.orders_.$number_.cutting-plan";
import * as archive from "~/routes/admin.orders_.$number_.dxf[.]zip";
import * as drawing from "~/routes/admin.orders_.$number_.parts[.]dxf";
import { fromSixteenths } from "~/trade/measure/measure";
import { ADMIN } from "../support/embedded-backend";
import { aDoor, anOrderRequest } from "../support/order-builders";
import { SHOP } from "../support/shop-env";
import { signInToShop } from "../support/shop-session";
import { aSoldLine, placeIn } from "../support/stored-orders";

type Loader = (args: {
  request: Request;
  params: Record<string, string>;
  context: Record<string, never>;
}) => Promise<Response>;

let cookie = "";
let number = "";

const open = async (loader: unknown, query = "") => {
  const request = new Request(`${SHOP}/paper${query}`, { headers: { Cookie: cookie } });
  return (loader as Loader)({ request, params: { number }, context: {} });
};

async function planAt(query: string) {
  const { plan } = await (await open(cuttingPlan.loader, query)).json();
  return plan as Awaited<ReturnType<typeof import("~/ordering/cutting/services/order-plan.server").planPage>>;
}

beforeAll(async () => {
  cookie = (await signInToShop(ADMIN)).cookie;
  const doors = Array.from({ length: 30 }, (_, row) => aDoor({ width: fromSixteenths(200 + row), quantity: 6 }));
  const database = await shopDatabase();
  const request = anOrderRequest([{ ...(await aSoldLine(database)), doors }]);
  const { order } = await placeIn(database, request, { now: Date.now(), prefix: shopFacts().orderPrefix });
  number = order.number;
});

it("a large plan is stored once, and shown and drawn part by part", async () => {
  const first = await planAt("");
  const parts = first.head.lastSheets.length;
  expect([first.number, parts > 1]).toEqual([1, true]);
  const last = await planAt("?page=999");
  expect(last.number).toBe(parts);
  expect(await planAt("?page=x")).toEqual(first);
  const { db } = await shopDatabase();
  const made = await db.selectFrom("cutting_plan_page").select(["page", "basis"]).orderBy("page").execute();
  expect(made.map(({ page }) => page)).toEqual(Array.from({ length: parts + 1 }, (_, page) => page));
  expect(new Set(made.map(({ basis }) => basis)).size).toBe(1);
  const { sheets } = first.head;
  if (sheets > 0) {
    const one = await open(drawing.loader, `?sheet=${sheets}`);
    expect([one.status, (await one.text()).includes("LWPOLYLINE")]).toEqual([200, true]);
  }
  await expect(open(drawing.loader, `?sheet=${sheets + 1}`)).rejects.toMatchObject({ status: 404 });
  const files = Object.keys(unzipSync(new Uint8Array(await (await open(archive.loader)).arrayBuffer())));
  expect(files.filter((name) => name.startsWith("sheets/"))).toHaveLength(sheets);
  expect(files.filter((name) => name.startsWith("pieces/"))).toHaveLength(30);
});
