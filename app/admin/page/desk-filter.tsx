import { Form } from "@remix-run/react";
import { DESK_STATES, DESK_TIERS, type DeskQuery, type DeskState, MAX_SEARCH_LENGTH } from "~/accounts/account-desk";
import { DESK_FILTER } from "~/accounts/desk-filter";
import { Button } from "~/ui/kit/button";
import { FilterSearch, FilterSelect } from "./filter-fields";
import { PageTurn } from "./page-turn";

const STATE_WORDS: Readonly<Record<DeskState, string>> = {
  pending: "Waiting",
  approved: "Approved",
  rejected: "Rejected",
};

/** Which accounts the page lists. */
export function DeskFilter({ query }: { readonly query: DeskQuery }) {
  return (
    <Form method="get" className="flex flex-wrap items-end gap-4">
      <FilterSelect
        text="List"
        name={DESK_FILTER.state}
        value={query.state}
        options={DESK_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] }))}
        className="sm:max-w-xs"
      />
      <FilterSelect
        text="Tier"
        name={DESK_FILTER.tier}
        value={query.tier ?? ""}
        all="All tiers"
        options={DESK_TIERS.map(({ id, label }) => ({ value: id, label }))}
        className="sm:max-w-xs"
      />
      <FilterSearch
        text="Name, e-mail or business"
        name={DESK_FILTER.search}
        defaultValue={query.search}
        maxLength={MAX_SEARCH_LENGTH}
      />
      <Button type="submit">Show</Button>
    </Form>
  );
}

interface DeskTurnsProps {
  readonly query: DeskQuery;
  /** Where the next page begins; `null` on the last page. */
  readonly next: string | null;
}

/** Links to the other pages of a list, with its filter. */
export function DeskTurns({ query, next }: DeskTurnsProps) {
  if (query.after === null && next === null) return null;
  const { state, tier, search } = query;
  const fields = { [DESK_FILTER.state]: state, [DESK_FILTER.tier]: tier ?? "", [DESK_FILTER.search]: search };
  return (
    <nav aria-label="Pages of accounts" className="mt-6 flex flex-wrap gap-3">
      {query.after !== null && <PageTurn fields={fields} label="First page" />}
      {next !== null && <PageTurn fields={{ ...fields, [DESK_FILTER.after]: next }} label="Next page" />}
    </nav>
  );
}
