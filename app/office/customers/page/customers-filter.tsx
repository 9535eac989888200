import { FilterSelect } from "~/house/ui/kit/filter-fields";
import { ListFilter } from "~/house/ui/kit/list-filter";
import { ACCOUNT_STATES } from "~/provider/accounts/account";
import { TIERS } from "~/trade/pricing/tiers";
import {
  CUSTOMER_FILTER,
  CUSTOMER_STATE_WORDS,
  type CustomerQuery,
  customerTab,
  MAX_CUSTOMER_SEARCH,
} from "../customer-list";

interface CustomersFilterProps {
  readonly query: CustomerQuery;
  readonly isChosen: boolean;
}

/** The form that chooses which customers are shown; its fields become the page's query. */
export function CustomersFilter({ query, isChosen }: CustomersFilterProps) {
  const { search, tier, state, kind, owes } = query;
  const isPendingTab = customerTab(query) === "pending";
  return (
    <ListFilter
      action="/admin/customers"
      label="Customers"
      chosen={[search, tier, state, kind, String(owes)]}
      search={{ text: "Search customers", name: CUSTOMER_FILTER.search, value: search, most: MAX_CUSTOMER_SEARCH }}
      passed={{
        [CUSTOMER_FILTER.kind]: kind ?? undefined,
        [CUSTOMER_FILTER.owes]: owes ? "yes" : undefined,
        [CUSTOMER_FILTER.state]: isPendingTab ? "pending" : undefined,
      }}
      count={[tier, isPendingTab ? null : state].filter(Boolean).length}
      all={isChosen ? "/admin/customers" : null}
      what="customers"
    >
      <FilterSelect
        text="Tier"
        name={CUSTOMER_FILTER.tier}
        value={tier ?? ""}
        all="All tiers"
        options={TIERS.map(({ id, label }) => ({ value: id, label }))}
      />
      {!isPendingTab && (
        <FilterSelect
          text="Status"
          name={CUSTOMER_FILTER.state}
          value={state ?? ""}
          all="Any status"
          options={ACCOUNT_STATES.map((one) => ({ value: one, label: CUSTOMER_STATE_WORDS[one] }))}
        />
      )}
    </ListFilter>
  );
}
