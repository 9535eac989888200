import { type ReactNode, useMemo } from "react";
import { NoLongerMade } from "~/configurator/lines/made-of";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { ButtonLink } from "~/house/ui/kit/button";
import { classNames } from "~/house/ui/kit/class-names";
import { momentText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import { HelperLinksFold } from "~/ordering/helper-links/page/helper-links-fold";
import { type Order, orderCart } from "~/ordering/orders/order";
import { contentRevisionOf } from "~/ordering/orders/order-contents";
import type { OrderNotice, OrderPageProblem } from "~/ordering/orders/order-page-form";
import { Cancelling, IntentForm, PageAddress } from "~/ordering/orders/page/order-actions";
import { OrderClaims, type OrderClaimsShown } from "~/ordering/orders/page/order-claims";
import { ContactAndDelivery } from "~/ordering/orders/page/order-details";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import { OrderMessages } from "~/ordering/orders/page/order-messages";
import { OrderNotices } from "~/ordering/orders/page/order-notices";
import { OrderInvoice, OrderPayment } from "~/ordering/orders/page/order-payment";
import { OrderProgress } from "~/ordering/orders/page/order-progress";
import { OrderShipment } from "~/ordering/orders/page/order-shipment";
import { OrderedTerms } from "~/ordering/orders/page/ordered-terms";
import { PaperLinks } from "~/ordering/orders/page/paper-links";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import type { TakenAgain } from "~/ordering/orders/take-again";
import { CutListButtons, costsOf, useCutListPaper } from "~/ordering/paper/page/cut-list-sheet";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";
import { RemakeLinks } from "~/ordering/remakes/page/remake-links";

interface OrderPageProps {
  readonly order: Order;
  readonly link: string;
  readonly path: string;
  readonly isFree: boolean;
  readonly isGuest: boolean;
  readonly notice: OrderNotice | null;
  readonly taken: TakenAgain | null;
  readonly claims: OrderClaimsShown;
  readonly noLongerMade: readonly string[];
  readonly remakeLinks: Readonly<Record<string, string>>;
  readonly reply: OrderPageProblem | null;
  readonly doors: ReactNode;
  readonly offer?: ReactNode;
  readonly changes?: ReactNode;
  readonly crumbs?: Parameters<typeof Breadcrumb>[0]["crumbs"];
}

/** One order with everything that is known about it; works without JavaScript. */
export function OrderPage({
  order,
  link,
  path,
  isFree,
  isGuest,
  notice,
  taken,
  claims,
  noLongerMade,
  remakeLinks,
  reply,
  doors,
  offer,
  changes,
  crumbs,
}: OrderPageProps) {
  const { number, state, placedAt, jobName, lines } = order;
  const title = `Order ${number}`;
  const canReceive = state === "shipped" || (state === "delivered" && claims.window.status === "open");
  const cart = useMemo(() => orderCart(lines), [lines]);
  const { hasPaper, paper } = useCutListPaper(cart, [title, jobName].filter(Boolean).join(", "), costsOf(order));
  return (
    <OrderedTerms order={order}>
      <div className={classNames(hasPaper && "print:hidden")}>
        <PageHeader title={title}>
          <p>
            {STATE_WORDS[state].label}. Placed on <time dateTime={placedAt}>{momentText(placedAt)}</time>.
            {contentRevisionOf(order) > 1 && ` Revision ${contentRevisionOf(order)}.`}
          </p>
        </PageHeader>
        <div className="wrap space-y-8 py-8 md:py-10">
          {crumbs && <Breadcrumb crumbs={crumbs} current={title} />}
          <OrderNotices
            order={order}
            notice={notice}
            refused={reply?.refused ?? null}
            isGuest={isGuest}
            taken={taken}
          />
          {offer}
          <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <div className="space-y-10">
              <OrderProgress order={order} />
              <Cancelling order={order} isFree={isFree} path={path} />
              <PageAddress link={link} path={path} />
            </div>
            <div className="min-w-0 space-y-10">
              <RemakeLinks
                order={order}
                pathOf={(other) => {
                  const secret = remakeLinks[other];
                  return secret === undefined ? null : `/orders/${secret}`;
                }}
              />
              <OrderShipment shipment={order.shipment} receiving={canReceive ? `/orders/${link}/receiving` : null} />
              <OrderPayment order={order} />
              {changes}
              {order.invoice && <OrderInvoice invoice={order.invoice} papers={`/orders/${link}/papers`} />}
              <OrderLines order={order} />
              <NoLongerMade titles={noLongerMade} />
              <p className="flex flex-wrap gap-3 print:hidden">
                <CutListButtons link={link} />
                <ButtonLink to={`/orders/${link}/again`} look="outline">
                  Order again
                </ButtonLink>
              </p>
              <PaperLinks
                base={`/orders/${link}/papers`}
                hasInvoice={order.invoice !== undefined}
                isFree={order.remake !== undefined}
              />
              <HelperLinksFold link={link} />
              {state !== "cancelled" && <OrderProof order={order} path={path} />}
              {doors}
              <OrderClaims order={order} link={link} claims={claims} />
              <OrderMessages
                messages={order.messages}
                path={path}
                isSent={notice === "written"}
                problem={reply?.problem ?? null}
              />
              <ContactAndDelivery order={order} />
            </div>
          </div>
        </div>
      </div>
      {paper}
    </OrderedTerms>
  );
}

interface OrderProofProps {
  readonly order: Pick<Order, "state" | "proofApprovedAt" | "lines" | "remake">;
  readonly path: string;
}

function OrderProof({ order: { state, proofApprovedAt, lines, remake }, path }: OrderProofProps) {
  return (
    <section aria-labelledby="proof-heading" className="print:hidden">
      <h2 id="proof-heading" className="text-2xl">
        The drawings of your order
      </h2>
      {proofApprovedAt && (
        <p className="mt-2">
          Approved on <time dateTime={proofApprovedAt}>{momentText(proofApprovedAt)}</time>.
        </p>
      )}
      {remake && (
        <p className="mt-2">
          {remake.corrected
            ? `Made as in order ${remake.of}, except for what we corrected.`
            : `Made exactly as in order ${remake.of}.`}{" "}
          There is nothing to approve.
        </p>
      )}
      {state === "received" && (
        <p className="mt-2">We look through them and confirm the order. Then we ask you to approve them.</p>
      )}
      <div className="mt-3">
        <OrderDrawings lines={lines} />
      </div>
      {state === "confirmed" && !proofApprovedAt && !remake && (
        <div className="mt-4">
          <p className="mb-3">
            Look at sizes, hinge sides and locations: each piece is made exactly as it is drawn and listed here. If
            something is wrong, write to us below instead of approving.
          </p>
          <IntentForm path={path} intent="approve" label="Approve the drawings" busyLabel="One moment…" look="accent" />
        </div>
      )}
    </section>
  );
}
