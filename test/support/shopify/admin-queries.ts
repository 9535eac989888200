import { customerNode, draftNode, nodeOf, orderNode } from "./admin-nodes";
import { connection, type Page } from "./connection";
import { fromGid, toGid } from "./global-ids";
import type { CustomerRecord, DraftRecord, OrderRecord } from "./records";
import { searchTerms } from "./search-terms";
import type { ShopState } from "./state";

interface Search extends Page {
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

interface CustomerIdentifier {
  readonly id?: string;
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
}

const dates: Readonly<Record<string, "createdAt" | "updatedAt">> = { CREATED_AT: "createdAt", UPDATED_AT: "updatedAt" };

/** Sorted by a date, or by id, which is the order of creation. */
function sorted<Row extends { readonly id: number; readonly createdAt: string }>(
  rows: readonly Row[],
  sortKey: string | null | undefined,
): Row[] {
  const date = dates[sortKey ?? ""];
  if (sortKey && !date && !["ID", "RELEVANCE", "NUMBER"].includes(sortKey)) {
    throw new Error(`this Shopify does not sort by ${sortKey}`);
  }
  const at = (row: Row) => (date ? ((row as unknown as Record<string, string>)[date] ?? "") : "");
  return [...rows].sort((a, b) => at(a).localeCompare(at(b)) || a.id - b.id);
}

const customerFields = ({ id, email, phone, tags }: CustomerRecord) => ({
  id: [String(id)],
  tag: tags,
  email: email ? [email] : [],
  phone: phone ? [phone] : [],
});

const draftFields = ({ id, name, status, tags, customerId }: DraftRecord) => ({
  id: [String(id)],
  tag: tags,
  name: [name],
  status: [status],
  customer_id: customerId ? [String(customerId)] : [],
});

const orderFields = ({ id, name, tags, customerId, poNumber, ...order }: OrderRecord) => ({
  id: [String(id)],
  tag: tags,
  name: [name],
  po_number: poNumber ? [poNumber] : [],
  status: [order.cancelledAt ? "cancelled" : "open"],
  financial_status: [order.financialStatus],
  fulfillment_status: [order.fulfillmentStatus],
  customer_id: customerId ? [String(customerId)] : [],
});

function byIdentifier(state: ShopState, identifier: CustomerIdentifier): CustomerRecord | null {
  const { id, emailAddress, phoneNumber } = identifier;
  if (id) return state.customers.get(fromGid(id, "Customer"));
  if (emailAddress) return state.customerByEmail(emailAddress);
  return state.customers.all().find(({ phone }) => phone === phoneNumber) ?? null;
}

/** The queries of the Admin API that this store supports. */
export function adminQueries(state: ShopState, origin: string, scopes: readonly string[]) {
  const toCustomer = (customer: CustomerRecord) => customerNode(state, customer);
  const toDraft = (draft: DraftRecord) => draftNode(state, origin, draft);
  const toOrder = (order: OrderRecord) => orderNode(state, order);
  const orders = (query: string | null | undefined) => {
    const fits = searchTerms(query);
    return state.orders.search((order) => fits(orderFields(order)));
  };
  return {
    customers({ query, sortKey, ...page }: Search) {
      const fits = searchTerms(query);
      const found = state.customers.search((customer) => fits(customerFields(customer)));
      return connection(sorted(found, sortKey), page, toCustomer);
    },
    customer({ id }: { id: string }) {
      const customer = state.customers.get(fromGid(id, "Customer"));
      return customer && toCustomer(customer);
    },
    customerByIdentifier({ identifier }: { identifier: CustomerIdentifier }) {
      const customer = byIdentifier(state, identifier);
      return customer && toCustomer(customer);
    },
    draftOrders({ query, sortKey, ...page }: Search) {
      const fits = searchTerms(query);
      const found = state.drafts.search((draft) => fits(draftFields(draft)));
      return connection(sorted(found, sortKey), page, toDraft);
    },
    draftOrder({ id }: { id: string }) {
      const draft = state.drafts.get(fromGid(id, "DraftOrder"));
      return draft && toDraft(draft);
    },
    orders: ({ query, sortKey, ...page }: Search) => connection(sorted(orders(query), sortKey), page, toOrder),
    order({ id }: { id: string }) {
      const order = state.orders.get(fromGid(id, "Order"));
      return order && toOrder(order);
    },
    ordersCount: ({ query }: Search) => ({ count: orders(query).length, precision: "EXACT" }),
    node: ({ id }: { id: string }) => nodeOf(state, origin, id),
    nodes: ({ ids }: { ids: readonly string[] }) => ids.map((id) => nodeOf(state, origin, id)),
    shop: {
      id: toGid("Shop", 1),
      name: "Doors on loopback",
      currencyCode: "USD",
      myshopifyDomain: new URL(origin).host,
      customerAccountsV2: { customerAccountsVersion: "NEW_CUSTOMER_ACCOUNTS", url: origin },
    },
    publicApiVersions: [
      { handle: "2026-07", supported: true, displayName: "2026-07 (Latest)" },
      { handle: "unstable", supported: false, displayName: "unstable" },
    ],
    currentAppInstallation: { accessScopes: scopes.map((handle) => ({ handle })) },
  };
}
