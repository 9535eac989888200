import { createHmac } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerTradeCustomer } from "~/provider/shopify/operations/customers.server";
import { findMeasuredOrder, measuredOrderState, placeMeasuredOrder } from "~/provider/shopify/operations/orders.server";
import { documentText } from "~/provider/shopify/schemas/graphql.server";
import { ShopifyCaller } from "../../../support/shopify/caller";
import { OauthCaller } from "../../../support/shopify/oauth-caller";
import type { LoopbackShopify } from "../../../support/shopify/options";
import {
  calculatedSums,
  defineMetafield,
  mailMeasuredOrder,
  measuredOrderLines,
  ownQuotes,
  subscribeTopic,
  writeTradeMetafields,
} from "../../../support/shopify/other-operations";
import { startShopify } from "../../../support/shopify/start";

interface Received {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

let [shopify, caller, buyer]: [LoopbackShopify, ShopifyCaller, string] = [null, null, ""] as never;
const received: Received[] = [];
const listener = http.createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  received.push({ headers: request.headers, body });
  response.writeHead(204).end();
});
const address = () => `http://127.0.0.1:${(listener.address() as AddressInfo).port}/webhooks/shopify`;

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  shopify = await startShopify();
  caller = new ShopifyCaller(shopify);
  await caller.adminToken();
  const profile = { email: "buyer@dealer.example" };
  const made = await caller.admin(documentText(registerTradeCustomer), { profile });
  buyer = made.body.data.customerCreate.customer.id;
});
afterAll(async () => {
  await shopify.close();
  await new Promise((resolve) => listener.close(resolve));
});

const usd = (amount: string) => ({ amount, currencyCode: "USD" });
const line = (amount: string, quantity: number) => ({
  title: 'Ashby door 15 1/2" × 30"',
  originalUnitPriceWithCurrency: usd(amount),
  quantity,
  customAttributes: [{ key: "Hinge", value: "left" }],
});
const order = (more: object = {}) => ({
  lineItems: [line("64.58", 3), line("0.05", 1)],
  purchasingEntity: { customerId: buyer },
  ...more,
});
const preview = async (input: object) =>
  (await caller.admin(calculatedSums, { order: input })).body.data.draftOrderCalculate;
const place = async (input: object) =>
  (await caller.admin(documentText(placeMeasuredOrder), { order: input })).body.data.draftOrderCreate;
const stateOf = async (draftId: string) =>
  (await caller.admin(documentText(measuredOrderState), { draftId })).body.data.draftOrder;

describe("a draft order of the loopback", () => {
  it("is calculated as it would be created, in cents, and a calculation stores nothing", async () => {
    const input = order({
      appliedDiscount: { valueType: "PERCENTAGE", value: 12.5 },
      shippingLine: { title: "Freight", priceWithCurrency: usd("95.00") },
    });
    const sums = (await preview(input)).calculatedDraftOrder;
    // 3 × 64.58 + 0.05 = 193.79, less 24.22
    expect(sums.subtotalPriceSet.presentmentMoney).toEqual(usd("169.57"));
    expect(sums.totalPriceSet.presentmentMoney).toEqual(usd("264.57"));
    expect(shopify.state.drafts.all()).toEqual([]);
    const { draftOrder } = await place(input);
    expect(draftOrder.totalPriceSet).toEqual({ presentmentMoney: usd("264.57") });
    expect(shopify.state.drafts.all()).toMatchObject([{ status: "OPEN", quantity: 4 }]);
  });

  it("adds the store's taxes, unless the order is exempt", async () => {
    shopify.state.taxPercent = 8;
    const tax = async (more: object) => (await preview(order(more))).calculatedDraftOrder.totalTaxSet.presentmentMoney;
    expect(await tax({})).toEqual(usd("15.5"));
    expect(await tax({ taxExempt: true })).toEqual(usd("0.0"));
    shopify.state.taxPercent = 0;
  });

  it.each([
    ["nobody's customer", { purchasingEntity: { customerId: "gid://shopify/Customer/1" } }, "customerId"],
    ["no pieces", { lineItems: [{ ...line("1.00", 1), quantity: 0 }] }, "quantity"],
    ["no name", { lineItems: [{ ...line("1.00", 1), title: " " }] }, "title"],
    ["no lines", { lineItems: [] }, null],
  ])("is refused with %s", async (_what, more, field) => {
    const { draftOrder, userErrors } = await place(order(more));
    expect([draftOrder, userErrors[0].field?.at(-1) ?? null]).toEqual([null, field]);
  });

  it("has at most 499 lines, which are read in pages", async () => {
    const lines = (count: number) => ({ lineItems: Array.from({ length: count }, () => line("1.00", 1)) });
    const many = await caller.admin(documentText(placeMeasuredOrder), { order: order(lines(500)) });
    expect(many.body.errors[0].extensions.code).toBe("MAX_INPUT_SIZE_EXCEEDED");
    const { draftOrder } = await place(order(lines(499)));
    const page = { draftId: draftOrder.id, pageSize: 250 };
    const { lineItems } = (await caller.admin(measuredOrderLines, page)).body.data.draftOrder;
    expect([lineItems.nodes.length, lineItems.pageInfo.hasNextPage]).toEqual([250, true]);
    expect(lineItems.nodes[0]).toMatchObject({ custom: true, customAttributes: [{ key: "Hinge", value: "left" }] });
    const rest = { ...page, cursor: lineItems.pageInfo.endCursor };
    const last = (await caller.admin(measuredOrderLines, rest)).body.data.draftOrder.lineItems;
    expect([last.nodes.length, last.pageInfo.hasNextPage]).toEqual([249, false]);
  });

  it("is created twice if sent twice, and found by its tag", async () => {
    const input = order({ tags: ["ref-7"] });
    const [first, second] = [await place(input), await place(input)];
    expect(first.draftOrder.id).not.toBe(second.draftOrder.id);
    const found = await caller.admin(documentText(findMeasuredOrder), { filter: "tag:'ref-7'" });
    expect(found.body.data.draftOrders.nodes).toHaveLength(2);
    const none = await caller.admin(documentText(findMeasuredOrder), { filter: "tag:'ref-8'" });
    expect(none.body.data.draftOrders.nodes).toEqual([]);
  });

  it("is paid at its invoice page, once", async () => {
    const { draftOrder } = await place(order({ poNumber: "PO 12" }));
    const mail = { draftId: draftOrder.id };
    const sent = (await caller.admin(mailMeasuredOrder, mail)).body.data.draftOrderInvoiceSend;
    expect(sent).toMatchObject({ draftOrder: { invoiceSentAt: expect.any(String) }, userErrors: [] });
    const page = await (await fetch(draftOrder.invoiceUrl)).text();
    expect(page).toContain("Due now: 193.79 USD");
    expect((await stateOf(draftOrder.id)).status).toBe("INVOICE_SENT");
    await shopify.pay(draftOrder.id);
    await shopify.pay(draftOrder.id);
    expect(await stateOf(draftOrder.id)).toMatchObject({ status: "COMPLETED", order: { fullyPaid: true } });
    expect(shopify.state.orders.all()).toMatchObject([{ financialStatus: "PAID", poNumber: "PO 12" }]);
    const again = (await caller.admin(mailMeasuredOrder, mail)).body.data.draftOrderInvoiceSend;
    expect(again.userErrors).toHaveLength(1);
    expect((await fetch(`${shopify.origin}/invoices/${"0".repeat(32)}`)).status).toBe(404);
  });

  it("with a deposit is paid in part", async () => {
    const { draftOrder } = await place(order({ deposit: { percentage: 50 } }));
    await shopify.pay(draftOrder.id);
    expect(shopify.state.orders.all().at(-1)).toMatchObject({ financialStatus: "PARTIALLY_PAID" });
  });

  it("is shown only to its customer, and only if it is made visible", async () => {
    const { draftOrder } = await place(order({ visibleToCustomer: true }));
    const quotes = async (email: string) => {
      const { access_token: token = "" } = await new OauthCaller(shopify).signIn(email);
      const { body } = await caller.customer(token, ownQuotes, { pageSize: 50 });
      return body.data.customer.draftOrders.nodes.map(({ id }: { id: string }) => id);
    };
    expect(await quotes("buyer@dealer.example")).toEqual([draftOrder.id]);
    expect(await quotes("other@dealer.example")).toEqual([]);
  });
});

describe("metafields of the loopback", () => {
  const write = async (values: object[]) =>
    (await caller.admin(writeTradeMetafields, { values })).body.data.metafieldsSet;
  const tier = (value: string) => ({ ownerId: buyer, namespace: "trade", key: "tier", value });

  it("are written all or none, at most 25, with a known type", async () => {
    expect((await write([tier("gold")])).userErrors[0]).toMatchObject({ code: "BLANK", elementIndex: 0 });
    const definition = { name: "Tier", namespace: "trade", key: "tier", type: "single_line_text_field" };
    const define = () => caller.admin(defineMetafield, { definition: { ...definition, ownerType: "CUSTOMER" } });
    expect((await define()).body.data.metafieldDefinitionCreate.userErrors).toEqual([]);
    expect((await define()).body.data.metafieldDefinitionCreate.userErrors[0].code).toBe("TAKEN");
    const mixed = [tier("gold"), { ...tier("x"), key: "count", type: "number_integer" }];
    expect((await write(mixed)).userErrors[0]).toMatchObject({ code: "INVALID_VALUE", elementIndex: 1 });
    expect(shopify.state.metafield(buyer, "trade", "tier")).toBeNull();
    expect((await write(Array.from({ length: 26 }, () => tier("a")))).metafields).toBeNull();
    const [{ compareDigest }] = (await write([tier("gold")])).metafields;
    expect((await write([{ ...tier("silver"), compareDigest: "stale" }])).userErrors[0].code).toBe("STALE_OBJECT");
    expect((await write([{ ...tier("silver"), compareDigest }])).userErrors).toEqual([]);
  });
});

describe("webhooks of the loopback", () => {
  it("are sent to subscribers, signed over the bytes of the body", async () => {
    const target = { topic: "PRODUCTS_UPDATE", target: { uri: address() } };
    const made = await caller.admin(subscribeTopic, target);
    expect(made.body.data.webhookSubscriptionCreate.userErrors).toEqual([]);
    const [product] = shopify.state.products.all();
    shopify.state.changeProduct(product?.id ?? 0, { priceCents: 2150 });
    shopify.state.deleteProduct(shopify.state.products.all().at(-1)?.id ?? 0);
    await shopify.settled();
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: "" }] = received;
    expect(headers).toMatchObject({ "x-shopify-topic": "products/update", "x-shopify-api-version": "2026-07" });
    const signature = createHmac("sha256", shopify.app.clientSecret).update(body).digest("base64");
    expect(headers["x-shopify-hmac-sha256"]).toBe(signature);
    expect(JSON.parse(body)).toMatchObject({ id: product?.id, handle: product?.handle });
  });

  it("report a paid order, with its purchase order number and its tags", async () => {
    await caller.admin(subscribeTopic, { topic: "ORDERS_PAID", target: { uri: address() } });
    const { draftOrder } = await place(order({ poNumber: "PO 13", tags: ["ref-13"] }));
    await shopify.pay(draftOrder.id);
    await shopify.settled();
    const last = received.at(-1);
    expect(last?.headers["x-shopify-topic"]).toBe("orders/paid");
    const paid = { financial_status: "paid", po_number: "PO 13", tags: "ref-13" };
    expect(JSON.parse(last?.body ?? "")).toMatchObject(paid);
  });

  it("are sent again with the same id, or with a wrong secret, if a test requests it", async () => {
    const target = { uri: address(), secret: "another" };
    const first = await shopify.webhook(target, "customer.tags_added", { tags: ["approved"] });
    const again = await shopify.webhook(target, "customer.tags_added", { tags: ["approved"] }, first.id);
    expect([first.status, again.id]).toEqual([204, first.id]);
    expect(received.slice(-2).map(({ headers }) => headers["x-shopify-webhook-id"])).toEqual([first.id, first.id]);
    const gone = await shopify.webhook({ uri: "http://127.0.0.1:1/", secret: "x" }, "products/update", {});
    expect(gone.status).toBe(0);
  });
});
