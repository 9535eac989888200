import { type AccountListQuery, isAccountListState, isListedTier, MAX_SEARCH_LENGTH } from "./account-list";

/** The parameters of the page of accounts. */
export const ACCOUNT_FILTER = { state: "state", tier: "tier", search: "search", after: "after" } as const;

/** The longest position in a list that is read, in characters; the shop writes none as long. */
const MAX_PLACE = 200;

/** The query in an address; what it does not understand is left out. */
export function readAccountFilter(query: URLSearchParams): AccountListQuery {
  const [state, tier] = [query.get(ACCOUNT_FILTER.state) ?? "", query.get(ACCOUNT_FILTER.tier) ?? ""];
  const after = query.get(ACCOUNT_FILTER.after);
  return {
    state: isAccountListState(state) ? state : "pending",
    tier: isListedTier(tier) ? tier : null,
    search: (query.get(ACCOUNT_FILTER.search) ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    after: after && after.length <= MAX_PLACE ? after : null,
  };
}
