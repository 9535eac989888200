import { mayOpen, type Role } from "~/people/roles";

/** The page of what was found, and the parameter for what was asked. */
export const ADMIN_SEARCH = "/admin/search";
export const ADMIN_SEARCH_TEXT = "q";

/** The longest search text, in characters. */
export const MAX_ADMIN_SEARCH = 100;

/** The most results of each kind. */
export const RESULTS_SHOWN = 10;

export type SearchLabel = "Search orders, customers and styles" | "Search orders by number" | "Search styles";

/** What a role finds, as the name of the search box. */
export function searchLabel(role: Role): SearchLabel {
  if (mayOpen(role, "customers")) return "Search orders, customers and styles";
  return mayOpen(role, "work-orders") ? "Search orders by number" : "Search styles";
}

/** What was asked, without control characters and surrounding space. */
export function readAdminSearch(query: URLSearchParams): string {
  const typed = (query.get(ADMIN_SEARCH_TEXT) ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  return [...typed].slice(0, MAX_ADMIN_SEARCH).join("").trim();
}

/** Something that was found. */
export interface Result {
  /** What its link says. */
  readonly title: string;
  readonly to: string;
  /** What tells it apart from others. */
  readonly detail: string;
}

/** The results of one kind, the best or newest first. */
export interface ResultList {
  readonly title: "Orders" | "Quotes" | "Customers" | "Styles";
  readonly results: readonly Result[];
  /** The list that has the others; `null` if there are no others, or no such list. */
  readonly more: string | null;
  /** Whether the database or the provider could not be asked. */
  readonly isUnavailable: boolean;
}
