import { accountPages } from "~/accounts/page/account-pages";
import type { Order } from "~/orders/order";
import type { TakenAgain } from "~/orders/take-again";
import type { ShopTerms } from "~/pricing/price-terms";
import { IntoCart } from "~/sharing/page/into-cart";
import { OrderThese } from "~/sharing/page/order-these";
import { TakenLines } from "~/sharing/page/taken-lines";
import { Breadcrumb } from "~/ui/kit/breadcrumb";
import { ButtonLink } from "~/ui/kit/button";
import { dateText } from "~/ui/kit/moment-text";
import { PageHeader } from "~/ui/kit/page-header";
import { ShopTermsContext } from "~/ui/kit/shop-terms";

interface ReorderPageProps extends TakenAgain, Pick<Order, "number" | "placedAt" | "jobName"> {
  /** The customer's price terms today. */
  readonly terms: ShopTerms;
}

/** An earlier order at today's prices, to add to the cart. */
export function ReorderPage({ number, placedAt, jobName, terms, lines, changes }: ReorderPageProps) {
  const title = `Reorder ${number}`;
  return (
    <>
      <PageHeader title={title}>
        <p>
          {jobName && `${jobName}. `}Placed on <time dateTime={placedAt}>{dateText(placedAt)}</time>.{" "}
          {changes.length === 0 && lines.length > 0 && "Prices have not changed since then."}
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb
          crumbs={[
            { name: "Dashboard", to: "/account/dashboard" },
            { name: accountPages.reorder.title, to: accountPages.reorder.to },
          ]}
          current={title}
        />
        <ShopTermsContext.Provider value={terms}>
          <TakenLines lines={lines} changes={changes} />
        </ShopTermsContext.Provider>
        {lines.length > 0 ? (
          <div className="flex flex-wrap gap-3">
            <IntoCart lines={lines} job={jobName} />
            <OrderThese lines={lines} />
          </div>
        ) : (
          <ButtonLink to="/shop">Browse door styles</ButtonLink>
        )}
      </div>
    </>
  );
}
