import { type UserError, userError } from "./customer-changes";
import { fromGid } from "./global-ids";
import { toCents } from "./money";
import type { Attribute, LineRecord, Totals } from "./records";
import type { ShopState } from "./state";

interface MoneyInput {
  readonly amount: string;
  readonly currencyCode: string;
}

interface LineInput {
  readonly variantId?: string | null;
  readonly title?: string | null;
  readonly quantity: number;
  readonly originalUnitPriceWithCurrency?: MoneyInput | null;
  readonly priceOverride?: MoneyInput | null;
  readonly sku?: string | null;
  readonly taxable?: boolean | null;
  readonly requiresShipping?: boolean | null;
  readonly customAttributes?: readonly Attribute[] | null;
  readonly appliedDiscount?: unknown;
}

/** The part of `DraftOrderInput` that this store supports. */
export interface DraftInput {
  readonly lineItems?: readonly LineInput[] | null;
  readonly purchasingEntity?: { readonly customerId?: string | null } | null;
  readonly appliedDiscount?: {
    readonly valueType: "FIXED_AMOUNT" | "PERCENTAGE";
    readonly value: number;
    readonly amountWithCurrency?: MoneyInput | null;
  } | null;
  readonly shippingLine?: { readonly title?: string | null; readonly priceWithCurrency?: MoneyInput | null } | null;
  readonly deposit?: { readonly percentage: number } | null;
  readonly customAttributes?: readonly Attribute[] | null;
  readonly tags?: readonly string[] | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly note?: string | null;
  readonly poNumber?: string | null;
  readonly taxExempt?: boolean | null;
  readonly visibleToCustomer?: boolean | null;
}

/** The fields of `DraftOrderInput` that are accepted but affect nothing that is stored or priced here. */
const NEUTRAL = new Set([
  "acceptAutomaticDiscounts",
  "allowDiscountCodesInCheckout",
  "presentmentCurrencyCode",
  "sourceName",
]);
const STORED_FIELDS = new Set([
  ...["lineItems", "purchasingEntity", "appliedDiscount", "shippingLine", "deposit", "customAttributes", "tags"],
  ...["email", "phone", "note", "poNumber", "taxExempt", "visibleToCustomer", "shippingAddress", "billingAddress"],
  "useCustomerDefaultAddress",
]);

/** Shopify's limits. */
const MAX_LINES = 499;
const LONGEST_TITLE = 255;

/** One line with the price of a piece: the variant's or its override, or else the line's own. */
function toLine(state: ShopState, input: LineInput, index: number): LineRecord | UserError {
  const at = (name: string) => ["lineItems", String(index), name];
  if (input.appliedDiscount) throw new Error("this Shopify gives no discount on a single line");
  if (input.quantity < 1) return userError(at("quantity"), "Quantity must be greater than or equal to 1");
  const common = {
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    quantity: input.quantity,
    attributes: input.customAttributes ?? [],
    sku: input.sku ?? null,
    taxable: input.taxable ?? true,
    requiresShipping: input.requiresShipping ?? true,
  };
  if (input.variantId) {
    const product = state.products.get(fromGid(input.variantId, "ProductVariant"));
    if (!product) return userError(at("variantId"), "Product with ID is no longer available");
    const own = input.priceOverride ? toCents(input.priceOverride.amount) : product.priceCents;
    const isOverridden = Boolean(input.priceOverride);
    return { ...common, variantId: product.id, title: product.title, unitCents: own, isOverridden };
  }
  const title = input.title?.trim() ?? "";
  if (!title) return userError(at("title"), "Merchandise title can't be blank");
  if (title.length > LONGEST_TITLE) return userError(at("title"), "Merchandise title is too long");
  const unitCents = toCents(input.originalUnitPriceWithCurrency?.amount ?? "0");
  if (unitCents < 0)
    return userError(at("originalUnitPrice"), "Original unit price must be greater than or equal to 0");
  return { ...common, variantId: null, title, unitCents, isOverridden: false };
}

const isError = (value: LineRecord | UserError): value is UserError => "message" in value;
const percent = (cents: number, share: number) => Math.round((cents * share) / 100);

/** The lines of a draft and its totals, or the errors. */
export function priceDraft(
  state: ShopState,
  input: DraftInput,
): { readonly lines: readonly LineRecord[]; readonly totals: Totals } | UserError[] {
  const unknown = Object.keys(input).find((name) => !STORED_FIELDS.has(name) && !NEUTRAL.has(name));
  if (unknown) throw new Error(`this Shopify does not keep DraftOrderInput.${unknown}`);
  const sent = input.lineItems ?? [];
  if (sent.length === 0) return [userError(null, "Add at least 1 product")];
  if (sent.length > MAX_LINES) return [userError(["lineItems"], `Line items can't exceed ${MAX_LINES}`)];
  const { customerId } = input.purchasingEntity ?? {};
  if (customerId && !state.customers.get(fromGid(customerId, "Customer"))) {
    return [userError(["purchasingEntity", "customerId"], "Customer does not exist")];
  }
  const lines = sent.map((line, index) => toLine(state, line, index));
  const errors = lines.filter(isError);
  if (errors.length > 0) return errors;
  const good = lines.filter((line): line is LineRecord => !isError(line));
  return { lines: good, totals: totalsOf(state, input, good) };
}

function totalsOf(state: ShopState, input: DraftInput, lines: readonly LineRecord[]): Totals {
  const sum = (some: readonly LineRecord[]) => some.reduce((cents, line) => cents + line.unitCents * line.quantity, 0);
  const linesCents = sum(lines);
  const { appliedDiscount: discount, shippingLine, deposit, taxExempt } = input;
  const wanted = !discount
    ? 0
    : discount.valueType === "PERCENTAGE"
      ? percent(linesCents, discount.value)
      : toCents(discount.amountWithCurrency?.amount ?? discount.value);
  const discountCents = Math.min(linesCents, wanted);
  const subtotalCents = linesCents - discountCents;
  const shippingCents = toCents(shippingLine?.priceWithCurrency?.amount ?? "0");
  const share = linesCents === 0 ? 0 : subtotalCents / linesCents;
  const taxable = sum(lines.filter((line) => line.taxable)) * share;
  const taxCents = taxExempt ? 0 : percent(taxable, state.taxPercent);
  const totalCents = subtotalCents + shippingCents + taxCents + state.surchargeCents;
  return {
    linesCents,
    discountCents,
    subtotalCents,
    shippingCents,
    taxCents,
    totalCents,
    dueNowCents: deposit ? percent(totalCents, deposit.percentage) : totalCents,
    quantity: lines.reduce((count, line) => count + line.quantity, 0),
  };
}
