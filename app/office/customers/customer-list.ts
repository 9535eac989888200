import { ACCOUNT_STATES, type AccountState } from "~/provider/accounts/account";
import { TIERS, type TierId } from "~/trade/pricing/tiers";

/** Customers with an account, and those who ordered without one. */
export const CUSTOMER_KINDS = ["account", "guest"] as const;

export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** Which customers to list. */
export interface CustomerQuery {
  /** Part of a name, an e-mail address or a business, ignoring case; empty for all customers. */
  readonly search: string;
  readonly tier: TierId | null;
  readonly state: AccountState | null;
  readonly kind: CustomerKind | null;
  /** The key of the last customer on the previous page; `null` for the first page. */
  readonly after: string | null;
}

/** All customers, from the first page. */
export const EVERY_CUSTOMER: CustomerQuery = { search: "", tier: null, state: null, kind: null, after: null };

/** A customer in the list. */
export interface ListedCustomer {
  /** What the address of the customer's page contains. */
  readonly key: string;
  /** The person's name, or the e-mail address of a person without one. */
  readonly name: string;
  readonly email: string;
  /** Empty if unknown. */
  readonly businessName: string;
  /** `null` for a guest. */
  readonly state: AccountState | null;
  readonly tier: TierId | null;
  readonly orders: number;
  /** When the latest order was placed, ISO 8601 in UTC; `null` without orders. */
  readonly lastOrderAt: string | null;
}

/** A page of customers, the newest first. */
export interface CustomerPage {
  readonly customers: readonly ListedCustomer[];
  /** Where the next page begins; `null` after the last one. */
  readonly next: string | null;
}

/** The most customers on one page. */
export const CUSTOMERS_PER_PAGE = 25;

/** The longest search text, in characters. */
export const MAX_CUSTOMER_SEARCH = 200;

/** The parameters of the list of customers. */
export const CUSTOMER_FILTER = {
  search: "search",
  tier: "tier",
  state: "status",
  kind: "kind",
  after: "after",
} as const;

/** Whether a text can be the key of a customer. */
const isCustomerKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** The path of a customer's page. */
export const customerPath = (key: string): string => `/admin/customers/${key}`;

/** Reads which customers to list from the query of the page's address; invalid values are ignored. */
export function readCustomerFilter(query: URLSearchParams): CustomerQuery {
  const after = query.get(CUSTOMER_FILTER.after) ?? "";
  return {
    search: (query.get(CUSTOMER_FILTER.search) ?? "").trim().slice(0, MAX_CUSTOMER_SEARCH),
    tier: TIERS.find(({ id }) => id === query.get(CUSTOMER_FILTER.tier))?.id ?? null,
    state: ACCOUNT_STATES.find((state) => state === query.get(CUSTOMER_FILTER.state)) ?? null,
    kind: CUSTOMER_KINDS.find((kind) => kind === query.get(CUSTOMER_FILTER.kind)) ?? null,
    after: isCustomerKey(after) ? after : null,
  };
}

/** The query string of the page for a query, without the question mark; what is not chosen is left out. */
export function customerSearch(query: CustomerQuery): string {
  const written = new URLSearchParams();
  for (const name of ["search", "tier", "state", "kind", "after"] as const) {
    if (query[name]) written.set(CUSTOMER_FILTER[name], query[name]);
  }
  return written.toString();
}
