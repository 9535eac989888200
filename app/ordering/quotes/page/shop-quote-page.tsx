import { Link } from "@remix-run/react";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { MomentDay } from "~/house/ui/kit/moment";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { Quote, QuoteState } from "../quote";
import { QuoteLines } from "./quote-lines";
import { stateText } from "./quote-words";

const CUSTOMERS = { name: "Customers", to: "/admin/customers" } as const;

interface ShopQuotePageProps {
  readonly quote: Quote;
  readonly state: QuoteState;
  readonly customer: { readonly name: string; readonly to: string } | null;
}

/** A customer's quote, for the people who run the shop: only its customer can order it or remove it. */
export function ShopQuotePage({ quote, state, customer }: ShopQuotePageProps) {
  const { number, jobName, madeAt, orderedAs } = quote;
  const title = `Quote ${number}`;
  return (
    <>
      <PageHeader title={title}>
        <p className="wrap-anywhere">
          {jobName && `${jobName}. `}
          {stateText(quote, state)}. Made <MomentDay at={madeAt} isWithin />
          {customer && ` for ${customer.name}`}.
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-6 md:py-8">
        <Breadcrumb crumbs={customer ? [CUSTOMERS, customer] : [CUSTOMERS]} current={title} />
        {orderedAs && (
          <p>
            <Link to={`/admin/orders/${orderedAs}`} className="link-padded">
              Order {orderedAs}
            </Link>
          </p>
        )}
        <div className="max-w-4xl">
          <QuoteLines quote={quote} />
        </div>
      </div>
    </>
  );
}
