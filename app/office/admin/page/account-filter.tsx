import { pagesOfTrail } from "~/house/forms/list-query";
import { FilterSelect } from "~/house/ui/kit/filter-fields";
import { ListFilter } from "~/house/ui/kit/list-filter";
import { ListTurns } from "~/house/ui/kit/list-pages";
import { ListTabs } from "~/house/ui/kit/work-list";
import {
  ACCOUNT_FILTER,
  ACCOUNT_LIST_STATES,
  type AccountFilter,
  type AccountListState,
  accountSearch,
  LISTED_TIERS,
  MAX_SEARCH_LENGTH,
} from "~/provider/accounts/account-list";

const STATE_WORDS: Readonly<Record<AccountListState, string>> = {
  pending: "Waiting",
  approved: "Approved",
  rejected: "Rejected",
};

const EVERY_ACCOUNT = { tier: null, search: "", trail: [] } as const;

const pathOf = (filter: Omit<AccountFilter, "after">): string => {
  const search = accountSearch(filter);
  return search === "" ? "/admin/accounts" : `/admin/accounts?${search}`;
};

interface AccountFilterProps {
  readonly query: AccountFilter;
  /** How many accounts match. */
  readonly total: number;
}

/** Which accounts the page lists. */
export function AccountsFilter({ query, total }: AccountFilterProps) {
  const { state, tier, search } = query;
  const isChosen = tier !== null || search !== "";
  return (
    <div className="space-y-4">
      <ListTabs
        label="Accounts by state"
        tabs={ACCOUNT_LIST_STATES.map((one) => ({
          label: STATE_WORDS[one],
          to: pathOf({ ...EVERY_ACCOUNT, state: one }),
          isHere: one === state,
          count: one === state && !isChosen ? total : null,
        }))}
      />
      <ListFilter
        action="/admin/accounts"
        chosen={[state, tier, search]}
        search={{
          text: "Name, e-mail or business",
          name: ACCOUNT_FILTER.search,
          value: search,
          most: MAX_SEARCH_LENGTH,
        }}
        passed={{ [ACCOUNT_FILTER.state]: state }}
        count={tier === null ? 0 : 1}
        all={isChosen ? pathOf({ ...EVERY_ACCOUNT, state }) : null}
        what="accounts"
      >
        <FilterSelect
          text="Tier"
          name={ACCOUNT_FILTER.tier}
          value={tier ?? ""}
          all="All tiers"
          options={LISTED_TIERS.map(({ id, label }) => ({ value: id, label }))}
        />
      </ListFilter>
    </div>
  );
}

interface AccountTurnsProps {
  readonly query: AccountFilter;
  /** Where the next page begins; `null` on the last page. */
  readonly next: string | null;
}

/** Links to the other pages of a list, with its filter. */
export const AccountTurns = ({ query, next }: AccountTurnsProps) => (
  <ListTurns pages={pagesOfTrail(query.trail, next, (trail) => pathOf({ ...query, trail }))} />
);
