import { connection, type Page } from "./connection";
import { fromGid, toGid } from "./global-ids";
import { metafieldNode } from "./metafields";
import { money, moneyBag } from "./money";
import type { AddressRecord, CustomerRecord, DraftRecord, LineRecord, OrderRecord } from "./records";
import type { ShopState } from "./state";

interface MetafieldName {
  readonly namespace?: string | null;
  readonly key: string;
}

/** A metafield by its name, as the Admin API returns it, whether or not it has a definition. */
const metafieldOf =
  (state: ShopState, ownerId: string) =>
  ({ namespace, key }: MetafieldName) => {
    const field = state.metafield(ownerId, namespace ?? "custom", key);
    return field ? metafieldNode(field) : null;
  };

export function addressNode(address: AddressRecord) {
  const { address1, address2, city, company, countryCode, firstName, lastName, phone, provinceCode, zip } = address;
  const lines = [company, address1, address2, `${city ?? ""} ${provinceCode ?? ""} ${zip ?? ""}`.trim(), countryCode];
  return {
    ...{
      __typename: "MailingAddress",
      address1,
      address2,
      city,
      company,
      firstName,
      lastName,
      phone,
      provinceCode,
      zip,
    },
    id: toGid("MailingAddress", address.id),
    countryCodeV2: countryCode,
    formatted: lines.filter(Boolean),
  };
}

export function customerNode(state: ShopState, customer: CustomerRecord): object {
  const { id, firstName, lastName, note, tags, email, phone, createdAt, updatedAt } = customer;
  const gid = toGid("Customer", id);
  const orders = () => state.orders.all().filter((order) => order.customerId === id);
  const standard = customer.addresses.find((address) => address.id === customer.defaultAddressId);
  return {
    ...{ __typename: "Customer", firstName, lastName, note, tags, createdAt, updatedAt },
    id: gid,
    legacyResourceId: String(id),
    displayName: [firstName, lastName].filter(Boolean).join(" ") || email || phone || "",
    state: "ENABLED",
    verifiedEmail: email !== null,
    defaultEmailAddress: email && { emailAddress: email, marketingState: customer.emailMarketing },
    defaultPhoneNumber: phone && { phoneNumber: phone, marketingState: customer.smsMarketing },
    defaultAddress: standard ? addressNode(standard) : null,
    addressesV2: (page: Page) => connection(customer.addresses, page, addressNode),
    numberOfOrders: () => String(orders().length),
    orders: (page: Page) => connection(orders(), page, (order) => orderNode(state, order)),
    metafield: metafieldOf(state, gid),
  };
}

function lineNode(line: LineRecord) {
  const { uuid, title, sku, quantity, taxable, requiresShipping, attributes } = line;
  return {
    ...{ uuid, title, sku, quantity, taxable, requiresShipping },
    id: `gid://shopify/DraftOrderLineItem/${uuid}`,
    name: title,
    custom: line.variantId === null,
    customAttributes: attributes,
    priceOverride: line.isOverridden ? money(line.unitCents) : null,
    originalUnitPriceSet: moneyBag(line.unitCents),
    originalUnitPriceWithCurrency: money(line.unitCents),
    originalTotalSet: moneyBag(line.unitCents * line.quantity),
    discountedTotalSet: moneyBag(line.unitCents * line.quantity),
  };
}

/** The totals of a draft, saved or only calculated. */
export function totalNodes(totals: Omit<DraftRecord, "lines"> | Parameters<typeof sums>[0]) {
  return { ...sums(totals), warnings: [], taxesIncluded: false, currencyCode: "USD", presentmentCurrencyCode: "USD" };
}

function sums(totals: {
  readonly linesCents: number;
  readonly discountCents: number;
  readonly subtotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly dueNowCents: number;
  readonly quantity: number;
}) {
  return {
    lineItemsSubtotalPrice: moneyBag(totals.linesCents),
    totalLineItemsPriceSet: moneyBag(totals.linesCents),
    totalDiscountsSet: moneyBag(totals.discountCents),
    subtotalPriceSet: moneyBag(totals.subtotalCents),
    totalShippingPriceSet: moneyBag(totals.shippingCents),
    totalTaxSet: moneyBag(totals.taxCents),
    totalPriceSet: moneyBag(totals.totalCents),
    amountDueNowSet: moneyBag(totals.dueNowCents),
    amountDueLaterSet: moneyBag(totals.totalCents - totals.dueNowCents),
    totalQuantityOfLineItems: totals.quantity,
  };
}

/** Where a draft is paid. */
export const invoicePath = (draft: DraftRecord) => `/invoices/${draft.invoiceToken}`;

export function draftNode(state: ShopState, origin: string, draft: DraftRecord): object {
  const { id, name, status, tags, email, phone, poNumber, createdAt, updatedAt, invoiceSentAt, completedAt } = draft;
  const customer = state.customers.get(draft.customerId);
  const order = state.orders.get(draft.orderId);
  const gid = toGid("DraftOrder", id);
  const overridden = draft.lines.filter((line) => line.isOverridden).length;
  const ofVariants = draft.lines.filter((line) => line.variantId !== null).length;
  return {
    ...totalNodes(draft),
    ...{ __typename: "DraftOrder", name, status, tags, email, phone, poNumber, createdAt, updatedAt },
    ...{ invoiceSentAt, completedAt, visibleToCustomer: draft.visibleToCustomer, taxExempt: draft.taxExempt },
    id: gid,
    legacyResourceId: String(id),
    note2: draft.note,
    ready: true,
    invoiceUrl: draft.status === "COMPLETED" ? null : `${origin}${invoicePath(draft)}`,
    anyVariantPricesOverridden: overridden > 0,
    allVariantPricesOverridden: overridden > 0 && overridden === ofVariants,
    customAttributes: draft.attributes,
    customer: customer && customerNode(state, customer),
    purchasingEntity: customer && customerNode(state, customer),
    deposit: draft.depositPercentage && { __typename: "DepositPercentage", percentage: draft.depositPercentage },
    order: order && orderNode(state, order),
    lineItems: (page: Page) => connection(draft.lines, page, lineNode),
    metafield: metafieldOf(state, gid),
  };
}

export function orderNode(state: ShopState, order: OrderRecord): object {
  const { id, name, note, tags, email, poNumber, createdAt, cancelledAt } = order;
  const gid = toGid("Order", id);
  const paid = order.financialStatus === "PAID";
  return {
    ...{ __typename: "Order", name, note, tags, email, poNumber, createdAt, cancelledAt },
    id: gid,
    legacyResourceId: String(id),
    processedAt: createdAt,
    displayFinancialStatus: order.financialStatus,
    displayFulfillmentStatus: order.fulfillmentStatus,
    fullyPaid: paid,
    unpaid: !paid,
    closed: false,
    customAttributes: order.attributes,
    totalPriceSet: moneyBag(order.totalCents),
    currentTotalPriceSet: moneyBag(order.totalCents),
    metafield: metafieldOf(state, gid),
  };
}

/** The record that a global id names, among those that have tags or can be requested by it. */
export function nodeOf(state: ShopState, origin: string, gid: string): object | null {
  const customer = state.customers.get(fromGid(gid, "Customer"));
  if (customer) return customerNode(state, customer);
  const draft = state.drafts.get(fromGid(gid, "DraftOrder"));
  if (draft) return draftNode(state, origin, draft);
  const order = state.orders.get(fromGid(gid, "Order"));
  return order && orderNode(state, order);
}
