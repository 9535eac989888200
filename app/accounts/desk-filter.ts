import { type DeskQuery, isDeskState, isDeskTier, MAX_SEARCH_LENGTH } from "./account-desk";

/** The parameters of the page of accounts. */
export const DESK_FILTER = { state: "state", tier: "tier", search: "search", after: "after" } as const;

/** The longest position in a list that is read, in characters; the shop writes none as long. */
const MAX_PLACE = 200;

/** The query in an address; what it does not understand is left out. */
export function readDeskFilter(query: URLSearchParams): DeskQuery {
  const [state, tier] = [query.get(DESK_FILTER.state) ?? "", query.get(DESK_FILTER.tier) ?? ""];
  const after = query.get(DESK_FILTER.after);
  return {
    state: isDeskState(state) ? state : "pending",
    tier: isDeskTier(tier) ? tier : null,
    search: (query.get(DESK_FILTER.search) ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    after: after && after.length <= MAX_PLACE ? after : null,
  };
}
