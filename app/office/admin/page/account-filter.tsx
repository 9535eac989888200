import { FilterForm, FilterSearch, FilterSelect } from "~/house/ui/kit/filter-fields";
import { PageButtons } from "~/house/ui/kit/list-pages";
import {
  ACCOUNT_FILTER,
  ACCOUNT_LIST_STATES,
  type AccountListQuery,
  type AccountListState,
  LISTED_TIERS,
  MAX_SEARCH_LENGTH,
} from "~/provider/accounts/account-list";

const STATE_WORDS: Readonly<Record<AccountListState, string>> = {
  pending: "Waiting",
  approved: "Approved",
  rejected: "Rejected",
};

/** Which accounts the page lists. */
export function AccountFilter({ query }: { readonly query: AccountListQuery }) {
  return (
    <FilterForm>
      <FilterSelect
        text="List"
        name={ACCOUNT_FILTER.state}
        value={query.state}
        options={ACCOUNT_LIST_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] }))}
        className="sm:max-w-xs"
      />
      <FilterSelect
        text="Tier"
        name={ACCOUNT_FILTER.tier}
        value={query.tier ?? ""}
        all="All tiers"
        options={LISTED_TIERS.map(({ id, label }) => ({ value: id, label }))}
        className="sm:max-w-xs"
      />
      <FilterSearch
        text="Name, e-mail or business"
        name={ACCOUNT_FILTER.search}
        defaultValue={query.search}
        maxLength={MAX_SEARCH_LENGTH}
      />
    </FilterForm>
  );
}

interface AccountTurnsProps {
  readonly query: AccountListQuery;
  /** Where the next page begins; `null` on the last page. */
  readonly next: string | null;
}

/** Links to the other pages of a list, with its filter. */
export function AccountTurns({ query, next }: AccountTurnsProps) {
  if (query.after === null && next === null) return null;
  const { state, tier, search } = query;
  return (
    <PageButtons
      label="Pages of accounts"
      fields={{
        [ACCOUNT_FILTER.state]: state,
        [ACCOUNT_FILTER.tier]: tier ?? undefined,
        [ACCOUNT_FILTER.search]: search || undefined,
      }}
      after={{ name: ACCOUNT_FILTER.after, here: query.after, next }}
    />
  );
}
