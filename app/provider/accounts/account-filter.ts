import { type AccountListQuery, isAccountListState, isListedTier, MAX_SEARCH_LENGTH } from "./account-list";

/** The parameters of the page of accounts. */
export const ACCOUNT_FILTER = { state: "state", tier: "tier", search: "search", after: "after" } as const;

/** The longest position in a list that is accepted, in characters; the shop's own are shorter. */
const MAX_POSITION_LENGTH = 200;

/** Reads which accounts to list from the query of the page's address; invalid values are ignored. */
export function readAccountFilter(query: URLSearchParams): AccountListQuery {
  const [state, tier] = [query.get(ACCOUNT_FILTER.state) ?? "", query.get(ACCOUNT_FILTER.tier) ?? ""];
  const after = query.get(ACCOUNT_FILTER.after);
  return {
    state: isAccountListState(state) ? state : "pending",
    tier: isListedTier(tier) ? tier : null,
    search: (query.get(ACCOUNT_FILTER.search) ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    after: after && after.length <= MAX_POSITION_LENGTH ? after : null,
  };
}
