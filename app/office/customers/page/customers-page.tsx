import { Link } from "@remix-run/react";
import { counted } from "~/base/text/counts";
import { nextSort, pagesOfNumber } from "~/house/forms/list-query";
import { listSums, signedText } from "~/house/invoices/invoice-words";
import { ButtonLink } from "~/house/ui/kit/button";
import { EmptyList, NOTHING_WAITS } from "~/house/ui/kit/empty-list";
import { ListTurns } from "~/house/ui/kit/list-pages";
import { MomentDay } from "~/house/ui/kit/moment";
import { PageHeader } from "~/house/ui/kit/page-header";
import { columnSort, ListSum, ListTabs, type WorkColumn, WorkList } from "~/house/ui/kit/work-list";
import { CALLERS_PATH } from "~/ordering/quotes/caller";
import { type Cents, formatCents } from "~/trade/measure/money";
import {
  accountWords,
  CUSTOMER_TABS,
  type CustomerCounts,
  type CustomerListPage,
  type CustomerQuery,
  type CustomerSums,
  type CustomerTab,
  customerPath,
  customerSearch,
  customerTab,
  EVERY_CUSTOMER,
  type ListedCustomer,
} from "../customer-list";
import { CustomersFilter } from "./customers-filter";

interface CustomersPageProps extends CustomerListPage {
  readonly query: CustomerQuery;
  /** What all customers of the list come to; `null` if nobody added them up. */
  readonly sums: CustomerSums | null;
  readonly counts: CustomerCounts;
  /** Where the provider shows all accounts, if they are managed elsewhere; otherwise `null`. */
  readonly elsewhere: string | null;
}

const TAB_LABELS: Readonly<Record<CustomerTab, string>> = {
  all: "All",
  account: "With an account",
  guest: "Guests",
  pending: "Waiting for approval",
  owes: "Balance due",
};

const TABS = Object.keys(TAB_LABELS) as readonly CustomerTab[];

const pathOf = (query: CustomerQuery): string => {
  const search = customerSearch(query);
  return search === "" ? "/admin/customers" : `/admin/customers?${search}`;
};

/** One page of everybody who has an account or has ordered; each links to the customer's page. */
export function CustomersPage({ query, customers, hasMore, sums, counts, elsewhere }: CustomersPageProps) {
  const here = customerTab(query);
  const isChosen = pathOf({ ...query, sort: null, page: 1 }) !== pathOf({ ...EVERY_CUSTOMER, ...CUSTOMER_TABS[here] });
  return (
    <>
      <PageHeader title="Customers" />
      <div className="wrap space-y-4 py-4">
        <ListTabs
          label="Customers by kind"
          tabs={TABS.map((tab) => ({
            label: TAB_LABELS[tab],
            to: pathOf({ ...EVERY_CUSTOMER, ...CUSTOMER_TABS[tab] }),
            isHere: tab === here,
            count: counts[tab],
          }))}
        />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <CustomersFilter query={query} isChosen={isChosen} />
          <p className="flex flex-wrap items-center gap-3">
            <Link to="/admin/accounts" className="link-tall">
              Applications
            </Link>
            <NewOrder />
          </p>
        </div>
        {customers.length > 0 ? (
          <CustomersTable customers={customers} query={query} />
        ) : (
          <NoCustomers tab={here} isChosen={isChosen} page={query.page} />
        )}
        {sums && customers.length > 0 && (
          <ListSum>{listSums(counted(sums.count, "customer"), "bought", sums.boughtCents, sums.balanceCents)}</ListSum>
        )}
        <ListTurns pages={pagesOfNumber(query.page, hasMore, (page) => pathOf({ ...query, page }))} />
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

const NewOrder = () => (
  <ButtonLink to={CALLERS_PATH} look="outline">
    Order for a caller
  </ButtonLink>
);

const centsText = (cents: Cents | null) => (cents === null ? "-" : signedText(cents));

function columnsOf(query: CustomerQuery): [WorkColumn<ListedCustomer>, ...WorkColumn<ListedCustomer>[]] {
  const sortBy = (by: "customer" | "balance") =>
    columnSort(query.sort, by, pathOf({ ...query, page: 1, sort: nextSort(query.sort, by) }));
  return [
    { title: "Customer", cell: (customer) => <Who customer={customer} />, sort: sortBy("customer") },
    { title: "Business", cell: ({ businessName }) => <Wrapped text={businessName} />, onPhone: "second line" },
    { title: "Place", cell: ({ place }) => <Wrapped text={place} />, onPhone: "second line" },
    { title: "Account", cell: ({ tier, state }) => accountWords(tier, state) },
    { title: "Orders", cell: ({ orders }) => orders, isNumber: true },
    {
      title: "Last order",
      cell: ({ lastOrderAt }) => (lastOrderAt ? <MomentDay at={lastOrderAt} /> : "-"),
      isNumber: true,
    },
    {
      title: "Total bought",
      cell: ({ boughtCents }) => (boughtCents === null ? "-" : formatCents(boughtCents)),
      isNumber: true,
    },
    {
      title: "Balance",
      cell: ({ balanceCents }) => centsText(balanceCents),
      isNumber: true,
      sort: sortBy("balance"),
      onPhone: "first line",
    },
  ];
}

const Wrapped = ({ text }: { readonly text: string }) =>
  text === "" ? <span className="wide">-</span> : <span className="wrap-anywhere">{text}</span>;

const CustomersTable = ({ customers, query }: Pick<CustomersPageProps, "customers" | "query">) => (
  <WorkList
    caption={query.sort ? "Customers" : "Customers, newest first"}
    rows={customers}
    keyOf={({ key }) => key}
    columns={columnsOf(query)}
  />
);

function Who({ customer: { key, name, email } }: { readonly customer: ListedCustomer }) {
  return (
    <span className="wrap-anywhere">
      <Link to={customerPath(key)} className="link-padded">
        {name}
      </Link>
      {name !== email && <span className="rest"> {email}</span>}
    </span>
  );
}

interface NoCustomersProps {
  readonly tab: CustomerTab;
  readonly isChosen: boolean;
  readonly page: number;
}

function NoCustomers({ tab, isChosen, page }: NoCustomersProps) {
  if (page > 1) return <EmptyList title="No more customers." />;
  if (isChosen) {
    return (
      <EmptyList title="No customers match.">
        Search for a shorter part of the name, or remove the other filters.
      </EmptyList>
    );
  }
  if (tab === "pending" || tab === "owes") return <EmptyList title={NOTHING_WAITS} />;
  return <EmptyList title="No customers yet." action={<NewOrder />} />;
}
