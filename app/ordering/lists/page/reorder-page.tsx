import type { ComponentProps } from "react";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { ButtonLink } from "~/house/ui/kit/button";
import { dateText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import type { Order } from "~/ordering/orders/order";
import { TakenChanges } from "~/ordering/orders/page/taken-changes";
import type { TakenAgain } from "~/ordering/orders/take-again";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import type { PieceChoices } from "../chosen-pieces";
import { ChosenPieces } from "./chosen-pieces";

interface ReorderPageProps extends TakenAgain, Pick<Order, "number" | "placedAt" | "jobName"> {
  /** The customer's price terms today. */
  readonly terms: ShopTerms;
  /** Whether the order was a remake, made at no charge. */
  readonly isFree: boolean;
  /** What was chosen before JavaScript ran, or `null`. */
  readonly posted: PieceChoices | null;
  /** The pages above this one. */
  readonly crumbs: ComponentProps<typeof Breadcrumb>["crumbs"];
}

/** An earlier order at today's prices: its pieces are chosen, and added to the cart or ordered. */
export function ReorderPage(props: ReorderPageProps) {
  const { number, placedAt, jobName, terms, isFree, lines, changes, posted, crumbs } = props;
  const title = `Reorder ${number}`;
  return (
    <>
      <PageHeader title={title}>
        <p>
          {jobName && `${jobName}. `}Placed on <time dateTime={placedAt}>{dateText(placedAt)}</time>.{" "}
          {isFree
            ? "It was made again at no charge; ordered again, its pieces cost what they cost today."
            : changes.length === 0 && lines.length > 0 && "Prices have not changed since then."}
        </p>
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={crumbs} current={title} />
        {changes.length > 0 && (
          <Notice tone="info" title="What changed">
            <TakenChanges changes={changes} />
          </Notice>
        )}
        {lines.length > 0 ? (
          <ShopTermsContext.Provider value={terms}>
            <ChosenPieces lines={lines} jobName={jobName} posted={posted} />
          </ShopTermsContext.Provider>
        ) : (
          <ButtonLink to="/shop">Browse door styles</ButtonLink>
        )}
      </div>
    </>
  );
}
