import { TIERS, type TierId } from "~/trade/pricing/tiers";
import { type Account, DECISION_TAGS, type DecisionTag } from "./account";

/** The lists on the admin page of accounts: those waiting for a decision, and one for each decision. */
export const ACCOUNT_LIST_STATES = ["pending", ...DECISION_TAGS] as const;

export type AccountListState = (typeof ACCOUNT_LIST_STATES)[number];

/** Whether a text names one of these lists. */
export const isAccountListState = (text: string): text is AccountListState =>
  (ACCOUNT_LIST_STATES as readonly string[]).includes(text);

/** The tiers whose accounts need a decision. */
export const LISTED_TIERS = TIERS.filter(({ requiresApproval }) => requiresApproval);

/** Whether a text is the id of a tier whose accounts need a decision. */
export const isListedTier = (text: string): text is TierId => LISTED_TIERS.some(({ id }) => id === text);

/** The most accounts on one page. */
export const ACCOUNTS_PER_PAGE = 25;

/** The longest search text, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** Which accounts to list. */
export interface AccountListQuery {
  readonly state: AccountListState;
  /** `null` for every tier that needs an approval. */
  readonly tier: TierId | null;
  /** Part of a name, an e-mail address or a business, ignoring case; empty for all accounts. */
  readonly search: string;
  /** Where the previous page of the same query ended. */
  readonly after: string | null;
}

/** Who decided on an account, and when. */
export interface Decided {
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** The e-mail address of the admin; empty if that account was deleted. */
  readonly by: string;
}

/** An account in one of these lists. */
export interface ListedAccount extends PendingAccount {
  /** `null` while it waits, or if nobody recorded the decision. */
  readonly decided: Decided | null;
}

/** A page of one of these lists: pending accounts by longest wait first, decided ones by latest decision first. */
export interface AccountListPage {
  readonly accounts: readonly ListedAccount[];
  /** How many accounts match the query on all pages. */
  readonly total: number;
  /** Where the next page begins; `null` after the last one. */
  readonly next: string | null;
}

/** What an admin does to an account: makes a decision, or reverses one. */
export type AccountDecision = DecisionTag | "reopened";

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

/** An account that is waiting for a decision, as the admin's list shows it; unknown texts are empty. */
export interface PendingAccount extends Omit<Account, "tags" | "emailConfirmed"> {
  readonly phone: string;
  readonly businessName: string;
  /** The tier's label, or the provider's own tags. */
  readonly tier: string;
  /** ISO 8601 date and time, or `null` if the provider does not say. */
  readonly appliedAt: string | null;
}

/** The person's name, or the e-mail address of a person without one. */
export function nameOf({ firstName, lastName, email }: Pick<Account, "firstName" | "lastName" | "email">): string {
  return `${firstName} ${lastName}`.trim() || email;
}
