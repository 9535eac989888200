import { CLAIM_DAYS } from "~/house/promises/fixed-promises";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { type Claim, type ClaimWindow, MAX_CLAIMS } from "../claims";
import type { Order } from "../order";
import { ClaimList } from "./claim-list";
import { ReachUs } from "./reach-us";

/** What an order's page shows about claims. */
export interface OrderClaimsShown {
  readonly window: ClaimWindow;
  /** The oldest first; `null` if they could not be loaded. */
  readonly made: readonly Claim[] | null;
}

interface OrderClaimsProps {
  readonly order: Order;
  /** The secret part of the address of the order's own page. */
  readonly link: string;
  readonly claims: OrderClaimsShown;
}

/** Until when damage and errors can be reported, the link to do so, and the reports so far. */
export function OrderClaims({ order, link, claims: { window, made } }: OrderClaimsProps) {
  if (window.status === "never") return null;
  return (
    <section id="claims" aria-labelledby="claims-heading" className="print:hidden">
      <h2 id="claims-heading" className="text-2xl">
        Damage or a wrong size
      </h2>
      {made === null && (
        <Notice tone="error" className="mt-4">
          <p>Your claims could not be loaded. Please open this page again a little later.</p>
        </Notice>
      )}
      {made && made.length > 0 && <ClaimList order={order} claims={made} photographs={`/orders/${link}/photographs`} />}
      {window.status === "open" && (made?.length ?? 0) < MAX_CLAIMS ? (
        <>
          <p className="mt-4">
            Look at every piece before it is finished, bored or hung. Until{" "}
            <time dateTime={window.until}>{momentText(window.until)}</time>, {CLAIM_DAYS} days after delivery, you can
            report here what is not right, with photographs.
          </p>
          <p className="mt-4">
            <a href={`/orders/${link}/claim`} className="button border-stone-500 hover:bg-linen">
              Report a problem
            </a>
          </p>
        </>
      ) : (
        <p className="mt-2">
          <ClaimAlternatives window={window} />
        </p>
      )}
    </section>
  );
}

/** What to do if no claim can be made on the page. */
export function ClaimAlternatives({ window }: { readonly window: ClaimWindow }) {
  if (window.status === "early") {
    return (
      <>
        Once your order is delivered, you have {CLAIM_DAYS} days to report here what is not right, with photographs.
        Until then, write us a message.
      </>
    );
  }
  if (window.status === "over") {
    return (
      <>
        Damage and wrong sizes could be reported here until{" "}
        <time dateTime={window.until}>{momentText(window.until)}</time>. For a fault under the warranty that shows
        later, write us a message, or <ReachUs />.
      </>
    );
  }
  return (
    <>
      No more claims can be made here for this order. For anything else, write us a message, or <ReachUs />.
    </>
  );
}
