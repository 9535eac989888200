import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { mailtoOf } from "~/base/addresses/email";
import { kindWords } from "~/house/audit/audit";
import type { FormProblem } from "~/house/forms/form-problem";
import { Button } from "~/house/ui/kit/button";
import { FilterSelect } from "~/house/ui/kit/filter-fields";
import { Moment } from "~/house/ui/kit/moment";
import { PageHeader } from "~/house/ui/kit/page-header";
import { TIERS, type TierId } from "~/trade/pricing/tiers";
import { BILLING_FORM_ID, CUSTOMER_FIELDS, type CustomerUpdate as Notice } from "../customer-forms";
import { accountWords, customerPath } from "../customer-list";
import type { CustomerRecords, TierEvent } from "../customer-records";
import { BillingForm } from "./billing-form";
import { CustomerNotes } from "./customer-notes";
import { CustomerNotice } from "./customer-notice";
import { CustomerOrders } from "./customer-orders";
import { CustomerWork } from "./customer-work";

interface CustomerPageProps {
  readonly customer: CustomerRecords;
  readonly changesTier: boolean;
  readonly notice: Notice | null;
  readonly reply: FormProblem | null;
}

/** One customer with everything that the shop knows; works without JavaScript. */
export function CustomerPage({ customer, changesTier, notice, reply }: CustomerPageProps) {
  const { key, name, email, phone, businessName, account, billing, notes, history } = customer;
  return (
    <>
      <PageHeader title={name} crumbs={[{ name: "Customers", to: "/admin/customers" }]}>
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

const OPTIONS = TIERS.map(({ id, label }) => ({ value: id, label }));

interface TierFormProps {
  readonly customerKey: string;
  readonly tier: TierId | null;
}

function TierForm({ customerKey, tier }: TierFormProps) {
  return (
    <Form method="post" action={customerPath(customerKey)} className="mt-4 flex flex-wrap items-end gap-4">
      <input type="hidden" name={CUSTOMER_FIELDS.intent} value="tier" />
      <FilterSelect text="New tier" name={CUSTOMER_FIELDS.tier} value={tier ?? ""} options={OPTIONS} />
      <Button type="submit" look="outline">
        Change tier
      </Button>
    </Form>
  );
}

interface CustomerHistoryProps {
  readonly history: readonly TierEvent[];
  readonly children: ReactNode;
}

function CustomerHistory({ history, children }: CustomerHistoryProps) {
  return (
    <section aria-labelledby="tier-heading">
      <h2 id="tier-heading" className="text-2xl">
        Tier
      </h2>
      {children}
      {history.length === 0 ? (
        <p className="mt-4">Nothing is recorded. Events are stored for a year.</p>
      ) : (
        <ol aria-label="Tier" className="mt-4 border-b border-stone-300">
          {history.map(({ id, at, kind, by }) => (
            <li key={id} className="border-t border-stone-300 py-3 wrap-anywhere">
              <span className="font-semibold">{kindWords(kind)}</span>
              {by && `, by ${by}`}
              <Moment at={at} className="block text-sm text-stone-700" />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
