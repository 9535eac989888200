import { type ListSort, listSortText, readListPage, readListSort } from "~/house/forms/list-query";
import { ACCOUNT_STATES, type AccountState } from "~/provider/accounts/account";
import type { Cents } from "~/trade/measure/money";
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
  /** Whether to list only those who owe something, all their orders together. */
  readonly owes: boolean;
  /** `null` for the newest first. */
  readonly sort: ListSort<CustomerColumn> | null;
  /** From 1. */
  readonly page: number;
}

/** The columns by which customers can be sorted. */
const CUSTOMER_COLUMNS = ["customer", "balance"] as const;

type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

export const EVERY_CUSTOMER: CustomerQuery = {
  ...{ search: "", tier: null, state: null, kind: null, owes: false },
  ...{ sort: null, page: 1 },
};

/** The lists of the page, each with its query. */
export const CUSTOMER_TABS = {
  all: {},
  account: { kind: "account" },
  guest: { kind: "guest" },
  pending: { state: "pending" },
  owes: { owes: true },
} as const satisfies Readonly<Record<string, Partial<CustomerQuery>>>;

export type CustomerTab = keyof typeof CUSTOMER_TABS;

/** The list that a query belongs to. */
export function customerTab({ owes, kind, state }: CustomerQuery): CustomerTab {
  if (owes) return "owes";
  return kind ?? (state === "pending" ? "pending" : "all");
}

export interface ListedCustomer {
  /** What the address of the customer's page contains. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly businessName: string;
  /** `null` for a guest. */
  readonly state: AccountState | null;
  readonly tier: TierId | null;
  /** City and state of the latest order; empty without orders. */
  readonly place: string;
  readonly orders: number;
  /** When the latest order was placed, ISO 8601 in UTC; `null` without orders. */
  readonly lastOrderAt: string | null;
  /** What the invoices of all orders come to, and what is left to pay of them; `null` without invoices. */
  readonly boughtCents: Cents | null;
  readonly balanceCents: Cents | null;
}

/** How many customers each list has. */
export type CustomerCounts = Readonly<Record<CustomerTab, number>>;

export interface CustomerListPage {
  readonly customers: readonly ListedCustomer[];
  readonly hasMore: boolean;
}

/** What all customers of a filter come to. */
export interface CustomerSums {
  readonly count: number;
  readonly boughtCents: Cents;
  readonly balanceCents: Cents;
}

export const CUSTOMERS_PER_PAGE = 25;

/** The longest search text, in characters. */
export const MAX_CUSTOMER_SEARCH = 200;

export const CUSTOMER_FILTER = {
  search: "search",
  tier: "tier",
  state: "status",
  kind: "kind",
  owes: "owes",
  sort: "sort",
  page: "page",
} as const;

export const customerPath = (key: string): string => `/admin/customers/${key}`;

/** Reads which customers to list from the query of the page's address; invalid values are ignored. */
export function readCustomerFilter(query: URLSearchParams): CustomerQuery {
  return {
    search: (query.get(CUSTOMER_FILTER.search) ?? "").trim().slice(0, MAX_CUSTOMER_SEARCH),
    tier: TIERS.find(({ id }) => id === query.get(CUSTOMER_FILTER.tier))?.id ?? null,
    state: ACCOUNT_STATES.find((state) => state === query.get(CUSTOMER_FILTER.state)) ?? null,
    kind: CUSTOMER_KINDS.find((kind) => kind === query.get(CUSTOMER_FILTER.kind)) ?? null,
    owes: query.get(CUSTOMER_FILTER.owes) === "yes",
    sort: readListSort(query.get(CUSTOMER_FILTER.sort), CUSTOMER_COLUMNS),
    page: readListPage(query.get(CUSTOMER_FILTER.page)),
  };
}

export function customerSearch(query: CustomerQuery): string {
  const written = new URLSearchParams();
  for (const name of ["search", "tier", "state", "kind"] as const) {
    if (query[name]) written.set(CUSTOMER_FILTER[name], query[name]);
  }
  if (query.owes) written.set(CUSTOMER_FILTER.owes, "yes");
  if (query.sort) written.set(CUSTOMER_FILTER.sort, listSortText(query.sort));
  if (query.page > 1) written.set(CUSTOMER_FILTER.page, String(query.page));
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
