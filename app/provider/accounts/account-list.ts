import { readTrail } from "~/house/forms/list-query";
import { TIERS, type TierId } from "~/trade/pricing/tiers";
import { type Account, DECISION_TAGS, type DecisionTag } from "./account";

export const ACCOUNT_LIST_STATES = ["pending", ...DECISION_TAGS] as const;

export type AccountListState = (typeof ACCOUNT_LIST_STATES)[number];

const isAccountListState = (text: string): text is AccountListState =>
  (ACCOUNT_LIST_STATES as readonly string[]).includes(text);

export const LISTED_TIERS = TIERS.filter(({ requiresApproval }) => requiresApproval);

const isListedTier = (text: string): text is TierId => LISTED_TIERS.some(({ id }) => id === text);

export const ACCOUNTS_PER_PAGE = 25;

export const MAX_SEARCH_LENGTH = 200;

export interface AccountListQuery {
  readonly state: AccountListState;
  /** `null` for every tier that needs an approval. */
  readonly tier: TierId | null;
  readonly search: string;
  readonly after: string | null;
}

export interface AccountFilter extends AccountListQuery {
  /** Where each page before this one ends, the nearest last. */
  readonly trail: readonly string[];
}

export interface Decided {
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** The e-mail address of the admin; empty if that account was deleted. */
  readonly by: string;
}

export interface ListedAccount extends PendingAccount {
  /** `null` while it waits, or if nobody recorded the decision. */
  readonly decided: Decided | null;
}

export interface AccountListPage {
  readonly accounts: readonly ListedAccount[];
  readonly total: number;
  readonly next: string | null;
}

export type AccountDecision = DecisionTag | "reopened";

export const ACCOUNT_FILTER = { state: "state", tier: "tier", search: "search", after: "after" } as const;

const MAX_POSITION_LENGTH = 200;

export function readAccountFilter(query: URLSearchParams): AccountFilter {
  const [state, tier] = [query.get(ACCOUNT_FILTER.state) ?? "", query.get(ACCOUNT_FILTER.tier) ?? ""];
  const trail = readTrail(query, ACCOUNT_FILTER.after, (text) => text !== "" && text.length <= MAX_POSITION_LENGTH);
  return {
    state: isAccountListState(state) ? state : "pending",
    tier: isListedTier(tier) ? tier : null,
    search: (query.get(ACCOUNT_FILTER.search) ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    after: trail.at(-1) ?? null,
    trail,
  };
}

/** A filter as a query, which reads as the same filter. */
export function accountSearch({ state, tier, search, trail }: Omit<AccountFilter, "after">): string {
  const query = new URLSearchParams();
  if (state !== "pending") query.set(ACCOUNT_FILTER.state, state);
  if (tier !== null) query.set(ACCOUNT_FILTER.tier, tier);
  if (search !== "") query.set(ACCOUNT_FILTER.search, search);
  for (const place of trail) query.append(ACCOUNT_FILTER.after, place);
  return query.toString();
}

export interface PendingAccount extends Omit<Account, "tags" | "emailConfirmed"> {
  readonly phone: string;
  readonly businessName: string;
  readonly tier: string;
  /** ISO 8601 date and time, or `null` if the provider does not say. */
  readonly appliedAt: string | null;
}

export function nameOf({ firstName, lastName, email }: Pick<Account, "firstName" | "lastName" | "email">): string {
  return `${firstName} ${lastName}`.trim() || email;
}
