import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { FilterSearch, FilterSelect } from "~/house/ui/kit/filter-fields";
import {
  ACCOUNT_FILTER,
  ACCOUNT_LIST_STATES,
  type AccountListQuery,
  type AccountListState,
  LISTED_TIERS,
  MAX_SEARCH_LENGTH,
} from "~/provider/accounts/account-list";
import { PageTurn } from "./page-turn";

const STATE_WORDS: Readonly<Record<AccountListState, string>> = {
  pending: "Waiting",
  approved: "Approved",
  rejected: "Rejected",
};

/** Which accounts the page lists. */
export function AccountFilter({ query }: { readonly query: AccountListQuery }) {
  return (
    <Form method="get" className="flex flex-wrap items-end gap-4">
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
      <Button type="submit">Show</Button>
    </Form>
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
  const fields = { [ACCOUNT_FILTER.state]: state, [ACCOUNT_FILTER.tier]: tier ?? "", [ACCOUNT_FILTER.search]: search };
  return (
    <nav aria-label="Pages of accounts" className="mt-6 flex flex-wrap gap-3">
      {query.after !== null && <PageTurn fields={fields} label="First page" />}
      {next !== null && <PageTurn fields={{ ...fields, [ACCOUNT_FILTER.after]: next }} label="Next page" />}
    </nav>
  );
}
