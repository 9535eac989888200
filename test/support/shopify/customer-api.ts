import { addressNode, invoicePath } from "./admin-nodes";
import { connection, type Page } from "./connection";
import { addAddress, type CustomerFields, changeCustomer } from "./customer-changes";
import { toGid } from "./global-ids";
import { metafieldNode } from "./metafields";
import { CURRENCY, money } from "./money";
import type { AddressRecord, CustomerRecord, DraftRecord, OrderRecord } from "./records";
import type { ShopState } from "./state";

interface Listing extends Page {
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

function orderNode(order: OrderRecord) {
  const { id, name, cancelledAt, createdAt, poNumber } = order;
  return {
    ...{ __typename: "Order", name, cancelledAt, createdAt, poNumber, processedAt: createdAt },
    id: toGid("Order", id),
    financialStatus: order.financialStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    totalPrice: money(order.totalCents),
  };
}

function draftNode(origin: string, draft: DraftRecord) {
  const { id, name, status, createdAt, updatedAt, email, phone } = draft;
  return {
    ...{ __typename: "DraftOrder", name, status, createdAt, updatedAt, email, phone, currencyCode: CURRENCY },
    id: toGid("DraftOrder", id),
    invoiceUrl: draft.status === "COMPLETED" ? null : `${origin}${invoicePath(draft)}`,
    totalPrice: money(draft.totalCents),
    subtotalPrice: money(draft.subtotalCents),
    totalTax: money(draft.taxCents),
    amountDueNow: money(draft.dueNowCents),
    amountDueLater: money(draft.totalCents - draft.dueNowCents),
  };
}

/** The signed-in customer, who sees only drafts that were made visible and metafields that are open to customers. */
function customerNode(state: ShopState, origin: string, customer: CustomerRecord): object {
  const { id, firstName, lastName, tags, email, phone } = customer;
  const gid = toGid("Customer", id);
  const own = <Row extends { readonly customerId: number | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.customerId === id);
  const standard = customer.addresses.find((address) => address.id === customer.defaultAddressId);
  const address = (one: AddressRecord) => ({
    ...addressNode(one),
    __typename: "CustomerAddress",
    id: toGid("CustomerAddress", one.id),
  });
  return {
    ...{ __typename: "Customer", firstName, lastName, tags, creationDate: customer.createdAt },
    id: gid,
    displayName: [firstName, lastName].filter(Boolean).join(" ") || email || "",
    emailAddress: email && { emailAddress: email, marketingState: customer.emailMarketing },
    phoneNumber: phone && { phoneNumber: phone, marketingState: customer.smsMarketing },
    defaultAddress: standard ? address(standard) : null,
    addresses: (page: Page) => connection(customer.addresses, page, address),
    orders: ({ query: _, sortKey: __, ...page }: Listing) => connection(own(state.orders.all()), page, orderNode),
    draftOrders({ query: _, sortKey: __, ...page }: Listing) {
      const visible = own(state.drafts.all()).filter((draft) => draft.visibleToCustomer);
      return connection(visible, page, (draft) => draftNode(origin, draft));
    },
    metafield({ namespace, key }: { namespace?: string | null; key: string }) {
      if (!state.definition("CUSTOMER", namespace ?? "custom", key)?.onCustomerAccounts) return null;
      const field = state.metafield(gid, namespace ?? "custom", key);
      return field && metafieldNode(field);
    },
  };
}

/** What the Customer Account API answers to one customer. */
export function customerAccount(state: ShopState, origin: string, id: number) {
  const me = () => {
    const customer = state.customers.get(id);
    if (!customer) throw new Error("the customer of this token is gone");
    return customer;
  };
  const queries = { customer: () => customerNode(state, origin, me()) };
  const mutations = {
    customerUpdate({ input }: { input: CustomerFields }) {
      const { firstName, lastName } = input;
      const changed = changeCustomer(state, me(), {
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
      });
      return Array.isArray(changed)
        ? { customer: null, userErrors: changed }
        : { customer: customerNode(state, origin, me()), userErrors: [] };
    },
    customerAddressCreate(sent: { address: Record<string, string>; defaultAddress?: boolean | null }) {
      const { territoryCode = null, zoneCode = null, phoneNumber = null, ...address } = sent.address;
      const fields = { ...address, countryCode: territoryCode, provinceCode: zoneCode, phone: phoneNumber };
      const made = addAddress(state, me(), fields, sent.defaultAddress ?? false);
      if (Array.isArray(made)) return { customerAddress: null, userErrors: made };
      const record = made as AddressRecord;
      const node = { ...addressNode(record), id: toGid("CustomerAddress", record.id) };
      return { customerAddress: node, userErrors: [] };
    },
  };
  return { queries, mutations };
}
