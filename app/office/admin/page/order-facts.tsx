import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { addressLines } from "~/base/addresses/address";
import { mailtoOf } from "~/base/addresses/email";
import { nameOfPerson } from "~/house/audit/audit";
import { Section } from "~/house/ui/kit/section";
import { customerPath } from "~/office/customers/customer-list";
import { type DetailGroup, detailFacts } from "~/ordering/orders/order-details";
import type { OrderFile } from "~/ordering/orders/order-file";
import { accountState, tierOf } from "~/provider/accounts/account";
import { CorrectionForm } from "./correction-form";

interface OrderFactsProps {
  readonly file: OrderFile;
  readonly refusedForm: string | null;
}

/** Who an order is for, where it goes, which account placed it, and the customer's notes. */
export function OrderFacts({ file, refusedForm }: OrderFactsProps) {
  const { preparedBy } = file;
  const { contact, address, quote } = file.order;
  return (
    <Section name="facts" title="Customer and delivery">
      <dl className="mt-4 space-y-4">
        <Fact term="Contact">
          <span className="block">
            {contact.firstName} {contact.lastName}
          </span>
          {contact.businessName && <span className="block">{contact.businessName}</span>}
          <a href={mailtoOf(contact.email)} className="link-padded">
            {contact.email}
          </a>
          <span className="block">{contact.phone}</span>
        </Fact>
        <Fact term="Account">
          <AccountWords file={file} />
        </Fact>
        <Fact term="Delivery address">{addressLines(address).join("\n")}</Fact>
        <DetailFacts file={file} group="delivery" />
        <DetailFacts file={file} group="names" />
        {quote && (
          <Fact term="Quote">
            {quote}
            {preparedBy && <span className="block">Made for a caller by {nameOfPerson(preparedBy)}</span>}
          </Fact>
        )}
        <DetailFacts file={file} group="notes" />
      </dl>
      <CorrectionForm file={file} refusedForm={refusedForm} />
    </Section>
  );
}

/** What was typed about an order; the other orders with the same PO number stand beside it. */
function DetailFacts({ file, group }: { readonly file: OrderFile; readonly group: DetailGroup }) {
  return detailFacts(file.order, group).map(({ name, term, text }) => (
    <Fact key={name} term={term}>
      {text}
      {name === "poNumber" && file.samePo && <SamePo numbers={file.samePo} />}
    </Fact>
  ));
}

function SamePo({ numbers }: { readonly numbers: readonly string[] }) {
  return (
    <span className="block font-semibold">
      Also on{" "}
      {numbers.map((number, place) => (
        <Fragment key={number}>
          {place > 0 && ", "}
          <Link to={`/admin/orders/${number}`} className="inline-block py-2 link">
            {number}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-stone-600">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

const ACCOUNT_WORDS = {
  active: "",
  pending: "waiting for approval",
  approved: "approved",
  rejected: "rejected",
} as const;

/** The account with its tier, and links to the customer's page and to its approval. */
function AccountWords({ file: { account, customerKey, order } }: { readonly file: OrderFile }) {
  const state = accountState(account?.tags ?? []);
  const words = [tierOf(account?.tags ?? [])?.label ?? "No tier", ACCOUNT_WORDS[state]].filter(Boolean).join(", ");
  return (
    <>
      {account ? (
        <>
          {account.email !== order.contact.email && <span className="block">{account.email}</span>}
          {words}
        </>
      ) : (
        "Guest, without an account"
      )}
      {account && state === "pending" && (
        <span className="block">
          <Link to="/admin/accounts" className="link-padded">
            Decide on the account
          </Link>
        </span>
      )}
      {customerKey && (
        <span className="block">
          <Link to={customerPath(customerKey)} className="link-padded">
            Customer’s page
          </Link>
        </span>
      )}
    </>
  );
}
