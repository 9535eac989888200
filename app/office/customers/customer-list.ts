import { ACCOUNT_STATES, type AccountState } from "~/provider/accounts/account";
import { findTier, TIERS, type TierId } from "~/trade/pricing/tiers";

/** Customers with an account, and those who ordered without one. */
const CUSTOMER_KINDS = ["account", "guest"] as const;

type CustomerKind = (typeof CUSTOMER_KINDS)[number];

export interface CustomerQuery {
  /** Part of a name, an e-mail address or a business, ignoring case; empty for all customers. */
  readonly search: string;
  readonly tier: TierId | null;
  readonly state: AccountState | null;
  readonly kind: CustomerKind | null;
  /** The key of the last customer on the previous page; `null` for the first page. */
  readonly after: string | null;
}

export const EVERY_CUSTOMER: CustomerQuery = { search: "", tier: null, state: null, kind: null, after: null };

export interface ListedCustomer {
  /** What the address of the customer's page contains. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly businessName: string;
  /** `null` for a guest. */
  readonly state: AccountState | null;
  readonly tier: TierId | null;
  readonly orders: number;
  /** When the latest order was placed, ISO 8601 in UTC; `null` without orders. */
  readonly lastOrderAt: string | null;
}

export interface CustomerListPage {
  readonly customers: readonly ListedCustomer[];
  /** Where the next page begins; `null` after the last one. */
  readonly next: string | null;
}

export const CUSTOMERS_PER_PAGE = 25;

/** The longest search text, in characters. */
export const MAX_CUSTOMER_SEARCH = 200;

export const CUSTOMER_FILTER = {
  search: "search",
  tier: "tier",
  state: "status",
  kind: "kind",
  after: "after",
} as const;

const isCustomerKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

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

export function customerSearch(query: CustomerQuery): string {
  const written = new URLSearchParams();
  for (const name of ["search", "tier", "state", "kind", "after"] as const) {
    if (query[name]) written.set(CUSTOMER_FILTER[name], query[name]);
  }
  return written.toString();
}

export const CUSTOMER_STATE_WORDS: Readonly<Record<AccountState, string>> = {
  active: "Active",
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

export function accountWords(tier: TierId | null, state: AccountState | null): string {
  if (state === null) return "Guest";
  const label = tier && findTier(tier)?.label;
  return [label ?? "Account", ...(state === "active" ? [] : [CUSTOMER_STATE_WORDS[state].toLowerCase()])].join(", ");
}
