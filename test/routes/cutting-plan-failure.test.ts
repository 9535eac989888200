import { beforeAll, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import "../support/shop-env";
import { shopFacts } from "~/base/brand/shop-facts";
import { write } from "~/base/database/database.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import * as planner from "~/ordering/cutting/services/planner.server";
import * as cuttingPlan from "~/routes/admin.orders_.$number_.cutting-plan";
import * as archive from "~/routes/admin.orders_.$number_.dxf[.]zip";
import * as workOrder from "~/routes/admin.orders_.$number_.work-order";
import { ADMIN } from "../support/embedded-backend";
import { aDoor, anOrderRequest } from "../support/order-builders";
import { SHOP } from "../support/shop-env";
import { signInToShop } from "../support/shop-session";
import { aSoldLine, placeIn } from "../support/stored-orders";

let worked: MockInstance<typeof planner.worked>;

let cookie = "";
let number = "";

async function open({ loader }: { loader: unknown }): Promise<Response> {
  const request = new Request(`${SHOP}/paper`, { headers: { Cookie: cookie } });
  const args = { request, params: { number }, context: {} };
  try {
    return await (loader as (given: typeof args) => Promise<Response>)(args);
  } catch (thrown) {
    return thrown as Response;
  }
}

const stored = async () => (await shopDatabase()).db.selectFrom("cutting_plan_page").select("page").execute();

beforeAll(async () => {
  cookie = (await signInToShop(ADMIN)).cookie;
  const database = await shopDatabase();
  const request = anOrderRequest([{ ...(await aSoldLine(database)), doors: [aDoor({ quantity: 2 })] }]);
  number = (await placeIn(database, request, { now: Date.now(), prefix: shopFacts().orderPrefix })).order.number;
});

beforeEach(async () => {
  await write(await shopDatabase(), (trx) => trx.deleteFrom("cutting_plan_page").execute());
  const failure = new UpstreamFailure("It could not be worked out.", "failing");
  worked = vi.spyOn(planner, "worked").mockRejectedValueOnce(failure);
});

it.each([
  ["cutting plan", cuttingPlan],
  ["archive of drawings", archive],
])("a failed %s says so, stores nothing, and is made when it is asked for again", async (_, page) => {
  const failed = await open(page);
  expect([failed.status, await failed.json()]).toEqual([502, { message: "It could not be worked out." }]);
  expect(await stored()).toEqual([]);
  expect((await open(page)).status).toBe(200);
  expect(await stored()).not.toEqual([]);
});

it("a failed plan is tried once, and fails for everybody who waited for it", async () => {
  const [one, two] = await Promise.all([open(cuttingPlan), open(cuttingPlan)]);
  expect([one.status, two.status]).toEqual([502, 502]);
  expect(worked).toHaveBeenCalledOnce();
});

it("a work order whose totals could not be worked out says so, and has them when it is opened again", async () => {
  expect((await open(workOrder)).status).toBe(502);
  expect((await open(workOrder)).status).toBe(200);
});
