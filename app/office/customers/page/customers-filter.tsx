import { Link } from "@remix-run/react";
import { FilterForm, FilterSearch, FilterSelect } from "~/house/ui/kit/filter-fields";
import { ACCOUNT_STATES } from "~/provider/accounts/account";
import { TIERS } from "~/trade/pricing/tiers";
import { CUSTOMER_FILTER, CUSTOMER_STATE_WORDS, type CustomerQuery, MAX_CUSTOMER_SEARCH } from "../customer-list";

const KINDS = [
  { value: "account", label: "With an account" },
  { value: "guest", label: "Guests" },
];

interface CustomersFilterProps {
  readonly query: CustomerQuery;
  readonly isChosen: boolean;
}

/** The form that chooses which customers are shown; its fields become the page's query. */
export function CustomersFilter({ query: { search, tier, state, kind }, isChosen }: CustomersFilterProps) {
  return (
    // The key resets the fields whenever the filter changes, including by the browser's Back.
    <FilterForm
      key={[search, tier, state, kind].join("\n")}
      action="/admin/customers"
      role="search"
      aria-label="Customers"
      all={isChosen ? "/admin/customers" : null}
      more={
        <Link to="/admin/accounts" className="link-tall">
          Applications
        </Link>
      }
    >
      <FilterSearch
        text="Search customers"
        name={CUSTOMER_FILTER.search}
        defaultValue={search}
        maxLength={MAX_CUSTOMER_SEARCH}
        spellCheck={false}
      />
      <FilterSelect
        text="Tier"
        name={CUSTOMER_FILTER.tier}
        value={tier ?? ""}
        all="All tiers"
        options={TIERS.map(({ id, label }) => ({ value: id, label }))}
      />
      <FilterSelect
        text="Status"
        name={CUSTOMER_FILTER.state}
        value={state ?? ""}
        all="Any status"
        options={ACCOUNT_STATES.map((one) => ({ value: one, label: CUSTOMER_STATE_WORDS[one] }))}
      />
      <FilterSelect text="Account" name={CUSTOMER_FILTER.kind} value={kind ?? ""} all="Everyone" options={KINDS} />
    </FilterForm>
  );
}
