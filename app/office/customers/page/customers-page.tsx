import { Link } from "@remix-run/react";
import { DataTable } from "~/house/ui/kit/data-table";
import { PageLinks } from "~/house/ui/kit/list-pages";
import { dateText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import {
  accountWords,
  type CustomerListPage,
  type CustomerQuery,
  customerPath,
  customerSearch,
  EVERY_CUSTOMER,
  type ListedCustomer,
} from "../customer-list";
import { CustomersFilter } from "./customers-filter";

interface CustomersPageProps extends CustomerListPage {
  readonly query: CustomerQuery;
  /** Where the provider shows all accounts, if they are managed elsewhere; otherwise `null`. */
  readonly elsewhere: string | null;
}

export function CustomersPage({ query, customers, next, elsewhere }: CustomersPageProps) {
  const isChosen = customerSearch({ ...query, after: null }) !== "";
  return (
    <>
      <PageHeader title="Customers">
        <p>Everyone who has an account or has ordered.</p>
      </PageHeader>
      <div className="wrap space-y-8 py-6 md:py-8">
        <CustomersFilter query={query} isChosen={isChosen} />
        {customers.length > 0 ? <CustomersTable customers={customers} /> : <NoCustomers isChosen={isChosen} />}
        <Turns query={query} next={next} />
        {elsewhere && (
          <p>
            Accounts are managed elsewhere. This list has only those whose owners have signed in here.{" "}
            <a href={elsewhere} className="link">
              See all accounts
            </a>
          </p>
        )}
      </div>
    </>
  );
}

const HEAD = ["Customer", "Business", "Email", "Account", "Orders", "Last order"] as const;

function CustomersTable({ customers }: Pick<CustomersPageProps, "customers">) {
  const names = new Map(customers.map(({ key, name }) => [key, name]));
  return (
    <DataTable
      caption="Newest customers first"
      head={HEAD}
      rows={customers.map((customer) => [customer.key, ...cellsOf(customer).map((cell) => cell || "None")])}
      showName={(key) => (
        <Link to={customerPath(key)} className="inline-block py-1 wrap-anywhere link">
          {names.get(key)}
        </Link>
      )}
      cellClassName="wrap-anywhere"
    />
  );
}

function cellsOf({ businessName, email, tier, state, orders, lastOrderAt }: ListedCustomer): readonly string[] {
  return [businessName, email, accountWords(tier, state), String(orders), lastOrderAt ? dateText(lastOrderAt) : ""];
}

function NoCustomers({ isChosen }: { readonly isChosen: boolean }) {
  if (!isChosen) return <p className="font-serif text-2xl">Nobody has an account or has ordered yet.</p>;
  return (
    <div>
      <p className="font-serif text-2xl">No customers match.</p>
      <p className="mt-2">Search for a shorter part of the name, or remove the other filters.</p>
    </div>
  );
}

function Turns({ query, next }: Pick<CustomersPageProps, "query" | "next">) {
  const pageAt = (after: string | null) => {
    const search = customerSearch({ ...query, after });
    return `/admin/customers${search && `?${search}`}`;
  };
  return (
    <PageLinks
      label="Pages of customers"
      links={[
        query.after !== null && { label: "First page", to: pageAt(EVERY_CUSTOMER.after) },
        next !== null && { label: "Next page", to: pageAt(next) },
      ]}
    />
  );
}
