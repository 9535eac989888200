import type { VariablesOf } from "gql.tada";
import { invoiceText } from "~/house/invoices/store-invoice";
import { SAMPLES_CREDITED } from "~/trade/catalog/sample-door";
import type { Invoiced } from "../contract/draft-orders.server";
import { customerGid, isCustomerId } from "./customer.server";
import type { placeMeasuredOrder } from "./operations/orders.server";

type DraftOrderInput = VariablesOf<typeof placeMeasuredOrder>["order"];

const CURRENCY = "USD" as const;

const MAX_PO_NUMBER = 255;

/** Cents as Shopify writes an amount: `64.58`. */
const toAmount = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** Shopify's amount in cents, `64.5` as `64.50`; `null` if it is not an amount, or not in dollars. */
export function toCents({ amount, currencyCode }: { readonly amount: string; readonly currencyCode: string }) {
  const [, dollars = "", cents = ""] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? [];
  return dollars === "" || currencyCode !== CURRENCY ? null : 100 * Number(dollars) + Number(cents.padEnd(2, "0"));
}

const money = (cents: number) => ({ amount: toAmount(cents), currencyCode: CURRENCY });

const creditOf = (cents: number) => ({
  title: SAMPLES_CREDITED,
  value: cents / 100,
  valueType: "FIXED_AMOUNT" as const,
  amountWithCurrency: money(cents),
});

const addedLine = ({ title, cents }: { readonly title: string; readonly cents: number }) => ({
  title,
  originalUnitPriceWithCurrency: money(cents),
  quantity: 1,
  requiresShipping: false,
  taxable: false,
});

const customerOf = (customerId: string | null) =>
  customerId !== null && isCustomerId(customerId) ? customerGid(customerId) : null;

/**
 * Shopify adds neither taxes nor discounts of its own, so that the total is the order's; the order's tax, fee and rush
 * are lines, and the credit for samples a discount.
 */
export function draftInput({ part, orderNumber, email, poNumber, page, customerId, ref }: Invoiced): DraftOrderInput {
  const { lines, creditCents, feeCents = 0, rushCents = 0, freightCents, taxCents } = part;
  const gid = customerOf(customerId);
  const pieces = lines.map(({ title, unitCents, quantity, details }) => ({
    title,
    originalUnitPriceWithCurrency: money(unitCents),
    quantity,
    requiresShipping: true,
    taxable: false,
    customAttributes: [...details, { key: "Drawing", value: page }],
  }));
  const added = [
    { title: "Rush", cents: rushCents },
    { title: "Fee for changes", cents: feeCents },
    { title: "Tax", cents: taxCents },
  ].filter(({ cents }) => cents > 0);
  return {
    lineItems: [...pieces, ...added.map(addedLine)],
    ...(creditCents > 0 && { appliedDiscount: creditOf(creditCents) }),
    shippingLine: { title: "Freight", priceWithCurrency: money(freightCents) },
    ...(gid && { purchasingEntity: { customerId: gid } }),
    email,
    visibleToCustomer: gid !== null,
    poNumber: invoiceText(poNumber, MAX_PO_NUMBER) || null,
    tags: [orderNumber, ref],
    customAttributes: [{ key: "Order", value: orderNumber }],
    presentmentCurrencyCode: CURRENCY,
    taxExempt: true,
    acceptAutomaticDiscounts: false,
    allowDiscountCodesInCheckout: false,
  };
}
