import { mayOpen, type Role } from "~/provider/accounts/roles";
import type { PillWords } from "./order-list";

/** The results page, and the query parameter with the search text. */
export const ADMIN_SEARCH = "/admin/search";
export const ADMIN_SEARCH_TEXT = "q";

/** The longest search text, in characters. */
export const MAX_ADMIN_SEARCH = 100;

/** The most results of each kind. */
export const RESULTS_SHOWN = 10;

type SearchLabel = "Search orders, customers and styles" | "Search orders by number" | "Search styles";

/** The name of the search box for a role: what it can find. */
export function searchLabel(role: Role): SearchLabel {
  if (mayOpen(role, "customers")) return "Search orders, customers and styles";
  return mayOpen(role, "work-orders") ? "Search orders by number" : "Search styles";
}

/** The search text, trimmed and without control characters. */
export function readAdminSearch(query: URLSearchParams): string {
  const typed = (query.get(ADMIN_SEARCH_TEXT) ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  return [...typed].slice(0, MAX_ADMIN_SEARCH).join("").trim();
}

/** A search result. */
export interface Result {
  readonly title: string;
  readonly to: string;
  /** What distinguishes it from other results. */
  readonly detail: string;
  readonly pill?: PillWords;
  /** What it was found by, if nothing else says that; such as "PO 4471". */
  readonly why?: string;
}

/** The results of one kind, the best or newest first. */
export interface ResultList {
  readonly title: "Pieces" | "Orders" | "Quotes" | "Customers" | "Styles";
  readonly results: readonly Result[];
  /** The page with all results; `null` if all are here, or there is no such page. */
  readonly more: string | null;
  /** Whether the database or the provider was unavailable. */
  readonly isUnavailable: boolean;
}
