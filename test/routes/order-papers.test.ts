import { beforeAll, describe, expect, it } from "vitest";
import "../support/shop-env";
import { currentUser } from "~/provider/auth/identity.server";
import * as ownPaper from "~/routes/account.orders.$number_.papers.$paper";
import * as cuttingPlan from "~/routes/admin.orders_.$number_.cutting-plan";
import * as workshopLabels from "~/routes/admin.orders_.$number_.labels";
import * as workOrder from "~/routes/admin.orders_.$number_.work-order";
import * as workOrderCsv from "~/routes/admin.orders_.$number_.work-order[.]csv";
import * as paper from "~/routes/orders.$link_.papers.$paper";
import * as labels from "~/routes/orders.$link_.papers.labels";
import { ADMIN } from "../support/embedded-backend";
import { accountIdOf, placeInShop } from "../support/order-shop";
import { SHOP } from "../support/shop-env";
import { registerInShop, signInToShop } from "../support/shop-session";

type Loader = (args: {
  request: Request;
  params: Record<string, string>;
  context: Record<string, never>;
}) => Promise<unknown>;

async function open(loader: Loader, params: Record<string, string>, cookie = ""): Promise<Response> {
  const request = new Request(`${SHOP}/paper`, { headers: { Cookie: cookie } });
  try {
    return (await loader({ request, params, context: {} })) as Response;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const WORKSHOP = [
  ["work order", workOrder.loader as Loader],
  ["its spreadsheet", workOrderCsv.loader as Loader],
  ["labels", workshopLabels.loader as Loader],
  ["cutting plan", cuttingPlan.loader as Loader],
] as const;

let admin = "";
let owner = "";
let number = "";
let link = "";

beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
  owner = (await signInToShop(await registerInShop({ email: "owner@papers.test" }))).cookie;
  await currentUser(new Request(SHOP, { headers: { Cookie: owner } }));
  const placed = await placeInShop({}, await accountIdOf("owner@papers.test"));
  number = placed.order.number;
  link = placed.link;
});

describe("the workshop's documents for an order", () => {
  it.each(WORKSHOP)("show it, uncached: %s", async (_what, loader) => {
    const answer = await open(loader, { number }, admin);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const text = await answer.text();
    expect(text).toContain(number);
    expect(text).not.toMatch(/cents|pricePerSqFt|address1|Mill Lane|site\.test/i);
  });

  it.each(WORKSHOP)("are 404 for a number without an order: %s", async (_what, loader) => {
    for (const forged of ["HV-999999", "x", "../1", ""]) {
      expect((await open(loader, { number: forged }, admin)).status).toBe(404);
    }
  });
});

describe("a customer's documents for an order", () => {
  it.each(["confirmation", "invoice", "cut-list"])("are open to a visitor with its secret: %s", async (name) => {
    const loader = paper.loader as Loader;
    const answer = await open(loader, { link, paper: name });
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect((await open(loader, { link: "0".repeat(32), paper: name })).status).toBe(404);
    expect((await open(loader, { link, paper: `${name}x` })).status).toBe(404);
  });

  it("include labels", async () => {
    expect((await open(labels.loader as Loader, { link })).status).toBe(200);
  });

  it("are linked from the owner's account", async () => {
    const loader = ownPaper.loader as Loader;
    for (const name of ["confirmation", "labels"]) {
      const answer = await open(loader, { number, paper: name }, owner);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/orders/${link}/papers/${name}`]);
    }
    expect((await open(loader, { number, paper: "work-order" }, owner)).status).toBe(404);
  });
});
