import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { doorById, doorCatalogPage, storefrontProbe } from "~/provider/shopify/operations/catalog.server";
import {
  addTradeAddress,
  decideTradeCustomer,
  pendingTradeCustomers,
  registerTradeCustomer,
  tradeCustomerByEmail,
} from "~/provider/shopify/operations/customers.server";
import { documentText } from "~/provider/shopify/schemas/graphql.server";
import { ShopifyCaller } from "../../../support/shopify/caller";
import type { LoopbackShopify } from "../../../support/shopify/options";
import { adminProbe } from "../../../support/shopify/other-operations";
import { startShopify } from "../../../support/shopify/start";

let time = Date.UTC(2026, 10, 23);
let [shopify, caller]: [LoopbackShopify, ShopifyCaller] = [null, null] as never;

beforeAll(async () => {
  shopify = await startShopify({ now: () => time, searchLag: 5000 });
  caller = new ShopifyCaller(shopify);
  await caller.adminToken();
});
afterEach(() => {
  shopify.heal();
  time += 60_000;
});
afterAll(() => shopify.close());

const PENDING = { filter: "tag:'pending' tag_not:'approved,rejected'", pageSize: 50 };
const register = (profile: object) => caller.admin(documentText(registerTradeCustomer), { profile });
const customerIn = (answered: Awaited<ReturnType<typeof register>>) => answered.body.data.customerCreate.customer;
const errorsIn = (answered: Awaited<ReturnType<typeof register>>) => answered.body.data.customerCreate.userErrors;

describe("the loopback's catalog", () => {
  it("is sent in pages, to the last one", async () => {
    const first = await caller.storefront(documentText(doorCatalogPage), { pageSize: 12 });
    const { edges, pageInfo } = first.body.data.products;
    expect([edges.length, pageInfo.hasNextPage]).toEqual([12, true]);
    const next = { pageSize: 12, cursor: pageInfo.endCursor };
    const { products } = (await caller.storefront(documentText(doorCatalogPage), next)).body.data;
    expect([products.edges.length, products.pageInfo.hasNextPage]).toEqual([8, false]);
    const titles = [...edges, ...products.edges].map(({ node }) => node.title);
    expect(titles).toEqual([...new Set(titles)].sort());
  });

  it("has products by id, and none for other ids", async () => {
    const [product] = shopify.state.products.all();
    const by = async (id: string) => (await caller.storefront(documentText(doorById), { productId: id })).body;
    expect((await by(`gid://shopify/Product/${product?.id}`)).data.product.title).toBe(product?.title);
    expect((await by("gid://shopify/Product/1")).data.product).toBeNull();
    expect((await by("7")).errors[0].message).toBe("Invalid global id '7'");
  });

  it("shows metafields only if their definition opens them to the storefront", async () => {
    const id = `gid://shopify/Product/${shopify.state.products.all()[0]?.id}`;
    shopify.state.setMetafield({ ownerId: id, namespace: "secret", key: "margin", type: "json", value: "7" });
    const query = `query ($id: ID!) { product(id: $id) {
      open: metafield(namespace: "doors", key: "material") { value }
      closed: metafield(namespace: "secret", key: "margin") { value } } }`;
    const { data } = (await caller.storefront(query, { id })).body;
    expect(data.product).toEqual({ open: { value: expect.any(String) }, closed: null });
  });

  it.each([
    ["no token", { "Shopify-Storefront-Private-Token": "" }, 401],
    ["the Admin API's token", { "Shopify-Storefront-Private-Token": "shpat_" }, 401],
  ])("refuses a request with %s", async (_what, headers, status) => {
    expect((await caller.storefront(documentText(storefrontProbe), {}, headers)).status).toBe(status);
  });
});

describe("the loopback's Admin API", () => {
  it("gives tokens only for the app's secret, for a day", async () => {
    expect((await caller.adminToken("wrong")).body.error).toBe("invalid_client");
    expect((await caller.adminToken()).body).toMatchObject({ expires_in: 86_399, scope: expect.any(String) });
    expect((await caller.admin(adminProbe)).body.data.shop.currencyCode).toBe("USD");
    expect((await caller.admin(adminProbe, {}, "shpat_guess")).status).toBe(401);
    time += 86_400_000;
    expect((await caller.admin(adminProbe)).status).toBe(401);
    await caller.adminToken();
    shopify.expireAdminTokens();
    expect((await caller.admin(adminProbe)).status).toBe(401);
    await caller.adminToken();
  });

  it.each([
    ["an unknown field", "{ shop { nme } }", {}, 'Cannot query field "nme"'],
    ["a missing variable", documentText(pendingTradeCustomers), { filter: "" }, '"$pageSize" of required type "Int!"'],
    ["a variable of another type", documentText(pendingTradeCustomers), { ...PENDING, pageSize: "9" }, "Int cannot"],
    ["an unknown input", documentText(registerTradeCustomer), { profile: { password: "x" } }, '"password" is not'],
    [
      "no amount",
      "mutation ($i: MoneyInput!) { x: draftOrderDelete(input: { id: 1 }) { deletedId } }",
      {},
      "never used",
    ],
    ["broken text", "{ shop { name ", {}, "Syntax Error"],
    ["a field that nobody wrote an answer for", "{ shop { timezoneOffset } }", {}, "keeps no Shop.timezoneOffset"],
    [
      "a search that it would misread",
      documentText(pendingTradeCustomers),
      { ...PENDING, filter: "a b" },
      "cannot read",
    ],
    ["a page that is too large", "{ customers(first: 251) { nodes { id } } }", {}, "between 0 and 250"],
  ])("refuses %s", async (_what, query, variables, message) => {
    const { status, body } = await caller.admin(query, variables);
    expect([status, body.errors[0].message]).toEqual([200, expect.stringContaining(message)]);
  });

  it("accepts arrays of up to 250", async () => {
    const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag-${index}`);
    const decide = (grant: string[]) =>
      caller.admin(documentText(decideTradeCustomer), { customerId: "gid://shopify/Customer/1", grant, revoke: [] });
    expect((await decide(tags(251))).body.errors[0].extensions.code).toBe("MAX_INPUT_SIZE_EXCEEDED");
    expect((await decide(tags(250))).body.data.granted.userErrors[0].field).toEqual(["id"]);
  });

  it("refuses a taken or invalid e-mail address or phone number, by field", async () => {
    const profile = { email: "one@dealer.example", phone: "+12125550101", firstName: "One" };
    expect(customerIn(await register(profile)).firstName).toBe("One");
    expect(errorsIn(await register({ ...profile, email: "ONE@dealer.example" }))).toEqual([
      { field: ["email"], message: "Email has already been taken" },
      { field: ["phone"], message: "Phone has already been taken" },
    ]);
    for (const phone of ["555 0101", "+1212555010", "+10125550101"]) {
      expect(errorsIn(await register({ email: "two@dealer.example", phone }))).toEqual([
        { field: ["phone"], message: "Phone is invalid" },
      ]);
    }
    expect(errorsIn(await register({ email: "nobody" }))[0].field).toEqual(["email"]);
    expect(errorsIn(await register({}))[0].field).toBeNull();
    expect(shopify.state.customerByEmail("two@dealer.example")).toBeNull();
  });

  it("finds a customer by e-mail immediately, and by tags after the search has caught up", async () => {
    const { id } = customerIn(await register({ email: "late@dealer.example", tags: ["Pending"] }));
    const pending = async () => {
      const { edges } = (await caller.admin(documentText(pendingTradeCustomers), PENDING)).body.data.customers;
      return edges.map(({ node }: { node: { id: string; tags: string[] } }) => [node.id, node.tags]);
    };
    const byEmail = await caller.admin(documentText(tradeCustomerByEmail), { email: "Late@dealer.example" });
    expect(byEmail.body.data.customerByIdentifier.id).toBe(id);
    expect(await pending()).toEqual([]);
    time += 5000;
    expect(await pending()).toEqual([[id, ["Pending"]]]);
    await caller.admin(documentText(decideTradeCustomer), { customerId: id, grant: ["approved"], revoke: ["pending"] });
    expect(await pending()).toEqual([[id, ["approved"]]]);
    time += 5000;
    expect(await pending()).toEqual([]);
  });

  it("stores an address once", async () => {
    const { id: customerId } = customerIn(await register({ email: "home@dealer.example" }));
    const address = { address1: "1 Mill Street", city: "Albany", provinceCode: "NY", countryCode: "US", zip: "12207" };
    const add = async (one: object) =>
      (await caller.admin(documentText(addTradeAddress), { customerId, address: one })).body.data.customerAddressCreate;
    expect(await add(address)).toMatchObject({ address: { city: "Albany", countryCodeV2: "US" }, userErrors: [] });
    expect((await add(address)).userErrors[0].field).toEqual(["address"]);
    expect((await add({ ...address, zip: "1" })).userErrors[0].field).toEqual(["address", "zip"]);
  });
});

describe("the loopback's rate-limit points", () => {
  it("run out, include what is needed to compute the wait, and recover with time", async () => {
    const probe = () => caller.admin(adminProbe);
    const { cost } = (await probe()).body.extensions;
    expect(cost.throttleStatus).toMatchObject({ maximumAvailable: 2000, restoreRate: 100 });
    shopify.points.admin.empty();
    const { body } = await probe();
    expect(body.errors[0].extensions.code).toBe("THROTTLED");
    expect(body.data).toBeUndefined();
    const { requestedQueryCost: asked, actualQueryCost: used, throttleStatus: status } = body.extensions.cost;
    expect([used, status.currentlyAvailable]).toEqual([null, 0]);
    time += (asked / status.restoreRate) * 1000 + 1;
    expect((await probe()).body.data.shop).toBeDefined();
  });

  it("never allow one call above 1,000", async () => {
    const lines = "lineItems(first: 250) { nodes { uuid } }";
    const query = `{ draftOrders(first: 250) { nodes { id ${lines} } } }`;
    expect((await caller.admin(query)).body.errors[0].extensions.code).toBe("MAX_COST_EXCEEDED");
  });
});

describe("a planned failure of the loopback", () => {
  const probe = () => caller.admin(adminProbe);

  it.each([
    ["too-many", 429],
    ["bot", 430],
    ["locked", 423],
    ["broken", 500],
    ["unavailable", 503],
    ["expired", 401],
  ] as const)("is %s with status %i, as often as requested", async (fault, status) => {
    shopify.fail("admin", fault, { times: 2, retryAfter: 2 });
    const failed = await probe();
    expect([failed.status, failed.headers.get("retry-after")]).toEqual([status, status === 429 ? "2.0" : null]);
    expect((await probe()).status).toBe(status);
    expect((await probe()).status).toBe(200);
  });

  it("is THROTTLED with the data to compute the wait", async () => {
    shopify.fail("admin", "throttled");
    const { status, body } = await probe();
    expect([status, body.errors[0].message]).toEqual([200, "Throttled"]);
    expect(body.extensions.cost.throttleStatus.currentlyAvailable).toBe(0);
    shopify.fail("storefront", "throttled");
    const catalog = await caller.storefront(documentText(storefrontProbe));
    expect(catalog.body).toEqual({ errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }] });
  });

  it("is partial: data and errors, in a given field or in the first nullable one", async () => {
    await register({ email: "partial@dealer.example", firstName: "Part" });
    const query = documentText(tradeCustomerByEmail);
    shopify.fail("admin", "partial", { field: "Customer.firstName" });
    const { body } = await caller.admin(query, { email: "partial@dealer.example" });
    expect(body.data.customerByIdentifier).toMatchObject({ firstName: null, tags: [] });
    expect(body.errors[0].path).toEqual(["customerByIdentifier", "firstName"]);
    shopify.fail("storefront", "partial");
    const catalog = await caller.storefront(documentText(doorCatalogPage), { pageSize: 2 });
    expect(catalog.body.errors).toHaveLength(1);
    expect(catalog.body.data.products.edges).toHaveLength(2);
  });

  it("is a page, another version, a lost connection, or silence until the caller leaves", async () => {
    shopify.fail("admin", "html");
    expect((await probe()).body).toContain("<h1>");
    shopify.fail("admin", "version");
    expect((await probe()).headers.get("x-shopify-api-version")).toBe("2026-10");
    expect((await probe()).headers.get("x-shopify-api-version")).toBe("2026-07");
    shopify.fail("admin", "reset");
    await expect(probe()).rejects.toThrow();
    shopify.fail("storefront", "hang");
    const leaving = new AbortController();
    const silent = fetch(`${shopify.origin}/api/2026-07/graphql.json`, { method: "POST", signal: leaving.signal });
    expect(await Promise.race([silent, probe().then(() => "the others are answered")])).toBe("the others are answered");
    leaving.abort();
    await expect(silent).rejects.toThrow();
  });

  it.each([
    ["tokens", "lost"],
    ["sign-in", "partial"],
  ] as const)("cannot be planned where it would have no effect: %s %s", (part, fault) => {
    expect(() => shopify.fail(part, fault)).toThrow(/cannot fail/);
  });

  it("applies to requests for a token", async () => {
    shopify.fail("tokens", "unavailable");
    expect((await caller.adminToken()).status).toBe(503);
    expect((await caller.adminToken()).status).toBe(200);
  });

  it("is lost: the call takes effect without an answer", async () => {
    shopify.fail("admin", "lost", { only: "customerCreate" });
    await expect(register({ email: "lost@dealer.example" })).rejects.toThrow();
    expect(shopify.state.customerByEmail("lost@dealer.example")).not.toBeNull();
  });

  it("is a schema without a field, until the field is restored", async () => {
    shopify.leaveOut("storefront", "Product.description");
    const ask = () => caller.storefront(documentText(doorCatalogPage), { pageSize: 1 });
    expect((await ask()).body.errors[0].message).toContain('Cannot query field "description" on type "Product"');
    shopify.leaveOut("storefront");
    expect((await ask()).body.errors).toBeUndefined();
  });
});
