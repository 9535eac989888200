import { Link } from "@remix-run/react";
import { mailtoOf } from "~/base/addresses/email";
import type { FormProblem } from "~/house/forms/form-problem";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { PageHeader } from "~/house/ui/kit/page-header";
import { BILLING_FORM_ID, type CustomerNotice as Notice } from "../customer-forms";
import { BillingForm } from "./billing-form";
import { CustomerHistory } from "./customer-history";
import { CustomerNotes } from "./customer-notes";
import { CustomerNotice } from "./customer-notice";
import { CustomerOrders } from "./customer-orders";
import type { CustomerRecords } from "./customer-records";
import { accountWords } from "./customer-words";
import { CustomerWork } from "./customer-work";
import { TierForm } from "./tier-form";

interface CustomerPageProps {
  readonly customer: CustomerRecords;
  /** Whether the tiers of accounts can be changed here. */
  readonly changesTier: boolean;
  /** What has just been done, according to the page's address. */
  readonly notice: Notice | null;
  /** Why a posted form changed nothing. */
  readonly reply: FormProblem | null;
}

/** One customer with everything that the shop knows; works without JavaScript. */
export function CustomerPage({ customer, changesTier, notice, reply }: CustomerPageProps) {
  const { key, name, email, phone, businessName, account, billing, notes, history } = customer;
  return (
    <>
      <PageHeader isPlain title={name}>
        <p className="wrap-anywhere">
          {businessName && `${businessName}. `}
          {accountWords(account?.tier ?? null, account?.state ?? null)}
          {account && !account.isConfirmed && ", address not confirmed"}.
        </p>
        <p className="flex flex-wrap gap-x-6 wrap-anywhere">
          <a href={mailtoOf(email)} className="link-padded">
            {email}
          </a>
          {phone && <span className="py-1">{phone}</span>}
          {account?.state === "pending" && (
            <Link to="/admin/accounts" className="link-padded">
              Decide on the account
            </Link>
          )}
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-6 md:py-8">
        <Breadcrumb crumbs={[{ name: "Customers", to: "/admin/customers" }]} current={name} />
        <CustomerNotice
          customerKey={key}
          notice={reply ? null : notice}
          problem={reply?.problem ?? null}
          notes={notes}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="lg:col-start-2">
            <CustomerNotes customerKey={key} notes={notes} />
          </div>
          <div className="space-y-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <CustomerOrders customerKey={key} list={customer.orders} />
            <CustomerWork customer={customer} />
          </div>
          <div className="space-y-10">
            <BillingForm customerKey={key} billing={billing} isRefused={reply?.formId === BILLING_FORM_ID} />
            {account && (
              <CustomerHistory history={history}>
                {changesTier && <TierForm key={account.tier} customerKey={key} tier={account.tier} />}
              </CustomerHistory>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
