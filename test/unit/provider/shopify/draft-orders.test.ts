import { describe, expect, it } from "vitest";
import { DraftRefused } from "~/provider/contract/draft-orders.server";
import { createDraftOrders } from "~/provider/shopify/draft-orders.server";
import type { UserError } from "~/provider/shopify/shopify-error.server";
import type { Ask } from "~/provider/shopify/wire.server";

const SIGNAL = AbortSignal.timeout(5000);
const answering = (data: object) => createDraftOrders((async () => data) as unknown as Ask);
const sums = (amount: string, currencyCode = "USD") => ({
  totalPriceSet: { presentmentMoney: { amount, currencyCode } },
});

const INVOICED = {
  part: { lines: [], creditCents: 0, freightCents: 0, taxCents: 0, totalCents: 0 },
  orderNumber: "HS-1",
  email: "ann@site.test",
  poNumber: "",
  page: "https://shop.test/orders/1",
  customerId: null,
  ref: "ref-1",
};

function making({ url = "https://store.test/1", amount = "1.5", currency = "USD" }) {
  const draftOrder = { id: "1", invoiceUrl: url, ...sums(amount, currency) };
  return answering({ draftOrderCreate: { draftOrder, userErrors: [] } }).make(INVOICED, SIGNAL);
}

describe("a draft order in Shopify", () => {
  it.each([
    ["https://pay.another-host.test/invoices/1", true],
    ["http://store.test/1", false],
    ["javascript:alert(1)", false],
    ["https://store.test@evil.test/", false],
    [`https://store.test/${"x".repeat(3000)}`, false],
    ["", false],
  ])("has %s as its payment page: %s", async (url, isLinked) => {
    expect((await making({ url })).url).toBe(isLinked ? url : null);
  });

  it.each([
    ["64.5", "USD", 6450],
    ["64.580", "USD", 6458],
    ["0.0", "USD", 0],
    ["64.585", "USD", null],
    ["-1.0", "USD", null],
    ["1e3", "USD", null],
    ["64.58", "EUR", null],
  ])("of %s %s is for %s cents", async (amount, currency, cents) => {
    expect((await making({ amount, currency })).cents).toBe(cents);
  });

  it("may exist if the answer has neither a draft nor a refusal", async () => {
    const lost = answering({ draftOrderCreate: { draftOrder: null, userErrors: [] } }).make(INVOICED, SIGNAL);
    await expect(lost).rejects.toMatchObject({ name: "ShopifyError", fault: "malformed" });
  });
});

describe("Shopify's errors about a draft", () => {
  const wrong = (field: readonly string[] | null, message: string): UserError => ({ field, message });

  it.each([
    [[wrong(["input", "lineItems", "3", "title"], "Title is too long")], "lineItems 4 title: Title is too long"],
    [[wrong(null, "Add at least 1 product")], "Add at least 1 product"],
    [[wrong(["email"], "ann@site.test is invalid")], "email: [e-mail] is invalid"],
    [Array.from({ length: 600 }, () => wrong(["x"], "No")), "x: No; x: No; and 598 more"],
  ])("are put into words, without personal data", async (userErrors, words) => {
    const refusals = [
      answering({ draftOrderCalculate: { calculatedDraftOrder: null, userErrors } }).calculate(INVOICED, SIGNAL),
      answering({ draftOrderCreate: { draftOrder: null, userErrors } }).make(INVOICED, SIGNAL),
      answering({ draftOrderDelete: { deletedId: null, userErrors } }).drop("1", SIGNAL),
    ];
    for (const refusal of refusals) {
      const error = await refusal.then(() => null).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(DraftRefused);
      expect((error as Error).message).toMatch(/^Shopify does not (accept|delete) the invoice: /);
      expect((error as Error).message.endsWith(`: ${words}`)).toBe(true);
    }
  });
});
