import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import "../support/shop-env";
import type { LinkedOrder } from "~/ordering/orders/order";
import * as money from "~/routes/admin.money";
import * as orderFile from "~/routes/admin.orders_.$number._index";
import * as payments from "~/routes/admin.orders_.$number_.payments";
import * as invoicesCsv from "~/routes/admin.orders_.invoices[.]csv";
import * as paymentsCsv from "~/routes/admin.orders_.payments[.]csv";
import * as customersPage from "~/routes/orders.$link";
import * as paper from "~/routes/orders.$link_.papers.$paper";
import { ADMIN } from "../support/embedded-backend";
import { placeInShop } from "../support/order-shop";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { signInToShop } from "../support/shop-session";

const handle = routedShop({
  "admin.money": ["admin/money", money],
  "admin.orders_.$number._index": ["admin/orders/:number", orderFile],
  "admin.orders_.$number_.payments": ["admin/orders/:number/payments", payments],
  "admin.orders_.invoices[.]csv": ["admin/orders/invoices.csv", invoicesCsv],
  "admin.orders_.payments[.]csv": ["admin/orders/payments.csv", paymentsCsv],
  "orders.$link": ["orders/:link", customersPage],
  "orders.$link_.papers.$paper": ["orders/:link/papers/:paper", paper],
});

let cookie = "";
let placed: LinkedOrder;
let path = "";

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const shown = async (address: string) =>
  textOf(await handle(new Request(SHOP + address, { headers: { Cookie: cookie } })));
const post = (address: string, fields: Readonly<Record<string, string>>) =>
  handle(
    new Request(SHOP + address, { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(fields) }),
  );
const outcome = (answer: Response) => [answer.status, answer.headers.get("Location")];
const fieldIn = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];

async function saveMoney(fields: Readonly<Record<string, string>>): Promise<void> {
  const revision = fieldIn(await shown("/admin/money"), "revision") ?? "";
  expect(outcome(await post("/admin/money", { revision, ...fields }))).toEqual([303, "/admin/money?saved"]);
}

const confirm = (fields: Readonly<Record<string, string>> = {}) =>
  post(path, { intent: "confirm", revision: "0", freight: "100", noTax: "on", shipsOn: "", ...fields });
const record = (fields: Readonly<Record<string, string>>) =>
  post(`${path}/payments`, {
    ...{ intent: "record", seen: "0", amount: "40", receivedOn: "2026-01-05", kind: "check", reference: "No. 12" },
    ...fields,
  });

beforeAll(async () => {
  cookie = (await signInToShop(ADMIN)).cookie;
});
beforeEach(async () => {
  placed = await placeInShop();
  path = `/admin/orders/${placed.order.number}`;
});

describe("production of a prepaid order that is not paid", () => {
  it("starts only once the question was answered, without JavaScript", async () => {
    await confirm();
    const start = { intent: "state", state: "in-production", revision: "1" };
    const asked = await post(path, start);
    expect(asked.status).toBe(409);
    const html = await asked.text();
    expect(html).toContain("This order is not paid yet, so its production was not started.");
    expect(html).toContain("This prepaid order is not paid: balance due");
    expect(html).toContain('name="unpaid" value="on"');
    expect((await post(path, { ...start, unpaid: "on" })).status).toBe(303);
  });
});

describe("a credit", () => {
  it("is refused beside its field, saved, and read on the customer's invoice", async () => {
    await confirm();
    const payments = `${path}/payments`;
    const credit = { intent: "credit", seen: "0", amount: "20", reason: "Late by a week" };
    const refused = await post(payments, { ...credit, amount: "-1", reason: "" });
    expect([refused.status, (await textOf(refused)).includes('value="-1"')]).toEqual([422, true]);
    expect((await post(payments, { ...credit, amount: "99999" })).status).toBe(422);
    expect(outcome(await post(payments, credit))).toEqual([303, `${path}?done=credited`]);
    const invoice = await shown(`/orders/${placed.link}/papers/invoice`);
    expect(invoice).toMatch(/Credit<\/dt><dd[^>]*>−\$20\.00/);
    expect(invoice).toContain("Late by a week");
  });
});

describe("the tax that an order is confirmed with", () => {
  it("is offered by the state's rate, follows the freight, and can be overwritten", async () => {
    await saveMoney({ intent: "rate", state: "OR", rate: "10", taxesFreight: "on" });
    const html = await shown(path);
    expect(html).toContain("OR: 10% of the pieces and freight.");
    const offeredTax = fieldIn(html, "offeredTax") ?? "";
    const freightTax = Number(fieldIn(html, "offeredFreight")?.slice(1)) * 10;
    expect(freightTax).toBeGreaterThan(0);
    const piecesTax = Math.round(placed.order.totalCents / 10);
    expect(Number(offeredTax.slice(1)) * 100).toBeCloseTo(piecesTax + freightTax);
    const taxed = { tax: offeredTax, offeredTax, freight: "100" };
    const { noTax: _, ...fields } = { intent: "confirm", revision: "0", shipsOn: "", noTax: "", ...taxed };
    expect(outcome(await post(path, fields))).toEqual([303, `${path}?done=confirmed`]);
    const tax = ((piecesTax + 1000) / 100).toFixed(2);
    expect(await shown(`/orders/${placed.link}/papers/invoice`)).toMatch(new RegExp(`Tax</dt><dd[^>]*>\\$${tax}<`));
    await post(path, { intent: "terms", revision: "1", freight: "100", tax: "7", offeredTax, shipsOn: "" });
    expect(await shown(`/orders/${placed.link}/papers/invoice`)).toMatch(/Tax<\/dt><dd[^>]*>\$7\.00</);
    await saveMoney({ intent: "remove", state: "OR" });
  });
});

describe("an order's payments", () => {
  it("are recorded once, in parts, and reversed; the page, the invoice and the files show them", async () => {
    await saveMoney({ intent: "paying", howToPay: "Account 77 at the River Bank", deposit: "" });
    await confirm();
    expect(await shown(`/orders/${placed.link}`)).toContain("Account 77 at the River Bank");
    const twice = [await record({}), await record({})];
    expect(twice.map(outcome)).toEqual(Array(2).fill([303, `${path}?done=recorded`]));
    const html = await shown(`${path}?done=recorded`);
    for (const text of ["The payment is recorded.", "Check $40.00", "No. 12", "Record payment"]) {
      expect(html).toContain(text);
    }
    const total = placed.order.totalCents + 10_000;
    const due = `Balance due $${((total - 4000) / 100).toFixed(2)}`;
    for (const page of [
      html,
      await shown(`/orders/${placed.link}`),
      await shown(`/orders/${placed.link}/papers/invoice`),
    ]) {
      expect(page).toContain(due);
    }
    await record({ seen: "1", amount: String((total - 4000) / 100), kind: "transfer" });
    expect(await shown(`/orders/${placed.link}`)).toContain("Paid in full");
    const entry = fieldIn(html, "entry") ?? "";
    expect(outcome(await post(`${path}/payments`, { intent: "correct", entry }))).toEqual([
      303,
      `${path}?done=corrected`,
    ]);
    expect(await shown(path)).toContain("Counter entry: ");
    const csv = await shown("/admin/orders/payments.csv?from=2026-01-05&to=2026-01-05");
    expect(csv).toContain(`,${placed.order.number},Ann Lee,Check,40.00,No. 12,`);
    expect(await shown("/admin/orders/invoices.csv")).toContain(placed.order.number);
  });

  it("are refused beside their fields with what was typed, and if somebody was faster", async () => {
    await confirm();
    const refused = await record({ amount: "much", receivedOn: "2099-01-01" });
    expect(refused.status).toBe(422);
    const html = await textOf(refused);
    for (const text of ['value="much"', "Amount: Please enter an amount", "This day is still to come"]) {
      expect(html).toContain(text);
    }
    await record({});
    const late = await record({ amount: "55" });
    expect(late.status).toBe(409);
    expect(await textOf(late)).toMatch(/Somebody else recorded a payment.*value="55"/s);
    expect((await record({ seen: "1", kind: "refund", amount: "41" })).status).toBe(422);
    expect((await post(`${path}/payments`, { intent: "delete" })).status).toBe(400);
    expect((await post(`${path}/payments`, { intent: "remind" })).status).toBe(400);
    expect((await post("/admin/orders/HV-999999/payments", { intent: "invoice" })).status).toBe(404);
  });
});

describe("an invoice", () => {
  it("keeps its earlier revisions readable", async () => {
    await confirm();
    await post(path, { intent: "terms", revision: "1", freight: "150", noTax: "on", shipsOn: "" });
    const invoice = `/orders/${placed.link}/papers/invoice`;
    const now = await shown(invoice);
    expect(now).toMatch(/Invoice HVI-\d+, corrected [A-Z]/);
    expect(now).toMatch(/Freight<\/dt><dd[^>]*>\$150\.00/);
    const before = await shown(`${invoice}?revision=1`);
    expect(before).toMatch(/Replaced: Invoice HVI-\d+, corrected [A-Z]/);
    expect(before).toMatch(/Freight<\/dt><dd[^>]*>\$100\.00/);
    expect(await shown(path)).toContain(`${invoice}?revision=1`);
  });
});

describe("the page for invoices and tax", () => {
  it("refuses what cannot be saved, keeps what was typed, and tells who was second", async () => {
    const revision = fieldIn(await shown("/admin/money"), "revision") ?? "";
    const refused = await post("/admin/money", { intent: "rate", revision, state: "OR", rate: "8.31255" });
    expect(refused.status).toBe(422);
    expect(await textOf(refused)).toContain('value="8.31255"');
    await saveMoney({ intent: "rate", state: "WA", rate: "8.8" });
    const late = await post("/admin/money", { intent: "paying", revision, howToPay: "Call us", deposit: "50" });
    expect(late.status).toBe(409);
    expect(await textOf(late)).toMatch(/Somebody else saved these settings.*Call us<\/textarea>/s);
    expect(await shown("/admin/money")).toContain("WA 8.8%, freight is not taxed");
    await saveMoney({ intent: "undo" });
    expect(await shown("/admin/money?saved")).not.toContain('name="state" value="WA"');
    expect((await post("/admin/money", { intent: "other", revision })).status).toBe(400);
  });
});
